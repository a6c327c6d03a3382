#pragma once

#include <optional>
#include <string>

#include "engine/core/game.hpp"
#include "imgui_app/board_view.hpp"
#include "imgui_app/look.hpp"
#include "imgui_app/options.hpp"
#include "imgui_app/side_panel.hpp"

namespace checkers::app {

// The program without its window: a game, the views that show it, and what the person asks for.
class App {
 public:
  explicit App(const Options& options);

  // One frame of Dear ImGui: shows everything and handles input.
  void frame();

  bool animating() const { return board_.animating(); }
  const Game& game() const { return game_; }
  const BoardView& board() const { return board_; }
  const SidePanel& panel() const { return panel_; }
  // What the line below the headline says besides the usual; empty for nothing.
  const std::string& sentence() const { return board_.sentence().empty() ? notice_ : board_.sentence(); }
  Look& look() { return look_; }
  const Look& look() const { return look_; }

 private:
  struct Layout {
    ImVec2 board;
    float board_size;
    ImVec2 panel, panel_size;
    bool stacked;
  };

  Layout layout(ImVec2 window) const;
  Request keys() const;
  void carry_out(const Request& request);
  void play(const Move& move);
  void new_game();
  void undo();
  void redo();
  void switch_theme();

  Look look_;
  Position start_;
  Game game_;
  // The game before the last "New", until a move is made: undo brings it back.
  std::optional<Game> previous_;
  std::string notice_;
  BoardView board_;
  SidePanel panel_;
};

}  // namespace checkers::app
