#pragma once

#include <array>
#include <cstdint>

#include "engine/core/move.hpp"
#include "engine/master/score.hpp"
#include "engine/master/transposition_table.hpp"

namespace checkers::master {

// Which quiet moves have cut before: two killers a ply, and a count for each piece's step.
class MoveHistory {
 public:
  MoveHistory() { clear(); }

  void clear();
  // A new search: old merits count for less.
  void age();
  void reward(const Position& position, const Move& move, int depth, int ply);
  // Searched before the move that cut, in vain.
  void blame(const Position& position, const Move& move, int depth);

  bool is_killer(PackedMove move, int ply) const {
    const auto& pair = killers_[static_cast<std::size_t>(ply)];
    return pair[0] == move || pair[1] == move;
  }
  int merit(const Position& position, const Move& move) const { return merits_[index(position, move)]; }

 private:
  static std::size_t index(const Position& position, const Move& move) {
    const auto side = static_cast<std::size_t>(position.to_move);
    const auto king = static_cast<std::size_t>(position.kings >> (move.from - 1) & 1);
    return (side << 11) | (king << 10) | static_cast<std::size_t>(move.from - 1) << 5 |
           static_cast<std::size_t>(move.to - 1);
  }

  std::array<std::array<PackedMove, 2>, kMaxPly> killers_;
  std::array<std::int32_t, 4096> merits_;
};

// Hands out a node's moves, the most promising first: the table's, then captures by what they take, killers, history.
class MovePicker {
 public:
  MovePicker(const Position& position, MoveList& moves, PackedMove known, const MoveHistory& history, int ply);

  // nullptr when there is none left.
  const Move* next();

 private:
  MoveList& moves_;
  std::array<std::int32_t, 64> scores_;
  int next_ = 0;
};

}  // namespace checkers::master
