#pragma once

#include "imgui_app/fonts.hpp"
#include "imgui_app/theme.hpp"

namespace checkers::app {

// What every view needs to draw itself.
struct Look {
  const Theme* theme = &light_theme();
  Fonts fonts;
  float scale = 1;
  // Fingers need larger targets than a mouse.
  bool touch = false;
  // Moves are shown at once instead of gliding.
  bool reduced_motion = false;

  // A length of the design in the window's units.
  float px(float length) const { return length * scale; }
};

}  // namespace checkers::app
