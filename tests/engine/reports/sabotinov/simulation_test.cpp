#include "engine/reports/sabotinov/simulation.hpp"

#include <algorithm>

#include "engine/base/parallel.hpp"
#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers::sabotinov {
namespace {

TEST(SabotinovSimulation, Plays72GamesInTheProgramsOrder) {
  const std::vector<GameSetup> setups = full_simulation();
  ASSERT_EQ(setups.size(), 72u);
  int found = 0;
  for (const nlohmann::json& expected : vectors::load("games.json")) {
    if (!expected.contains("full_simulation_index")) continue;
    ++found;
    const std::size_t index = expected["full_simulation_index"].get<std::size_t>() - 1;
    ASSERT_LT(index, setups.size());
    EXPECT_EQ(setups[index], vectors::setup_of(expected)) << index;
  }
  EXPECT_EQ(found, 48);
}

TEST(SabotinovSimulation, IsTheSameOnAnyNumberOfThreads) {
  const std::vector<GameRecord> alone = simulate({.threads = 1});
  const std::vector<GameRecord> together = simulate({.threads = std::min(3u, hardware_threads())});
  ASSERT_EQ(alone.size(), 72u);
  ASSERT_EQ(together.size(), 72u);
  for (std::size_t i = 0; i < alone.size(); ++i) {
    EXPECT_TRUE(alone[i].status.over);
    EXPECT_EQ(alone[i].setup, together[i].setup);
    EXPECT_EQ(alone[i].status, together[i].status);
    EXPECT_EQ(alone[i].moves, together[i].moves);
    EXPECT_EQ(alone[i].red.nodes, together[i].red.nodes);
    EXPECT_EQ(alone[i].black.nodes, together[i].black.nodes);
    EXPECT_EQ(alone[i].final_position, together[i].final_position);
  }
}

TEST(SabotinovSimulation, EndsWithTheGameOfFigure51) {
  const GameRecord last = play_game(full_simulation().back());
  EXPECT_EQ(last.status.winner, Color::White);
  EXPECT_EQ(last.rounds(), 22);
  EXPECT_EQ(last.red.nodes.total(), 7866u);
  EXPECT_EQ(last.black.nodes.total(), 12097u);
}

TEST(SabotinovSimulation, ReportsEachGameAndStopsWhenAsked) {
  StopToken stop;
  std::size_t reports = 0;
  PlayOptions options{.threads = std::min(2u, hardware_threads()), .stop = &stop};
  options.progress = [&](std::size_t finished, std::size_t total) {
    ++reports;
    EXPECT_EQ(finished, reports);
    EXPECT_EQ(total, 72u);
    if (finished == 5) stop.request_stop();
  };
  const std::vector<GameRecord> records = simulate(options);
  const auto over = std::count_if(records.begin(), records.end(), [](const GameRecord& r) { return r.status.over; });
  EXPECT_GE(over, 5);
  EXPECT_LE(over, 6);
}

}  // namespace
}  // namespace checkers::sabotinov
