#pragma once

#include <imgui.h>

namespace checkers::app {

// Colours of a piece: its upper face, the side below it, the edge that catches the light and the carved rings.
struct PieceColors {
  ImVec4 face, side, light, groove, crown;
};

// Every colour the app uses.
struct Theme {
  bool dark;

  ImVec4 background, surface, surface_hovered, surface_pressed, line;
  ImVec4 text, text_muted, accent, on_accent, warning;

  ImVec4 frame, frame_light, light_square, dark_square, number;
  ImVec4 last_move, selection, target, forced, cursor, shadow;
  PieceColors black, white;
};

const Theme& light_theme();
const Theme& dark_theme();

// Sets Dear ImGui's own style; `scale` enlarges every size.
void apply(const Theme& theme, float scale);

// The colour with its opacity multiplied.
ImU32 to_color(const ImVec4& color, float opacity = 1);
ImVec4 mix(const ImVec4& a, const ImVec4& b, float t);

}  // namespace checkers::app
