#include "engine/reports/sabotinov/players.hpp"

#include "engine/players/registry.hpp"
#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers {
namespace {

using sabotinov::vectors::dashed;
using sabotinov::vectors::load;
using sabotinov::vectors::position_of;

SearchResult ask(const std::string& description, const SearchRequest& request) {
  const Result<Player> player = make_player(description);
  EXPECT_TRUE(player) << description;
  return player ? player->search(request) : SearchResult{};
}

TEST(SabotinovPlayers, ReturnMoveValueAndCountsOfEveryVector) {
  const nlohmann::json vectors = load("searches.json");
  EXPECT_EQ(vectors.size(), 120u);
  for (const nlohmann::json& vector : vectors) {
    SearchRequest request;
    request.position = position_of(vector["fen"]);
    request.turn = vector["turn"];
    const SearchResult result = ask(vector["player"], request);
    ASSERT_TRUE(result.move) << vector.dump();
    EXPECT_EQ(dashed(*result.move), vector["move"].get<std::string>()) << vector.dump();
    EXPECT_EQ(result.value, vector["value"].get<double>()) << vector.dump();
    EXPECT_EQ(result.statistics.leaves, vector["leaves"].get<std::uint64_t>()) << vector.dump();
    EXPECT_EQ(result.statistics.expanded, vector["expanded"].get<std::uint64_t>()) << vector.dump();
    EXPECT_EQ(result.statistics.generated, result.statistics.leaves + result.statistics.expanded);
    ASSERT_EQ(result.variation.size(), 1u);
    EXPECT_EQ(result.variation.front(), *result.move);
  }
}

TEST(SabotinovPlayers, KnowFourEvaluationsAndDepthsFromOneToThirty) {
  for (const char* good : {"sabotinov-mm:ef1:1", "sabotinov-ab:ef4:30", "sabotinov-ab:ef3:4+repaired"})
    EXPECT_TRUE(make_player(good)) << good;
  for (const char* bad : {"sabotinov-mm", "sabotinov-mm:ef1", "sabotinov-mm:ef1:0", "sabotinov-mm:ef1:-2",
                          "sabotinov-mm:ef1:31", "sabotinov-mm:ef1:x", "sabotinov-mm:ef0:2", "sabotinov-mm:ef5:2",
                          "sabotinov-ab:ef:2", "sabotinov-ab:material:2", "sabotinov-ab:ef1:2:3", "sabotinov-ab::2"})
    EXPECT_FALSE(make_player(bad)) << bad;
}

TEST(SabotinovPlayers, TakeAWinInOneWhenRepaired) {
  SearchRequest request;
  request.position = position_of("B:W12:B3,21,K11");
  for (const std::string algorithm : {"sabotinov-mm", "sabotinov-ab"}) {
    const SearchResult published = ask(algorithm + ":ef3:2", request);
    const SearchResult repaired = ask(algorithm + ":ef3:2+repaired", request);
    ASSERT_TRUE(published.move && repaired.move);
    EXPECT_NE(dashed(*published.move), "11-8");
    EXPECT_EQ(dashed(*repaired.move), "11-8");
  }
}

TEST(SabotinovPlayers, PlayOnlyWhatTheRulesOfTheMatchAllow) {
  // Both captures of the king on 18 end where it started, which these rules forbid.
  SearchRequest request;
  request.position = position_of("B:W6,K7,14,15,21:B4,K18,28");
  EXPECT_TRUE(ask("sabotinov-ab:ef1:2", request).move);
  request.rules = *find_rules("kmitl");
  const SearchResult result = ask("sabotinov-ab:ef1:2", request);
  EXPECT_FALSE(result.move);
  EXPECT_FALSE(result.remark.empty());
}

TEST(SabotinovPlayers, HaveNoMoveWithoutPieces) {
  SearchRequest request;
  request.position = Position{};
  for (const char* player : {"sabotinov-mm:ef1:3", "sabotinov-ab:ef2:3", "sabotinov-ab:ef3:3", "sabotinov-mm:ef4:3"})
    EXPECT_FALSE(ask(player, request).move) << player;
}

TEST(SabotinovPlayers, StillMoveWhenStoppedAtOnce) {
  StopToken stop;
  stop.request_stop();
  SearchRequest request;
  request.position = start_position();
  request.stop = &stop;
  EXPECT_TRUE(ask("sabotinov-ab:ef1:30", request).move);
  EXPECT_TRUE(ask("sabotinov-mm:ef3:30+repaired", request).move);
}

}  // namespace
}  // namespace checkers
