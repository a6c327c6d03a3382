#include "engine/core/position.hpp"

namespace checkers {
namespace {

Bitboard reversed(Bitboard set) {
  Bitboard result = 0;
  while (set != 0) result |= bit(rotate(take_first(set)));
  return result;
}

}  // namespace

Position rotated(const Position& position) {
  return {reversed(position.black), reversed(position.white), reversed(position.kings), position.to_move};
}

Position mirrored(const Position& position) {
  return {reversed(position.white), reversed(position.black), reversed(position.kings), opponent(position.to_move)};
}

}  // namespace checkers
