#pragma once

#include <vector>

#include "engine/core/game.hpp"
#include "engine/reports/sabotinov/search.hpp"

// The published program's game loop (report section 4.4 and appendix A, Game.cpp). The report's Red is White here.
namespace checkers::sabotinov {

struct GameSetup {
  Searcher red;
  Searcher black;
  Repairs repairs = {};  // only those of the game count here, of the searchers only those of the search

  bool operator==(const GameSetup&) const = default;
};

struct PlayerCounts {
  NodeCounts nodes;
  double time_ms = 0;
};

struct GameRecord {
  GameSetup setup;
  Status status;  // not over when the game was stopped
  std::vector<Move> moves;
  Position final_position;
  PlayerCounts red;
  PlayerCounts black;
  SearchOutcome last_black_search;

  int plies() const { return static_cast<int>(moves.size()); }
  // The report's "path length": moves of Black, who begins.
  int rounds() const { return (plies() + 1) / 2; }
};

// The program's rules: after every move White without a move loses, then Black, whoever is to move; then the 80th turn
// of a side is a draw.
Rules program_rules(const Repairs& repairs = {});

// Plays from the start position. The stop token ends the game unfinished.
GameRecord play_game(const GameSetup& setup, const StopToken* stop = nullptr);

}  // namespace checkers::sabotinov
