#pragma once

#include "engine/core/move.hpp"
#include "engine/core/rules.hpp"

namespace checkers {

// The legal moves of the side to move under the standard rules, ordered by start square and then by the squares
// of the route, ascending.
void generate_moves(const Position& position, MoveList& moves);
MoveList legal_moves(const Position& position);

// The same under other rules. Where captures are optional a piece's steps precede its captures; where chains may
// stop early, each prefix precedes its continuations.
void generate_moves(const Position& position, const Rules& rules, MoveList& moves);
MoveList legal_moves(const Position& position, const Rules& rules);

// Whether the side to move has any move. Cheaper than generating.
bool has_move(const Position& position);

// Whether the side to move can capture.
bool has_capture(const Position& position);

}  // namespace checkers
