#include "engine/evaluation/sable.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "tests/support/positions.hpp"

namespace checkers::sable {
namespace {

int score(std::string_view fen, Color side = Color::Black) { return heuristic(position_of(fen), side); }

TEST(SableHeuristic, StartIsEven) {
  EXPECT_EQ(heuristic(start_position(), Color::Black), 0);
  EXPECT_EQ(heuristic(start_position(), Color::White), 0);
}

TEST(SableHeuristic, AManIs1000AKing1500) {
  EXPECT_EQ(score("B:W32:BK14"), 500);
  EXPECT_EQ(score("B:W32:BK14", Color::White), -500);
  EXPECT_EQ(score("B:W31:B2"), 0);
}

TEST(SableHeuristic, AManGains15ForEachRow) {
  EXPECT_EQ(score("B:W31:B6"), 15);
  EXPECT_EQ(score("B:W31:B25"), 90);
  EXPECT_EQ(score("B:W5:B2"), -90);
}

TEST(SableHeuristic, TheLeaderGains20ForEachPieceThatIsGone) {
  EXPECT_EQ(terms(position_of("B:W32:B1,2"), Color::Black).fewer_pieces, 20 * 21);
  EXPECT_EQ(terms(position_of("B:W32:B1,2"), Color::White).fewer_pieces, -20 * 21);
  EXPECT_EQ(terms(position_of("B:W31,32:B1,2,3"), Color::Black).fewer_pieces, 20 * 19);
  EXPECT_EQ(terms(position_of("B:W31,32:B1,K2"), Color::Black).fewer_pieces, 0) << "the lead is in pieces";
}

TEST(SableHeuristic, AKingFarFromTheNearestEnemyLoses) {
  EXPECT_EQ(terms(position_of("B:W29:BK4"), Color::Black).proximity, -6) << "distance 7";
  EXPECT_EQ(terms(position_of("B:W29:BK8"), Color::Black).proximity, -3) << "distance 6";
  EXPECT_EQ(terms(position_of("B:W29:BK11"), Color::Black).proximity, -1) << "distance 5";
  EXPECT_EQ(terms(position_of("B:W29:BK15"), Color::Black).proximity, 0) << "distance 4";
  EXPECT_EQ(terms(position_of("B:W11,29:BK4"), Color::Black).proximity, 0) << "the nearest counts";
  EXPECT_EQ(terms(position_of("B:W29:B4"), Color::Black).proximity, 0) << "a man";
  EXPECT_EQ(terms(position_of("B:WK29:B4"), Color::Black).proximity, 6) << "the enemy's king";
  EXPECT_EQ(terms(position_of("B:W29:BK4,K3"), Color::Black).proximity, -12) << "each king";
}

TEST(SableHeuristic, ThePlainFormHasNoDeadZone) {
  EXPECT_EQ(terms(position_of("B:W29:BK4"), Color::Black, {.dead_zone = 0}).proximity, -28);
  EXPECT_EQ(terms(position_of("B:W29:BK25"), Color::Black, {.dead_zone = 0}).proximity, -1);
}

TEST(SableHeuristic, AddsUpNumbers) {
  EXPECT_EQ(additive_factorial(-1), 0);
  EXPECT_EQ(additive_factorial(0), 0);
  EXPECT_EQ(additive_factorial(1), 1);
  EXPECT_EQ(additive_factorial(4), 10);
}

std::map<std::pair<int, int>, int> corner_weights() {
  std::ifstream file(CHECKERS_TEST_DATA "/sable/double_corner.tsv");
  std::map<std::pair<int, int>, int> weights;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    int king = 0;
    int square = 0;
    int weight = 0;
    fields >> king >> square >> weight;
    weights[{king, square}] = weight;
  }
  return weights;
}

TEST(SableHeuristic, DoubleCornerSquaresForEveryCorner) {
  auto weights = corner_weights();
  ASSERT_EQ(weights.size(), 26u);
  for (const Square corner : {1, 5, 28, 32}) {
    const Square listed = corner < 16 ? corner : 33 - corner;
    for (Square helper = 1; helper <= 32; ++helper) {
      if (helper == corner) continue;
      const int weight = weights[{listed, corner < 16 ? helper : 33 - helper}];
      // The leader's other piece is a man, which does not count.
      const Square man = helper == 20 ? 19 : 20;
      const Position position{bit(helper) | bit(man), bit(corner), bit(helper) | bit(corner), Color::Black};
      EXPECT_EQ(terms(position, Color::Black).double_corner, 4 * weight - 150) << corner << " " << helper;
      EXPECT_EQ(terms(position, Color::White).double_corner, 150 - 4 * weight) << corner << " " << helper;
    }
  }
}

TEST(SableHeuristic, DoubleCornerNeedsALeaderAndAKing) {
  EXPECT_EQ(terms(position_of("B:WK1:BK9"), Color::Black).double_corner, 0) << "nobody leads";
  EXPECT_EQ(terms(position_of("B:WK2:BK9,K10"), Color::Black).double_corner, 0) << "not in the corner";
  EXPECT_EQ(terms(position_of("B:W5:BK9,K10"), Color::Black).double_corner, 0) << "a man";
  EXPECT_EQ(terms(position_of("B:WK1,K2:BK5"), Color::Black).double_corner, 150 - 4 * (18 + 6))
      << "White leads with 1 and 2 against the king on 5";
}

TEST(SableHeuristic, EveryCorneredKingCounts) {
  EXPECT_EQ(terms(position_of("B:WK1,K32:BK14,K15,20"), Color::Black).double_corner,
            -2 * 150 + 4 * (8 + 6) + 4 * (4 + 7));
}

TEST(SableHeuristic, TermsCanBeSwitchedOff) {
  const Position position = position_of("B:WK1:BK29,K9");
  EXPECT_NE(terms(position, Color::Black).double_corner, 0);
  EXPECT_EQ(terms(position, Color::Black, {.double_corner = false}).double_corner, 0);
  EXPECT_NE(terms(position_of("B:W29:BK4"), Color::Black).proximity, 0);
  EXPECT_EQ(terms(position_of("B:W29:BK4"), Color::Black, {.proximity = false}).proximity, 0);
}

TEST(SableHeuristic, ATerminalStateIsHuge) {
  EXPECT_EQ(score("B:W17,22:B13"), -10'000'000) << "blocked";
  EXPECT_EQ(score("B:W17,22:B13", Color::White), 10'000'000);
  EXPECT_EQ(score("B:W17:B"), -10'000'000) << "no pieces";
  EXPECT_EQ(heuristic(Position{}, Color::Black), -10'000'000);
}

TEST(SableHeuristic, IsZeroSumAndTheSameForBothColours) {
  Random random(8);
  for (int i = 0; i < 500; ++i) {
    const Position position = random_position(random);
    const int value = heuristic(position, Color::Black);
    EXPECT_EQ(heuristic(position, Color::White), -value) << to_fen(position);
    EXPECT_EQ(heuristic(mirrored(position), Color::White), value) << to_fen(position);
  }
}

TEST(SableHeuristic, TheRegistryFunctionIsTheHeuristicOfTheSideThatEvaluates) {
  const Position position = position_of("W:W21,K30:B1,9,K14");
  for (const Color side : {Color::Black, Color::White})
    EXPECT_EQ(kSable.evaluate(position, side, 3), heuristic(position, side));
  EXPECT_EQ(value_for(kSable, position, Color::White, 0), heuristic(position, Color::White));
}

}  // namespace
}  // namespace checkers::sable
