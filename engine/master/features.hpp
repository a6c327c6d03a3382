#pragma once

#include <array>
#include <cstddef>

#include "engine/core/move_sets.hpp"
#include "engine/core/position.hpp"

// What the evaluation looks at, in the language of checkers. The same code serves play, which adds up weights, and
// tuning, which counts.
namespace checkers::master {

// Where each group of weights begins. Squares and rows are the owner's: its first row is row 0.
enum Feature : int {
  kManOn = 0,          // a man on each square
  kKingOn = 32,        // a king on each square
  kBackRank = 64,      // which of the four squares of the first row are guarded: the bridge is 0b0101
  kRunaway = 80,       // a man nobody can stop, by the steps it needs to crown, 1 to 6
  kMobility = 86,      // steps a side could make
  kTrappedKing = 87,   // a king that cannot step
  kSupportedMan = 88,  // a man with a friend behind it
  kDogHole = 89,       // a man on its dog hole (28 for Black) held by an enemy man on the corner behind
  kDoubleCorner = 90,  // the weaker side's king in a double corner
  kExchange = 91,      // the stronger side's lead, times the pieces gone: exchange when ahead
  kTheMove = 92,       // having the move, with as many pieces as the opponent
  kTempo = 93,         // being on move
  kLoneKings = 94,     // kings against an opponent without any
  kFeatures = 95,
};

constexpr int kMaxPieces = 24;

template <Color Side>
constexpr Square own_view(Square square) {
  return Side == Color::Black ? square : rotate(square);
}

constexpr Bitboard kDoubleCorners = bit(1) | bit(5) | bit(28) | bit(32);

// Everything in front of a man that could stop it.
template <Color Side>
constexpr Bitboard cone_ahead(Bitboard man) {
  Bitboard front = man;
  Bitboard cone = 0;
  for (int row = 0; row < 7 && front != 0; ++row) {
    front = step<kForwardLeft<Side>>(front) | step<kForwardRight<Side>>(front);
    cone |= front;
  }
  return cone;
}

template <Color Side>
struct Cones {
  std::array<Bitboard, 33> of{};
  constexpr Cones() {
    for (Square square = 1; square <= 32; ++square) {
      const Bitboard ahead = cone_ahead<Side>(bit(square));
      // A piece beside the path can still step in; widen by a square on each side and take the man's own row in.
      Bitboard wide = ahead | bit(square);
      wide |= step<Direction::UpLeft>(ahead) | step<Direction::UpRight>(ahead) | step<Direction::DownLeft>(ahead) |
              step<Direction::DownRight>(ahead);
      of[static_cast<std::size_t>(square)] = wide & ~bit(square);
    }
  }
};

template <Color Side>
inline constexpr Cones<Side> kCones{};

// Calls sink(feature, times) for what `Side` has.
template <Color Side, class Sink>
inline void count_side(const Position& position, const Sink& sink) {
  const Bitboard own = position.pieces(Side);
  const Bitboard enemy = position.pieces(opponent(Side));
  const Bitboard men = own & ~position.kings;
  const Bitboard kings = own & position.kings;
  const Bitboard empty = ~(own | enemy);

  for (Bitboard rest = men; rest != 0;) {
    const Square square = take_first(rest);
    sink(kManOn + own_view<Side>(square) - 1, 1);
    if ((kCones<Side>.of[static_cast<std::size_t>(square)] & enemy) == 0) {
      const int steps = 7 - row_of(own_view<Side>(square));
      if (steps <= 6) sink(kRunaway + steps - 1, 1);
    }
  }
  for (Bitboard rest = kings; rest != 0;) sink(kKingOn + own_view<Side>(take_first(rest)) - 1, 1);

  unsigned guarded = Side == Color::Black ? men & 0xF : men >> 28;
  if (Side == Color::White) guarded = (guarded & 1) << 3 | (guarded & 2) << 1 | (guarded & 4) >> 1 | guarded >> 3;
  sink(kBackRank + static_cast<int>(guarded), 1);

  int mobility = count(steppers<kForwardLeft<Side>>(own, empty)) + count(steppers<kForwardRight<Side>>(own, empty));
  if (kings != 0) {
    mobility +=
        count(steppers<kBackwardLeft<Side>>(kings, empty)) + count(steppers<kBackwardRight<Side>>(kings, empty));
    const Bitboard free = all_steppers<Side>(own, enemy, position.kings);
    sink(kTrappedKing, count(kings & ~free));
    if ((enemy & position.kings) == 0) sink(kLoneKings, 1);
  }
  sink(kMobility, mobility);

  const Bitboard behind = step<kForwardLeft<Side>>(own) | step<kForwardRight<Side>>(own);
  sink(kSupportedMan, count(men & behind));

  constexpr Square kHole = Side == Color::Black ? 28 : 5;
  constexpr Square kCorner = Side == Color::Black ? 32 : 1;
  if (contains(men, kHole) && contains(enemy & ~position.kings, kCorner)) sink(kDogHole, 1);
}

// All features of a position: black(feature, times) for Black's, white for White's.
template <class BlackSink, class WhiteSink>
inline void count_features(const Position& position, const BlackSink& black, const WhiteSink& white) {
  count_side<Color::Black>(position, black);
  count_side<Color::White>(position, white);

  const int lead = count(position.black) - count(position.white);
  const int gone = kMaxPieces - count(position.occupied());
  if (lead > 0) {
    black(kExchange, gone);
    if ((position.white & position.kings & kDoubleCorners) != 0) white(kDoubleCorner, 1);
  } else if (lead < 0) {
    white(kExchange, gone);
    if ((position.black & position.kings & kDoubleCorners) != 0) black(kDoubleCorner, 1);
  } else {
    // Who has the move: the parity of the pieces on every second row tells.
    const bool odd = count(position.occupied() & kEvenRows) % 2 != 0;
    const bool mover = odd;
    if ((position.to_move == Color::Black) == mover)
      black(kTheMove, 1);
    else
      white(kTheMove, 1);
  }
  if (position.to_move == Color::Black)
    black(kTempo, 1);
  else
    white(kTempo, 1);
}

}  // namespace checkers::master
