#include "engine/evaluation/ef3.hpp"

#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers {
namespace {

using sabotinov::vectors::value_of;

TEST(Ef3, ReturnsThePublishedNumberForEveryVector) { sabotinov::vectors::expect_all_values(kEf3, 100); }

TEST(Ef3, OfTheStartIs90ForWhiteAnd92ForBlack) {
  EXPECT_EQ(kEf3.evaluate(start_position(), Color::White, 0), 90);
  EXPECT_EQ(kEf3.evaluate(start_position(), Color::Black, 0), 92);
}

TEST(Ef3, GivesTheBlackManOnSquare1NoPlace) {
  EXPECT_EQ(value_of(kEf3, "B:W32:B1", Color::Black), 2);
  EXPECT_EQ(value_of(kEf3, "B:W32:B1", Color::White), 2 + 2 * 1);
}

TEST(Ef3, GivesBlackAloneAThousandForEachNeighbourOfALanding) {
  // Either man can take the other; Black would land on 19, which has four neighbours.
  EXPECT_EQ(value_of(kEf3, "B:W15:B10", Color::Black), 2 + 2 * 1 + 200 + 4 * 1000);
  EXPECT_EQ(value_of(kEf3, "B:W15:B10", Color::White), 2 + 2 * 4 + 200);
}

TEST(Ef3, TestsTheEnemysMovesBeforeTheOwn) {
  EXPECT_EQ(value_of(kEf3, "B:W:B", Color::Black), 7'999'999);
  EXPECT_EQ(value_of(kEf3, "B:W:B1", Color::White), -7'999'999);
}

}  // namespace
}  // namespace checkers
