#pragma once

#include "engine/reports/godavarthy/search.hpp"

namespace checkers::godavarthy {

// ALPHA-BETA-SEARCH (Russell and Norvig) as the report implements it. Its departures from the book:
// - max nodes start at -100 and min nodes at +50 instead of infinity, the root's window is -1000 to +1000; so a max
//   node is never worth less than -100, a min node with moves never more than +50;
// - the move is the first root child whose own value equals the root's; when every child is below -100 none does, and
//   the computer passes. A child that a cut left unsearched has the value 0;
// - a leaf is valued twice: the first number is its own value, the second is what its parent sees. They differ by
//   evaluation 2's random term.
SearchOutcome alpha_beta_search(const SearchSetup& setup, const Position& position, const MoveList& root_moves);

}  // namespace checkers::godavarthy
