#pragma once

#include <imgui.h>

#include <span>

namespace checkers::app {

// The font files, embedded when the app is built (cmake/font.cmake).
std::span<const unsigned char> inter_regular();
std::span<const unsigned char> inter_strong();

// The fonts of the app. Their glyphs are made at the screen's own resolution.
struct Fonts {
  ImFont* body = nullptr;
  ImFont* strong = nullptr;
  ImFont* title = nullptr;
  ImFont* small = nullptr;

  // Fills the font atlas. `scale` enlarges the text, `pixel_ratio` is device pixels for one of the window's units.
  // The renderer's texture must be made again afterwards.
  void build(float scale, float pixel_ratio);
};

}  // namespace checkers::app
