#include "imgui_app/board_paint.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "imgui_app/shapes.hpp"

namespace checkers::app {
namespace {

ImVec4 faded(const ImVec4& color, float opacity) { return {color.x, color.y, color.z, color.w * opacity}; }

ImVec4 lighter(const ImVec4& color, float amount) { return mix(color, {1, 1, 1, color.w}, amount); }

ImVec4 darker(const ImVec4& color, float amount) { return mix(color, {0, 0, 0, color.w}, amount); }

}  // namespace

void BoardPainter::board(float width) {
  const float side = 8 * geometry_.cell;
  const ImVec2 min = geometry_.corner, max = min + ImVec2(side, side);
  const ImVec2 border = {width, width};
  const float round = width * 0.6f;
  const ImVec2 drop = {0, width * 0.25f};
  draw_box_shadow(list_, min - border + drop, max + border + drop, round, width * 1.2f,
                  faded(theme_.shadow, theme_.dark ? 0.8f : 0.5f));
  // A frame of four sides; the fields cover its middle.
  list_.AddRect(min - border * 0.5f, max + border * 0.5f, to_color(theme_.frame), round, 0, width);
  list_.AddRect(min - border + ImVec2(1, 1), max + border - ImVec2(1, 1), to_color(theme_.frame_light, 0.8f), round, 0,
                std::max(1.0f, width * 0.09f));
  list_.AddRect(min - ImVec2(1, 1), max + ImVec2(1, 1), to_color(darker(theme_.frame, 0.45f)));

  // Light from the upper left: every field shades a little, the whole board a little more.
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      const ImVec4 base = (row + column) % 2 == 0 ? theme_.light_square : theme_.dark_square;
      const ImVec2 a = min + ImVec2(static_cast<float>(column), static_cast<float>(row)) * geometry_.cell;
      const ImVec2 b = a + ImVec2(geometry_.cell, geometry_.cell);
      const auto at = [&](int along) {
        return to_color(mix(lighter(base, 0.07f), darker(base, 0.07f), static_cast<float>(along) / 16));
      };
      const int along = row + column;
      list_.AddRectFilledMultiColor(a, b, at(along), at(along + 1), at(along + 2), at(along + 1));
    }
  }
}

void BoardPainter::numbers() {
  ImFont* font = look_.fonts.small;
  const float ratio = ImGui::GetIO().FontGlobalScale;
  const float wanted = std::clamp(geometry_.cell * 0.18f, look_.px(8), look_.px(14));
  const float size = std::round(wanted / ratio) * ratio;
  for (Square square = kFirstSquare; square <= kLastSquare; ++square) {
    const ImVec2 corner = geometry_.center(square) - ImVec2(geometry_.cell / 2, geometry_.cell / 2);
    list_.AddText(font, size, corner + ImVec2(geometry_.cell * 0.05f, geometry_.cell * 0.02f), to_color(theme_.number),
                  std::to_string(square).c_str());
  }
}

void BoardPainter::tint(Square square, const ImVec4& color) {
  const ImVec2 half = {geometry_.cell / 2, geometry_.cell / 2};
  const ImVec2 center = geometry_.center(square);
  list_.AddRectFilled(center - half, center + half, to_color(color));
}

void BoardPainter::target(Square square, bool end) {
  const float size = geometry_.cell * (end ? 0.16f : 0.09f);
  const ImVec2 center = geometry_.center(square);
  draw_round_shadow(list_, center, size * 0.8f, size * 1.5f, faded(theme_.shadow, 0.35f));
  draw_disc(list_, center, size, Shade::plain(theme_.target));
}

void BoardPainter::forced_ring(Square square) {
  const Shade full = Shade::plain(theme_.forced), glow = Shade::plain(faded(theme_.forced, 0.5f));
  const Shade none = Shade::plain(faded(theme_.forced, 0));
  const float r = radius();
  draw_rings(list_, geometry_.center(square),
             std::array<Stop, 4>{{{r * 0.98f, full}, {r * 1.12f, full}, {r * 1.14f, glow}, {r * 1.27f, none}}});
}

void BoardPainter::hover_ring(Square square) {
  const Shade glow = Shade::plain(faded(theme_.target, 0.75f)), none = Shade::plain(faded(theme_.target, 0));
  draw_rings(list_, geometry_.center(square), std::array<Stop, 2>{{{radius(), glow}, {radius() * 1.25f, none}}});
}

void BoardPainter::cursor(Square square) {
  const float inset = geometry_.cell * 0.04f;
  const ImVec2 half = {geometry_.cell / 2 - inset, geometry_.cell / 2 - inset};
  const ImVec2 center = geometry_.center(square);
  list_.AddRect(center - half, center + half, to_color({1, 1, 1, 0.9f}), geometry_.cell * 0.08f, 0,
                geometry_.cell * 0.075f);
  list_.AddRect(center - half, center + half, to_color(theme_.cursor), geometry_.cell * 0.08f, 0,
                geometry_.cell * 0.045f);
}

// A turned wooden disc, seen a little from the front: its side, then the face with a bevel, a carved ring and a hollow.
void BoardPainter::disc(ImVec2 center, float r, const PieceColors& colors, float opacity) {
  const auto shade = [&](const ImVec4& lit, const ImVec4& dim) {
    return Shade{faded(lit, opacity), faded(dim, opacity)};
  };
  const ImVec4 lit = mix(colors.face, colors.light, 0.2f), dim = mix(colors.face, colors.side, 0.2f);
  const Shade plane = shade(lit, dim);
  const Shade hollow = shade(mix(dim, colors.groove, 0.35f), mix(lit, colors.light, 0.2f));
  const Shade groove = shade(colors.groove, mix(colors.groove, colors.light, 0.45f));
  const Shade bevel = shade(mix(colors.face, colors.light, 0.8f), mix(colors.face, colors.side, 0.7f));
  const Shade none = {faded(bevel.lit, 0), faded(bevel.dim, 0)};
  const float edge = soft_edge();
  draw_disc(list_, center + ImVec2(0, r * 0.14f), r, shade(colors.side, darker(colors.side, 0.35f)));
  draw_rings(list_, center,
             std::array<Stop, 9>{{{0, shade(colors.face, colors.face)},
                                  {r * 0.62f, hollow},
                                  {r * 0.67f, groove},
                                  {r * 0.72f, plane},
                                  {r * 0.88f, plane},
                                  {r * 0.92f, bevel},
                                  {r * 0.96f, bevel},
                                  {r - edge / 2, bevel},
                                  {r + edge / 2, none}}});
  const Shade gleam = Shade::plain({1, 1, 1, 0.14f * opacity});
  draw_rings(list_, center - ImVec2(r * 0.3f, r * 0.36f),
             std::array<Stop, 2>{{{0, gleam}, {r * 0.5f, Shade::plain({1, 1, 1, 0})}}});
}

void BoardPainter::piece(ImVec2 center, Color color, bool king, float lift, float opacity) {
  const PieceColors& colors = color == Color::Black ? theme_.black : theme_.white;
  const float r = radius() * (1 + 0.07f * lift);
  const float drop = r * (0.16f + 0.3f * lift);
  draw_round_shadow(list_, center + ImVec2(drop * 0.4f, drop), r * (0.86f - 0.12f * lift), r * (1.2f + 0.14f * lift),
                    faded(theme_.shadow, (0.5f - 0.14f * lift) * opacity));
  center.y += r * ((king ? 0.1f : -0.06f) - 0.16f * lift);
  disc(center, r, colors, opacity);
  if (!king) return;
  center.y -= r * 0.2f;
  disc(center, r, colors, opacity);
  draw_crown(list_, center + ImVec2(0, r * 0.05f), r * 0.95f, faded(darker(colors.crown, 0.55f), 0.55f * opacity),
             faded(colors.crown, 0));
  draw_crown(list_, center, r * 0.95f, faded(colors.crown, opacity), faded(darker(colors.crown, 0.35f), opacity));
}

void draw_piece_sign(ImDrawList& list, const Look& look, ImVec2 center, float radius, Color color, bool king) {
  BoardGeometry geometry;
  geometry.cell = radius / BoardPainter::kPieceRadius;
  BoardPainter(list, look, geometry).piece(center, color, king);
}

}  // namespace checkers::app
