#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "imgui_app/look.hpp"

namespace checkers::app {

// The moves of a game with their numbers, as PDN writes them.
class MoveListView {
 public:
  // Draws into an area of the current window. Returns the ply to go to when a move was chosen.
  std::optional<int> frame(const Look& look, const Game& game, ImVec2 size);

 private:
  void write_moves(const Game& game);
  std::optional<int> cell(const Look& look, int ply, const Game& game, ImVec2 size, bool scrolling);

  std::vector<std::string> texts_;
  std::vector<Move> known_;
  Position known_start_{};
  int shown_ply_ = -1;
};

}  // namespace checkers::app
