#include "engine/core/move_generation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/core/plain_generator.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

using Moves = std::vector<std::string>;

Moves moves_of(std::string_view fen, const Rules& rules = kStandardRules) {
  return notations(legal_moves(position_of(fen), rules));
}

TEST(MoveGeneration, BlackHasSevenFirstMovesInAscendingOrder) {
  EXPECT_EQ(notations(legal_moves(start_position())),
            (Moves{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}));
}

TEST(MoveGeneration, MenOnlyMoveForward) {
  EXPECT_EQ(moves_of("W:W18:B1"), (Moves{"18-14", "18-15"}));
  EXPECT_EQ(moves_of("B:W32:B18"), (Moves{"18-22", "18-23"}));
}

TEST(MoveGeneration, KingsMoveBothWays) {
  EXPECT_EQ(moves_of("W:WK18:B1"), (Moves{"18-14", "18-15", "18-22", "18-23"}));
}

TEST(MoveGeneration, ACaptureIsCompulsory) { EXPECT_EQ(moves_of("B:W15,32:B1,11"), (Moves{"11x18"})); }

TEST(MoveGeneration, AnyCaptureMayBeChosenNotOnlyTheLongest) {
  EXPECT_EQ(moves_of("B:W6,7,15:B2"), (Moves{"2x9", "2x11x18"}));
}

TEST(MoveGeneration, AChainMustBeFinished) { EXPECT_EQ(moves_of("B:W7,15,23:B3"), (Moves{"3x10x19x26"})); }

TEST(MoveGeneration, AManDoesNotCaptureBackwards) { EXPECT_EQ(moves_of("B:W14:B18"), (Moves{"18-22", "18-23"})); }

TEST(MoveGeneration, AManCrownedInMidCaptureStops) {
  // As a king it could go on over 26.
  EXPECT_EQ(moves_of("B:W26,27:B24"), (Moves{"24x31"}));
}

TEST(MoveGeneration, AKingMayEndOnItsOwnStartSquare) {
  EXPECT_EQ(moves_of("W:WK10:BK14,K15,K22,K23"), (Moves{"10x17x26x19x10", "10x19x26x17x10"}));
}

TEST(MoveGeneration, AKingMayJumpThroughItsOwnStartSquare) {
  // Round the four pieces, back over the start, and on over 7.
  EXPECT_EQ(moves_of("W:WK10:B7,14,15,22,23"), (Moves{"10x3", "10x17x26x19x10x3", "10x19x26x17x10x3"}));
}

TEST(MoveGeneration, TheSamePieceIsNotJumpedTwice) {
  // After 10x19 the piece on 15 is gone; 19x10 over it is no move.
  EXPECT_EQ(moves_of("W:WK10:B15"), (Moves{"10x19"}));
}

TEST(MoveGeneration, TwoRoutesAreTwoMoves) { EXPECT_EQ(moves_of("B:W6,7,14,15:B2"), (Moves{"2x9x18", "2x11x18"})); }

TEST(MoveGeneration, ABlockedSideHasNoMove) {
  EXPECT_TRUE(moves_of("W:W5:B1").empty());
  EXPECT_FALSE(has_move(position_of("W:W12:B8,3")));
  EXPECT_TRUE(has_move(start_position()));
}

TEST(MoveGeneration, HasCaptureTellsWhetherACaptureIsDue) {
  EXPECT_TRUE(has_capture(position_of("B:W15,32:B1,11")));
  EXPECT_FALSE(has_capture(start_position()));
}

TEST(Rules, OptionalCapturesListStepsBesideCompleteChains) {
  EXPECT_EQ(moves_of("B:W7,15:B3,1", *find_rules("godavarthy")), (Moves{"1-5", "1-6", "3-8", "3x10x19"}));
}

TEST(Rules, UnfinishedChainsListEveryPrefixFirst) {
  EXPECT_EQ(moves_of("B:W7,15:B3,1", *find_rules("kmitl")), (Moves{"1-5", "1-6", "3-8", "3x10", "3x10x19"}));
}

TEST(Rules, ARuleCanForbidTheStartSquareToAJumpingKing) {
  EXPECT_EQ(moves_of("W:WK10:BK14,K15,K22,K23", *find_rules("kmitl")),
            (Moves{"10-6", "10-7", "10x17", "10x17x26", "10x17x26x19", "10x19", "10x19x26", "10x19x26x17"}));
}

TEST(Rules, AreFoundByTheirId) {
  EXPECT_EQ(find_rules("standard")->quiet_moves_to_draw, 40);
  EXPECT_EQ(find_rules("chess"), nullptr);
}

TEST(MoveGeneration, AgreesWithAPlainGeneratorOnRandomPositionsUnderAllRules) {
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    const Position position = random_position(random);
    for (const Rules& rules : all_rules()) {
      Moves moves = notations(legal_moves(position, rules));
      std::sort(moves.begin(), moves.end());
      ASSERT_EQ(moves, PlainGenerator(position, rules).moves()) << to_fen(position) << " " << rules.id;
    }
    ASSERT_EQ(has_move(position), !legal_moves(position).empty()) << to_fen(position);
  }
}

TEST(MoveGeneration, AMirroredPositionHasTheMirroredMoves) {
  Random random(2);
  for (int i = 0; i < 2000; ++i) {
    const Position position = random_position(random);
    ASSERT_EQ(legal_moves(position).size(), legal_moves(mirrored(position)).size()) << to_fen(position);
    ASSERT_EQ(mirrored(mirrored(position)), position);
  }
}

}  // namespace
}  // namespace checkers
