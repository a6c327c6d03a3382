#pragma once

namespace checkers::sabotinov {

// What can be put right in the published program, one switch a defect. All off is the program as published.
struct Repairs {
  // Searches: a node where the opponent has no move is good for the searching side.
  bool immobile_opponent = false;
  // Searches: at odd depths the leaves, which are the opponent's, are read from the searching side.
  bool odd_depths = false;
  // Game: only the side to move can lose by having no move.
  bool blocked_only_on_move = false;
  // Game: White, too, makes its 80th move before the draw, which then comes after 160 plies.
  bool full_last_round = false;

  bool operator==(const Repairs&) const = default;
};

// "+repaired" as far as one side's search goes.
constexpr Repairs kRepairedSearch{.immobile_opponent = true, .odd_depths = true};

// The end of the game as the rules have it.
constexpr Repairs kRepairedGame{.blocked_only_on_move = true, .full_last_round = true};

}  // namespace checkers::sabotinov
