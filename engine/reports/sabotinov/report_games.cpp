#include "engine/reports/sabotinov/report_games.hpp"

#include <algorithm>

#include "engine/reports/sabotinov/printed_games.hpp"
#include "engine/reports/sabotinov/printed_runs.hpp"

namespace checkers::sabotinov {

void ReportGames::need(const GameSetup& setup) {
  if (std::find(setups_.begin(), setups_.end(), setup) == setups_.end()) setups_.push_back(setup);
}

void ReportGames::play(const PlayOptions& options) { records_ = play_games(setups_, options); }

const GameRecord& ReportGames::of(const GameSetup& setup) const {
  const auto found = std::find(setups_.begin(), setups_.end(), setup);
  return records_[static_cast<std::size_t>(found - setups_.begin())];
}

ReportGames games_of_the_report() {
  ReportGames games;
  for (const PrintedRun& run : printed_runs()) games.need(run.setup);
  for (const PrintedGame& game : printed_games()) games.need(game.setup);
  for (const PrintedValue& value : printed_values()) games.need(value.setup);
  for (int evaluation = 1; evaluation <= 3; ++evaluation)
    for (const int depth : kTimedDepths) games.need(timed_game(evaluation, depth));
  for (const GameSetup& setup : full_simulation()) games.need(setup);
  for (const GameSetup& setup : pairings()) {
    games.need(with_searches_repaired(setup));
    games.need(with_end_repaired(setup));
  }
  return games;
}

GameSetup timed_game(int evaluation, int depth) {
  return {.red = {Algorithm::MinmaxAB, evaluation, depth}, .black = {Algorithm::AlphaBetaSearch, evaluation, depth}};
}

std::vector<GameSetup> pairings() {
  std::vector<GameSetup> setups = full_simulation();
  const auto other_algorithm = [](const GameSetup& setup) {
    return setup.red.algorithm != Algorithm::AlphaBetaSearch || setup.black.algorithm != Algorithm::AlphaBetaSearch;
  };
  setups.erase(std::remove_if(setups.begin(), setups.end(), other_algorithm), setups.end());
  return setups;
}

GameSetup with_searches_repaired(GameSetup setup) {
  setup.red.repairs = setup.black.repairs = kRepairedSearch;
  return setup;
}

GameSetup with_end_repaired(GameSetup setup) {
  setup.repairs = kRepairedGame;
  return setup;
}

}  // namespace checkers::sabotinov
