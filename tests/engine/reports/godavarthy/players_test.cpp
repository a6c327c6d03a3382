#include "engine/reports/godavarthy/players.hpp"

#include <gtest/gtest.h>

#include "engine/core/move_generation.hpp"
#include "engine/players/registry.hpp"
#include "engine/reports/godavarthy/game.hpp"
#include "tests/engine/reports/godavarthy/vectors.hpp"

namespace checkers {
namespace {

using namespace godavarthy;

const Rules& own_rules() { return *find_rules("godavarthy"); }

std::string description_of(const nlohmann::json& game, std::size_t computer) {
  const bool minmax = game["algorithms"][computer] == "MinMaxAB";
  const Evaluation* evaluation = evaluation_number(game["evaluations"][computer].get<int>());
  return (minmax ? "godavarthy-mm:" : "godavarthy-ab:") + std::string(evaluation->id) + ":" + game["depth"].dump();
}

SearchResult ask(const std::string& description, const Position& position, const Rules& rules = own_rules()) {
  const Result<Player> player = make_player(description);
  if (!player) {
    ADD_FAILURE() << player.error().message;
    return {};
  }
  SearchRequest request{.position = position};
  request.rules = rules;
  return player->search(request);
}

TEST(GodavarthyPlayers, PlayTheTablesGamesAndCountTheSameNodes) {
  for (const nlohmann::json& game : vectors::list("games.json", "games")) {
    SCOPED_TRACE(game["table"].dump() + "/" + game["row"].get<std::string>());
    Position position = start_position();
    Position left_by_black = position;
    std::array<std::uint64_t, 2> generated{};
    std::array<std::uint64_t, 2> expanded{};
    std::size_t mover = 0;
    for (const nlohmann::json& move : game["moves"]) {
      const SearchResult result = ask(description_of(game, mover), position);
      generated[mover] += result.statistics.generated;
      if (result.move) {
        EXPECT_EQ(to_notation(position, *result.move), move.get<std::string>());
        position = after(position, *result.move);
      } else {
        EXPECT_TRUE(move == "pass" || move == "revert") << move;
        EXPECT_NE(result.remark.find("passes"), std::string::npos);
        position.to_move = opponent(position.to_move);
        if (move == "revert") position = left_by_black;
      }
      if (move != "revert") expanded[mover] += result.statistics.expanded;
      if (mover == 0) left_by_black = position;
      mover = 1 - mover;
    }
    EXPECT_EQ(generated[0], game["generated"][0].get<std::uint64_t>());
    EXPECT_EQ(generated[1], game["generated"][1].get<std::uint64_t>());
    if (game["reverts"] == 0) {
      EXPECT_EQ(expanded[0], game["expanded"][0].get<std::uint64_t>());
    }
    EXPECT_EQ(expanded[1], game["expanded"][1].get<std::uint64_t>());
  }
}

TEST(GodavarthyPlayers, ObeyCompulsoryCaptureInAStandardGame) {
  for (const std::string description :
       {"godavarthy-ab:mobility:2", "godavarthy-mm:placement:4", "godavarthy-ab:advancement:3+repaired"}) {
    Position position = start_position();
    for (int ply = 0; ply < 120; ++ply) {
      const MoveList legal = legal_moves(position);
      if (legal.empty()) break;
      const SearchResult result = ask(description, position, kStandardRules);
      const Move move = result.move.value_or(legal[0]);
      ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << description;
      if (!result.move) {
        EXPECT_FALSE(result.remark.empty());
      }
      position = after(position, move);
    }
  }
}

TEST(GodavarthyPlayers, MinMaxAsPublishedKnowsTwoDepthsAndRepairedAll) {
  EXPECT_EQ(ask("godavarthy-mm:placement:2", start_position()).statistics.depth, 2);
  EXPECT_EQ(ask("godavarthy-mm:placement:3", start_position()).statistics.depth, 4);
  EXPECT_EQ(ask("godavarthy-mm:placement:6", start_position()).statistics.depth, 4);
  EXPECT_EQ(ask("godavarthy-mm:placement:3+repaired", start_position()).statistics.depth, 3);
  EXPECT_EQ(ask("godavarthy-ab:placement:3", start_position()).statistics.depth, 3);
}

TEST(GodavarthyPlayers, CountMemoryAsFortyTwoBytesForEachReply) {
  const SearchResult result = ask("godavarthy-ab:mobility:2", start_position());
  EXPECT_EQ(result.statistics.expanded, 7u);
  EXPECT_EQ(result.statistics.memory_bytes, 42u * 7u);
}

TEST(GodavarthyPlayers, HaveNoMoveWithoutPieces) {
  for (const std::string description : {"godavarthy-ab:mobility:4", "godavarthy-mm:advancement:2"})
    EXPECT_FALSE(ask(description, Position{}).move);
}

TEST(GodavarthyPlayers, SayWhatIsWrongWithADescription) {
  for (const std::string description :
       {"godavarthy-ab", "godavarthy-ab:mobility", "godavarthy-ab:material:2", "godavarthy-mm:mobility:0",
        "godavarthy-mm:mobility:-1", "godavarthy-mm:mobility:99", "godavarthy-ab:mobility:x",
        "godavarthy-ab:mobility:2:3"})
    EXPECT_FALSE(make_player(description)) << description;
}

TEST(GodavarthyPlayers, StopSoonWhenAsked) {
  StopToken stop;
  stop.request_stop();
  for (const std::string description : {"godavarthy-ab:mobility:30", "godavarthy-mm:mobility:30+repaired"}) {
    SearchRequest request{.position = start_position()};
    request.stop = &stop;
    const SearchResult result = make_player(description)->search(request);
    EXPECT_LT(result.statistics.generated, 100'000u);
    EXPECT_NE(result.remark.find("stopped"), std::string::npos);
  }
}

}  // namespace
}  // namespace checkers
