#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/evaluation/ef1.hpp"
#include "engine/evaluation/material.hpp"
#include "engine/textbook/alpha_beta_search.hpp"
#include "engine/textbook/branching_factor.hpp"
#include "engine/textbook/iterative_deepening.hpp"
#include "engine/textbook/minimax.hpp"
#include "engine/textbook/minimax_a_b.hpp"
#include "tests/support/positions.hpp"

namespace checkers::textbook {
namespace {

SearchRequest request_for(const Position& position) {
  SearchRequest request;
  request.position = position;
  return request;
}

Options options_with(const Evaluation& evaluation, int depth, std::string_view order = "generation") {
  Options options;
  options.evaluate = function_of(evaluation);
  options.depth = depth;
  options.order = find_move_order(order);
  return options;
}

TEST(Textbook, AllThreeSearchersFindTheSameValueAtEveryDepth) {
  Random random(11);
  for (int i = 0; i < 150; ++i) {
    const Position position = random_position(random);
    if (!has_move(position)) continue;
    for (int depth = 1; depth <= 4; ++depth) {
      const Options options = options_with(i % 2 == 0 ? kMaterial : kEf1, depth);
      const double value = minimax(request_for(position), options).value;
      ASSERT_EQ(minimax_a_b(request_for(position), options).value, value) << to_fen(position) << " depth " << depth;
      ASSERT_EQ(alpha_beta_search(request_for(position), options).value, value)
          << to_fen(position) << " depth " << depth;
    }
  }
}

TEST(Textbook, TheValueIsThatOfThePositionAtTheEndOfTheLine) {
  Random random(12);
  for (int i = 0; i < 200; ++i) {
    const Position position = random_position(random);
    if (!has_move(position)) continue;
    const Options options = options_with(kMaterial, 4);
    for (const auto searcher : {minimax, minimax_a_b, alpha_beta_search}) {
      const SearchResult result = searcher(request_for(position), options, nullptr);
      Position end = position;
      for (const Move& move : result.variation) {
        const MoveList legal = legal_moves(end);
        ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << to_fen(position);
        end = after(end, move);
      }
      const int ply = static_cast<int>(result.variation.size());
      const double expected = has_move(end)                     ? options.evaluate(end, position.to_move, 0)
                              : end.to_move == position.to_move ? ply - kWin
                                                                : kWin - ply;
      ASSERT_EQ(result.value, expected) << to_fen(position);
      ASSERT_EQ(*result.move, result.variation.front());
    }
  }
}

TEST(Minimax, GeneratesEveryMoveSequence) {
  // The sums of the published perft counts 7, 49, 302, 1469, 7361 and 36768.
  const SearchStatistics statistics = minimax(request_for(start_position()), options_with(kMaterial, 6)).statistics;
  EXPECT_EQ(statistics.generated, 7u + 49 + 302 + 1469 + 7361 + 36768);
  EXPECT_EQ(statistics.expanded, 1u + 7 + 49 + 302 + 1469 + 7361);
  EXPECT_EQ(statistics.leaves, 36768u);
  EXPECT_EQ(statistics.cutoffs, 0u);
}

TEST(AlphaBeta, VisitsFarFewerNodesThanMinimax) {
  const auto visited = [](const SearchResult& result) { return result.statistics.expanded + result.statistics.leaves; };
  const SearchRequest request = request_for(start_position());
  const Options options = options_with(kMaterial, 7);
  EXPECT_LT(visited(alpha_beta_search(request, options)) * 10, visited(minimax(request, options)));
  EXPECT_LT(visited(minimax_a_b(request, options)) * 10, visited(minimax(request, options)));
}

TEST(Textbook, TakesAWinAndTheShortestOne) {
  // 15x24 ends the game at once.
  for (const auto searcher : {minimax, minimax_a_b, alpha_beta_search}) {
    const SearchResult result = searcher(request_for(position_of("B:W19:BK15,1")), options_with(kMaterial, 5), nullptr);
    EXPECT_EQ(to_full_notation(*result.move), "15x24");
    EXPECT_EQ(result.value, kWin - 1);
  }
}

TEST(Textbook, ABlockedOpponentHasLostAtTheHorizonToo) {
  // 2-6 leaves White's man on 5 behind the men on 1 and 6 no move: neither a step nor a jump.
  const Position position = position_of("B:W5:B1,2,10");
  for (const auto searcher : {minimax, minimax_a_b, alpha_beta_search}) {
    const SearchResult result = searcher(request_for(position), options_with(kMaterial, 1), nullptr);
    EXPECT_EQ(result.value, kWin - 1);
    EXPECT_FALSE(has_move(after(position, *result.move)));
  }
}

TEST(Textbook, ALostPositionLosesAsSlowlyAsPossible) {
  // White's only man must step between Black's kings; any line loses it.
  const Position position = position_of("W:W12:BK3,K11,K7");
  const SearchResult result = minimax(request_for(position), options_with(kMaterial, 6));
  EXPECT_LT(result.value, -kWin / 2);
  EXPECT_EQ(result.value, alpha_beta_search(request_for(position), options_with(kMaterial, 6)).value);
}

TEST(Textbook, WithoutAMoveThereIsNoMoveAndTheGameIsLost) {
  for (const auto searcher : {minimax, minimax_a_b, alpha_beta_search}) {
    const SearchResult result = searcher(request_for(position_of("W:W5:B1")), options_with(kMaterial, 3), nullptr);
    EXPECT_FALSE(result.move);
    EXPECT_EQ(result.value, -kWin);
  }
  EXPECT_FALSE(iterative_deepening(request_for(position_of("W:W5:B1")), options_with(kMaterial, 3)).move);
}

TEST(Textbook, AStoppedSearchStillAnswersWithALegalMove) {
  StopToken stop;
  stop.request_stop();
  SearchRequest request = request_for(start_position());
  request.stop = &stop;
  for (const auto searcher : {minimax, minimax_a_b, alpha_beta_search}) {
    const SearchResult result = searcher(request, options_with(kMaterial, 12), nullptr);
    EXPECT_TRUE(result.move);
    EXPECT_EQ(result.remark, "stopped");
  }
  EXPECT_TRUE(iterative_deepening(request, options_with(kMaterial, 12)).move);
}

TEST(MinimaxAB, FutilityCutsMoreAndErrsByNoMoreThanItsMarginAPly) {
  Random random(13);
  std::uint64_t plain_nodes = 0;
  std::uint64_t futile_nodes = 0;
  for (int i = 0; i < 60; ++i) {
    const Position position = random_position(random);
    if (!has_move(position)) continue;
    Options options = options_with(kMaterial, 5);
    const SearchResult plain = minimax_a_b(request_for(position), options);
    options.futility = 1;
    const SearchResult futile = minimax_a_b(request_for(position), options);
    if (!is_proven(plain.value)) {
      EXPECT_LE(std::abs(plain.value - futile.value), 1 * options.depth) << to_fen(position);
    }
    plain_nodes += plain.statistics.leaves;
    futile_nodes += futile.statistics.leaves;
  }
  EXPECT_LT(futile_nodes, plain_nodes);
}

TEST(MoveOrdering, ChangesTheCostButNotTheValue) {
  Random random(14);
  for (int i = 0; i < 40; ++i) {
    const Position position = random_position(random);
    if (!has_move(position)) continue;
    const double value = minimax(request_for(position), options_with(kMaterial, 4)).value;
    for (const MoveOrder* order : all_move_orders())
      ASSERT_EQ(alpha_beta_search(request_for(position), options_with(kMaterial, 4, order->id)).value, value)
          << to_fen(position) << " " << order->id;
  }
}

TEST(MoveOrdering, EveryOrderIsAPermutation) {
  Random random(15);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    std::vector<std::string> expected = notations(legal_moves(position));
    std::sort(expected.begin(), expected.end());
    for (const MoveOrder* order : all_move_orders()) {
      MoveList moves = legal_moves(position);
      order->sort(position, moves, function_of(kMaterial), 0);
      std::vector<std::string> sorted = notations(moves);
      std::sort(sorted.begin(), sorted.end());
      ASSERT_EQ(sorted, expected) << order->id;
    }
  }
}

TEST(IterativeDeepening, FindsTheValueOfTheDepthItReached) {
  for (int depth = 1; depth <= 6; ++depth) {
    const SearchResult result = iterative_deepening(request_for(start_position()), options_with(kMaterial, depth));
    EXPECT_EQ(result.statistics.depth, depth);
    EXPECT_EQ(result.value, minimax(request_for(start_position()), options_with(kMaterial, depth)).value);
  }
}

TEST(IterativeDeepening, StopsOnAProvenWin) {
  const SearchResult result =
      iterative_deepening(request_for(position_of("B:W19:BK15,1")), options_with(kMaterial, 20));
  EXPECT_EQ(result.statistics.depth, 1);
}

TEST(IterativeDeepening, GoesOnWithAProvenLoss) {
  const SearchResult result =
      iterative_deepening(request_for(position_of("W:W12:BK3,K11,K7")), options_with(kMaterial, 12));
  EXPECT_LT(result.value, -kWin / 2);
  EXPECT_EQ(result.statistics.depth, 12);
}

TEST(IterativeDeepening, ChoosesAmongEqualsByTheSeedAndOnlyAmongEquals) {
  const double best = minimax(request_for(start_position()), options_with(kMaterial, 3)).value;
  std::vector<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    SearchRequest request = request_for(start_position());
    request.seed = seed;
    const SearchResult result = iterative_deepening(request, options_with(kMaterial, 3));
    EXPECT_EQ(iterative_deepening(request, options_with(kMaterial, 3)).move, result.move);
    const Position next = after(start_position(), *result.move);
    EXPECT_EQ(-minimax(request_for(next), options_with(kMaterial, 2)).value, best);
    chosen.push_back(to_full_notation(*result.move));
  }
  std::sort(chosen.begin(), chosen.end());
  EXPECT_GT(std::unique(chosen.begin(), chosen.end()) - chosen.begin(), 3);
}

TEST(IterativeDeepening, FinishesDepth1EvenWithoutTime) {
  Options options = options_with(kMaterial, 60);
  options.time_ms = 1;
  const SearchResult result = iterative_deepening(request_for(start_position()), options);
  EXPECT_GE(result.statistics.depth, 1);
  EXPECT_TRUE(result.move);
}

TEST(BranchingFactor, SolvesTheUniformTree) {
  EXPECT_NEAR(effective_branching_factor(2 + 4 + 8, 3), 2, 1e-9);
  EXPECT_NEAR(effective_branching_factor(5, 1), 5, 1e-9);
  // Russell & Norvig's example: 52 nodes at depth 5 make 1.92.
  EXPECT_NEAR(effective_branching_factor(52, 5), 1.92, 0.005);
  EXPECT_EQ(effective_branching_factor(0, 3), 0);
}

}  // namespace
}  // namespace checkers::textbook
