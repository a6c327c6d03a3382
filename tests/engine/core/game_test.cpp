#include "engine/core/game.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

void play(Game& game, std::initializer_list<std::string_view> moves) {
  for (const std::string_view text : moves) {
    const Result<Move> move = parse_move(text, game.legal_moves());
    ASSERT_TRUE(move) << text << ": " << move.error().message;
    ASSERT_FALSE(game.play(*move));
  }
}

TEST(Game, StartsWithBlackToMoveAndGoesOn) {
  const Game game;
  EXPECT_EQ(game.position(), start_position());
  EXPECT_FALSE(game.status().over);
  EXPECT_EQ(game.legal_moves().size(), 7);
}

TEST(Game, UndoAndRedoWalkThroughTheHistory) {
  Game game;
  play(game, {"11-15", "23-19"});
  const Position late = game.position();
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(game.undo());
  EXPECT_FALSE(game.undo());
  EXPECT_EQ(game.position(), start_position());
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(game.redo());
  EXPECT_FALSE(game.redo());
  EXPECT_EQ(game.position(), late);
}

TEST(Game, AMoveAfterUndoForgetsTheOldFuture) {
  Game game;
  play(game, {"11-15", "23-19"});
  game.undo();
  play(game, {"22-18"});
  EXPECT_FALSE(game.redo());
  EXPECT_EQ(game.moves().size(), 2u);
}

TEST(Game, RefusesAnIllegalMoveAndStaysAsItWas) {
  Game game;
  const Move illegal{11, 18, 0, 0, 0};
  EXPECT_TRUE(game.play(illegal));
  EXPECT_EQ(game.ply(), 0);
}

TEST(Game, IsLostWithoutAPiece) {
  Game game(position_of("B:W15:B11"));
  play(game, {"11x18"});
  EXPECT_EQ(game.status(), (Status{true, Color::Black, EndReason::NoPieces}));
  EXPECT_EQ(describe(game.status()), "Black wins: White has no piece left.");
  EXPECT_TRUE(game.legal_moves().empty());
}

TEST(Game, IsLostWithoutAMove) {
  const Game game(position_of("W:W5:B1"));
  EXPECT_EQ(game.status(), (Status{true, Color::Black, EndReason::NoMoves}));
}

TEST(Game, TheSamePositionForTheThirdTimeIsADraw) {
  Game game(position_of("B:WK32:BK1"));
  play(game, {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"});
  EXPECT_FALSE(game.status().over);
  play(game, {"28-32"});
  EXPECT_EQ(game.status(), (Status{true, std::nullopt, EndReason::Repetition}));
}

TEST(Game, TheSameSquaresWithTheOtherSideToMoveAreAnotherPosition) {
  // The three-step walk of Black's king returns the pieces with White to move.
  Game game(position_of("B:WK32:BK1"));
  play(game, {"1-6", "32-27"});
  EXPECT_FALSE(game.status().over);
  EXPECT_NE(position_of("B:WK32:BK1"), position_of("W:WK32:BK1"));
}

// Kings that never repeat: one walks a long way round while the other shuffles would repeat, so both sides follow
// closed walks of lengths without a common factor.
Game after_quiet_plies(int plies, const Rules& rules) {
  Game game(position_of("B:WK32,K4:BK1,K29"), rules);
  Random random(5);
  for (int i = 0; i < plies && !game.status().over; ++i) {
    const MoveList moves = game.legal_moves();
    // Any king step that gives no capture and repeats nothing.
    for (int attempt = 0; attempt < 200; ++attempt) {
      const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
      const Position next = after(game.position(), move);
      bool known = false;
      for (const Position& old : game.history()) known = known || old == next;
      if (move.is_capture() || has_capture(next) || known) continue;
      game.play(move);
      break;
    }
  }
  return game;
}

TEST(Game, FortyMovesASideWithoutACaptureOrAManMoveAreADraw) {
  const Game almost = after_quiet_plies(79, kStandardRules);
  ASSERT_EQ(almost.ply(), 79);
  EXPECT_FALSE(almost.status().over);
  const Game drawn = after_quiet_plies(80, kStandardRules);
  ASSERT_EQ(drawn.ply(), 80);
  EXPECT_EQ(drawn.status(), (Status{true, std::nullopt, EndReason::QuietMoves}));
}

TEST(Game, AManMoveStartsTheFortyMovesAnew) {
  Rules rules = kStandardRules;
  rules.quiet_moves_to_draw = 1;
  Game quick(position_of("B:WK32,21:BK1,K4"), rules);
  play(quick, {"1-5", "21-17"});
  EXPECT_FALSE(quick.status().over);
  play(quick, {"5-1", "32-28"});
  EXPECT_EQ(quick.status().reason, EndReason::QuietMoves);
}

TEST(Game, ThePublishedProgramsEndByTheirPlyLimit) {
  Rules rules = *find_rules("godavarthy");
  rules.plies_to_draw = 3;
  Game game(start_position(), rules);
  play(game, {"9-13", "21-17", "10-14"});
  EXPECT_EQ(game.status(), (Status{true, std::nullopt, EndReason::PlyLimit}));
}

TEST(Game, AWinOnTheLastPlyBeatsTheDraw) {
  Rules rules = kStandardRules;
  rules.plies_to_draw = 1;
  Game game(position_of("B:W15:B11"), rules);
  play(game, {"11x18"});
  EXPECT_EQ(game.status().winner, Color::Black);
}

TEST(Game, CanBeDrawnByAgreement) {
  Game game;
  game.agree_draw();
  EXPECT_EQ(game.status(), (Status{true, std::nullopt, EndReason::Agreement}));
  EXPECT_TRUE(game.play(move_of("11-15", start_position())));
}

TEST(Game, CanBeResigned) {
  Game game;
  game.resign(Color::Black);
  EXPECT_EQ(game.status(), (Status{true, Color::White, EndReason::Resignation}));
  EXPECT_EQ(describe(game.status()), "White wins: Black resigned.");
}

}  // namespace
}  // namespace checkers
