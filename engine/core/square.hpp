#pragma once

#include <cstdint>

namespace checkers {

// The 32 playing squares in standard numbering: 1-4 is the top row, 32 the last square of the bottom row,
// seen with White at the bottom (WCDF rules 1.5).
using Square = int;

constexpr Square kFirstSquare = 1;
constexpr Square kLastSquare = 32;

constexpr bool is_square(int number) { return number >= kFirstSquare && number <= kLastSquare; }

// Rows 0-7 from the top, columns 0-7 from the left.
constexpr int row_of(Square square) { return (square - 1) / 4; }
constexpr int column_of(Square square) { return (square - 1) % 4 * 2 + (row_of(square) % 2 == 0 ? 1 : 0); }

// The playing square at a row and column, or 0 if there is none.
constexpr Square square_at(int row, int column) {
  const bool on_board = row >= 0 && row < 8 && column >= 0 && column < 8;
  return on_board && (row + column) % 2 == 1 ? row * 4 + column / 2 + 1 : 0;
}

// The same square seen from the other side of the board.
constexpr Square rotate(Square square) { return 33 - square; }

// The four diagonal directions; "up" is towards square 1.
enum class Direction : std::uint8_t { UpLeft, UpRight, DownLeft, DownRight };

constexpr Direction kDirections[] = {Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight};

constexpr int row_step(Direction direction) {
  return direction == Direction::UpLeft || direction == Direction::UpRight ? -1 : 1;
}
constexpr int column_step(Direction direction) {
  return direction == Direction::UpLeft || direction == Direction::DownLeft ? -1 : 1;
}

// The square `distance` steps away, or 0 if that is off the board.
constexpr Square neighbour(Square square, Direction direction, int distance = 1) {
  return square_at(row_of(square) + distance * row_step(direction),
                   column_of(square) + distance * column_step(direction));
}

}  // namespace checkers
