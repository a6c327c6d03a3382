#include "engine/reports/kmitl/generation.hpp"

namespace checkers::kmitl {
namespace {

constexpr bool is_forward(Direction direction, Color us) { return (row_step(direction) > 0) == (us == Color::Black); }

// A piece in the middle of a chain; the generator crowns it at each landing.
struct Jumper {
  Color us;
  bool king;
  Bitboard enemy;
  Bitboard empty;
};

void extend(const Move& chain, const Jumper& jumper, MoveList& moves) {
  const auto jump = [&]<Direction D>() {
    if (!jumper.king && !is_forward(D, jumper.us)) return;
    const Bitboard over = step<D>(bit(chain.to)) & jumper.enemy;
    const Bitboard landing = step<D>(over) & jumper.empty;
    if (landing == 0) return;
    Move longer = chain;
    longer.to = static_cast<std::uint8_t>(first_square(landing));
    longer.route |= static_cast<std::uint32_t>(D) << (2 * chain.jumps);
    longer.captured |= over;
    ++longer.jumps;
    moves.push(longer);
    extend(
        longer,
        {jumper.us, jumper.king || (landing & crowning_row(jumper.us)) != 0, jumper.enemy ^ over, jumper.empty | over},
        moves);
  };
  jump.template operator()<Direction::UpLeft>();
  jump.template operator()<Direction::UpRight>();
  jump.template operator()<Direction::DownLeft>();
  jump.template operator()<Direction::DownRight>();
}

void add_walks(const Position& position, Square from, MoveList& moves) {
  const bool king = contains(position.kings, from);
  for (const Direction direction : kDirections) {
    if (!king && !is_forward(direction, position.to_move)) continue;
    const Square to = neighbour(from, direction);
    if (to == 0 || contains(position.occupied(), to)) continue;
    moves.push({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0, 0, 0});
  }
}

void add_jumps(const Position& position, Square from, MoveList& moves) {
  const auto square = static_cast<std::uint8_t>(from);
  extend({square, square, 0, 0, 0},
         {position.to_move, contains(position.kings, from), position.pieces(opponent(position.to_move)),
          position.empty() | bit(from)},
         moves);
}

}  // namespace

void generate(const Position& position, MoveList& moves) {
  moves.clear();
  for (Bitboard own = position.pieces(position.to_move); own != 0;) {
    const Square from = take_first(own);
    add_walks(position, from, moves);
    add_jumps(position, from, moves);
  }
}

void generate_jumps(const Position& position, MoveList& moves) {
  moves.clear();
  for (Bitboard own = position.pieces(position.to_move); own != 0;) add_jumps(position, take_first(own), moves);
}

bool is_executable(const Position& position, const Move& move) {
  const bool king = contains(position.kings, move.from);
  Square square = move.from;
  for (int i = 0; i < move.jumps; ++i) {
    const Direction direction = move.jump_direction(i);
    square = neighbour(square, direction, 2);
    if (square == move.from || (!king && !is_forward(direction, position.to_move))) return false;
  }
  return true;
}

}  // namespace checkers::kmitl
