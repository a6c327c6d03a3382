#pragma once

#include <cstddef>

#include "engine/core/bitboard.hpp"
#include "engine/core/color.hpp"

namespace checkers {

// Who stands where and whose turn it is. `kings` holds the kings of both sides; a square is in at most one of
// `black` and `white`, and `kings` is a subset of their union.
struct Position {
  Bitboard black = 0;
  Bitboard white = 0;
  Bitboard kings = 0;
  Color to_move = Color::Black;

  constexpr bool operator==(const Position&) const = default;

  constexpr Bitboard pieces(Color color) const { return color == Color::Black ? black : white; }
  constexpr Bitboard men(Color color) const { return pieces(color) & ~kings; }
  constexpr Bitboard kings_of(Color color) const { return pieces(color) & kings; }
  constexpr Bitboard occupied() const { return black | white; }
  constexpr Bitboard empty() const { return ~occupied(); }
};

constexpr Position start_position() { return {0x00000FFF, 0xFFF00000, 0, Color::Black}; }

// Most pieces a side can have (WCDF rules 1.6: twelve a side).
constexpr int kPiecesPerSide = 12;

// The row on which a man of this colour is crowned.
constexpr Bitboard crowning_row(Color color) { return color == Color::Black ? kBottomRow : kTopRow; }

// The board turned by 180 degrees; colours and side to move stay.
Position rotated(const Position& position);

// The board turned by 180 degrees with colours and side to move exchanged: the same game for the other player.
Position mirrored(const Position& position);

struct PositionHash {
  std::size_t operator()(const Position& position) const;
};

}  // namespace checkers
