#include "engine/reports/sabotinov/search.hpp"

#include <algorithm>

#include "engine/evaluation/ef2.hpp"
#include "engine/evaluation/ef3.hpp"
#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers::sabotinov {
namespace {

using vectors::dashed;
using vectors::load;
using vectors::position_of;

constexpr Algorithm kBoth[] = {Algorithm::AlphaBetaSearch, Algorithm::MinmaxAB};

// Black's king goes to 8 and the white man on 12 has no move.
constexpr const char* kWinInOne = "B:W12:B3,21,K11";

TEST(SabotinovMoves, ComeInTheProgramsOrder) {
  const nlohmann::json vectors = load("moves.json");
  EXPECT_EQ(vectors.size(), 100u);
  for (const nlohmann::json& vector : vectors) {
    MoveList moves;
    generate_in_program_order(position_of(vector["fen"]), moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(dashed(move));
    EXPECT_EQ(texts, vector["moves"].get<std::vector<std::string>>()) << vector["fen"];
  }
}

TEST(SabotinovSearch, ReturnsTheLastRootValueAndLinesOfGame11) {
  // Before Black's last move of game 11 in appendix B.
  const GameRecord game = play_game({.red = {Algorithm::MinmaxAB, 2, 4}, .black = {Algorithm::AlphaBetaSearch, 2, 4}});
  EXPECT_EQ(game.last_black_search.value, -755);
  EXPECT_EQ(game.last_black_search.last_finished, -759);
  EXPECT_EQ(game.last_black_search.last_leaf, -4365);
}

TEST(SabotinovSearch, EvaluationFourPlaysTheFirstMoveAtAnyDepth) {
  for (const nlohmann::json& vector : load("moves.json")) {
    const Position position = position_of(vector["fen"]);
    for (const Algorithm algorithm : kBoth)
      for (const int depth : {1, 2, 4}) {
        const SearchOutcome outcome = search({algorithm, 4, depth}, position, 0);
        ASSERT_TRUE(outcome.move);
        EXPECT_EQ(dashed(*outcome.move), vector["moves"][0].get<std::string>()) << vector["fen"];
        EXPECT_EQ(outcome.value, 1);
      }
  }
}

TEST(SabotinovSearch, BothAlgorithmsAgreeInMoveValueAndCounts) {
  for (const nlohmann::json& vector : load("moves.json")) {
    const Position position = position_of(vector["fen"]);
    for (const int evaluation : {1, 2, 3})
      for (const int depth : {1, 2, 3, 4}) {
        const SearchOutcome minmax = search({Algorithm::MinmaxAB, evaluation, depth}, position, 5);
        const SearchOutcome alpha_beta = search({Algorithm::AlphaBetaSearch, evaluation, depth}, position, 5);
        EXPECT_EQ(minmax.move, alpha_beta.move) << vector["fen"];
        EXPECT_EQ(minmax.value, alpha_beta.value) << vector["fen"];
        EXPECT_EQ(minmax.counts, alpha_beta.counts) << vector["fen"];
      }
  }
}

TEST(SabotinovSearch, AvoidsAWinInOneUnlessRepaired) {
  for (const Algorithm algorithm : kBoth) {
    for (const int evaluation : {1, 3}) {
      const SearchOutcome published = search({algorithm, evaluation, 2}, position_of(kWinInOne), 0);
      ASSERT_TRUE(published.move);
      EXPECT_NE(dashed(*published.move), "11-8");
    }
    const SearchOutcome repaired = search({algorithm, 3, 2, kRepairedSearch}, position_of(kWinInOne), 0);
    ASSERT_TRUE(repaired.move);
    EXPECT_EQ(dashed(*repaired.move), "11-8");
    EXPECT_EQ(repaired.value, 7'999'999);
  }
}

TEST(SabotinovSearch, ScoresTheImmobileOpponentWithTheWrongSign) {
  MoveList only_the_win;
  only_the_win.push(Move{11, 8, 0, 0, 0});
  for (const Algorithm algorithm : kBoth) {
    EXPECT_EQ(search({algorithm, 3, 2}, position_of(kWinInOne), 0, only_the_win).value, -7'999'999);
    const Repairs repairs{.immobile_opponent = true};
    EXPECT_EQ(search({algorithm, 3, 2, repairs}, position_of(kWinInOne), 0, only_the_win).value, 7'999'999);
  }
}

TEST(SabotinovSearch, MaximisesTheOpponentsScoreAtOddDepthsUnlessRepaired) {
  for (const nlohmann::json& vector : load("moves.json")) {
    const Position position = position_of(vector["fen"]);
    double best_for_opponent = -1e9;
    double best_for_us = -1e9;
    MoveList moves;
    generate_in_program_order(position, moves);
    for (const Move& move : moves) {
      const Position next = after(position, move);
      const double value = kEf3.evaluate(next, next.to_move, 0);
      best_for_opponent = std::max(best_for_opponent, value);
      best_for_us = std::max(best_for_us, -value);
    }
    for (const Algorithm algorithm : kBoth) {
      EXPECT_EQ(search({algorithm, 3, 1}, position, 0).value, best_for_opponent) << vector["fen"];
      const Repairs repairs{.odd_depths = true};
      EXPECT_EQ(search({algorithm, 3, 1, repairs}, position, 0).value, best_for_us) << vector["fen"];
    }
  }
}

TEST(SabotinovSearch, CountsChildrenAsExpandedAndLeavesTwiceInTheTotal) {
  // Depth 1 from the start: seven moves, each a leaf and an expanded node.
  const SearchOutcome outcome = search({Algorithm::AlphaBetaSearch, 2, 1}, start_position(), 0);
  EXPECT_EQ(outcome.counts.leaves, 7u);
  EXPECT_EQ(outcome.counts.expanded, 7u);
  EXPECT_EQ(outcome.counts.total(), 14u);
}

TEST(SabotinovSearch, OfASideWithoutMovesIsItsEvaluation) {
  const Position no_black = position_of("B:W21:B");
  for (const Algorithm algorithm : kBoth) {
    const SearchOutcome outcome = search({algorithm, 2, 4}, no_black, 0);
    EXPECT_FALSE(outcome.move);
    EXPECT_EQ(outcome.value, kEf2.evaluate(no_black, Color::Black, 0));
    EXPECT_EQ(outcome.counts.leaves, 1u);
    EXPECT_EQ(outcome.counts.expanded, 0u);
  }
}

TEST(SabotinovSearch, EndsSoonAfterAStop) {
  StopToken stop;
  stop.request_stop();
  for (const Algorithm algorithm : kBoth) {
    const SearchOutcome outcome = search({algorithm, 1, 30}, start_position(), 0, &stop);
    EXPECT_TRUE(outcome.stopped);
    EXPECT_LE(outcome.counts.leaves, 10'000u);
  }
}

}  // namespace
}  // namespace checkers::sabotinov
