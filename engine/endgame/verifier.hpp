#pragma once

#include "engine/endgame/chunks.hpp"
#include "engine/endgame/tables.hpp"

namespace checkers {

// A position whose value is not what its moves lead to.
struct Contradiction {
  Position position;
  ValueByte stored = kDrawByte;
  std::optional<ValueByte> expected;  // empty if a position behind a move is not in the tables
};

// Compares every position of a slice with the positions behind its moves; returns the first contradiction by number.
// Tables without any are right: wins and losses by induction over their plies, and whoever has a move from draw to
// draw and none to a win can be forced to nothing.
std::optional<Contradiction> find_contradiction(const EndgameTables& tables, const Slice& slice,
                                                const WorkOptions& options);

}  // namespace checkers
