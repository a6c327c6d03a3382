#include "engine/core/move.hpp"

namespace checkers {

Path path_of(const Move& move) {
  Path path;
  path.push(move.from);
  if (!move.is_capture()) {
    path.push(move.to);
    return path;
  }
  Square square = move.from;
  for (int i = 0; i < move.jumps; ++i) {
    square = neighbour(square, move.jump_direction(i), 2);
    path.push(square);
  }
  return path;
}

Position after(const Position& position, const Move& move) {
  Position next = position;
  const Color us = position.to_move;
  Bitboard& own = us == Color::Black ? next.black : next.white;
  Bitboard& enemy = us == Color::Black ? next.white : next.black;
  const bool king = contains(position.kings, move.from);

  own = (own & ~bit(move.from)) | bit(move.to);
  enemy &= ~move.captured;
  next.kings &= ~(move.captured | bit(move.from));
  if (king || contains(crowning_row(us), move.to)) next.kings |= bit(move.to);
  next.to_move = opponent(us);
  return next;
}

}  // namespace checkers
