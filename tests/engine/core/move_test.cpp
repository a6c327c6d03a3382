#include "engine/core/move.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

TEST(Move, AStepChangesTwoSquaresAndTheTurn) {
  const Position next = after(start_position(), move_of("11-15", start_position()));
  EXPECT_EQ(next, position_of("W:W21-32:B1-10,12,15"));
}

TEST(Move, ACaptureRemovesEveryPieceOnItsRoute) {
  const Position position = position_of("B:W7,15,K23:B3");
  EXPECT_EQ(after(position, move_of("3x10x19x26", position)), position_of("W:W:B26"));
}

TEST(Move, AManThatEndsOnItsCrowningRowBecomesAKing) {
  const Position position = position_of("W:W5:B12");
  EXPECT_EQ(after(position, move_of("5-1", position)), position_of("B:WK1:B12"));
}

TEST(Move, ACapturedKingLosesItsCrown) {
  const Position position = position_of("B:WK7,12:B3");
  EXPECT_EQ(after(position, move_of("3x10", position)).kings, 0u);
}

TEST(Move, AKingThatReturnsToItsStartSquareStaysAKing) {
  const Position position = position_of("W:WK10:BK14,K15,K22,K23");
  const Position next = after(position, move_of("10x17x26x19x10", position));
  EXPECT_EQ(next, position_of("B:WK10:B"));
}

TEST(Move, ThePathNamesStartAndEveryLanding) {
  const Position position = position_of("B:W7,15,K23:B3");
  const Path path = path_of(move_of("3x26", position));
  EXPECT_EQ(std::vector<int>(path.begin(), path.end()), (std::vector<int>{3, 10, 19, 26}));
}

// A piece jumps among eight squares of its own kind, over nine possible victims; there are four such sets of
// squares. The most captures of one set, over every choice of victims and own kings, times four bounds the list.
struct JumpGraph {
  // Squares as a 4 x 4 grid of which every second is used; edges join diagonal neighbours.
  std::vector<std::pair<int, int>> edges;

  JumpGraph() {
    const auto index = [](int row, int column) { return row * 2 + column / 2; };
    for (int row = 0; row < 3; ++row)
      for (int column = row % 2; column < 4; column += 2)
        for (const int next : {column - 1, column + 1})
          if (next >= 0 && next < 4) edges.emplace_back(index(row, column), index(row + 1, next));
  }

  // Complete chains and all prefixes of chains from a square.
  struct Chains {
    int complete = 0;
    int prefixes = 0;
  };
  Chains from(int square, unsigned victims, unsigned blocked) const {
    Chains total;
    bool ended = true;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if ((victims >> i & 1) == 0) continue;
      const auto [a, b] = edges[i];
      if (square != a && square != b) continue;
      const int next = square == a ? b : a;
      if ((blocked >> next & 1) != 0) continue;
      ended = false;
      const Chains rest = from(next, victims & ~(1u << i), blocked);
      total.complete += rest.complete;
      total.prefixes += rest.prefixes + 1;
    }
    if (ended) total.complete = 1;
    return total;
  }
};

TEST(MoveList, HoldsTheMovesOfEveryPosition) {
  const JumpGraph graph;
  ASSERT_EQ(graph.edges.size(), static_cast<std::size_t>(kMaxJumps));
  int most_complete = 0;
  int most_prefixes = 0;
  for (unsigned victims = 1; victims < 512; ++victims) {
    for (unsigned kings = 1; kings < 256; ++kings) {
      JumpGraph::Chains sum;
      for (int square = 0; square < 8; ++square) {
        if ((kings >> square & 1) == 0) continue;
        const JumpGraph::Chains chains = graph.from(square, victims, kings & ~(1u << square));
        if (chains.prefixes > 0) sum.complete += chains.complete;
        sum.prefixes += chains.prefixes;
      }
      most_complete = std::max(most_complete, sum.complete);
      most_prefixes = std::max(most_prefixes, sum.prefixes);
    }
  }
  EXPECT_EQ(most_complete, 17);
  EXPECT_EQ(most_prefixes, 72);
  constexpr int kAdjacentPairs = 49;  // a step joins an own piece and an empty square next to it
  EXPECT_LE(4 * most_prefixes + kAdjacentPairs, MoveList::kCapacity);
}

}  // namespace
}  // namespace checkers
