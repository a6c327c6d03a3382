#include "engine/core/notation.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

std::string error_of(std::string_view text, const Position& position) {
  const Result<Move> move = parse_move(text, legal_moves(position));
  return move ? "no error" : move.error().message;
}

TEST(Notation, WritesStepsWithADashAndCapturesWithAnX) {
  const MoveList steps = legal_moves(start_position());
  EXPECT_EQ(to_notation(steps[0], steps), "9-13");
  const MoveList captures = legal_moves(position_of("B:W7,15:B3"));
  EXPECT_EQ(to_notation(captures[0], captures), "3x19");
}

TEST(Notation, WritesTheWholeRouteOnlyWhereItIsNeeded) {
  const MoveList moves = legal_moves(position_of("W:WK10:BK14,K15,K22,K23"));
  EXPECT_EQ(to_notation(moves[0], moves), "10x17x26x19x10");
}

TEST(Notation, ReadsAnySeparator) {
  const Position position = position_of("B:W15,32:B11");
  const Move capture = move_of("11x18", position);
  EXPECT_EQ(move_of("11-18", position), capture);
  EXPECT_EQ(move_of("11:18", position), capture);
  EXPECT_EQ(move_of(" 11X18 ", position), capture);
}

TEST(Notation, ReadsPartOfARouteThatLeavesOneMove) {
  const Position position = position_of("B:W6,7,14,15,23:B2");
  EXPECT_EQ(to_full_notation(move_of("2x9x27", position)), "2x9x18x27");
}

TEST(Notation, PrefersTheExactRouteToALongerOneWithTheSameEnds) {
  const Position position = position_of("W:WK10:B7,14,15,22,23");
  EXPECT_EQ(to_full_notation(move_of("10x3", position)), "10x3");
}

TEST(Notation, AsksForTheRouteWhenItIsAmbiguous) {
  EXPECT_EQ(error_of("10x10", position_of("W:WK10:BK14,K15,K22,K23")),
            "10x10 could be 10x17x26x19x10 or 10x19x26x17x10; give every square.");
}

TEST(Notation, SaysWhyAMoveIsRefused) {
  EXPECT_EQ(error_of("11-14", start_position()),
            "11-14 is not legal here; possible: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16.");
  EXPECT_EQ(error_of("1-5", position_of("B:W15,32:B1,11")), "1-5 is not legal here; a capture must be made: 11x18.");
  EXPECT_EQ(error_of("11-33", start_position()), "There is no square 33; squares are 1 to 32.");
  EXPECT_EQ(error_of("e4", start_position()), "A move is written like 11-15 or 15x22, not \"e4\".");
  EXPECT_EQ(error_of("11", start_position()), "A move needs a start and an end square, like 11-15, not \"11\".");
  EXPECT_EQ(error_of("5-1", position_of("W:W5:B1")), "There is no legal move in this position.");
}

}  // namespace
}  // namespace checkers
