#pragma once

#include "engine/core/move.hpp"

namespace checkers::app {

// A move on its way over the board, forwards or taken back. Time runs only through `advance`.
class MoveAnimation {
 public:
  // Where a piece is, in squares from the top left corner of the board seen from White.
  struct Place {
    float column, row;
  };

  // `Dropped`: the piece was put down by hand, only what it captured still has to go.
  enum class Kind { Played, Dropped, TakenBack };

  // `before` is the position before the move, also when it is taken back.
  void start(const Position& before, const Move& move, Kind kind);
  void stop() { running_ = false; }
  void advance(float seconds);

  bool running() const { return running_; }
  const Position& before() const { return before_; }
  const Move& move() const { return move_; }

  Place mover() const;
  // How high the mover is above the board, 0 to 1.
  float lift() const;
  // How visible a captured piece still is, 1 to 0.
  float opacity(Square captured) const;

 private:
  // Legs of the path done, with the fraction of the present one.
  float progress() const;

  Position before_;
  Move move_{};
  Path path_;
  float elapsed_ = 0;
  bool backwards_ = false;
  bool running_ = false;
};

}  // namespace checkers::app
