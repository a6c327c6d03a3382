#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/move.hpp"

namespace checkers::kmitl {

// A place on the board as the report writes it: rows 1-8 from the top, columns 1-8 from the left. May lie outside.
struct Cell {
  int row;
  int column;

  constexpr bool operator==(const Cell&) const = default;
};

// Reads the program's input, "6 3 4 5 2 3": an even number of integers. Says nothing about whether it is a move.
Result<std::vector<Cell>> parse_path(std::string_view text);

// "3 4 4 3": start and each landing.
std::string to_text(const Move& move);

// Plays a path as the published rule layer does (Appendix A, Board.move), or says why it refuses it. The first cell
// must hold a piece of the side to move and every later one be empty before the move starts. One diagonal step is a
// walk; anything else must be jumps, men forwards only. A man is crowned after the whole path.
//
// Section 2.1.5 makes captures compulsory; the code does not: a walk is accepted though there is a jump, and a chain
// may stop early.
Result<Position> execute(const Position& position, std::span<const Cell> path);

// Who has won: no black piece left, no white piece left, no generated move for the side to move, in this order.
// There is no draw.
std::optional<Color> winner(const Position& position);

}  // namespace checkers::kmitl
