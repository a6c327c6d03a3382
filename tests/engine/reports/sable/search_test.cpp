#include "engine/reports/sable/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "tests/support/positions.hpp"

namespace checkers::sable {
namespace {

// White wins in seven plies.
constexpr std::string_view kWon = "W:WK15,K24:BK32";
// Black loses at once after two of its moves, in four plies after the others.
constexpr std::string_view kLost = "B:WK18,K28:BK27";

Settings to_depth(int depth) { return {.limit_ms = 0, .depth = depth}; }

// A clock that advances a millisecond at every look.
struct Looks {
  std::shared_ptr<int> count = std::make_shared<int>(0);
  Clock clock() const {
    return [count = count] { return static_cast<double>(++*count); };
  }
};

Settings timed(int limit_ms, const Looks& looks) { return {.limit_ms = limit_ms, .clock = looks.clock()}; }

// Plain minimax without noise; the view of the side to move.
int reference(const Position& position, int depth, int ply) {
  const MoveList moves = legal_moves(position);
  if (moves.empty()) return -(10'000'000 - 1000 * ply);
  if (depth == 0) return heuristic(position, position.to_move);
  int best = -100'000'000;
  for (const Move& move : moves) best = std::max(best, -reference(after(position, move), depth - 1, ply + 1));
  return best;
}

TEST(SableSearch, IsMinimaxWhateverTheNoise) {
  Random random(2);
  for (int i = 0; i < 250; ++i) {
    const Position position = random_position(random);
    for (const int depth : {1, 2, 3, 4}) {
      Settings settings = to_depth(depth);
      settings.single_move_at_once = false;
      for (const std::uint64_t salt : {1u, 2u}) {
        const Outcome outcome = find_best(position, settings, salt);
        if (outcome.equals.empty()) continue;
        EXPECT_EQ(outcome.value, reference(position, outcome.depth, 0)) << to_fen(position) << " " << depth;
      }
    }
  }
}

TEST(SableSearch, TheNoiseNeverMakesAWorseMoveBest) {
  Random random(12);
  for (int i = 0; i < 200; ++i) {
    const Position position = random_position(random);
    const Outcome plain = find_best(position, {.limit_ms = 0, .depth = 3, .noise = false}, 1);
    const Outcome noisy = find_best(position, to_depth(3), 9);
    for (const Move& move : noisy.equals)
      EXPECT_NE(std::find(plain.equals.begin(), plain.equals.end(), move), plain.equals.end()) << to_fen(position);
  }
}

TEST(SableSearch, EqualMovesAreReallyEqual) {
  // With bounds that pass for values pruning would list worse moves among the equals.
  Random random(6);
  int several = 0;
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    for (const bool with_noise : {false, true}) {
      Settings pruned{.limit_ms = 0, .depth = 4, .noise = with_noise};
      Settings full = pruned;
      full.prune = false;
      const Outcome one = find_best(position, pruned, 5);
      const Outcome other = find_best(position, full, 5);
      EXPECT_EQ(one.equals, other.equals) << to_fen(position);
      EXPECT_EQ(one.value, other.value) << to_fen(position);
      if (one.equals.size() > 1) ++several;
    }
  }
  EXPECT_GT(several, 20);
}

TEST(SableSearch, NoiseIsMinusFourToThreeAndDependsOnTheSalt) {
  std::set<int> seen;
  int changed = 0;
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    const Position position = random_position(random);
    seen.insert(noise(position, 1));
    EXPECT_EQ(noise(position, 1), noise(position, 1));
    if (noise(position, 1) != noise(position, 2)) ++changed;
  }
  EXPECT_EQ(seen, (std::set<int>{-4, -3, -2, -1, 0, 1, 2, 3}));
  EXPECT_GT(changed, 700);
}

TEST(SableSearch, ThresholdLeaves50MillisecondsOr2Percent) {
  EXPECT_DOUBLE_EQ(time_threshold(1000), 950);
  EXPECT_DOUBLE_EQ(time_threshold(2500), 2450);
  EXPECT_DOUBLE_EQ(time_threshold(10000), 9800);
}

TEST(SableSearch, LooksAtTheClockOnEveryCall) {
  const Looks looks;
  Settings settings = timed(1'000'000'000, looks);
  settings.depth = 4;
  const Outcome outcome = find_best(start_position(), settings, 1);
  EXPECT_GT(outcome.calls, 100u);
  EXPECT_EQ(static_cast<std::uint64_t>(*looks.count), outcome.calls + 1) << "the last look is for the statistics";
}

TEST(SableSearch, AbortsAtTheThresholdAndKeepsThePreviousDepth) {
  const Looks looks;
  const Outcome cut = find_best(start_position(), timed(3000, looks), 4);
  EXPECT_EQ(cut.end, End::TimeUp);
  EXPECT_EQ(*looks.count, 2940 + 1) << "the look that found the time gone, and the one for the statistics";
  ASSERT_GE(cut.depth, 3);
  const Outcome whole = find_best(start_position(), to_depth(cut.depth), 4);
  EXPECT_EQ(cut.equals, whole.equals);
  EXPECT_EQ(cut.value, whole.value);
}

TEST(SableSearch, DepthOneIsAlwaysFinished) {
  const Looks looks;
  const Outcome outcome = find_best(start_position(), timed(1, looks), 1);
  EXPECT_EQ(outcome.depth, 1);
  EXPECT_EQ(outcome.end, End::TimeUp);
  EXPECT_EQ(outcome.equals, find_best(start_position(), to_depth(1), 1).equals);
}

TEST(SableSearch, StopsAtADefiniteWin) {
  const Outcome outcome = find_best(position_of(kWon), to_depth(20), 1);
  EXPECT_EQ(outcome.end, End::DefiniteWin);
  EXPECT_EQ(outcome.depth, 7);
  EXPECT_TRUE(is_definite_win(outcome.value));
}

TEST(SableSearch, WinsAsFastAsPossible) {
  const Outcome outcome = find_best(position_of(kWon), to_depth(20), 1);
  EXPECT_EQ(outcome.value, 10'000'000 - 7 * 1000);
  EXPECT_EQ(outcome.variations[0].size(), 7u);
}

TEST(SableSearch, GoesOnWithADefiniteLoss) {
  const Outcome outcome = find_best(position_of(kLost), to_depth(9), 1);
  EXPECT_EQ(outcome.end, End::DepthReached);
  EXPECT_EQ(outcome.depth, 9);
  EXPECT_TRUE(is_definite_loss(outcome.value));
}

TEST(SableSearch, ALossIsNoReasonToBeQuick) {
  // The tree is exhausted long before the time: the search goes on all the same.
  const Looks looks;
  const Outcome outcome = find_best(position_of(kLost), timed(60'000, looks), 1);
  EXPECT_EQ(outcome.end, End::TimeUp);
  EXPECT_GE(*looks.count, 58'800);
  EXPECT_TRUE(is_definite_loss(outcome.value));
}

TEST(SableSearch, LosesAsSlowlyAsPossible) {
  const Position position = position_of(kLost);
  const Outcome outcome = find_best(position, to_depth(8), 1);
  EXPECT_EQ(outcome.value, -(10'000'000 - 4 * 1000));
  std::set<std::string> best;
  for (const Move& move : outcome.equals) best.insert(to_full_notation(move));
  EXPECT_EQ(best.count("27-23"), 0u);
  EXPECT_EQ(best.count("27-24"), 0u);
  EXPECT_EQ(best.count("27-31"), 1u);
}

TEST(SableSearch, ASingleMoveIsPlayedAtOnceUnlessToldOtherwise) {
  const Position position = position_of("B:W15,32:B11");
  const Looks looks;
  Settings settings = timed(2000, looks);
  const Outcome at_once = find_best(position, settings, 1);
  EXPECT_EQ(at_once.end, End::SingleMove);
  EXPECT_EQ(at_once.calls, 0u);
  settings.single_move_at_once = false;
  const Outcome later = find_best(position, settings, 1);
  EXPECT_EQ(later.equals, at_once.equals);
  EXPECT_GT(later.calls, 0u);
}

TEST(SableSearch, LeavesTheCallersBoardUnchanged) {
  Random random(9);
  for (int i = 0; i < 50; ++i) {
    const Position before = random_position(random);
    const Position board = before;
    find_best(board, to_depth(4), 1);
    EXPECT_EQ(board, before);
  }
}

TEST(SableSearch, NoMoveNoAnswer) {
  EXPECT_TRUE(find_best(position_of("B:W17,22:B13"), to_depth(4), 1).equals.empty());
  EXPECT_TRUE(find_best(Position{}, to_depth(4), 1).equals.empty());
}

TEST(SableSearch, StopsWhenAskedTo) {
  StopToken stop;
  stop.request_stop();
  const Outcome outcome = find_best(start_position(), to_depth(30), 1, &stop);
  EXPECT_EQ(outcome.end, End::Stopped);
  EXPECT_EQ(outcome.depth, 1);
  EXPECT_FALSE(outcome.equals.empty());
}

TEST(SableSearch, TheVariationCanBePlayed) {
  const Outcome outcome = find_best(start_position(), to_depth(6), 3);
  for (const std::vector<Move>& variation : outcome.variations) {
    EXPECT_EQ(variation.size(), 6u);
    Position position = start_position();
    for (const Move& move : variation) {
      const MoveList legal = legal_moves(position);
      ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end());
      position = after(position, move);
    }
  }
}

}  // namespace
}  // namespace checkers::sable
