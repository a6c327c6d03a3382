#include "engine/reports/sabotinov/simulation.hpp"

#include <mutex>

#include "engine/base/parallel.hpp"

namespace checkers::sabotinov {

std::vector<GameSetup> full_simulation() {
  constexpr Algorithm kAlgorithms[] = {Algorithm::AlphaBetaSearch, Algorithm::MinmaxAB};
  std::vector<GameSetup> setups;
  for (const int depth : {2, 4})
    for (const Algorithm red : kAlgorithms)
      for (const Algorithm black : kAlgorithms)
        for (int red_evaluation = 1; red_evaluation <= 3; ++red_evaluation)
          for (int black_evaluation = 1; black_evaluation <= 3; ++black_evaluation)
            setups.push_back({.red = {red, red_evaluation, depth}, .black = {black, black_evaluation, depth}});
  return setups;
}

std::vector<GameRecord> play_games(std::span<const GameSetup> setups, const PlayOptions& options) {
  std::vector<GameRecord> records(setups.size());
  std::mutex reporting;
  std::size_t finished = 0;
  parallel_for(setups.size(), options.threads, [&](std::size_t i) {
    records[i] = play_game(setups[i], options.stop);
    const std::lock_guard lock(reporting);
    ++finished;
    if (options.progress) options.progress(finished, setups.size());
  });
  return records;
}

std::vector<GameRecord> simulate(const PlayOptions& options) { return play_games(full_simulation(), options); }

}  // namespace checkers::sabotinov
