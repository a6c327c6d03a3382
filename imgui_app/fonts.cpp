#include "imgui_app/fonts.hpp"

#include <cmath>

namespace checkers::app {
namespace {

// Pairs of first and last; embed_font keeps at least these.
constexpr ImWchar kGlyphs[] = {0x20, 0xFF, 0x2010, 0x2026, 0x2190, 0x2199, 0x2212, 0x2212, 0};

ImFont* add(std::span<const unsigned char> file, float pixels) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = 2;
  config.OversampleV = 1;
  // The atlas does not write to data it does not own.
  void* data = const_cast<unsigned char*>(file.data());
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, static_cast<int>(file.size()), std::round(pixels), &config,
                                                    kGlyphs);
}

}  // namespace

void Fonts::build(float scale, float pixel_ratio) {
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  const float pixels = scale * pixel_ratio;
  body = add(inter_regular(), 17 * pixels);
  strong = add(inter_strong(), 17 * pixels);
  title = add(inter_strong(), 24 * pixels);
  small = add(inter_regular(), 14 * pixels);
  io.FontDefault = body;
  io.FontGlobalScale = 1 / pixel_ratio;
  io.Fonts->Build();
}

}  // namespace checkers::app
