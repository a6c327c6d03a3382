#include "engine/endgame/tables.hpp"

#include "engine/core/game.hpp"
#include "tests/engine/endgame/small_tables.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

// Both sides play the tables' moves: each ply must bring the end one nearer, the winner must win, and no rule may end
// the game before.
void expect_played_out(const EndgameTables& tables, const Position& start) {
  const std::optional<EndgameValue> value = tables.probe(start);
  ASSERT_TRUE(value) << to_fen(start);
  Game game(start);
  for (int left = value->plies; left > 0; --left) {
    const std::optional<Move> move = tables.best_move(game.position());
    ASSERT_TRUE(move) << to_fen(game.position());
    ASSERT_FALSE(game.play(*move)) << to_fen(game.position());
    const std::optional<EndgameValue> now = tables.probe(game.position());
    ASSERT_TRUE(now && now->plies == left - 1) << to_fen(start) << " at " << to_fen(game.position());
  }
  const bool won = value->outcome == EndgameOutcome::Win;
  ASSERT_TRUE(game.status().over) << to_fen(start);
  ASSERT_EQ(game.status().winner, won ? start.to_move : opponent(start.to_move)) << to_fen(start);
}

// Plays every `stride`-th decided position of a slice out. Returns how many.
int play_out(const EndgameTables& tables, const Slice& slice, std::uint32_t stride) {
  const SliceIndex index(slice);
  int played = 0;
  for (std::uint32_t i = 0; i < index.size(); i += stride) {
    if (tables.values(slice)[i] == kDrawByte) continue;
    expect_played_out(tables, index.position_at(i));
    ++played;
    if (::testing::Test::HasFatalFailure()) break;
  }
  return played;
}

// The tables' move brings the end one ply nearer; no other move of the loser lasts longer, none of the winner is
// quicker.
void expect_perfect_moves(const EndgameTables& tables, const Slice& slice, std::uint32_t stride) {
  const SliceIndex index(slice);
  for (std::uint32_t i = 0; i < index.size(); i += stride) {
    const Position position = index.position_at(i);
    const EndgameValue value = *tables.probe(position);
    const std::optional<Move> best = tables.best_move(position);
    ASSERT_EQ(best.has_value(), has_move(position)) << to_fen(position);
    for (const Move& move : legal_moves(position)) {
      const EndgameValue behind = *tables.probe(after(position, move));
      if (value.outcome != EndgameOutcome::Draw && move == best) {
        ASSERT_EQ(behind.plies, value.plies - 1) << to_fen(position);
      }
      if (value.outcome == EndgameOutcome::Loss) {
        ASSERT_EQ(behind.outcome, EndgameOutcome::Win) << to_fen(position);
        ASSERT_LE(behind.plies, value.plies - 1) << to_fen(position);
      } else if (behind.outcome == EndgameOutcome::Loss) {
        ASSERT_EQ(value.outcome, EndgameOutcome::Win) << to_fen(position);
        ASSERT_GE(behind.plies, value.plies - 1) << to_fen(position);
      }
    }
  }
}

TEST(EndgameTables, TwoKingsDriveOneOutOfTheDoubleCorner) {
  for (const char* fen : {"B:WK1:BK31,K32", "B:WK5:BK22,K26", "W:WK6,K7:BK28", "W:WK6,K7:BK32"}) {
    const Position position = position_of(fen);
    ASSERT_EQ(king_tables().probe(position)->outcome, EndgameOutcome::Win) << fen;
    expect_played_out(king_tables(), position);
  }
}

TEST(EndgameTables, TwoKingsBeatOneFromEveryWonPositionInTheFewestMoves) {
  const int played = play_out(king_tables(), {0, 2, 0, 1}, 1) + play_out(king_tables(), {0, 1, 0, 2}, 1);
  EXPECT_GT(played, 14000);
  expect_perfect_moves(king_tables(), {0, 2, 0, 1}, 1);
  expect_perfect_moves(king_tables(), {0, 1, 0, 2}, 1);
}

TEST(EndgameTables, ThreeKingsBeatTwoInTheFewestMoves) {
  const int played = play_out(king_tables(), {0, 3, 0, 2}, 401) + play_out(king_tables(), {0, 2, 0, 3}, 401);
  EXPECT_GT(played, 4000);
  expect_perfect_moves(king_tables(), {0, 3, 0, 2}, 11);
  expect_perfect_moves(king_tables(), {0, 2, 0, 3}, 11);
}

TEST(EndgameTables, ThreeKingsBeatTwoFromEveryWonPositionSlow) {
  expect_perfect_moves(king_tables(), {0, 3, 0, 2}, 1);
  expect_perfect_moves(king_tables(), {0, 2, 0, 3}, 1);
}

TEST(EndgameTables, MenPlayTheirEndgamesOutToo) {
  for (const Slice& slice : slices_of(4)) expect_perfect_moves(four_piece_tables(), slice, 401);
}

TEST(EndgameTables, ASideWithoutAMoveHasLost) {
  const EndgameValue lost{EndgameOutcome::Loss, 0};
  EXPECT_EQ(four_piece_tables().probe(position_of("B:W9,14:B5")), lost);
  EXPECT_EQ(four_piece_tables().probe(position_of("W:W:BK5")), lost);
  EXPECT_EQ(four_piece_tables().best_move(position_of("B:W9,14:B5")), std::nullopt);
}

TEST(EndgameTables, TakingTheLastPieceWins) {
  const Position position = position_of("B:WK9:BK5");
  EXPECT_EQ(four_piece_tables().probe(position), (EndgameValue{EndgameOutcome::Win, 1}));
  EXPECT_EQ(four_piece_tables().best_move(position), move_of("5x14", position));
  EXPECT_EQ(four_piece_tables().probe(position_of("B:W:BK5")), (EndgameValue{EndgameOutcome::Win, 1}));
}

TEST(EndgameTables, OneKingAgainstOneInTheDoubleCornersIsADraw) {
  const Position position = position_of("B:WK32:BK1");
  EXPECT_EQ(four_piece_tables().probe(position), EndgameValue{});
  const std::optional<Move> move = four_piece_tables().best_move(position);
  ASSERT_TRUE(move);
  EXPECT_EQ(four_piece_tables().probe(after(position, *move)), EndgameValue{});
}

TEST(EndgameTables, AreTheSameForBothColours) {
  Random random(5);
  int probed = 0;
  while (probed < 2000) {
    const Position position = random_position(random);
    const std::optional<EndgameValue> value = four_piece_tables().probe(position);
    if (!value) continue;
    EXPECT_EQ(value, four_piece_tables().probe(mirrored(position))) << to_fen(position);
    ++probed;
  }
}

TEST(EndgameTables, KnowNothingOfWhatTheyDoNotHold) {
  EXPECT_EQ(four_piece_tables().max_pieces(), 4);
  EXPECT_EQ(four_piece_tables().probe(position_of("B:WK1,K2,K3:BK30,K31")), std::nullopt);
  EXPECT_EQ(four_piece_tables().probe(start_position()), std::nullopt);
  EXPECT_EQ(four_piece_tables().best_move(start_position()), std::nullopt);
  EXPECT_EQ(four_piece_tables().probe({kBottomRow & bit(32), bit(1), bit(1), Color::Black}), std::nullopt);
  EXPECT_EQ(EndgameTables{}.max_pieces(), 1);
  EXPECT_EQ(EndgameTables{}.probe(position_of("B:WK1:BK32")), std::nullopt);
}

TEST(EndgameValue, FitsIntoAByte) {
  EXPECT_EQ(value_of(kDrawByte), EndgameValue{});
  EXPECT_EQ(value_of(kNoMoveByte), (EndgameValue{EndgameOutcome::Loss, 0}));
  EXPECT_EQ(value_of(one_ply_before(kNoMoveByte)), (EndgameValue{EndgameOutcome::Win, 1}));
  EXPECT_EQ(value_of(254), (EndgameValue{EndgameOutcome::Win, 253}));
}

TEST(EndgameValue, PrefersQuickWinsAndSlowLosses) {
  const ValueByte ascending[] = {1, 3, 253, 0, 254, 4, 2};
  for (std::size_t i = 1; i < std::size(ascending); ++i)
    EXPECT_LT(preference(ascending[i - 1]), preference(ascending[i])) << int{ascending[i]};
}

}  // namespace
}  // namespace checkers
