#pragma once

#include "engine/core/position.hpp"
#include "imgui_app/board_geometry.hpp"
#include "imgui_app/look.hpp"

namespace checkers::app {

// Draws the parts of a board; knows nothing of the game.
class BoardPainter {
 public:
  // In fields.
  static constexpr float kPieceRadius = 0.38f;

  BoardPainter(ImDrawList& list, const Look& look, const BoardGeometry& geometry)
      : list_(list), look_(look), theme_(*look.theme), geometry_(geometry) {}

  // The wooden frame, `width` wide, and the 64 fields.
  void board(float width);
  void numbers();
  void tint(Square square, const ImVec4& color);
  // A dot where the selected piece can end, a smaller one where it lands on the way.
  void target(Square square, bool end);
  // A ring around a piece that can capture.
  void forced_ring(Square square);
  void hover_ring(Square square);
  void cursor(Square square);

  // `lift` is the height above the board, 0 to 1; `opacity` below 1 makes a ghost.
  void piece(ImVec2 center, Color color, bool king, float lift = 0, float opacity = 1);

 private:
  float radius() const { return geometry_.cell * kPieceRadius; }
  void disc(ImVec2 center, float radius, const PieceColors& colors, float opacity);

  ImDrawList& list_;
  const Look& look_;
  const Theme& theme_;
  const BoardGeometry& geometry_;
};

// A small piece as a sign of a colour.
void draw_piece_sign(ImDrawList& list, const Look& look, ImVec2 center, float radius, Color color, bool king = false);

}  // namespace checkers::app
