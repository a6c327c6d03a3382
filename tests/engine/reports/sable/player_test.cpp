#include "engine/reports/sable/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

Player player(std::string_view limit) {
  const std::vector<std::string_view> arguments{limit};
  Result<Player> made = kSablePlayer.make(arguments, false);
  EXPECT_TRUE(made) << limit;
  return made ? *made : Player{};
}

std::string complaint(std::vector<std::string_view> arguments) {
  const Result<Player> made = kSablePlayer.make(arguments, false);
  return made ? "" : made.error().message;
}

TEST(SablePlayer, AnswersTheSameForTheSameDepthAndSeed) {
  const Player six = player("6");
  const SearchRequest request{.position = start_position(), .seed = 4};
  const SearchResult one = six.search(request);
  const SearchResult two = six.search(request);
  ASSERT_TRUE(one.move);
  EXPECT_EQ(one.move, two.move);
  EXPECT_EQ(one.value, two.value);
  EXPECT_EQ(one.statistics.generated, two.statistics.generated);
  EXPECT_EQ(one.statistics.depth, 6);
}

TEST(SablePlayer, TheSeedChangesTheMoveButNotTheValue) {
  const Player two = player("2");
  std::set<std::string> moves;
  std::set<double> values;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const SearchResult result = two.search({.position = position_of("B:WK32:BK14"), .seed = seed});
    ASSERT_TRUE(result.move);
    moves.insert(to_full_notation(*result.move));
    values.insert(result.value);
  }
  EXPECT_GT(moves.size(), 1u);
  EXPECT_EQ(values.size(), 1u);
}

TEST(SablePlayer, PlaysWithATimeLimit) {
  const SearchResult result = player("60ms").search({.position = start_position()});
  ASSERT_TRUE(result.move);
  EXPECT_GE(result.statistics.depth, 1);
}

TEST(SablePlayer, SaysThatItFoundAWin) {
  const SearchResult result = player("10").search({.position = position_of("W:WK15,K24:BK32")});
  EXPECT_EQ(result.value, 10'000'000 - 7 * 1000);
  EXPECT_FALSE(result.remark.empty());
}

TEST(SablePlayer, PlaysLegalMovesUnderAnyRules) {
  Random random(32);
  const Player three = player("3");
  for (int i = 0; i < 200; ++i) {
    const Position position = random_position(random);
    for (const Rules& rules : all_rules()) {
      const MoveList legal = legal_moves(position, rules);
      const SearchResult result = three.search({.position = position, .rules = rules});
      if (!result.move) {
        EXPECT_EQ(legal.empty(), result.remark.empty()) << to_fen(position) << " " << rules.id;
        continue;
      }
      EXPECT_NE(std::find(legal.begin(), legal.end(), *result.move), legal.end()) << to_fen(position);
    }
  }
}

TEST(SablePlayer, AnEmptyBoardHasNoMove) { EXPECT_FALSE(player("4").search({.position = Position{}}).move); }

TEST(SablePlayer, ExplainsAWrongDescription) {
  for (const std::string_view wrong : {"0", "-1", "99", "x", "", "ms", "0ms", "-5ms", "1.5ms", "99999999ms", "1000 m"})
    EXPECT_NE(complaint({wrong}), "") << wrong;
  EXPECT_NE(complaint({}), "");
  EXPECT_NE(complaint({"4", "5"}), "");
  EXPECT_EQ(complaint({"1000ms"}), "");
  EXPECT_EQ(complaint({"1ms"}), "");
  EXPECT_EQ(complaint({"6"}), "");
}

}  // namespace
}  // namespace checkers
