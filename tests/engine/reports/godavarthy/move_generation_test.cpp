#include "engine/reports/godavarthy/move_generation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/reports/godavarthy/game.hpp"
#include "tests/engine/reports/godavarthy/vectors.hpp"

namespace checkers::godavarthy {
namespace {

MoveList published_moves(const Position& position) {
  MoveList moves;
  generate_moves(position, false, moves);
  return moves;
}

MoveList repaired_moves(const Position& position) {
  MoveList moves;
  generate_moves(position, true, moves);
  return moves;
}

std::vector<std::string> boards_after(const Position& position, const MoveList& moves) {
  std::vector<std::string> boards;
  for (const Move& move : moves) boards.push_back(to_board_text(after(position, move)));
  return boards;
}

bool same_moves_in_any_order(const MoveList& a, const MoveList& b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

TEST(GodavarthyMoves, ComeInThePublishedOrderWithDuplicatesInEveryVector) {
  const nlohmann::json vectors = vectors::list("moves.json", "vectors");
  EXPECT_EQ(vectors.size(), 75u);
  for (const nlohmann::json& vector : vectors) {
    const Position position = vectors::position(vector["board"], vectors::color(vector["to_move"]));
    EXPECT_EQ(boards_after(position, published_moves(position)), vector["children"].get<std::vector<std::string>>())
        << vector["board"];
  }
}

TEST(GodavarthyMoves, DifferFromTheRulesExactlyWhereTheUpLeftDefectShows) {
  for (const nlohmann::json& vector : vectors::list("moves.json", "vectors")) {
    const Position position = vectors::position(vector["board"], vectors::color(vector["to_move"]));
    const MoveList legal = legal_moves(position, *find_rules("godavarthy"));
    EXPECT_EQ(!same_moves_in_any_order(published_moves(position), legal), vector["up_left_defect"].get<bool>())
        << vector["board"];
    EXPECT_TRUE(same_moves_in_any_order(repaired_moves(position), legal)) << vector["board"];
  }
}

TEST(GodavarthyMoves, RepairedAreThoseOfTheRulesInRandomGames) {
  const Rules& rules = *find_rules("godavarthy");
  Random random(1);
  for (int game = 0; game < 200; ++game) {
    Position position = start_position();
    for (int ply = 0; ply < 150; ++ply) {
      const MoveList legal = legal_moves(position, rules);
      ASSERT_TRUE(same_moves_in_any_order(repaired_moves(position), legal));
      if (legal.empty()) break;
      position = after(position, legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))]);
    }
  }
}

TEST(GodavarthyMoves, AreSevenAtTheStartForEitherSide) {
  Position position = start_position();
  EXPECT_EQ(published_moves(position).size(), 7);
  position.to_move = Color::White;
  EXPECT_EQ(published_moves(position).size(), 7);
}

TEST(GodavarthyMoves, LoseACaptureOfAnXKingBesideAnEnemyUpLeftThatCannotBeTaken) {
  const std::string board =
      "_L______"
      "__O_____"
      "________"
      "__O_____"
      "_K______"
      "________"
      "________"
      "________";
  const Position position = vectors::position(board, Color::Black);
  const auto captures = [](const MoveList& moves) {
    return std::count_if(moves.begin(), moves.end(), [](const Move& move) { return move.is_capture(); });
  };
  EXPECT_EQ(captures(published_moves(position)), 0);
  EXPECT_EQ(captures(repaired_moves(position)), 1);
}

TEST(GodavarthyMoves, NeedNoPieces) { EXPECT_TRUE(published_moves(Position{}).empty()); }

}  // namespace
}  // namespace checkers::godavarthy
