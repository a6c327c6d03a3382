#include "engine/evaluation/kmitl.hpp"

#include <gtest/gtest.h>

#include "tests/engine/reports/kmitl/vectors.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

double score(const Position& position) { return kKmitl.evaluate(position, Color::Black, 0); }

TEST(KmitlEvaluation, GivesTheScoresOfTheOriginal) {
  const auto data = kmitl_vectors();
  ASSERT_EQ(data["vectors"].size(), 75u);
  for (const auto& vector : data["vectors"]) {
    const auto fen = vector["fen"].get<std::string>();
    EXPECT_EQ(score(position_of(fen)), vector["score"].get<int>()) << fen;
  }
}

TEST(KmitlEvaluation, ValuesABlackManByItsSquare) {
  const auto data = kmitl_vectors();
  ASSERT_EQ(data["black_man_table_by_square"].size(), 32u);
  for (Square square = kFirstSquare; square <= kLastSquare; ++square) {
    const int value = data["black_man_table_by_square"][std::to_string(square)].get<int>();
    EXPECT_EQ(score({bit(square), 0, 0, Color::Black}), value) << square;
  }
}

TEST(KmitlEvaluation, ValuesEveryOtherPieceAlikeOnAllSquares) {
  for (Square square = kFirstSquare; square <= kLastSquare; ++square) {
    EXPECT_EQ(score({0, bit(square), 0, Color::Black}), 10) << square;
    EXPECT_EQ(score({0, bit(square), bit(square), Color::Black}), 15) << square;
    EXPECT_EQ(score({bit(square), 0, bit(square), Color::Black}), -15) << square;
  }
}

TEST(KmitlEvaluation, PunishesCrowning) { EXPECT_GT(score(position_of("B:W5:BK29")), score(position_of("B:W5:B25"))); }

TEST(KmitlEvaluation, NeverRewardsAKingForChasing) {
  for (const char* fen : {"B:W18:BK14,K4", "B:W18:BK15,K4", "B:W18:BK22,K4", "B:W18:BK23,K4", "B:W18:BK29,K4"})
    EXPECT_EQ(score(position_of(fen)), 10 - 2 * 15) << fen;
}

TEST(KmitlEvaluation, DoesNotCareWhoAsks) {
  Position position = start_position();
  for (const Color side : {Color::Black, Color::White}) {
    for (const Color to_move : {Color::Black, Color::White}) {
      position.to_move = to_move;
      EXPECT_EQ(kKmitl.evaluate(position, side, 7), -259);
    }
  }
  EXPECT_EQ(value_for(kKmitl, position, Color::Black, 0), 259);
  EXPECT_EQ(value_for(kKmitl, position, Color::White, 0), -259);
}

TEST(KmitlEvaluation, OfAnEmptyBoardIsNothing) { EXPECT_EQ(score({0, 0, 0, Color::Black}), 0); }

TEST(KmitlEvaluation, IsRegistered) { EXPECT_EQ(find_evaluation("kmitl"), &kKmitl); }

}  // namespace
}  // namespace checkers
