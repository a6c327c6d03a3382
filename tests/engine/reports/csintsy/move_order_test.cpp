#include "engine/reports/csintsy/move_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/positions.hpp"

namespace checkers::csintsy {
namespace {

using enum Direction;

MoveList generated(const Position& position, const MoveOrder& order = {}) {
  MoveList moves;
  generate_in_order(position, order, moves);
  return moves;
}

MoveList sorted(const Position& position, const MoveOrder& order) {
  MoveList moves = generated(position, order);
  MoveRanks ranks;
  sort_moves(position, order, RedCheck::AsPrinted, moves, ranks);
  return moves;
}

using Texts = std::vector<std::string>;

TEST(CsintsyMoveOrder, ScansFromTheTopLeftOfTheReportsBoard) {
  // (5,0)-(4,1), (5,2)-(4,1), (5,2)-(4,3), ... as the report numbers rows and columns.
  EXPECT_EQ(notations(generated(start_position())),
            (Texts{"12-16", "11-16", "11-15", "10-15", "10-14", "9-14", "9-13"}));
}

TEST(CsintsyMoveOrder, OtherScansTakeThePiecesInOtherOrders) {
  const Position position = position_of("B:W32:B4,9,10,18");
  EXPECT_EQ(notations(generated(position)), (Texts{"18-23", "18-22", "10-15", "10-14", "9-14", "9-13", "4-8"}));
  EXPECT_EQ(notations(generated(position, {.scan = Scan::RowsBottomUp})),
            (Texts{"4-8", "10-15", "10-14", "9-14", "9-13", "18-23", "18-22"}));
  EXPECT_EQ(notations(generated(position, {.scan = Scan::Columns})),
            (Texts{"4-8", "18-23", "18-22", "10-15", "10-14", "9-14", "9-13"}));
}

TEST(CsintsyMoveOrder, DirectionsAreThoseOfTheReportsBoard) {
  const Position king = position_of("B:W32:BK14");
  EXPECT_EQ(notations(generated(king)), (Texts{"14-18", "14-17", "14-10", "14-9"}));
  EXPECT_EQ(notations(generated(king, {.directions = {DownRight, DownLeft, UpRight, UpLeft}})),
            (Texts{"14-9", "14-10", "14-17", "14-18"}));
  EXPECT_EQ(notations(generated(king, {.directions = {DownLeft, DownRight, UpLeft, UpRight}})),
            (Texts{"14-10", "14-9", "14-18", "14-17"}));
}

TEST(CsintsyMoveOrder, LabelsDirectionsAsFigure11Does) {
  EXPECT_EQ(direction_label(kOriginalDirections), "UL-UR-LL-LR");
  EXPECT_EQ(direction_label({DownRight, DownLeft, UpRight, UpLeft}), "LR-LL-UR-UL");
}

TEST(CsintsyMoveOrder, JumpsAreCompleteAndDepthFirst) {
  const Position king = position_of("B:W6,7,14,15:BK1");
  EXPECT_EQ(notations(generated(king)), (Texts{"1x10x19", "1x10x17", "1x10x3"}));
  EXPECT_EQ(notations(generated(king, {.directions = {DownLeft, DownRight, UpLeft, UpRight}})),
            (Texts{"1x10x3", "1x10x19", "1x10x17"}));
}

TEST(CsintsyMoveOrder, AManThatCrownsStops) {
  EXPECT_EQ(notations(generated(position_of("B:W26,27:B22"))), (Texts{"22x31"}));
}

TEST(CsintsyMoveOrder, FindsTheLegalMovesWhateverTheOrder) {
  Random random(11);
  for (int i = 0; i < 2000; ++i) {
    const Position position = random_position(random);
    Texts expected = notations(legal_moves(position));
    EXPECT_EQ(notations(generated(position)), Texts(expected.rbegin(), expected.rend())) << to_fen(position);
    std::sort(expected.begin(), expected.end());
    for (const Scan scan : {Scan::RowsBottomUp, Scan::Columns}) {
      Texts moves =
          notations(generated(position, {.scan = scan, .directions = {DownLeft, UpRight, DownRight, UpLeft}}));
      std::sort(moves.begin(), moves.end());
      EXPECT_EQ(moves, expected) << to_fen(position);
    }
  }
}

TEST(CsintsyMoveOrder, CapturedPiecesFirstBySwappingOrStably) {
  const Position position = position_of("B:W14,23,24,25:B9,20,21");
  ASSERT_EQ(notations(generated(position)), (Texts{"21x30", "20x27", "9x18x27"}));
  EXPECT_EQ(notations(sorted(position, {.key = SortKey::CapturedPieces})), (Texts{"9x18x27", "21x30", "20x27"}));
  EXPECT_EQ(notations(sorted(position, {.key = SortKey::CapturedPieces, .method = SortMethod::Selection})),
            (Texts{"9x18x27", "20x27", "21x30"}));
}

TEST(CsintsyMoveOrder, UtilityAscendsForBothPlayersButBestFirstDoesNot) {
  for (const std::string_view fen : {"B:W21,22,30:B6,7,10", "W:W21,22,30:B6,7,10"}) {
    const Position position = position_of(fen);
    const auto value = [&](const Move& move) { return utility(after(position, move)); };
    const MoveList ascending = sorted(position, {.key = SortKey::UtilityAscending, .method = SortMethod::Selection});
    const MoveList best_first = sorted(position, {.key = SortKey::BestFirst});
    for (int i = 0; i + 1 < ascending.size(); ++i) {
      EXPECT_LE(value(ascending[i]), value(ascending[i + 1]));
      const double sign = position.to_move == Color::Black ? 1 : -1;
      EXPECT_GE(sign * value(best_first[i]), sign * value(best_first[i + 1]));
    }
    EXPECT_LT(value(ascending[0]), value(ascending[ascending.size() - 1]));
  }
}

}  // namespace
}  // namespace checkers::csintsy
