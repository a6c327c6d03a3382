#pragma once

#include <vector>

#include "engine/reports/sabotinov/simulation.hpp"

namespace checkers::sabotinov {

// The games a report needs, each played once.
class ReportGames {
 public:
  void need(const GameSetup& setup);
  void play(const PlayOptions& options);
  // Only for a setup that was needed, after playing.
  const GameRecord& of(const GameSetup& setup) const;

 private:
  std::vector<GameSetup> setups_;
  std::vector<GameRecord> records_;
};

// The games of the printed runs, transcripts, values and times, the full simulation, and for each pair of evaluations
// at depths 2 and 4 the games with repairs.
ReportGames games_of_the_report();

// The games of Table 2: Minmax-A-B as Red against Alpha-Beta-Search as Black.
constexpr int kTimedDepths[] = {2, 4, 6};
GameSetup timed_game(int evaluation, int depth);

// Red's and Black's evaluation, and the depth of both: the settings that decide a game of the simulation, since the
// algorithms play alike.
std::vector<GameSetup> pairings();

GameSetup with_searches_repaired(GameSetup setup);
GameSetup with_end_repaired(GameSetup setup);

}  // namespace checkers::sabotinov
