#pragma once

#include "engine/core/move.hpp"

namespace checkers::godavarthy {

// The moves of the side to move in the order of the published program: pieces row by row from the top left, for each
// its steps and then its captures; down-left, down-right, up-left, up-right, as far as the piece may go. Captures
// are optional but must be finished; a longer chain precedes a shorter one that began the same way. Computer 1 (X)
// is Black, Computer 2 (O) is White.
//
// Defect of the program: whether a capture by a king of X goes on up-left is judged by the enemy beside it alone, not
// by the square behind, so a finished capture is lost when an enemy that cannot be taken stands there.
// `up_left_repaired` puts that right; the moves are then those of the core under the rules "godavarthy".
void generate_moves(const Position& position, bool up_left_repaired, MoveList& moves);

}  // namespace checkers::godavarthy
