#include "engine/reports/sabotinov/native.hpp"

#include "engine/core/fen.hpp"

namespace checkers::sabotinov {

std::string native_move(const Move& move) {
  std::string text;
  for (const Square square : path_of(move)) {
    if (!text.empty()) text += '-';
    text += std::to_string(rotate(square));
  }
  return text;
}

std::string native_fen(const Position& position) { return to_fen(rotated(position)); }

std::string native_board(const Position& position) {
  const Position native = rotated(position);
  std::string text;
  for (int row = 0; row < 8; ++row) {
    if (row > 0) text += " / ";
    Bitboard rest = native.occupied() & (kTopRow << (4 * row));
    if (rest == 0) text += '-';
    while (rest != 0) {
      const Square square = take_first(rest);
      const bool king = contains(native.kings, square);
      text += contains(native.white, square) ? (king ? 'R' : 'r') : (king ? 'B' : 'b');
    }
  }
  return text;
}

}  // namespace checkers::sabotinov
