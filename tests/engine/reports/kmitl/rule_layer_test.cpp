#include "engine/reports/kmitl/rule_layer.hpp"

#include <gtest/gtest.h>

#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "tests/support/positions.hpp"

namespace checkers::kmitl {
namespace {

// The FEN reached, or "refused".
std::string play(std::string_view fen, std::string_view path) {
  const Result<Position> reached = execute(position_of(fen), *parse_path(path));
  return reached ? to_fen(*reached) : "refused";
}

constexpr std::string_view kStart = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

TEST(KmitlRuleLayer, PlaysTheScreensOfTheReport) {
  EXPECT_EQ(play(kStart, "6 1 5 2"), "B:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  EXPECT_EQ(play("W:W14,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,20,22", "7 2 5 4"),
            "B:W14,18,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,20");
  EXPECT_EQ(play("W:W19,20,21,22,23,24,25,27,29:B2,3,7,8,9,10,12,13,14,18", "6 3 4 5 2 3"),
            "B:W6,19,20,21,23,24,25,27,29:B2,3,7,8,9,12,13,14");
  EXPECT_EQ(play("W:W17,K22,K27:BK25", "6 3 8 1"), "B:W17,K27,K29:B");
}

TEST(KmitlRuleLayer, AcceptsAWalkThoughThereIsAJump) {
  const Position position = position_of("W:W22,32:B18");
  ASSERT_TRUE(has_capture(position));
  EXPECT_EQ(play("W:W22,32:B18", "8 7 7 6"), "B:W22,27:B18");
}

TEST(KmitlRuleLayer, AcceptsAChainThatStopsEarly) {
  EXPECT_EQ(play("W:W22:B10,18", "6 3 4 5 2 3"), "B:W6:B");
  EXPECT_EQ(play("W:W22:B10,18", "6 3 4 5"), "B:W15:B10");
}

TEST(KmitlRuleLayer, RefusesWhatLeavesTheBoardOrHasNoPiece) {
  EXPECT_EQ(play(kStart, "6 1 5 0"), "refused");
  EXPECT_EQ(play(kStart, "9 2 8 1"), "refused");
  EXPECT_EQ(play(kStart, "5 2 4 1"), "refused");
  EXPECT_EQ(play(kStart, "6 2 5 1"), "refused");
  EXPECT_EQ(play(kStart, "3 2 4 1"), "refused") << "the other side's piece";
}

TEST(KmitlRuleLayer, RefusesPathsThatAreTooShort) {
  EXPECT_EQ(play(kStart, ""), "refused");
  EXPECT_EQ(play(kStart, "6 1"), "refused");
}

TEST(KmitlRuleLayer, RefusesOccupiedLandings) {
  EXPECT_EQ(play(kStart, "7 2 6 1"), "refused");
  EXPECT_EQ(play("W:W22:B10,15,18", "6 3 4 5"), "refused");
}

TEST(KmitlRuleLayer, RefusesWhatIsNeitherWalkNorJump) {
  EXPECT_EQ(play(kStart, "6 1 4 3"), "refused") << "nothing to jump over";
  EXPECT_EQ(play("W:W21,17:B1", "6 1 4 3"), "refused") << "over an own piece";
  EXPECT_EQ(play(kStart, "6 1 5 1"), "refused");
  EXPECT_EQ(play(kStart, "6 1 5 2 4 3"), "refused") << "two walks";
  EXPECT_EQ(play("W:W22:B18", "6 3 4 5 3 4"), "refused") << "a walk after a jump";
}

TEST(KmitlRuleLayer, MovesMenForwardsOnlyAndKingsBothWays) {
  EXPECT_EQ(play("W:W17:B1", "5 2 6 1"), "refused");
  EXPECT_EQ(play("W:WK17:B1", "5 2 6 1"), "B:WK21:B1");
  EXPECT_EQ(play("B:W30:B9", "3 2 2 1"), "refused");
  EXPECT_EQ(play("B:W6:B9", "3 2 1 4"), "refused");
  EXPECT_EQ(play("B:W6:BK9", "3 2 1 4"), "W:W:BK2");
}

TEST(KmitlRuleLayer, CrownsAfterTheWholePathOnly) {
  EXPECT_EQ(play("B:W26,27:B22", "6 3 8 5"), "W:W27:BK31");
  EXPECT_EQ(play("B:W26,27:B22", "6 3 8 5 6 7"), "refused");
  EXPECT_EQ(play("W:W5:B25", "2 1 1 2"), "B:WK1:B25");
}

TEST(KmitlRuleLayer, RefusesAKingsReturnToItsStart) {
  EXPECT_EQ(play("B:W18,19,26,27:BK15", "4 5 6 3 8 5 6 7"), "W:W19:BK24");
  EXPECT_EQ(play("B:W18,19,26,27:BK15", "4 5 6 3 8 5 6 7 4 5"), "refused");
}

TEST(KmitlRuleLayer, ReadsAnEvenCountOfIntegers) {
  EXPECT_EQ(*parse_path(" 6 3  4 5 2 3 "), (std::vector<Cell>{{6, 3}, {4, 5}, {2, 3}}));
  EXPECT_EQ(*parse_path("-1 99"), (std::vector<Cell>{{-1, 99}}));
  EXPECT_TRUE(parse_path("")->empty());
  for (const char* text : {"6 1 5", "6 x", "6 1 5 2.0", "6,1", "6 99999999999999999999"})
    EXPECT_FALSE(parse_path(text)) << text;
}

TEST(KmitlRuleLayer, DecidesTheWinnerByPiecesFirst) {
  EXPECT_EQ(winner(position_of("B:W21:B")), Color::White);
  EXPECT_EQ(winner(position_of("B:W:B1")), Color::Black);
  EXPECT_EQ(winner({0, 0, 0, Color::Black}), Color::White) << "Black is counted first";
  EXPECT_EQ(winner(position_of("B:W16:B12")), std::nullopt);
  EXPECT_EQ(winner(position_of("B:W16,19:B12")), Color::White) << "no move";
  EXPECT_EQ(winner(position_of("W:W21:B14,17")), Color::Black) << "no move";
  EXPECT_EQ(winner(start_position()), std::nullopt);
}

}  // namespace
}  // namespace checkers::kmitl
