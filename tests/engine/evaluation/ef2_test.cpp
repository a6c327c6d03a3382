#include "engine/evaluation/ef2.hpp"

#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers {
namespace {

using sabotinov::vectors::value_of;

TEST(Ef2, ReturnsThePublishedNumberForEveryVector) { sabotinov::vectors::expect_all_values(kEf2, 100); }

TEST(Ef2, OfTheStartIs2397ForEitherSide) {
  EXPECT_EQ(kEf2.evaluate(start_position(), Color::Black, 0), 2397);
  EXPECT_EQ(kEf2.evaluate(start_position(), Color::White, 0), 2397);
}

TEST(Ef2, SubtractsTheOwnMansPlaceAgain) {
  // The man on 1 is placed for 10, and 10 of it stand against it with two enemy men of 659.
  EXPECT_EQ(value_of(kEf2, "B:W31,32:B1", Color::Black), 570 - 11 * (2 * 659 + 10) / 20);
}

TEST(Ef2, SwitchesTablesAgainstExactlyThreeMen) {
  EXPECT_EQ(value_of(kEf2, "B:W30,31,32:B1", Color::Black), 560 - 11 * (3 * 659) / 20);
}

TEST(Ef2, DislikesAnEnemyWithoutPieces) {
  EXPECT_EQ(value_of(kEf2, "B:W:B1", Color::Black), 570 - (11 * 10 / 20 + 777'775));
}

TEST(Ef2, SeesAnEnemyKingOnSquare1BesideTheBoard) {
  EXPECT_EQ(value_of(kEf2, "W:WK30:BK1", Color::White), 3000 + 10 + 50 - 11 * (4000 + 10) / 20);
  EXPECT_EQ(value_of(kEf2, "W:WK30:B1", Color::White), 3000 + 10 - 11 * 659 / 20);
}

}  // namespace
}  // namespace checkers
