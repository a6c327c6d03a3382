#include "engine/evaluation/placement.hpp"

#include "tests/engine/reports/godavarthy/evaluation_vectors.hpp"

namespace checkers {
namespace {

TEST(Placement, ReturnsThePublishedNumberForEveryVector) { godavarthy::vectors::expect_all_values(kPlacement, 75); }

TEST(Placement, OfTheStartIsZero) { EXPECT_EQ(kPlacement.evaluate(start_position(), Color::Black, 0), 0); }

TEST(Placement, LosesItsBonusesInTheCentreAndOnTheEdge) {
  const std::string board =
      "________"
      "________"
      "________"
      "X_X_K___"
      "_____L_O"
      "________"
      "________"
      "________";
  EXPECT_EQ(godavarthy::vectors::value_of(kPlacement, board, Color::Black), (1 + 1 + 2) - (2 + 1));
  EXPECT_EQ(godavarthy::vectors::value_of(kPlacement, board, Color::White), (2 + 1) - (1 + 1 + 2));
}

}  // namespace
}  // namespace checkers
