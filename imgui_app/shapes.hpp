#pragma once

#include <imgui.h>

#include <span>

// Shaded shapes that Dear ImGui's own list of primitives lacks. Light falls from the upper left.
namespace checkers::app {

// A colour that turns from `lit` on the side of the light to `dim` on the other.
struct Shade {
  ImVec4 lit, dim;

  static Shade plain(const ImVec4& color) { return {color, color}; }
};

// A colour at a distance from a centre.
struct Stop {
  float radius;
  Shade shade;
};

// Rings from stop to stop, the colours between them blended. The first radius may be 0.
void draw_rings(ImDrawList& list, ImVec2 center, std::span<const Stop> stops);

// The width of an edge that looks smooth: about a pixel.
float soft_edge();

// A disc with a soft edge.
void draw_disc(ImDrawList& list, ImVec2 center, float radius, const Shade& shade);

// A round shadow: full within `core`, gone at `radius`.
void draw_round_shadow(ImDrawList& list, ImVec2 center, float core, float radius, const ImVec4& color);

// The soft shadow of a rounded rectangle, `blur` wide.
void draw_box_shadow(ImDrawList& list, ImVec2 min, ImVec2 max, float rounding, float blur, const ImVec4& color);

// A crown of the given width around a centre.
void draw_crown(ImDrawList& list, ImVec2 center, float width, const ImVec4& color, const ImVec4& edge);

}  // namespace checkers::app
