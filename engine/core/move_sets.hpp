#pragma once

#include "engine/core/position.hpp"

// The sets behind move generation, with the side to move as a template parameter so that every shift and mask is
// a constant. `own`, `enemy` and `kings` (of both sides) are the three sets of a position.
namespace checkers {

template <Color Us>
constexpr Direction kForwardLeft = Us == Color::Black ? Direction::DownLeft : Direction::UpLeft;
template <Color Us>
constexpr Direction kForwardRight = Us == Color::Black ? Direction::DownRight : Direction::UpRight;
template <Color Us>
constexpr Direction kBackwardLeft = kForwardLeft<opponent(Us)>;
template <Color Us>
constexpr Direction kBackwardRight = kForwardRight<opponent(Us)>;

// Those of `pieces` that can step in direction D.
template <Direction D>
constexpr Bitboard steppers(Bitboard pieces, Bitboard empty) {
  return pieces & step<kOpposite<D>>(empty);
}

// Those of `pieces` that can jump in direction D.
template <Direction D>
constexpr Bitboard jumpers(Bitboard pieces, Bitboard enemy, Bitboard empty) {
  return pieces & step<kOpposite<D>>(enemy & step<kOpposite<D>>(empty));
}

// All pieces of the side to move that can jump.
template <Color Us>
constexpr Bitboard all_jumpers(Bitboard own, Bitboard enemy, Bitboard kings) {
  const Bitboard empty = ~(own | enemy);
  Bitboard result = jumpers<kForwardLeft<Us>>(own, enemy, empty) | jumpers<kForwardRight<Us>>(own, enemy, empty);
  if (const Bitboard own_kings = own & kings; own_kings != 0)
    result |=
        jumpers<kBackwardLeft<Us>>(own_kings, enemy, empty) | jumpers<kBackwardRight<Us>>(own_kings, enemy, empty);
  return result;
}

// All pieces of the side to move that can step.
template <Color Us>
constexpr Bitboard all_steppers(Bitboard own, Bitboard enemy, Bitboard kings) {
  const Bitboard empty = ~(own | enemy);
  Bitboard result = steppers<kForwardLeft<Us>>(own, empty) | steppers<kForwardRight<Us>>(own, empty);
  if (const Bitboard own_kings = own & kings; own_kings != 0)
    result |= steppers<kBackwardLeft<Us>>(own_kings, empty) | steppers<kBackwardRight<Us>>(own_kings, empty);
  return result;
}

}  // namespace checkers
