#include "engine/reports/kmitl/baumann.hpp"

#include <gtest/gtest.h>

#include "engine/players/registry.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

SearchResult ask(std::string_view fen, int plies) { return baumann_search({.position = position_of(fen)}, plies); }

std::string answer(std::string_view fen, int plies) {
  const SearchResult result = ask(fen, plies);
  return result.move ? to_full_notation(*result.move) : "none";
}

// The same value without pruning and with every way to finish a capture.
int plain_value(const Position& position, int plies) {
  const auto material = [&](Color side) { return 2 * count(position.men(side)) + 3 * count(position.kings_of(side)); };
  const int leaf = material(position.to_move) - material(opponent(position.to_move));
  if (plies == 0) return leaf;
  const MoveList moves = legal_moves(position);
  if (moves.empty()) return leaf;
  int best = -1000;
  for (const Move& move : moves) best = std::max(best, -plain_value(after(position, move), plies - 1));
  return best;
}

TEST(Baumann, IsMadeFromItsDescription) {
  EXPECT_TRUE(make_player("baumann:5"));
  for (const char* wrong : {"baumann", "baumann:0", "baumann:x", "baumann:3+repaired"})
    EXPECT_FALSE(make_player(wrong)) << wrong;
}

TEST(Baumann, CountsAManTwoAndAKingThree) {
  EXPECT_EQ(ask("B:W32:B1,K5", 1).value, 2 + 3 - 2);
  EXPECT_EQ(ask("W:W32:B1,K5", 1).value, 2 - 2 - 3);
}

TEST(Baumann, TakesAFreePiece) {
  EXPECT_EQ(answer("B:W15,K18,32:B10,14", 3), "14x23") << "the king rather than the man";
}

TEST(Baumann, JumpsWhenItMust) { EXPECT_EQ(answer("B:W15,24,28:B1,10", 1), "10x19") << "though it loses the piece"; }

TEST(Baumann, AvoidsALossItCanSee) {
  // 1-6 walks into 10x1; two plies see it, one does not.
  EXPECT_EQ(ask("B:W10,32:B1,4", 1).value, 0);
  EXPECT_EQ(ask("B:W10,32:B1,4", 2).value, 0);
  EXPECT_NE(answer("B:W10,32:B1,4", 2), "1-6");
}

TEST(Baumann, FinishesAJumpTheBestWayByMaterial) {
  // After 1x10 the way by 7 takes a man, the way by 15 a king.
  EXPECT_EQ(answer("B:W6,7,K15,32:BK1", 1), "1x10x19");
  EXPECT_EQ(answer("B:W6,7,15,32:BK1", 1), "1x10x3") << "the first of equals";
}

TEST(Baumann, LooksAtKingsDownwardMovesFirst) {
  EXPECT_EQ(answer("B:W32:BK14", 1), "14-17");
  EXPECT_EQ(answer("W:W29:BK1", 1), "29-25");
  EXPECT_EQ(answer("B:W32:B14", 1), "14-17") << "men left before right";
  EXPECT_EQ(answer("W:W23:BK1", 1), "23-18") << "men left before right";
}

TEST(Baumann, KeepsTheFirstOfEqualMovesFromTheLowestSquare) { EXPECT_EQ(answer("B:W31,32:B2,3", 1), "2-6"); }

TEST(Baumann, ValuesASideWithoutAMoveByItsMaterial) {
  EXPECT_EQ(ask("B:W16,19:B12", 3).value, 2 - 4);
  EXPECT_EQ(answer("B:W16,19:B12", 3), "none");
  // Blocking White's last man for good is worth no more than the material.
  EXPECT_EQ(ask("B:W21:B9,17", 1).value, 4 - 2);
}

TEST(Baumann, AgreesWithPlainMinimaxWhereNoCaptureBranches) {
  EXPECT_EQ(baumann_search({.position = start_position()}, 5).value, plain_value(start_position(), 5));
  for (const char* fen : {"W:W5,18,25,26,29,31,32:B1,11,13,19", "B:W12,17,18,24,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10",
                          "B:WK9,K24:BK22,K26,K29,K32"})
    for (const int plies : {1, 2, 3, 4}) EXPECT_EQ(ask(fen, plies).value, plain_value(position_of(fen), plies)) << fen;
}

TEST(Baumann, PrunesAndAlwaysPlaysTheSame) {
  const SearchResult first = baumann_search({.position = start_position(), .seed = 1}, 5);
  const SearchResult second = baumann_search({.position = start_position(), .seed = 2}, 5);
  EXPECT_EQ(first.move, second.move);
  EXPECT_EQ(first.statistics.leaves, second.statistics.leaves);
  EXPECT_GT(first.statistics.cutoffs, 0u);
  EXPECT_LT(first.statistics.leaves, 7482u) << "perft(5) from the start";
}

TEST(Baumann, StopsWhenAsked) {
  StopToken stop;
  stop.request_stop();
  const SearchResult result = baumann_search({.position = start_position(), .stop = &stop}, 30);
  EXPECT_FALSE(result.remark.empty());
}

}  // namespace
}  // namespace checkers
