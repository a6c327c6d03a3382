#include "engine/evaluation/ef1.hpp"

#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers {
namespace {

using sabotinov::vectors::value_of;

TEST(Ef1, ReturnsThePublishedNumberForEveryVector) { sabotinov::vectors::expect_all_values(kEf1, 100); }

TEST(Ef1, OfTheStartIsTwelveForEitherSide) {
  EXPECT_EQ(kEf1.evaluate(start_position(), Color::Black, 0), 12);
  EXPECT_EQ(kEf1.evaluate(start_position(), Color::White, 0), 12);
}

TEST(Ef1, HasOneLateStageFromTurn40On) {
  // Home row 2 a man against 1, all else equal.
  EXPECT_EQ(kEf1.evaluate(start_position(), Color::Black, 39), 12);
  EXPECT_EQ(kEf1.evaluate(start_position(), Color::Black, 40), 4 * 2 - 4 * 1);
  EXPECT_EQ(kEf1.evaluate(start_position(), Color::Black, 60), 4 * 2 - 4 * 1);
}

TEST(Ef1, TakesALoneEnemyPieceAndAStepForAWin) {
  EXPECT_EQ(value_of(kEf1, "B:W32:B1", Color::Black), (40 + 2 * 5 + 5 + 6'000'000) - (40 + 2 * 5 + 2));
}

TEST(Ef1, PunishesALeadOfTwo) {
  EXPECT_LT(value_of(kEf1, "B:W31,32:B1,2,3,4", Color::Black), value_of(kEf1, "B:W31,32:B1,2,3", Color::Black));
}

}  // namespace
}  // namespace checkers
