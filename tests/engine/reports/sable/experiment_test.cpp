#include "engine/reports/sable/experiment.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers::sable {
namespace {

TEST(SableExperiment, StartsWithAKingInADoubleCornerAndNoCapture) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Position position = random_corner_position(seed);
    EXPECT_EQ(count(position.pieces(position.to_move)), 2);
    const Bitboard weak = position.pieces(opponent(position.to_move));
    EXPECT_EQ(count(weak), 1);
    EXPECT_NE(weak & (bit(1) | bit(5) | bit(28) | bit(32)), 0u);
    EXPECT_EQ(position.kings, position.occupied());
    EXPECT_FALSE(has_capture(position));
    position.to_move = opponent(position.to_move);
    EXPECT_FALSE(has_capture(position));
  }
}

TEST(SableExperiment, TheSquaresForceTheKingOut) {
  const auto with = run_trial({.depth = 4, .games = 40}, {});
  const auto without = run_trial({.depth = 4, .with_terms = false, .games = 40}, {});
  ASSERT_TRUE(with && without);
  EXPECT_GE(with->won, 38);
  EXPECT_LE(without->won, 32);
}

TEST(SableExperiment, IsTheSameOnTwoThreads) {
  ReportOptions options;
  const auto one = run_trial({.depth = 3, .games = 30}, options);
  options.threads = 2;
  const auto two = run_trial({.depth = 3, .games = 30}, options);
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->won, two->won);
  EXPECT_EQ(one->lost, two->lost);
  EXPECT_EQ(one->won + one->lost + one->undecided, 30);
}

TEST(SableExperiment, AGameEndsWithAWinnerOrAtItsLimit) {
  const SelfPlay over = play_itself(position_of("W:WK15,K24:BK32"), {.limit_ms = 0, .depth = 8}, 20, 1);
  EXPECT_EQ(over.winner, Color::White);
  EXPECT_EQ(over.plies, 7);
  const SelfPlay left = play_itself(start_position(), {.limit_ms = 0, .depth = 1}, 10, 1);
  EXPECT_FALSE(left.winner);
  EXPECT_EQ(left.plies, 10);
}

TEST(SableExperiment, StopsWhenAskedTo) {
  StopToken stop;
  stop.request_stop();
  ReportOptions options;
  options.stop = &stop;
  EXPECT_FALSE(run_trial({.depth = 4, .games = 5}, options));
}

}  // namespace
}  // namespace checkers::sable
