#include "engine/core/position.hpp"

#include <cstdint>

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

std::size_t PositionHash::operator()(const Position& position) const {
  // Two rounds of multiply and fold over 97 bits of state; spreads well enough for a hash map.
  std::uint64_t hash = (std::uint64_t{position.black} << 32 | position.white) * 0x9E3779B97F4A7C15;
  hash ^= hash >> 29;
  hash += std::uint64_t{position.kings} << 1 | static_cast<std::uint64_t>(position.to_move);
  hash *= 0xBF58476D1CE4E5B9;
  return static_cast<std::size_t>(hash ^ hash >> 32);
}

}  // namespace checkers
