#pragma once

#include <bit>
#include <cstdint>

#include "engine/core/square.hpp"

namespace checkers {

// A set of squares; square n is bit n - 1.
using Bitboard = std::uint32_t;

constexpr Bitboard bit(Square square) { return Bitboard{1} << (square - 1); }
constexpr bool contains(Bitboard set, Square square) { return (set & bit(square)) != 0; }
constexpr int count(Bitboard set) { return std::popcount(set); }
constexpr Square first_square(Bitboard set) { return std::countr_zero(set) + 1; }

// Removes the lowest square of a non-empty set and returns it.
constexpr Square take_first(Bitboard& set) {
  const Square square = first_square(set);
  set &= set - 1;
  return square;
}

constexpr Bitboard kTopRow = 0x0000000F;
constexpr Bitboard kBottomRow = 0xF0000000;
constexpr Bitboard kEvenRows = 0x0F0F0F0F;
constexpr Bitboard kOddRows = 0xF0F0F0F0;
constexpr Bitboard kLeftEdge = 0x10101010;
constexpr Bitboard kRightEdge = 0x08080808;

// Every square of the set moved one step; squares that would leave the board vanish. Squares of even rows lie
// half a square to the right of their bits, hence two shifts a direction.
template <Direction D>
constexpr Bitboard step(Bitboard set) {
  if constexpr (D == Direction::DownLeft)
    return ((set & kEvenRows) << 4) | ((set & kOddRows & ~kLeftEdge) << 3);
  else if constexpr (D == Direction::DownRight)
    return ((set & kEvenRows & ~kRightEdge) << 5) | ((set & kOddRows) << 4);
  else if constexpr (D == Direction::UpLeft)
    return ((set & kEvenRows) >> 4) | ((set & kOddRows & ~kLeftEdge) >> 5);
  else
    return ((set & kEvenRows & ~kRightEdge) >> 3) | ((set & kOddRows) >> 4);
}

template <Direction D>
constexpr Direction kOpposite = D == Direction::DownLeft    ? Direction::UpRight
                                : D == Direction::DownRight ? Direction::UpLeft
                                : D == Direction::UpLeft    ? Direction::DownRight
                                                            : Direction::DownLeft;

}  // namespace checkers
