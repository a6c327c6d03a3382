#include "engine/core/fen.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

TEST(Fen, ReadsTheStartPosition) {
  EXPECT_EQ(position_of("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"), start_position());
}

TEST(Fen, ReadsRangesInEitherOrderOfColours) {
  EXPECT_EQ(position_of("B:W21-32:B1-12"), start_position());
  EXPECT_EQ(position_of("B:B1-12:W21-32"), start_position());
  EXPECT_EQ(position_of("W:WK1-3:B5"), position_of("W:WK1,K2,K3:B5"));
}

TEST(Fen, ReadsSpacesLowerCaseAndAFinalFullStop) {
  EXPECT_EQ(position_of(" b : w 21-32 : b 1 - 12 . "), start_position());
}

TEST(Fen, ReadsASideWithoutPieces) {
  EXPECT_EQ(position_of("W:W:BK1").white, 0u);
  EXPECT_EQ(position_of("W:WK1:B").black, 0u);
}

TEST(Fen, WritesAscendingSquaresWhiteFirst) { EXPECT_EQ(to_fen(position_of("W:BK10,3:W32,K5")), "W:WK5,32:B3,K10"); }

TEST(Fen, SurvivesARoundTrip) {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    const Position position = random_position(random);
    ASSERT_EQ(position_of(to_fen(position)), position);
  }
}

struct BadFen {
  const char* text;
  int column;
  const char* message;
};

class FenErrors : public testing::TestWithParam<BadFen> {};

TEST_P(FenErrors, TellTheColumnAndWhatWasExpected) {
  const Result<Position> position = parse_fen(GetParam().text);
  ASSERT_FALSE(position);
  EXPECT_EQ(position.error().column, GetParam().column);
  EXPECT_EQ(position.error().message, GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Fen, FenErrors,
    testing::Values(BadFen{"", 1, "A position starts with the side to move, B or W, as in B:W21-32:B1-12."},
                    BadFen{"X:W1:B2", 1, "A position starts with the side to move, B or W, as in B:W21-32:B1-12."},
                    BadFen{"B", 2, "Expected ':' after the side to move, found the end."},
                    BadFen{"B:W1", 4, "A white man cannot stand on square 1, where it would have been crowned."},
                    BadFen{"B:W21", 6, "Expected ':' before the second side, found the end."},
                    BadFen{"B:W21:W22", 8, "This side was given already."},
                    BadFen{"B:W33:B1", 4, "Expected a square number from 1 to 32, found \"33:B1\"."},
                    BadFen{"B:W0:B1", 4, "Expected a square number from 1 to 32, found \"0:B1\"."},
                    BadFen{"B:W21,:B1", 7, "Expected a square number from 1 to 32, found \":B1\"."},
                    BadFen{"B:W21-20:B1", 9, "Expected a range like 1-12, found \":B1\"."},
                    BadFen{"B:W21,21:B1", 7, "Two pieces stand on square 21."},
                    BadFen{"B:W21:B21", 8, "Two pieces stand on square 21."},
                    BadFen{"B:W21:B32", 8, "A black man cannot stand on square 32, where it would have been crowned."},
                    BadFen{"B:W20-32:B1", 4, "White has more than 12 pieces."},
                    BadFen{"B:W21:B1 x", 10, "Expected nothing after the second side, found \"x\"."}));

TEST(Fen, NeverFailsOnNoise) {
  Random random(5);
  const std::string_view letters = "BWK:,-.0123456789 x\n";
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::uint64_t n = random.below(30); n > 0; --n)
      text += letters[static_cast<std::size_t>(random.below(letters.size()))];
    const Result<Position> position = parse_fen(text);
    if (position) {
      EXPECT_EQ(position_of(to_fen(*position)), *position) << text;
    }
  }
}

}  // namespace
}  // namespace checkers
