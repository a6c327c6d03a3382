#include "imgui_app/theme.hpp"

namespace checkers::app {
namespace {

constexpr ImVec4 rgb(unsigned hex, float opacity = 1) {
  return {static_cast<float>(hex >> 16 & 255) / 255, static_cast<float>(hex >> 8 & 255) / 255,
          static_cast<float>(hex & 255) / 255, opacity};
}

constexpr PieceColors kBlackPiece = {.face = rgb(0x3A3633),
                                     .side = rgb(0x171412),
                                     .light = rgb(0x8C837A),
                                     .groove = rgb(0x221F1D),
                                     .crown = rgb(0xE8BE5A)};
constexpr PieceColors kWhitePiece = {.face = rgb(0xF3E9D6),
                                     .side = rgb(0xA8977A),
                                     .light = rgb(0xFFFFFF),
                                     .groove = rgb(0xCBB995),
                                     .crown = rgb(0xB9821F)};

constexpr Theme kLight = {
    .dark = false,
    .background = rgb(0xF4F1EA),
    .surface = rgb(0xFFFFFF),
    .surface_hovered = rgb(0xF0ECE2),
    .surface_pressed = rgb(0xE4DED0),
    .line = rgb(0xDDD6C8),
    .text = rgb(0x23211E),
    .text_muted = rgb(0x6B655B),
    .accent = rgb(0x2F6B4B),
    .on_accent = rgb(0xFFFFFF),
    .warning = rgb(0xA2480B),
    .frame = rgb(0x4A3426),
    .frame_light = rgb(0x6C4E39),
    .light_square = rgb(0xEEE4C8),
    .dark_square = rgb(0x5C8763),
    .number = rgb(0xF4EFDD, 0.72f),
    .last_move = rgb(0xFFD45C, 0.5f),
    .selection = rgb(0xFFE08A, 0.62f),
    .target = rgb(0xFFF3C4, 0.92f),
    .forced = rgb(0xFFC93C),
    .cursor = rgb(0x1B5FC4),
    .shadow = rgb(0x2A2016),
    .black = kBlackPiece,
    .white = kWhitePiece,
};

constexpr Theme kDark = {
    .dark = true,
    .background = rgb(0x191B1A),
    .surface = rgb(0x252827),
    .surface_hovered = rgb(0x303433),
    .surface_pressed = rgb(0x3B403E),
    .line = rgb(0x3A3F3D),
    .text = rgb(0xECE9E2),
    .text_muted = rgb(0xA19D94),
    .accent = rgb(0x7CC49A),
    .on_accent = rgb(0x12251A),
    .warning = rgb(0xF0A35E),
    .frame = rgb(0x2B211A),
    .frame_light = rgb(0x463629),
    .light_square = rgb(0xCFC6A8),
    .dark_square = rgb(0x4A7053),
    .number = rgb(0xEDE7D2, 0.66f),
    .last_move = rgb(0xF5C64F, 0.4f),
    .selection = rgb(0xFFE08A, 0.5f),
    .target = rgb(0xFFF3C4, 0.9f),
    .forced = rgb(0xFFC93C),
    .cursor = rgb(0x8FC1FF),
    .shadow = rgb(0x000000),
    .black = kBlackPiece,
    .white = kWhitePiece,
};

}  // namespace

const Theme& light_theme() { return kLight; }
const Theme& dark_theme() { return kDark; }

void apply(const Theme& theme, float scale) {
  ImGuiStyle style;
  style.WindowPadding = {0, 0};
  style.WindowBorderSize = 0;
  style.WindowRounding = 0;
  style.ChildRounding = 10;
  style.ChildBorderSize = 0;
  style.FrameRounding = 8;
  style.FramePadding = {10, 8};
  style.ItemSpacing = {8, 8};
  style.ScrollbarSize = 10;
  style.ScrollbarRounding = 5;
  style.CircleTessellationMaxError = 0.2f;
  style.ScaleAllSizes(scale);

  auto& colors = style.Colors;
  colors[ImGuiCol_WindowBg] = theme.background;
  colors[ImGuiCol_ChildBg] = theme.surface;
  colors[ImGuiCol_PopupBg] = theme.surface;
  colors[ImGuiCol_Border] = theme.line;
  colors[ImGuiCol_Text] = theme.text;
  colors[ImGuiCol_TextDisabled] = theme.text_muted;
  colors[ImGuiCol_Button] = theme.surface;
  colors[ImGuiCol_ButtonHovered] = theme.surface_hovered;
  colors[ImGuiCol_ButtonActive] = theme.surface_pressed;
  colors[ImGuiCol_Header] = theme.surface_hovered;
  colors[ImGuiCol_HeaderHovered] = theme.surface_hovered;
  colors[ImGuiCol_HeaderActive] = theme.surface_pressed;
  colors[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
  colors[ImGuiCol_ScrollbarGrab] = theme.line;
  colors[ImGuiCol_ScrollbarGrabHovered] = theme.text_muted;
  colors[ImGuiCol_ScrollbarGrabActive] = theme.text_muted;
  ImGui::GetStyle() = style;
}

ImU32 to_color(const ImVec4& color, float opacity) {
  return ImGui::ColorConvertFloat4ToU32({color.x, color.y, color.z, color.w * opacity});
}

ImVec4 mix(const ImVec4& a, const ImVec4& b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t, a.w + (b.w - a.w) * t};
}

}  // namespace checkers::app
