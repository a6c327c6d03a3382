#include "engine/core/perft.hpp"

#include "engine/core/move_sets.hpp"

namespace checkers {
namespace {

// Calls visit(landing, rest of the enemy) at the end of every capture chain of the piece on `piece`. `empty`
// includes the square the piece started from: a king may land there again (WCDF rules 1.18).
template <Color Us, bool IsKing, class Visit>
inline void for_each_chain(Bitboard piece, Bitboard enemy, Bitboard empty, const Visit& visit) {
  bool ended = true;
  const auto jump = [&]<Direction D>() {
    const Bitboard over = step<D>(piece) & enemy;
    const Bitboard landing = step<D>(over) & empty;
    if (landing == 0) return;
    ended = false;
    if (!IsKing && (landing & crowning_row(Us)) != 0)
      visit(landing, enemy ^ over);  // a man crowned in mid-capture stops (WCDF rules 1.17)
    else
      for_each_chain<Us, IsKing>(landing, enemy ^ over, empty | over, visit);
  };
  jump.template operator()<kForwardLeft<Us>>();
  jump.template operator()<kForwardRight<Us>>();
  if constexpr (IsKing) {
    jump.template operator()<kBackwardLeft<Us>>();
    jump.template operator()<kBackwardRight<Us>>();
  }
  if (ended) visit(piece, enemy);
}

template <Color Us>
std::uint64_t count_captures(Bitboard own, Bitboard enemy, Bitboard kings, Bitboard movers) {
  std::uint64_t total = 0;
  const Bitboard empty = ~(own | enemy);
  const auto count_one = [&](Bitboard, Bitboard) { ++total; };
  while (movers != 0) {
    const Bitboard piece = movers & (0 - movers);
    movers ^= piece;
    if ((piece & kings) != 0)
      for_each_chain<Us, true>(piece, enemy, empty | piece, count_one);
    else
      for_each_chain<Us, false>(piece, enemy, empty | piece, count_one);
  }
  return total;
}

template <Color Us>
std::uint64_t count_steps(Bitboard own, Bitboard enemy, Bitboard kings) {
  const Bitboard empty = ~(own | enemy);
  int total = count(steppers<kForwardLeft<Us>>(own, empty)) + count(steppers<kForwardRight<Us>>(own, empty));
  if (const Bitboard own_kings = own & kings; own_kings != 0)
    total +=
        count(steppers<kBackwardLeft<Us>>(own_kings, empty)) + count(steppers<kBackwardRight<Us>>(own_kings, empty));
  return static_cast<std::uint64_t>(total);
}

template <Color Us>
std::uint64_t nodes_below(Bitboard own, Bitboard enemy, Bitboard kings, int depth) {
  constexpr Color kThem = opponent(Us);
  const Bitboard movers = all_jumpers<Us>(own, enemy, kings);
  if (depth == 1)
    return movers != 0 ? count_captures<Us>(own, enemy, kings, movers) : count_steps<Us>(own, enemy, kings);

  const Bitboard empty = ~(own | enemy);
  std::uint64_t total = 0;
  if (movers != 0) {
    for (Bitboard rest = movers; rest != 0; rest &= rest - 1) {
      const Bitboard piece = rest & (0 - rest);
      const auto descend = [&](Bitboard landing, Bitboard enemy_left) {
        Bitboard kings_left = kings & ~(enemy ^ enemy_left);
        const bool king = (piece & kings) != 0;
        if (king) kings_left ^= piece;
        if (king || (landing & crowning_row(Us)) != 0) kings_left |= landing;
        total += nodes_below<kThem>(enemy_left, (own ^ piece) | landing, kings_left, depth - 1);
      };
      if ((piece & kings) != 0)
        for_each_chain<Us, true>(piece, enemy, empty | piece, descend);
      else
        for_each_chain<Us, false>(piece, enemy, empty | piece, descend);
    }
    return total;
  }

  const auto men_steps = [&]<Direction D>() {
    for (Bitboard rest = steppers<D>(own & ~kings, empty); rest != 0; rest &= rest - 1) {
      const Bitboard piece = rest & (0 - rest);
      const Bitboard to = step<D>(piece);
      total += nodes_below<kThem>(enemy, own ^ piece ^ to, kings | (to & crowning_row(Us)), depth - 1);
    }
  };
  men_steps.template operator()<kForwardLeft<Us>>();
  men_steps.template operator()<kForwardRight<Us>>();

  const Bitboard own_kings = own & kings;
  if (own_kings == 0) return total;
  const auto king_steps = [&]<Direction D>() {
    for (Bitboard rest = steppers<D>(own_kings, empty); rest != 0; rest &= rest - 1) {
      const Bitboard piece = rest & (0 - rest);
      const Bitboard both = piece | step<D>(piece);
      total += nodes_below<kThem>(enemy, own ^ both, kings ^ both, depth - 1);
    }
  };
  king_steps.template operator()<kForwardLeft<Us>>();
  king_steps.template operator()<kForwardRight<Us>>();
  king_steps.template operator()<kBackwardLeft<Us>>();
  king_steps.template operator()<kBackwardRight<Us>>();
  return total;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  return position.to_move == Color::Black
             ? nodes_below<Color::Black>(position.black, position.white, position.kings, depth)
             : nodes_below<Color::White>(position.white, position.black, position.kings, depth);
}

}  // namespace checkers
