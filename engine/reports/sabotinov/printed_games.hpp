#pragma once

#include <span>
#include <string_view>

#include "engine/reports/sabotinov/game.hpp"

namespace checkers::sabotinov {

// A game that appendix B prints in full.
struct PrintedGame {
  std::string_view table;
  GameSetup setup;
  // Every move with its start and landing squares as the program numbers them; "x2" after it where the program
  // announces that two pieces were taken.
  std::string_view moves;
};

std::span<const PrintedGame> printed_games();

}  // namespace checkers::sabotinov
