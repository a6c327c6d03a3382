#include "engine/reports/sabotinov/native.hpp"

#include "tests/engine/reports/sabotinov/vectors.hpp"

namespace checkers::sabotinov {
namespace {

TEST(SabotinovNative, NumbersSquaresFromTheOtherEnd) {
  EXPECT_EQ(native_move(Move{12, 16, 0, 0, 0}), "21-17");
  EXPECT_EQ(native_fen(start_position()), "B:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32");
}

TEST(SabotinovNative, WritesTheLettersOfTheBoardRowByRow) {
  // The last board of game 1 in appendix B.
  const Position position = vectors::position_of("W:WK2,K3,K14,27,28:B19,20,K26,K29");
  EXPECT_EQ(native_fen(position), "W:W5,6,K19,K30,K31:BK4,K7,13,14");
  EXPECT_EQ(native_board(position), "B / rrB / - / bb / R / - / - / RR");
}

}  // namespace
}  // namespace checkers::sabotinov
