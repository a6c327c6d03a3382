#include "engine/master/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/endgame/builder.hpp"
#include "engine/evaluation/material.hpp"
#include "engine/master/evaluation.hpp"
#include "engine/textbook/minimax.hpp"
#include "tests/support/positions.hpp"

namespace checkers::master {
namespace {

SearchRequest request_for(const Position& position) {
  SearchRequest request;
  request.position = position;
  return request;
}

Info search(const Position& position, const Limits& limits) {
  Master master(1 << 20);
  return master.search(request_for(position), limits);
}

Limits to_depth(int depth, int lines = 1) {
  Limits limits;
  limits.depth = depth;
  limits.lines = lines;
  return limits;
}

Limits with_nodes(std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(Master, AlwaysAnswersWithALegalMoveHoweverSoonItIsStopped) {
  Random random(41);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    const MoveList legal = legal_moves(position);
    const Info info = search(position, with_nodes(1 + random.below(400)));
    if (legal.empty()) {
      EXPECT_TRUE(info.lines.empty());
      continue;
    }
    ASSERT_FALSE(info.lines.empty()) << to_fen(position);
    EXPECT_NE(std::find(legal.begin(), legal.end(), info.lines[0].moves[0]), legal.end()) << to_fen(position);
  }
}

TEST(Master, AStopTokenEndsAnEndlessAnalysis) {
  StopToken stop;
  SearchRequest request = request_for(start_position());
  request.stop = &stop;
  Master master(1 << 20);
  const Info info = master.search(request, {}, [&](const Info& so_far) {
    if (so_far.depth == 6) stop.request_stop();
  });
  EXPECT_GE(info.depth, 6);
  EXPECT_FALSE(info.lines.empty());
}

TEST(Master, PlaysTheSameForTheSameNodes) {
  const Info one = search(start_position(), with_nodes(50000));
  const Info two = search(start_position(), with_nodes(50000));
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_EQ(one.lines[0].moves, two.lines[0].moves);
  EXPECT_EQ(one.lines[0].score, two.lines[0].score);
}

TEST(Master, SeesAWinAndItsDistance) {
  const Info info = search(position_of("B:W19:BK15,1"), to_depth(5));
  EXPECT_EQ(info.lines[0].score, kWin - 1);
  EXPECT_EQ(to_full_notation(info.lines[0].moves[0]), "15x24");
}

TEST(Master, AgreesWithPlainMinimaxOnForcedWins) {
  Random random(42);
  textbook::Options options;
  options.evaluate = textbook::function_of(kMaterial);
  options.depth = 5;
  int wins = 0;
  for (int i = 0; i < 1500 && wins < 25; ++i) {
    const Position position = random_position(random);
    if (!has_move(position)) continue;
    const double truth = textbook::minimax(request_for(position), options).value;
    if (truth < textbook::kWin / 2) continue;
    ++wins;
    const int plies = static_cast<int>(textbook::kWin - truth);
    EXPECT_GE(search(position, to_depth(12)).lines[0].score, kWin - plies) << to_fen(position);
  }
  EXPECT_EQ(wins, 25);
}

TEST(Master, GivesAsManyDifferentLinesAsAskedBestFirst) {
  const Info info = search(start_position(), to_depth(6, 3));
  ASSERT_EQ(info.lines.size(), 3u);
  EXPECT_NE(info.lines[0].moves[0], info.lines[1].moves[0]);
  EXPECT_NE(info.lines[1].moves[0], info.lines[2].moves[0]);
  EXPECT_GE(info.lines[0].score, info.lines[1].score);
  EXPECT_GE(info.lines[1].score, info.lines[2].score);
  EXPECT_EQ(search(start_position(), to_depth(4, 100)).lines.size(), 7u);
}

TEST(Master, ItsLinesAreLegalMovesInARow) {
  Random random(43);
  for (int i = 0; i < 100; ++i) {
    Position position = random_position(random);
    const Info info = search(position, to_depth(6));
    if (info.lines.empty()) continue;
    for (const Move& move : info.lines[0].moves) {
      const MoveList legal = legal_moves(position);
      ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << to_fen(position);
      position = after(position, move);
    }
  }
}

TEST(Master, AvoidsARepetitionWhenItIsAhead) {
  // Two kings against one in the open: going back to a position already met throws the win away.
  const Position before = position_of("B:WK15:BK1,K32");
  const Position now = position_of("B:WK18:BK1,K32");
  SearchRequest request = request_for(now);
  const std::vector<Position> history{now, position_of("W:WK18:BK5,K32"), before, position_of("W:WK15:BK1,K32"), now};
  request.history = history;
  Master master(1 << 20);
  const Info info = master.search(request, to_depth(8));
  EXPECT_GT(info.lines[0].score, 0);
}

TEST(Master, KnowsFewPiecesByHeart) {
  auto tables = std::make_shared<EndgameTables>();
  ASSERT_TRUE(build_tables(*tables, 3, {}));
  Master master(1 << 20, tables);
  Random random(44);
  for (int i = 0; i < 200; ++i) {
    const Position position = random_position(random);
    if (position.black == 0 || position.white == 0 || count(position.occupied()) > 3 || !has_move(position)) continue;
    const EndgameValue truth = *tables->probe(position);
    const Score score = master.search(request_for(position), to_depth(2)).lines[0].score;
    const Score expected = truth.outcome == EndgameOutcome::Draw  ? kDraw
                           : truth.outcome == EndgameOutcome::Win ? kWin - truth.plies
                                                                  : truth.plies - kWin;
    EXPECT_EQ(score, expected) << to_fen(position);
  }
}

TEST(TranspositionTable, FindsWhatItStoredWithWinsCountedFromThePosition) {
  TranspositionTable table(1 << 16);
  table.store(12345, 4, kWin - 10, 7, Bound::Exact, 99);
  EXPECT_FALSE(table.find(54321, 0));
  EXPECT_EQ(table.find(12345, 4)->score, kWin - 10);
  EXPECT_EQ(table.find(12345, 6)->score, kWin - 12);
  EXPECT_EQ(table.find(12345, 4)->depth, 7);
  EXPECT_EQ(table.find(12345, 4)->move, 99);
  table.clear();
  EXPECT_FALSE(table.find(12345, 4));
}

TEST(Evaluation, IsTheSameForTheOtherPlayer) {
  Random random(45);
  for (int i = 0; i < 2000; ++i) {
    const Position position = random_position(random);
    ASSERT_EQ(evaluate(position), evaluate(mirrored(position))) << to_fen(position);
  }
}

}  // namespace
}  // namespace checkers::master
