#include "engine/textbook/move_score.hpp"

#include "engine/core/move_sets.hpp"

namespace checkers::textbook {
namespace {

// In hundredths of the utility's unit at first, then adjusted by hand on the measured game of Figure 11.
constexpr int kCapturedPiece = 300;
constexpr int kCapturedKing = 100;  // on top
constexpr int kCrowned = 100;
constexpr int kCenter = 40;  // for a man; a king twice
constexpr int kCenterEdge = 60;
constexpr int kOwnBackRow = 100;
constexpr int kExposed = 100;

constexpr Bitboard kMiddleRows = 0x00FFFF00;

template <Color Us>
int square_score(Square square, bool king) {
  const Bitboard place = bit(square);
  const int center = (place & (kLeftEdge | kRightEdge)) != 0 ? kCenterEdge : kCenter;
  return ((place & kMiddleRows) != 0 ? (king ? 2 * center : center) : 0) +
         ((place & crowning_row(opponent(Us))) != 0 ? kOwnBackRow : 0);
}

// Whether `Them` could take the piece on `target`.
template <Color Them>
bool exposed(Bitboard target, Bitboard attackers, Bitboard kings, Bitboard empty) {
  const Bitboard attacking_kings = attackers & kings;
  return (jumpers<kForwardLeft<Them>>(attackers, target, empty) |
          jumpers<kForwardRight<Them>>(attackers, target, empty) |
          jumpers<kBackwardLeft<Them>>(attacking_kings, target, empty) |
          jumpers<kBackwardRight<Them>>(attacking_kings, target, empty)) != 0;
}

template <Color Us>
int score(const Position& position, const Move& move) {
  const bool king = contains(position.kings, move.from);
  const bool crowned = !king && contains(crowning_row(Us), move.to);
  const Bitboard enemy = position.pieces(opponent(Us)) & ~move.captured;
  const Bitboard own = (position.pieces(Us) & ~bit(move.from)) | bit(move.to);

  int result = kCapturedPiece * move.jumps + kCapturedKing * count(move.captured & position.kings);
  if (crowned) result += kCrowned;
  result += square_score<Us>(move.to, king || crowned) - square_score<Us>(move.from, king);
  if (exposed<opponent(Us)>(bit(move.to), enemy, position.kings, ~(own | enemy))) result -= kExposed;
  return result;
}

}  // namespace

int move_score(const Position& position, const Move& move) {
  return position.to_move == Color::Black ? score<Color::Black>(position, move) : score<Color::White>(position, move);
}

}  // namespace checkers::textbook
