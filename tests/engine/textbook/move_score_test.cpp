#include "engine/textbook/move_score.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers::textbook {
namespace {

int score(std::string_view fen, std::string_view move) {
  const Position position = position_of(fen);
  return move_score(position, move_of(move, position));
}

TEST(MoveScore, MoreCapturedPiecesAreBetter) {
  constexpr std::string_view kFen = "B:W14,23,24,25:B9,20,21";
  EXPECT_GT(score(kFen, "9x18x27"), score(kFen, "20x27"));
  EXPECT_GT(score(kFen, "20x27"), score("B:W22:B20", "20-24"));
}

TEST(MoveScore, AKingIsABetterPrizeThanAMan) {
  EXPECT_GT(score("B:WK15,29:B11", "11x18"), score("B:W15,29:B11", "11x18"));
}

TEST(MoveScore, CrowningIsGood) { EXPECT_GT(score("B:W12:B25", "25-29"), score("B:W12:BK25", "25-29")); }

TEST(MoveScore, LeavingTheBackRowCosts) { EXPECT_LT(score("B:W32:B2,5", "2-6"), score("B:W32:B2,5", "5-9")); }

TEST(MoveScore, APieceThatCanBeTakenAfterwardsIsWorse) {
  EXPECT_LT(score("B:W23:B14", "14-18"), score("B:W23:B14", "14-17"));
  // A king behind attacks, too; a man does not.
  EXPECT_LT(score("B:WK10:B9", "9-14"), score("B:W10:B9", "9-14"));
}

TEST(MoveScore, TreatsBothPlayersAlike) {
  Random random(5);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    const Position other = mirrored(position);
    const MoveList moves = legal_moves(position);
    for (const Move& move : moves) {
      bool found = false;
      for (const Move& twin : legal_moves(other))
        found = found || (twin.from == rotate(move.from) && twin.to == rotate(move.to) && twin.jumps == move.jumps &&
                          move_score(other, twin) == textbook::move_score(position, move));
      EXPECT_TRUE(found) << to_fen(position) << " " << to_full_notation(move);
    }
  }
}

}  // namespace
}  // namespace checkers::textbook
