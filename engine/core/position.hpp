#pragma once

#include <cstdint>

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

// The board with this square emptied, and with this piece on it whatever stood there.
constexpr Position without_piece(Position position, Square square) {
  position.black &= ~bit(square);
  position.white &= ~bit(square);
  position.kings &= ~bit(square);
  return position;
}
constexpr Position with_piece(Position position, Square square, Color color, bool king) {
  position = without_piece(position, square);
  (color == Color::Black ? position.black : position.white) |= bit(square);
  if (king) position.kings |= bit(square);
  return position;
}

// The board turned by 180 degrees; colours and side to move stay.
Position rotated(const Position& position);

// The board turned by 180 degrees with colours and side to move exchanged: the same game for the other player.
Position mirrored(const Position& position);

// 64 well mixed bits of a position, the same on every platform.
constexpr std::uint64_t hash_of(const Position& position) {
  std::uint64_t hash = (std::uint64_t{position.black} << 32 | position.white) * 0x9E3779B97F4A7C15;
  hash ^= hash >> 32;
  hash += (std::uint64_t{position.kings} << 1 | static_cast<std::uint64_t>(position.to_move)) * 0xD1B54A32D192ED03;
  hash *= 0xBF58476D1CE4E5B9;
  return hash ^ hash >> 29;
}

}  // namespace checkers
