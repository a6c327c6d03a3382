#include "engine/evaluation/mobility.hpp"

#include "tests/engine/reports/godavarthy/evaluation_vectors.hpp"

namespace checkers {
namespace {

using godavarthy::vectors::value_of;

TEST(Mobility, ReturnsThePublishedNumberForEveryVector) { godavarthy::vectors::expect_all_values(kMobility, 75); }

TEST(Mobility, OfTheStartIsZero) { EXPECT_EQ(kMobility.evaluate(start_position(), Color::White, 0), 0); }

TEST(Mobility, GivesThreeForAnInnerManThatCanStepButNothingOnTheEdge) {
  EXPECT_EQ(value_of(kMobility, "__________X_____________________________________________________", Color::Black),
            1 + 3);
  EXPECT_EQ(value_of(kMobility, "________X_______________________________________________________", Color::Black), 1);
}

TEST(Mobility, CountsForwardCapturesOfBlackOnly) {
  // Each man can step and jump the other; White's jump is forgotten.
  const std::string board =
      "________"
      "________"
      "________"
      "__X_____"
      "___O____"
      "________"
      "________"
      "________";
  EXPECT_EQ(value_of(kMobility, board, Color::Black), 4);
  EXPECT_EQ(value_of(kMobility, board, Color::White), -4);
}

TEST(Mobility, CountsBackwardCapturesOfBothSidesKings) {
  // The white king stands above the man and can jump it downwards, its backward direction.
  const std::string board =
      "________"
      "________"
      "___L____"
      "__X_____"
      "________"
      "________"
      "________"
      "________";
  // Man 1 + step 3; king 2 + steps 3 + 3 + backward capture 4.
  EXPECT_EQ(value_of(kMobility, board, Color::Black), (1 + 3) - (2 + 3 + 3 + 4));
}

}  // namespace
}  // namespace checkers
