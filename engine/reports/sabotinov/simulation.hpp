#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/reports/sabotinov/game.hpp"

namespace checkers::sabotinov {

// The program's full simulation, in its order: depth 2 and 4, Red's algorithm, Black's algorithm (Alpha-Beta-Search
// first), Red's evaluation 1 to 3, Black's evaluation 1 to 3. 72 games.
std::vector<GameSetup> full_simulation();

struct PlayOptions {
  unsigned threads = 1;  // the records are the same, but for their times, on any number
  const StopToken* stop = nullptr;
  // Called after each game, from one thread at a time; may be empty.
  std::function<void(std::size_t finished, std::size_t total)> progress = {};
};

// Plays every game, in order of the setups. After a stop the records of games not played are not over.
std::vector<GameRecord> play_games(std::span<const GameSetup> setups, const PlayOptions& options = {});

// All 72 games.
std::vector<GameRecord> simulate(const PlayOptions& options = {});

}  // namespace checkers::sabotinov
