#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/core/move_generation.hpp"

namespace checkers {

// "11-15", "11x18", or the whole route "1x10x17" where start and end alone would name more than one of `legal`.
std::string to_notation(const Move& move, const MoveList& legal);

// Every landing: "1x10x17".
std::string to_full_notation(const Move& move);

// Reads a move of `legal`. Accepts `-`, `x` or `:` between squares whatever the move is, the full route or any
// part of it that leaves only one move (start and end at least). The error says what was wrong or ambiguous.
Result<Move> parse_move(std::string_view text, const MoveList& legal);

}  // namespace checkers
