#include "engine/evaluation/csintsy.hpp"

#include <gtest/gtest.h>

#include "tests/engine/reports/csintsy/vectors.hpp"
#include "tests/support/positions.hpp"

namespace checkers::csintsy {
namespace {

TEST(CsintsyUtility, CountsTheFeaturesOfEveryVector) {
  const auto data = vectors();
  ASSERT_EQ(data["vectors"].size(), 75u);
  for (const auto& vector : data["vectors"]) {
    const FeatureCounts counts = count_features(position_of_board(vector["board"]), RedCheck::AsPrinted);
    EXPECT_EQ(counts.black, (vector["black_features"].get<std::array<int, kFeatures>>())) << vector["board"];
    EXPECT_EQ(counts.red, (vector["red_features"].get<std::array<int, kFeatures>>())) << vector["board"];
  }
}

TEST(CsintsyUtility, EqualsThePrintedRoutineBitForBit) {
  const auto data = vectors();
  ASSERT_EQ(data["vectors"].size(), 75u);
  for (const auto& vector : data["vectors"]) {
    const Position position = position_of_board(vector["board"]);
    EXPECT_EQ(utility(position), vector["utility"].get<double>()) << vector["board"];
    EXPECT_EQ(utility(position, RedCheck::Corrected), vector["utility_if_red_check_corrected"].get<double>())
        << vector["board"];
  }
}

TEST(CsintsyUtility, IsGivenStandardPositions) {
  const auto data = vectors();
  ASSERT_EQ(data["vectors"].size(), 75u);
  for (const auto& vector : data["vectors"])
    EXPECT_EQ(kCsintsy.evaluate(position_of(vector["fen_standard_rotated"].get<std::string>()), Color::Black, 0),
              vector["utility"].get<double>())
        << vector["fen_standard_rotated"];
}

TEST(CsintsyUtility, HasTheWeightsOfFigure7) {
  EXPECT_EQ(kWeights, (vectors()["weights"].get<std::array<double, kFeatures>>()));
}

TEST(CsintsyUtility, IsBlacksViewWhoeverEvaluatesAndWhoeverMoves) {
  Position position = position_of("B:W30:B1,K14");
  const double value = kCsintsy.evaluate(position, Color::Black, 0);
  EXPECT_GT(value, 0);
  EXPECT_EQ(kCsintsy.evaluate(position, Color::White, 7), value);
  position.to_move = Color::White;
  EXPECT_EQ(kCsintsy.evaluate(position, Color::White, 0), value);
  EXPECT_EQ(value_for(kCsintsy, position, Color::White, 0), -value);
}

TEST(CsintsyUtility, PrintedRedCheckFearsRedNeighbours) {
  // 23 has a red neighbour on 19 and an empty square behind; no black piece is near.
  const Position own_neighbour = position_of("B:W19,23:B1");
  EXPECT_EQ(count_features(own_neighbour, RedCheck::AsPrinted).red[8], 1);
  EXPECT_EQ(count_features(own_neighbour, RedCheck::Corrected).red[8], 0);

  const Position attacked = position_of("B:W19:B15");
  EXPECT_EQ(count_features(attacked, RedCheck::AsPrinted).red[8], 0);
  EXPECT_EQ(count_features(attacked, RedCheck::Corrected).red[8], 1);
  EXPECT_EQ(count_features(attacked, RedCheck::AsPrinted).black[8], 1);
}

TEST(CsintsyUtility, CorrectedTreatsBothSidesAlike) {
  Random random(4);
  for (int i = 0; i < 500; ++i) {
    const Position position = random_position(random);
    EXPECT_EQ(utility(position, RedCheck::Corrected), -utility(mirrored(position), RedCheck::Corrected));
  }
}

TEST(CsintsyUtility, EmptyBoardIsWorthNothing) { EXPECT_EQ(utility(Position{}), 0); }

}  // namespace
}  // namespace checkers::csintsy
