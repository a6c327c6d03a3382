#include "engine/players/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/text.hpp"
#include "engine/evaluation/evaluation.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

std::string error_of(std::string_view description) {
  const Result<Player> player = make_player(description);
  return player ? "no error" : player.error().message;
}

TEST(Players, EveryKindsExampleCanBeMadeAndPlays) {
  for (const PlayerKind* kind : all_player_kinds()) {
    const Result<Player> player = make_player(kind->example);
    ASSERT_TRUE(player) << kind->example << ": " << player.error().message;
    EXPECT_EQ(player->description, kind->example);
    EXPECT_NE(find_rules(kind->rules), nullptr) << kind->id;
    EXPECT_FALSE(kind->name.empty());
    EXPECT_FALSE(kind->source.empty());
  }
}

// The example with its depth lowered to one that answers at once.
std::string shallow(const PlayerKind& kind) {
  std::string result;
  for (const std::string_view part : split(kind.example, ':')) {
    const auto depth = parse_integer(part);
    result += (result.empty() ? "" : ":") + (depth && *depth > 2 ? "2" : std::string(part));
  }
  return result;
}

TEST(Players, EveryPlayerGivesALegalMoveOrSaysWhyNot) {
  Random random(31);
  for (const PlayerKind* kind : all_player_kinds()) {
    if (kind->example.find("ms") != std::string_view::npos) continue;
    for (const std::string suffix : {"", "+repaired"}) {
      if (!suffix.empty() && !kind->has_repair) continue;
      const Result<Player> player = make_player(shallow(*kind) + suffix);
      ASSERT_TRUE(player) << shallow(*kind) + suffix;
      for (int i = 0; i < 300; ++i) {
        SearchRequest request;
        request.position = random_position(random);
        request.turn = i % 90;
        request.seed = static_cast<std::uint64_t>(i);
        const MoveList legal = legal_moves(request.position);
        const SearchResult result = player->search(request);
        if (!result.move) {
          EXPECT_TRUE(legal.empty() || !result.remark.empty())
              << player->description << " " << to_fen(request.position);
          continue;
        }
        EXPECT_NE(std::find(legal.begin(), legal.end(), *result.move), legal.end())
            << player->description << " " << to_fen(request.position);
      }
    }
  }
}

TEST(Players, BadDescriptionsGetOneSentence) {
  EXPECT_NE(error_of("deep-blue:4").find("There is no player \"deep-blue\"; there are master, "), std::string::npos);
  EXPECT_NE(error_of("").find("There is no player \"\""), std::string::npos);
  EXPECT_EQ(error_of("alpha-beta:ef3"), "This player is written alpha-beta:EVALUATION:DEPTH[:ORDER].");
  EXPECT_NE(error_of("alpha-beta:ef9:4").find("There is no evaluation \"ef9\"; there are material, "),
            std::string::npos);
  for (const char* depth : {"0", "-1", "99", "x", "", "4.5"})
    EXPECT_EQ(error_of("alpha-beta:ef3:" + std::string(depth)),
              "A depth is a whole number from 1 to 30, not " + checkers::quoted(depth) + ".");
  EXPECT_NE(error_of("alpha-beta:ef3:4:best").find("There is no move order \"best\""), std::string::npos);
  EXPECT_EQ(error_of("alpha-beta:ef3:4+repaired"), "alpha-beta has no repaired form.");
  EXPECT_EQ(error_of("random:x"), "A seed is a whole number, not \"x\".");
  EXPECT_EQ(error_of("iterative:material:0ms"), "A time is written like 500ms or 2s, from 1 ms to a day, not \"0ms\".");
  EXPECT_EQ(error_of("minimax-ab:ef1:4:futility=-1"),
            "A futility margin is a whole number of at least 0, not \"futility=-1\".");
}

TEST(Evaluations, AreListedWithTheirProvenance) {
  std::vector<std::string_view> ids;
  for (const Evaluation* evaluation : all_evaluations()) {
    ids.push_back(evaluation->id);
    EXPECT_FALSE(evaluation->name.empty() || evaluation->authors.empty() || evaluation->source.empty());
    EXPECT_EQ(find_evaluation(evaluation->id), evaluation);
  }
  for (const char* id :
       {"material", "ef1", "ef2", "ef3", "mobility", "advancement", "placement", "kmitl", "sable", "csintsy"})
    EXPECT_NE(std::find(ids.begin(), ids.end(), id), ids.end()) << id;
}

}  // namespace
}  // namespace checkers
