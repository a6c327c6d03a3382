#pragma once

#include <optional>
#include <string>

#include "engine/core/game.hpp"
#include "imgui_app/animation.hpp"
#include "imgui_app/board_geometry.hpp"
#include "imgui_app/look.hpp"
#include "imgui_app/move_picker.hpp"

namespace checkers::app {

// The board on the screen: shows a game's position and lets a person choose a move by clicking, dragging, touching or
// with the keyboard. It never changes the game.
class BoardView {
 public:
  // To be called whenever the game's position changed. With a move, the move is shown gliding: played from `before`,
  // or taken back to it.
  void show(const Game& game);
  void show_played(const Game& game, const Position& before, const Move& move);
  void show_taken_back(const Game& game, const Move& move);

  // Draws the board with its frame into a square area and handles input. Returns a move when one was chosen.
  std::optional<Move> frame(const Look& look, const Game& game, ImVec2 corner, float size);

  void flip() { geometry_.flipped = !geometry_.flipped; }
  bool flipped() const { return geometry_.flipped; }
  bool animating() const { return animation_.running(); }
  // Why the last choice was not possible; empty after a possible one.
  const std::string& sentence() const { return picker_.sentence(); }
  const MovePicker& picker() const { return picker_; }
  const BoardGeometry& geometry() const { return geometry_; }

 private:
  void place(ImVec2 corner, float size, const Look& look);
  void handle_pointer();
  void handle_keys();
  void move_cursor(int columns, int rows);
  void choose(Square square);
  void draw(const Look& look, const Game& game);
  void draw_marks(class BoardPainter& painter, const Game& game);
  void draw_pieces(class BoardPainter& painter, const Position& position);

  BoardGeometry geometry_;
  float frame_width_ = 0;
  MovePicker picker_;
  MoveAnimation animation_;
  std::optional<Move> chosen_;

  Square pressed_ = 0;  // where the pointer went down
  bool was_selected_ = false;
  bool dragging_ = false;
  bool hovered_ = false;
  Square cursor_ = 0;  // of the keyboard, 0 while the pointer is used
};

}  // namespace checkers::app
