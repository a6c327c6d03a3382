#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "engine/core/position.hpp"

namespace checkers {

// One turn: a step, or a capture with its whole route. Two routes over different squares are two moves, even
// when they take the same pieces.
struct Move {
  std::uint8_t from;
  std::uint8_t to;
  std::uint8_t jumps;   // pieces captured
  std::uint32_t route;  // directions of the jumps, two bits each, the first one lowest
  Bitboard captured;

  constexpr bool operator==(const Move&) const = default;
  constexpr bool is_capture() const { return jumps != 0; }
  constexpr Direction jump_direction(int index) const { return static_cast<Direction>(route >> (2 * index) & 3); }
};

// The longest capture takes 9 pieces: the squares a piece can reach by jumping form four separate graphs of 8
// squares and 9 jumps each.
constexpr int kMaxJumps = 9;

// The squares a move touches: start, then each landing.
class Path {
 public:
  constexpr void push(Square square) {
    squares_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(square);
  }
  constexpr int size() const { return size_; }
  constexpr Square operator[](int index) const { return squares_[static_cast<std::size_t>(index)]; }
  constexpr const std::uint8_t* begin() const { return squares_.data(); }
  constexpr const std::uint8_t* end() const { return squares_.data() + size_; }

 private:
  std::array<std::uint8_t, kMaxJumps + 1> squares_{};
  int size_ = 0;
};

Path path_of(const Move& move);

// The position after the move. The move must belong to the position. A man that ends on its crowning row becomes
// a king (WCDF rules 1.15, 1.17).
Position after(const Position& position, const Move& move);

// The moves of one position. A position has at most 4 x 17 complete captures or 49 steps; rules that allow
// unfinished chains beside steps at most 4 x 72 + 49 (tests/engine/core/move_test.cpp counts them).
class MoveList {
 public:
  static constexpr int kCapacity = 344;

  void push(const Move& move) { moves_[static_cast<std::size_t>(size_++)] = move; }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Move& operator[](int index) const { return moves_[static_cast<std::size_t>(index)]; }
  Move& operator[](int index) { return moves_[static_cast<std::size_t>(index)]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  Move* begin() { return moves_.data(); }
  Move* end() { return moves_.data() + size_; }

 private:
  // Left uninitialised on purpose: a search makes a list at every node.
  std::array<Move, kCapacity> moves_;
  int size_ = 0;
};

}  // namespace checkers
