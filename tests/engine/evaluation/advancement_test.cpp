#include "engine/evaluation/advancement.hpp"

#include "tests/engine/reports/godavarthy/evaluation_vectors.hpp"

namespace checkers {
namespace {

constexpr double kMen = 20'001'000;

Position man_on(int row, int column, Color color) {
  Position position{0, 0, 0, Color::Black};
  (color == Color::Black ? position.black : position.white) = bit(square_at(row, column));
  return position;
}

TEST(Advancement, ReturnsThePublishedNumberForEveryVector) { godavarthy::vectors::expect_all_values(kAdvancement, 75); }

TEST(Advancement, OfTheStartIsZero) { EXPECT_EQ(kAdvancement.evaluate(start_position(), Color::Black, 0), 0); }

TEST(Advancement, GrowsWithTheRowButTheHomeRowCountsNine) {
  EXPECT_EQ(kAdvancement.evaluate(man_on(0, 1, Color::Black), Color::Black, 0), kMen + 900'000);
  EXPECT_EQ(kAdvancement.evaluate(man_on(1, 0, Color::Black), Color::Black, 0), kMen + 100'000);
  EXPECT_EQ(kAdvancement.evaluate(man_on(6, 1, Color::Black), Color::Black, 0), kMen + 600'000);
  EXPECT_EQ(kAdvancement.evaluate(man_on(7, 0, Color::White), Color::Black, 0), -kMen - 900'000);
  EXPECT_EQ(kAdvancement.evaluate(man_on(1, 0, Color::White), Color::Black, 0), -kMen - 600'000);
}

TEST(Advancement, GivesAKingThirtyMillionsAndNoRows) {
  Position position = man_on(4, 3, Color::White);
  position.kings = position.white;
  EXPECT_EQ(kAdvancement.evaluate(position, Color::White, 0), -30'001'000);
}

TEST(Advancement, IsBlacksViewWhoeverSearches) {
  const Position position = man_on(3, 2, Color::Black);
  EXPECT_EQ(kAdvancement.evaluate(position, Color::White, 0), kAdvancement.evaluate(position, Color::Black, 0));
  EXPECT_EQ(value_for(kAdvancement, position, Color::White, 0), -(kMen + 300'000));
}

}  // namespace
}  // namespace checkers
