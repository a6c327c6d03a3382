#include "engine/reports/kmitl/generation.hpp"

#include <gtest/gtest.h>

#include "engine/core/move_generation.hpp"
#include "engine/reports/kmitl/rule_layer.hpp"
#include "tests/engine/reports/kmitl/vectors.hpp"
#include "tests/support/positions.hpp"

namespace checkers::kmitl {
namespace {

using Texts = std::vector<std::string>;

MoveList moves_of(const Position& position) {
  MoveList moves;
  generate(position, moves);
  return moves;
}

Texts texts(const MoveList& moves) {
  Texts result;
  for (const Move& move : moves) result.push_back(to_text(move));
  return result;
}

Texts refused(const Position& position) {
  Texts result;
  for (const Move& move : moves_of(position))
    if (!is_executable(position, move)) result.push_back(to_text(move));
  return result;
}

TEST(KmitlGeneration, ListsTheMovesOfTheOriginalInItsOrder) {
  const auto data = kmitl_vectors();
  ASSERT_EQ(data["movegen_and_search"].size(), 43u);
  for (const auto& vector : data["movegen_and_search"]) {
    const Position position = position_of(vector["fen"].get<std::string>());
    EXPECT_EQ(texts(moves_of(position)), vector["moves_in_order"].get<Texts>()) << vector["fen"];
    EXPECT_EQ(refused(position), vector["rejected_on_execution"].get<Texts>()) << vector["fen"];
  }
}

TEST(KmitlGeneration, PutsEachPrefixBeforeItsExtensionsAndWalksBeforeJumps) {
  const Position position = position_of("B:W6,7,15:BK1,K32");
  EXPECT_EQ(texts(moves_of(position)),
            (Texts{"1 2 2 1", "1 2 3 4", "1 2 3 4 1 6", "1 2 3 4 5 6", "8 7 7 6", "8 7 7 8"}));
}

TEST(KmitlGeneration, ListsJumpsAlone) {
  MoveList jumps;
  generate_jumps(position_of("B:W6,7,15:BK1,K32"), jumps);
  EXPECT_EQ(texts(jumps), (Texts{"1 2 3 4", "1 2 3 4 1 6", "1 2 3 4 5 6"}));
  generate_jumps(start_position(), jumps);
  EXPECT_TRUE(jumps.empty());
}

TEST(KmitlGeneration, LetsACrownedManGoOnThoughExecutionRefusesIt) {
  const Position position = position_of("B:W26,27:B22");
  EXPECT_EQ(texts(moves_of(position)), (Texts{"6 3 7 2", "6 3 8 5", "6 3 8 5 6 7"}));
  EXPECT_EQ(refused(position), (Texts{"6 3 8 5 6 7"}));
}

TEST(KmitlGeneration, LetsAKingReturnToItsStartThoughExecutionRefusesIt) {
  const Position position = position_of("B:W18,19,26,27:BK15");
  EXPECT_EQ(refused(position), (Texts{"4 5 6 3 8 5 6 7 4 5", "4 5 6 7 8 5 6 3 4 5"}));
}

TEST(KmitlGeneration, WorksWithoutPieces) {
  EXPECT_TRUE(moves_of({0, 0, 0, Color::Black}).empty());
  EXPECT_TRUE(moves_of({0, bit(1), 0, Color::Black}).empty());
}

std::vector<Cell> cells_of(const Move& move) { return *parse_path(to_text(move)); }

// Three descriptions of one thing: the generator with its filter, the rule layer, and the rules "kmitl" as data.
TEST(KmitlGeneration, AgreesWithTheRuleLayerAndTheRulesAsData) {
  const Rules& rules = *find_rules("kmitl");
  Random random(2009);
  int refusals = 0;
  for (int i = 0; i < 12000; ++i) {
    const Position position = random_position(random);
    Texts accepted;
    for (const Move& move : moves_of(position)) {
      const Result<Position> reached = execute(position, cells_of(move));
      ASSERT_EQ(static_cast<bool>(reached), is_executable(position, move)) << to_text(move);
      refusals += reached ? 0 : 1;
      if (!reached) continue;
      EXPECT_EQ(*reached, after(position, move));
      accepted.push_back(to_text(move));
    }
    EXPECT_EQ(accepted, texts(legal_moves(position, rules)));
  }
  EXPECT_GT(refusals, 100);
}

}  // namespace
}  // namespace checkers::kmitl
