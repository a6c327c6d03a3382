#pragma once

#include "engine/core/move.hpp"

namespace checkers::kmitl {

// The program's own move generation (Appendix A, findAllValidMoves). Pieces row by row; for each piece its walks,
// then its jumps, each up-left, up-right, down-left, down-right. A jump is followed at once by all its extensions,
// so every prefix of a chain is a move. Walks and jumps coexist: a capture is not compulsory.
//
// A man that lands on its crowning row goes on as a king, and a king may come back to the square it left; the rule
// layer refuses both (see is_executable).
void generate(const Position& position, MoveList& moves);

// Only the jumps of all pieces, in the same order (chkForceJump).
void generate_jumps(const Position& position, MoveList& moves);

// Whether the rule layer accepts a generated move: every landing is empty before the move starts, and a man jumps
// forwards only, because it is crowned after the whole path. The accepted moves are those of the rules "kmitl".
bool is_executable(const Position& position, const Move& move);

}  // namespace checkers::kmitl
