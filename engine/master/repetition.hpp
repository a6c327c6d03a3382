#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/move.hpp"
#include "engine/core/rules.hpp"

namespace checkers::master {

// The positions of the game and of the line being searched that could come again.
class RepetitionGuard {
 public:
  // A new search; `history` ends with the root.
  void reset(std::span<const Position> history, const Rules& rules);

  // `move` is about to be made in `position`, whose key is `key`.
  void enter(std::uint64_t key, const Position& position, const Move& move);
  void leave() { plies_.pop_back(); }

  // Whether the position with this key, reached now, is to count as a draw: it stood before (once is enough: what led
  // to it can be done again), or the quiet moves are used up.
  bool is_draw(std::uint64_t key) const;

 private:
  struct Ply {
    std::uint64_t key;
    int quiet;  // reversible plies in a row, this one included
  };
  std::vector<Ply> plies_;
  int quiet_limit_ = 0;
};

}  // namespace checkers::master
