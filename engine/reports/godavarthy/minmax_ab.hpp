#pragma once

#include "engine/reports/godavarthy/search.hpp"

namespace checkers::godavarthy {

// MINIMAX-A-B (Rich and Knight) as the report implements it. Its departures from the book:
// - the root's thresholds are 120 and -100, so a move must promise more than -100;
// - a cut returns 0 instead of the threshold, and a root child that ended with one can raise the threshold to 0 but
//   not be chosen;
// - a node below the root whose mover has no move is worth 0, at the horizon +-100;
// - any depth but 2 means 4.
// The move is the last root child that raised the threshold and may be chosen; there may be none. What the program
// then plays is decided by its game loop (game.hpp).
SearchOutcome minmax_ab(const SearchSetup& setup, const Position& position, const MoveList& root_moves);

}  // namespace checkers::godavarthy
