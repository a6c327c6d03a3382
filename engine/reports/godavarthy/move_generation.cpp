#include "engine/reports/godavarthy/move_generation.hpp"

#include "engine/core/move_sets.hpp"

namespace checkers::godavarthy {
namespace {

constexpr Bitboard kSecondColumn = 0x01010101;

// A capture on its way: the board as the capturing piece sees it, and the move so far.
struct Chain {
  Bitboard enemy;
  Bitboard empty;
  Move move;
};

template <Color Us, bool IsKing>
class PieceMoves {
 public:
  PieceMoves(bool up_left_repaired, MoveList& moves) : up_left_repaired_(up_left_repaired), moves_(moves) {}

  void append(const Position& position, Square from) {
    const auto square = static_cast<std::uint8_t>(from);
    const Move start{square, square, 0, 0, 0};
    for_each_direction([&]<Direction D>() {
      Bitboard target = step<D>(bit(from)) & position.empty();
      if (target == 0) return;
      Move move = start;
      move.to = static_cast<std::uint8_t>(first_square(target));
      moves_.push(move);
    });
    append_captures({position.pieces(opponent(Us)), position.empty() | bit(from), start});
  }

 private:
  template <class Action>
  static void for_each_direction(Action action) {
    if constexpr (IsKing || Us == Color::Black) {
      action.template operator()<Direction::DownLeft>();
      action.template operator()<Direction::DownRight>();
    }
    if constexpr (IsKing || Us == Color::White) {
      action.template operator()<Direction::UpLeft>();
      action.template operator()<Direction::UpRight>();
    }
  }

  void append_captures(const Chain& chain) {
    for_each_direction([&]<Direction D>() {
      const Bitboard over = step<D>(bit(chain.move.to)) & chain.enemy;
      const Bitboard landing = step<D>(over) & chain.empty;
      if (landing == 0) return;
      Chain longer{chain.enemy ^ over, chain.empty | over, chain.move};
      longer.move.to = static_cast<std::uint8_t>(first_square(landing));
      longer.move.route |= static_cast<std::uint32_t>(D) << (2 * chain.move.jumps);
      longer.move.captured |= over;
      ++longer.move.jumps;
      const bool crowned = !IsKing && (landing & crowning_row(Us)) != 0;
      if (!crowned) append_captures(longer);
      if (crowned || !seems_to_go_on(longer)) moves_.push(longer.move);
    });
  }

  bool seems_to_go_on(const Chain& chain) const {
    bool result = false;
    for_each_direction([&]<Direction D>() {
      Bitboard piece = bit(chain.move.to);
      if (Us == Color::Black && D == Direction::UpLeft && !up_left_repaired_)
        result |= (step<D>(piece & ~kSecondColumn) & chain.enemy) != 0;
      else
        result |= jumpers<D>(piece, chain.enemy, chain.empty) != 0;
    });
    return result;
  }

  bool up_left_repaired_;
  MoveList& moves_;
};

template <Color Us>
void generate(const Position& position, bool up_left_repaired, MoveList& moves) {
  PieceMoves<Us, false> man(up_left_repaired, moves);
  PieceMoves<Us, true> king(up_left_repaired, moves);
  const Bitboard own = position.pieces(Us);
  const Bitboard enemy = position.pieces(opponent(Us));
  Bitboard movers = all_jumpers<Us>(own, enemy, position.kings) | all_steppers<Us>(own, enemy, position.kings);
  while (movers != 0) {
    const Square from = take_first(movers);
    if (contains(position.kings, from))
      king.append(position, from);
    else
      man.append(position, from);
  }
}

}  // namespace

void generate_moves(const Position& position, bool up_left_repaired, MoveList& moves) {
  moves.clear();
  if (position.to_move == Color::Black)
    generate<Color::Black>(position, up_left_repaired, moves);
  else
    generate<Color::White>(position, up_left_repaired, moves);
}

}  // namespace checkers::godavarthy
