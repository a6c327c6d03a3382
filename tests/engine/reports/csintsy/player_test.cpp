#include "engine/reports/csintsy/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/reports/csintsy/search.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

Player player(std::string_view depth, bool repaired = false) {
  const std::vector<std::string_view> arguments{depth};
  Result<Player> made = kCsintsyPlayer.make(arguments, repaired);
  EXPECT_TRUE(made);
  return made ? *made : Player{};
}

std::string complaint(std::vector<std::string_view> arguments) {
  const Result<Player> made = kCsintsyPlayer.make(arguments, false);
  return made ? "" : made.error().message;
}

TEST(CsintsyPlayer, ReportsWhatTheReportCounts) {
  const SearchResult result = player("10").search({.position = start_position(), .rules = *find_rules("csintsy")});
  ASSERT_TRUE(result.move);
  EXPECT_EQ(to_full_notation(*result.move), "11-16");
  EXPECT_EQ(result.value, -0.6);
  EXPECT_EQ(result.statistics.generated, 836770u);
  EXPECT_EQ(result.statistics.expanded, 555828u);
  EXPECT_EQ(result.statistics.depth, 10);
  EXPECT_EQ(result.variation.size(), 10u);
}

TEST(CsintsyPlayer, RepairedCorrectsTheRedCheckAndScoresWins) {
  EXPECT_NEAR(player("10", true).search({.position = start_position()}).value, -0.2, 1e-9);
  const SearchRequest blockade{.position = position_of("B:W12:BK3,K11")};
  EXPECT_EQ(player("4", true).search(blockade).value, csintsy::kWin - 1);
  EXPECT_LT(player("4").search(blockade).value, 10);
}

TEST(CsintsyPlayer, ChoosesAmongEqualsBySeed) {
  // At ply 37 of the measured game two moves are equal.
  const Position position = position_of("B:W10,20,21,27,31,32:B1,5,9,12,15,19");
  const Player agent = player("10");
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    chosen.insert(to_full_notation(*agent.search({.position = position, .seed = seed}).move));
  EXPECT_EQ(chosen, (std::set<std::string>{"9-14", "9-13"}));
  const SearchRequest again{.position = position, .seed = 5};
  EXPECT_EQ(agent.search(again).move, agent.search(again).move);
}

TEST(CsintsyPlayer, PlaysLegalMovesUnderAnyRules) {
  Random random(31);
  const Player agent = player("3");
  const Player repaired = player("3", true);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    for (const Rules& rules : all_rules()) {
      const MoveList legal = legal_moves(position, rules);
      for (const Player* each : {&agent, &repaired}) {
        const SearchResult result = each->search({.position = position, .rules = rules});
        if (!result.move) {
          EXPECT_EQ(legal.empty(), result.remark.empty()) << to_fen(position) << " " << rules.id;
          continue;
        }
        EXPECT_NE(std::find(legal.begin(), legal.end(), *result.move), legal.end()) << to_fen(position);
      }
    }
  }
}

TEST(CsintsyPlayer, AnEmptyBoardHasNoMove) { EXPECT_FALSE(player("10").search({.position = Position{}}).move); }

TEST(CsintsyPlayer, PlaysSomethingLegalWhenStopped) {
  StopToken stop;
  stop.request_stop();
  const SearchResult result = player("30").search({.position = start_position(), .stop = &stop});
  ASSERT_TRUE(result.move);
  EXPECT_FALSE(result.remark.empty());
}

TEST(CsintsyPlayer, ExplainsAWrongDescription) {
  EXPECT_NE(complaint({"0"}), "");
  EXPECT_NE(complaint({"-1"}), "");
  EXPECT_NE(complaint({"99"}), "");
  EXPECT_NE(complaint({"x"}), "");
  EXPECT_NE(complaint({}), "");
  EXPECT_NE(complaint({"10", "2"}), "");
  EXPECT_EQ(complaint({"10"}), "");
}

}  // namespace
}  // namespace checkers
