#include "engine/reports/kmitl/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/move_generation.hpp"
#include "engine/players/registry.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

SearchResult ask(std::string_view player, const Position& position, const Rules& rules = kStandardRules) {
  const Result<Player> made = make_player(player);
  EXPECT_TRUE(made) << player;
  return made ? made->search({.position = position, .rules = rules}) : SearchResult{};
}

std::string answer(std::string_view player, std::string_view fen, const Rules& rules = kStandardRules) {
  const SearchResult result = ask(player, position_of(fen), rules);
  return result.move ? to_full_notation(*result.move) : "none: " + result.remark;
}

TEST(KmitlPlayer, IsMadeFromItsDescription) {
  EXPECT_TRUE(make_player("kmitl:3"));
  EXPECT_TRUE(make_player("kmitl:5+repaired"));
  for (const char* wrong : {"kmitl", "kmitl:0", "kmitl:-3", "kmitl:99", "kmitl:x", "kmitl:3:3"})
    EXPECT_FALSE(make_player(wrong)) << wrong;
}

TEST(KmitlPlayer, PlaysAsTheOriginal) {
  const SearchResult result = ask("kmitl:3", start_position());
  EXPECT_EQ(to_full_notation(*result.move), "10-14");
  EXPECT_EQ(result.value, -259);
  EXPECT_EQ(result.variation.size(), 2u);
  EXPECT_EQ(to_full_notation(*ask("kmitl:5", start_position()).move), "11-16");
}

TEST(KmitlPlayer, GivesItsSearchsValueThoughAJumpIsForced) {
  const SearchResult result = ask("kmitl:3", position_of("B:W10,22,23,29,30,31,32:B3,4,5,7,12,13"));
  EXPECT_EQ(to_full_notation(*result.move), "7x14");
  EXPECT_EQ(result.value, -122);
  EXPECT_EQ(result.statistics.expanded, 0u);
}

TEST(KmitlPlayer, SaysWhyItHasNoMove) {
  EXPECT_EQ(answer("kmitl:3", "B:W26,27:B22").substr(0, 20), "none: loops for ever");
  const Result<Player> player = make_player("kmitl:3");
  int crashes = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const SearchResult result = player->search({.position = position_of("B:W20:B12"), .seed = seed});
    EXPECT_EQ(result.move.has_value(), result.remark.empty());
    if (result.remark.substr(0, 7) == "crashes") ++crashes;
  }
  EXPECT_GT(crashes, 5);
  EXPECT_LT(crashes, 35);
}

TEST(KmitlPlayer, RepairedFinishesACircleWhereTheRulesAllowIt) {
  EXPECT_EQ(answer("kmitl:3+repaired", "B:W18,19,26,27:BK15"), "15x24x31x22x15");
  EXPECT_EQ(answer("kmitl:3+repaired", "B:W18,19,26,27:BK15", *find_rules("kmitl")), "15x24x31x22");
}

TEST(KmitlPlayer, PlaysOnlyLegalMovesUnderAnyRules) {
  const Result<Player> players[] = {make_player("kmitl:3"), make_player("kmitl:3+repaired"), make_player("baumann:3")};
  Random random(7);
  for (int i = 0; i < 500; ++i) {
    const Position position = random_position(random);
    for (const Rules& rules : all_rules()) {
      const MoveList legal = legal_moves(position, rules);
      for (const Result<Player>& player : players) {
        const SearchResult result = player->search({.position = position, .rules = rules});
        if (!result.move) continue;
        EXPECT_NE(std::find(legal.begin(), legal.end(), *result.move), legal.end()) << to_fen(position);
      }
    }
  }
}

TEST(KmitlPlayer, SurvivesPositionsWithoutPieces) {
  for (const Position& position : {Position{}, Position{0, 1, 0, Color::Black}, Position{1, 0, 0, Color::White}})
    for (const char* player : {"kmitl:3", "kmitl:3+repaired", "baumann:3"})
      EXPECT_FALSE(ask(player, position).move) << player;
}

}  // namespace
}  // namespace checkers
