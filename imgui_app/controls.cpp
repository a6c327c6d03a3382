#include "imgui_app/controls.hpp"

#include <algorithm>
#include <cmath>

namespace checkers::app {
namespace {

constexpr float kPi = 3.14159265f;

ImVec2 on_circle(ImVec2 center, float radius, float angle) {
  return center + ImVec2(std::cos(angle), std::sin(angle)) * radius;
}

void arrow_head(ImDrawList& list, ImVec2 tip, ImVec2 direction, float size, ImU32 color) {
  const ImVec2 across = ImVec2(-direction.y, direction.x) * (size * 0.85f);
  // Clockwise, as smooth edges need it.
  list.AddTriangleFilled(tip + direction * size, tip + across, tip - across, color);
}

// Three quarters of a circle with an arrow; `sign` 1 turns back, -1 forward.
void turn_arrow(ImDrawList& list, ImVec2 center, float size, float sign, ImU32 color, float thickness) {
  const float radius = size * 0.34f;
  for (int i = 0; i <= 24; ++i) {
    const float angle = kPi * (-0.5f + 1.35f * static_cast<float>(i) / 24);
    const ImVec2 offset = ImVec2(std::cos(angle) * sign, std::sin(angle)) * radius;
    list.PathLineTo(center + offset + ImVec2(0, size * 0.05f));
  }
  list.PathStroke(color, 0, thickness);
  arrow_head(list, center + ImVec2(-sign * size * 0.02f, -radius + size * 0.05f), {-sign, 0}, size * 0.26f, color);
}

void sun(ImDrawList& list, ImVec2 center, float size, ImU32 color, float thickness) {
  list.AddCircleFilled(center, size * 0.2f, color);
  for (int i = 0; i < 8; ++i) {
    const float angle = kPi * static_cast<float>(i) / 4;
    list.AddLine(on_circle(center, size * 0.31f, angle), on_circle(center, size * 0.43f, angle), color, thickness);
  }
}

// A crescent: a disc with a bite of the background.
void moon(ImDrawList& list, ImVec2 center, float size, ImU32 color, ImU32 background) {
  list.AddCircleFilled(center, size * 0.38f, color);
  list.AddCircleFilled(center + ImVec2(size * 0.18f, -size * 0.14f), size * 0.31f, background);
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 center, float size, ImU32 color, ImU32 background) {
  const float thickness = std::max(1.5f, size * 0.1f);
  switch (icon) {
    case Icon::New:
      list.AddLine(center - ImVec2(size * 0.34f, 0), center + ImVec2(size * 0.34f, 0), color, thickness);
      list.AddLine(center - ImVec2(0, size * 0.34f), center + ImVec2(0, size * 0.34f), color, thickness);
      return;
    case Icon::Undo: return turn_arrow(list, center, size, 1, color, thickness);
    case Icon::Redo: return turn_arrow(list, center, size, -1, color, thickness);
    case Icon::Flip:
      for (const float side : {-1.0f, 1.0f}) {
        const ImVec2 middle = center + ImVec2(side * size * 0.2f, 0);
        list.AddLine(middle + ImVec2(0, side * size * 0.36f), middle - ImVec2(0, side * size * 0.14f), color,
                     thickness);
        arrow_head(list, middle - ImVec2(0, side * size * 0.14f), {0, -side}, size * 0.24f, color);
      }
      return;
    case Icon::Sun: return sun(list, center, size, color, thickness);
    case Icon::Moon: return moon(list, center, size, color, background);
  }
}

bool icon_button(const Look& look, const char* id, Icon icon, const char* label, ImVec2 size, bool enabled) {
  const Theme& theme = *look.theme;
  ImGui::BeginDisabled(!enabled);
  const bool pressed = ImGui::InvisibleButton(id, size);
  const bool hovered = ImGui::IsItemHovered() && !look.touch, active = ImGui::IsItemActive();
  if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  ImGui::EndDisabled();

  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  const ImVec2 middle = (min + max) * 0.5f;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec4& fill = active ? theme.surface_pressed : hovered ? theme.surface_hovered : theme.surface;
  list.AddRectFilled(min, max, to_color(fill), look.px(10));
  list.AddRect(min, max, to_color(theme.line), look.px(10));
  const float opacity = enabled ? 1.0f : 0.35f;
  const ImU32 color = to_color(theme.text, opacity);
  if (*label == '\0') {
    draw_icon(list, icon, middle, look.px(22), color, to_color(fill));
    return pressed;
  }
  ImFont* font = look.fonts.small;
  const float text_size = font->FontSize * ImGui::GetIO().FontGlobalScale;
  const ImVec2 extent = font->CalcTextSizeA(text_size, FLT_MAX, 0, label);
  const float icon_size = look.px(20), gap = look.px(3);
  const float top = middle.y - (icon_size + gap + extent.y) / 2;
  draw_icon(list, icon, {middle.x, top + icon_size / 2}, icon_size, color, to_color(fill));
  const ImVec2 at = {std::round(middle.x - extent.x / 2), std::round(top + icon_size + gap)};
  list.AddText(font, text_size, at, to_color(theme.text, opacity), label);
  return pressed;
}

bool scroll_by_dragging(const Look& look) {
  static ImGuiID scrolling = 0;
  const ImGuiID id = ImGui::GetID("##scroll");
  const ImGuiIO& io = ImGui::GetIO();
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    const bool just_ended = scrolling == id && ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    if (!just_ended && scrolling == id) scrolling = 0;
    return just_ended;
  }
  const bool inside = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
  if (scrolling == 0 && inside && ImGui::IsMouseDragging(ImGuiMouseButton_Left, look.px(8))) {
    const ImVec2 start = io.MouseClickedPos[0], corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    const bool began_inside = start.x >= corner.x && start.y >= corner.y && start.x < corner.x + size.x - look.px(12) &&
                              start.y < corner.y + size.y;
    if (began_inside) scrolling = id;
  }
  if (scrolling != id) return false;
  ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
  return true;
}

}  // namespace checkers::app
