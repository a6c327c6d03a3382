#include "imgui_app/shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_app/theme.hpp"

namespace checkers::app {
namespace {

constexpr float kFullTurn = 6.2831853f;
constexpr float kLightAngle = kFullTurn * 0.64f;

int segments_for(float radius) { return std::clamp(static_cast<int>(radius * 1.3f) + 12, 16, 72); }

ImVec4 transparent(const ImVec4& color) { return {color.x, color.y, color.z, 0}; }

}  // namespace

void draw_rings(ImDrawList& list, ImVec2 center, std::span<const Stop> stops) {
  const int segments = segments_for(stops.back().radius);
  const int around = segments + 1, rings = static_cast<int>(stops.size()) - 1;
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(rings * segments * 6, static_cast<int>(stops.size()) * around);
  const unsigned first = list._VtxCurrentIdx;
  for (const Stop& stop : stops) {
    for (int i = 0; i < around; ++i) {
      const float angle = kFullTurn * static_cast<float>(i) / static_cast<float>(segments);
      const float dim = 0.5f - 0.5f * std::cos(angle - kLightAngle);
      const ImVec2 point = center + ImVec2(std::cos(angle), std::sin(angle)) * stop.radius;
      list.PrimWriteVtx(point, white, to_color(mix(stop.shade.lit, stop.shade.dim, dim)));
    }
  }
  const unsigned row = static_cast<unsigned>(around);
  for (unsigned ring = 0; ring < static_cast<unsigned>(rings); ++ring) {
    for (unsigned i = 0; i + 1 < row; ++i) {
      const unsigned inner = first + ring * row + i, outer = inner + row;
      for (const unsigned index : {inner, outer, outer + 1, inner, outer + 1, inner + 1})
        list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
    }
  }
}

float soft_edge() { return 1.2f / std::max(1.0f, ImGui::GetIO().DisplayFramebufferScale.x); }

void draw_disc(ImDrawList& list, ImVec2 center, float radius, const Shade& shade) {
  const float edge = soft_edge();
  const Shade none = {transparent(shade.lit), transparent(shade.dim)};
  draw_rings(list, center, std::array<Stop, 3>{{{0, shade}, {radius - edge / 2, shade}, {radius + edge / 2, none}}});
}

void draw_round_shadow(ImDrawList& list, ImVec2 center, float core, float radius, const ImVec4& color) {
  const Shade full = Shade::plain(color), none = Shade::plain(transparent(color));
  const Shade half = Shade::plain({color.x, color.y, color.z, color.w * 0.42f});
  const float middle = core + (radius - core) * 0.42f;
  draw_rings(list, center, std::array<Stop, 4>{{{0, full}, {core, full}, {middle, half}, {radius, none}}});
}

// Only the border is drawn, as bands around the rectangle: what it surrounds costs nothing.
void draw_box_shadow(ImDrawList& list, ImVec2 min, ImVec2 max, float rounding, float blur, const ImVec4& color) {
  constexpr int kCornerPoints = 9, kAround = 4 * kCornerPoints;
  constexpr std::array<float, 4> kReach = {-0.5f, 0, 0.4f, 1};
  constexpr std::array<float, 4> kStrength = {1, 0.5f, 0.18f, 0};
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  min += {rounding, rounding}, max -= {rounding, rounding};
  const std::array<ImVec2, 4> corners = {max, ImVec2(min.x, max.y), min, ImVec2(max.x, min.y)};
  list.PrimReserve(static_cast<int>(kReach.size() - 1) * kAround * 6, static_cast<int>(kReach.size()) * kAround);
  const unsigned first = list._VtxCurrentIdx;
  for (std::size_t band = 0; band < kReach.size(); ++band) {
    for (int i = 0; i < kAround; ++i) {
      const int corner = i / kCornerPoints, step = i % kCornerPoints;
      const float angle = kFullTurn / 4 * (static_cast<float>(corner) + static_cast<float>(step) / (kCornerPoints - 1));
      const ImVec2 direction = {std::cos(angle), std::sin(angle)};
      const float reach = std::max(0.0f, rounding + blur * kReach[band]);
      list.PrimWriteVtx(corners[static_cast<std::size_t>(corner)] + direction * reach, white,
                        to_color(color, kStrength[band]));
    }
  }
  for (unsigned band = 0; band + 1 < kReach.size(); ++band) {
    for (unsigned i = 0; i < kAround; ++i) {
      const unsigned inner = first + band * kAround + i, next = first + band * kAround + (i + 1) % kAround;
      for (const unsigned index : {inner, inner + kAround, next + kAround, inner, next + kAround, next})
        list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
    }
  }
}

void draw_crown(ImDrawList& list, ImVec2 center, float width, const ImVec4& color, const ImVec4& edge) {
  const float half = width / 2, height = width * 0.62f;
  const float bottom = center.y + height / 2, band = bottom - height * 0.2f, top = center.y - height / 2;
  const auto point = [&](float across, float y) { return ImVec2(center.x + across * half, y); };
  const ImU32 fill = to_color(color), dark = to_color(edge);
  struct Spike {
    float left, tip, right, height;
  };
  constexpr std::array<Spike, 3> kSpikes = {{{-0.86f, -1, -0.1f, 0.2f}, {-0.62f, 0, 0.62f, 0}, {0.1f, 1, 0.86f, 0.2f}}};
  for (const Spike& spike : kSpikes) {
    const float y = top + spike.height * height;
    list.AddTriangleFilled(point(spike.left, band), point(spike.tip, y), point(spike.right, band), fill);
    list.AddCircleFilled(point(spike.tip, y), width * 0.075f, fill);
  }
  list.AddRectFilled(point(-0.86f, band - height * 0.08f), point(0.86f, bottom), fill, height * 0.06f);
  list.AddLine(point(-0.8f, band + height * 0.02f), point(0.8f, band + height * 0.02f), dark,
               std::max(1.0f, height * 0.05f));
}

}  // namespace checkers::app
