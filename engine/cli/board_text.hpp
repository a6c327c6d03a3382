#pragma once

#include <string>

#include "engine/core/position.hpp"

namespace checkers::cli {

// The board for a terminal: numbered squares, b w men, B W kings, and a line that says whose turn it is.
std::string board_text(const Position& position, bool color);

// Whether stdout is a terminal that shows colours.
bool terminal_has_color();

}  // namespace checkers::cli
