#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"

namespace checkers::app {

// Turns squares chosen one after the other into a move. A capture of several jumps is complete as soon as the squares
// leave only one route; until then each landing narrows it down.
class MovePicker {
 public:
  enum class Answer { Nothing, Selected, Continued, Complete, Refused };

  // Starts anew for a position of the game.
  void reset(const Game& game);
  void clear_selection();

  // Chooses a square. `Complete`: `move()` is the move. `Refused`: `sentence()` tells why.
  Answer choose(Square square);

  const Move& move() const { return move_; }
  const std::string& sentence() const { return sentence_; }

  // The piece chosen, 0 for none, and the landings chosen for it.
  Square selected() const { return route_.empty() ? 0 : route_.front(); }
  const std::vector<Square>& route() const { return route_; }

  const MoveList& legal() const { return legal_; }
  bool must_capture() const { return !legal_.empty() && legal_[0].is_capture(); }
  // The pieces that can move.
  Bitboard movable() const { return movable_; }
  // Where the selected piece can end, and where it can land on the way.
  Bitboard ends() const;
  Bitboard landings() const;
  // The pieces jumped so far.
  Bitboard jumped() const;

 private:
  bool matches(const Path& path) const;
  Answer choose_target(Square square);
  Answer select(Square square);
  Answer refuse(std::string sentence);
  std::string possible_moves(Square from) const;

  Position position_;
  Status status_;
  MoveList legal_;
  Bitboard movable_ = 0;
  std::vector<Square> route_;
  Move move_{};
  std::string sentence_;
};

}  // namespace checkers::app
