#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/move_generation.hpp"

namespace checkers {

enum class EndReason : std::uint8_t {
  None,
  NoPieces,
  NoMoves,
  Repetition,
  QuietMoves,
  PlyLimit,
  Agreement,
  Resignation,
};

// How a game stands. `winner` is empty for a draw and while the game goes on.
struct Status {
  bool over = false;
  std::optional<Color> winner;
  EndReason reason = EndReason::None;

  bool operator==(const Status&) const = default;
};

// "no-moves", "repetition" and so on; empty while the game goes on.
std::string_view reason_id(EndReason reason);

// "Black wins: White has no move left." One sentence for a person; empty while the game goes on.
std::string describe(const Status& status);

// A game from a first position: what was played, what was taken back, whether it is over and why.
class Game {
 public:
  explicit Game(const Position& start = start_position(), const Rules& rules = kStandardRules);

  const Rules& rules() const { return rules_; }
  const Position& start() const { return positions_.front(); }
  const Position& position() const { return positions_[static_cast<std::size_t>(ply_)]; }
  // Plies played up to the present position; moves that were undone are not counted.
  int ply() const { return ply_; }
  // Every move, those that can be redone included.
  const std::vector<Move>& moves() const { return moves_; }
  // The positions from the first one to the present one.
  std::span<const Position> history() const;

  // None when the game is over.
  MoveList legal_moves() const;
  const Status& status() const { return status_; }

  // Plays a legal move; forgets what could be redone. Refuses when the move is illegal or the game is over.
  std::optional<Error> play(const Move& move);
  bool undo();
  bool redo();
  // Goes to a ply among those known.
  bool go_to(int ply);

  // Both end a game that is not over.
  void agree_draw();
  void resign(Color loser);

 private:
  Status judge() const;

  Rules rules_;
  std::vector<Position> positions_;  // one more than moves_
  std::vector<Move> moves_;
  int ply_ = 0;
  Status status_;
};

}  // namespace checkers
