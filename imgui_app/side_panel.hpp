#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "imgui_app/controls.hpp"
#include "imgui_app/look.hpp"
#include "imgui_app/move_list.hpp"

namespace checkers::app {

enum class Command { None, New, Undo, Redo, Flip, SwitchTheme, GoTo };

struct Request {
  Command command = Command::None;
  int ply = 0;  // for GoTo
};

// Where a control is in the window, for tests that use it as a person would.
struct ControlPlace {
  std::string name;
  ImVec2 center;
};

// Beside the board, or below it: whose turn it is, the result, the moves, the buttons.
class SidePanel {
 public:
  struct Content {
    const Game& game;
    // Shown in place of the usual line below the headline.
    const std::string& sentence;
    bool can_undo;
    bool can_redo;
  };

  // The least height that a compact panel needs.
  static float least_height(const Look& look);

  // `compact`: below the board, without a title.
  Request frame(const Look& look, const Content& content, ImVec2 corner, ImVec2 size, bool compact);

  const std::vector<ControlPlace>& places() const { return places_; }

 private:
  Request title(const Look& look, float width);
  void status(const Look& look, const Content& content, ImVec2 size);
  Request buttons(const Look& look, const Content& content, float width, bool with_theme);
  bool button(const Look& look, const char* name, Icon icon, const char* label, ImVec2 size, bool enabled);

  MoveListView moves_;
  std::vector<ControlPlace> places_;
};

}  // namespace checkers::app
