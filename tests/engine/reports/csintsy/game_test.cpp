#include "engine/reports/csintsy/game.hpp"

#include <gtest/gtest.h>

#include "engine/reports/csintsy/experiment.hpp"
#include "tests/engine/reports/csintsy/vectors.hpp"
#include "tests/support/positions.hpp"

namespace checkers::csintsy {
namespace {

// The positions that count are those of the ordering experiment, row 0 on the main branch, row 4 on the other.
void expect_branch(Branch branch, std::size_t row) {
  const auto turns = vectors()["ordering_experiment"][row]["turns"];
  const GameRecord game = measured_game(branch);
  ASSERT_EQ(game.turns.size(), static_cast<std::size_t>(kMeasuredPlies));
  const std::vector<Position> counted = counted_positions(game);
  ASSERT_EQ(counted.size(), turns.size());
  for (std::size_t i = 0; i < counted.size(); ++i) EXPECT_EQ(counted[i], position_of_board(turns[i]["board"])) << i;
  for (const auto& turn : turns) {
    const Turn& played = game.turns[turn["ply"].get<std::size_t>() - 1];
    EXPECT_EQ(played.ply, turn["ply"].get<int>());
    EXPECT_EQ(played.legal_moves, turn["legal"].get<int>());
    EXPECT_EQ(played.position, position_of_board(turn["board"]));
  }
}

TEST(CsintsyGame, FindsTheGameOfFigures11And12) { expect_branch(Branch::Main, 0); }

TEST(CsintsyGame, FindsTheGameOfTheUtilityRow) { expect_branch(Branch::Other, 4); }

TEST(CsintsyGame, TheBranchesPartWithRedsTwelfthMove) {
  const GameRecord main = measured_game(Branch::Main);
  const GameRecord other = measured_game(Branch::Other);
  for (std::size_t i = 0; i < 23; ++i) EXPECT_EQ(main.turns[i].played, other.turns[i].played);
  EXPECT_EQ(to_full_notation(main.turns[23].played), "28-24");
  EXPECT_EQ(to_full_notation(other.turns[23].played), "27-23");
}

TEST(CsintsyGame, OffersAboutEightMovesATurn) {
  const GameRecord game = measured_game(Branch::Main);
  EXPECT_NEAR(moves_per_turn(game), 7.86, 0.005);
  EXPECT_EQ(forced_turns(game), 5);
}

TEST(CsintsyGame, TheSeedDecidesBetweenEquals) {
  const GamePlan plan{.agent_depth = 2, .player_depth = 2, .plies = 60};
  const auto moves = [&](std::uint64_t seed) {
    std::vector<std::string> texts;
    for (const Turn& turn : play_game(plan, seeded_tie_break(seed)).turns)
      texts.push_back(to_full_notation(turn.played));
    return texts;
  };
  EXPECT_EQ(moves(1), moves(1));
  EXPECT_NE(moves(1), moves(2));
}

TEST(CsintsyGame, EndsWhenASideCannotMove) {
  const GameRecord game = play_game({.agent_depth = 6, .player_depth = 1, .plies = 300}, seeded_tie_break(1));
  ASSERT_TRUE(game.winner.has_value());
  Position last = game.final_position;
  EXPECT_EQ(last.to_move, opponent(*game.winner));
  EXPECT_TRUE(legal_moves(last).empty());
}

TEST(CsintsyGame, StopsWhenAskedTo) {
  StopToken stop;
  stop.request_stop();
  EXPECT_TRUE(play_game({}, seeded_tie_break(1), &stop).stopped);
}

}  // namespace
}  // namespace checkers::csintsy
