#include "engine/core/move_generation.hpp"

#include "engine/core/move_sets.hpp"

namespace checkers {
namespace {

// What a piece in mid-capture sees.
struct Jumping {
  Bitboard enemy;
  Bitboard empty;
};

// Extends `move` from its last square by every jump and appends what is a move of its own.
template <Color Us, bool IsKing>
void extend_capture(const Move& move, Jumping board, bool must_finish, MoveList& moves) {
  if (!must_finish && move.jumps > 0) moves.push(move);
  bool ended = true;
  const Bitboard piece = bit(move.to);
  const auto jump = [&]<Direction D>() {
    const Bitboard over = step<D>(piece) & board.enemy;
    const Bitboard landing = step<D>(over) & board.empty;
    if (landing == 0) return;
    ended = false;
    Move longer = move;
    longer.to = static_cast<std::uint8_t>(first_square(landing));
    longer.route |= static_cast<std::uint32_t>(D) << (2 * move.jumps);
    longer.captured |= over;
    ++longer.jumps;
    // A man crowned in mid-capture stops (WCDF rules 1.17).
    if (!IsKing && (landing & crowning_row(Us)) != 0)
      moves.push(longer);
    else
      extend_capture<Us, IsKing>(longer, {board.enemy ^ over, board.empty | over}, must_finish, moves);
  };
  if constexpr (IsKing || Us == Color::White) {
    jump.template operator()<Direction::UpLeft>();
    jump.template operator()<Direction::UpRight>();
  }
  if constexpr (IsKing || Us == Color::Black) {
    jump.template operator()<Direction::DownLeft>();
    jump.template operator()<Direction::DownRight>();
  }
  if (ended && must_finish && move.jumps > 0) moves.push(move);
}

template <Color Us>
void captures_from(Square from, const Position& position, const Rules& rules, MoveList& moves) {
  const auto square = static_cast<std::uint8_t>(from);
  const Move start{square, square, 0, 0, 0};
  const Bitboard empty = position.empty() | (rules.start_square_is_free ? bit(from) : 0);
  const Jumping board{position.pieces(opponent(Us)), empty};
  if (contains(position.kings, from))
    extend_capture<Us, true>(start, board, rules.chains_must_finish, moves);
  else
    extend_capture<Us, false>(start, board, rules.chains_must_finish, moves);
}

template <Color Us>
void steps_from(Square from, const Position& position, MoveList& moves) {
  const Bitboard piece = bit(from);
  const Bitboard empty = position.empty();
  const bool king = contains(position.kings, from);
  Bitboard targets = 0;
  if (king || Us == Color::White) targets |= step<Direction::UpLeft>(piece) | step<Direction::UpRight>(piece);
  if (king || Us == Color::Black) targets |= step<Direction::DownLeft>(piece) | step<Direction::DownRight>(piece);
  for (targets &= empty; targets != 0;)
    moves.push({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(take_first(targets)), 0, 0, 0});
}

template <Color Us>
void generate(const Position& position, const Rules& rules, MoveList& moves) {
  const Bitboard own = position.pieces(Us);
  const Bitboard enemy = position.pieces(opponent(Us));
  const Bitboard jumping = all_jumpers<Us>(own, enemy, position.kings);
  const bool steps_allowed = jumping == 0 || !rules.captures_compulsory;
  const Bitboard stepping = steps_allowed ? all_steppers<Us>(own, enemy, position.kings) : 0;
  for (Bitboard movers = jumping | stepping; movers != 0;) {
    const Square from = take_first(movers);
    if (contains(stepping, from)) steps_from<Us>(from, position, moves);
    if (contains(jumping, from)) captures_from<Us>(from, position, rules, moves);
  }
}

template <Color Us>
Bitboard movable(const Position& position) {
  const Bitboard own = position.pieces(Us);
  const Bitboard enemy = position.pieces(opponent(Us));
  return all_jumpers<Us>(own, enemy, position.kings) | all_steppers<Us>(own, enemy, position.kings);
}

}  // namespace

void generate_moves(const Position& position, MoveList& moves) { generate_moves(position, kStandardRules, moves); }

void generate_moves(const Position& position, const Rules& rules, MoveList& moves) {
  moves.clear();
  if (position.to_move == Color::Black)
    generate<Color::Black>(position, rules, moves);
  else
    generate<Color::White>(position, rules, moves);
}

MoveList legal_moves(const Position& position) { return legal_moves(position, kStandardRules); }

MoveList legal_moves(const Position& position, const Rules& rules) {
  MoveList moves;
  generate_moves(position, rules, moves);
  return moves;
}

bool has_move(const Position& position) {
  return (position.to_move == Color::Black ? movable<Color::Black>(position) : movable<Color::White>(position)) != 0;
}

bool has_capture(const Position& position) {
  return (position.to_move == Color::Black
              ? all_jumpers<Color::Black>(position.black, position.white, position.kings)
              : all_jumpers<Color::White>(position.white, position.black, position.kings)) != 0;
}

}  // namespace checkers
