#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"

namespace checkers {

// The position of a FEN that a test wrote; a wrong one fails the test.
inline Position position_of(std::string_view fen) {
  const Result<Position> position = parse_fen(fen);
  EXPECT_TRUE(position) << fen << ": " << (position ? "" : position.error().message);
  return position ? *position : Position{};
}

inline Move move_of(std::string_view text, const Position& position) {
  const Result<Move> move = parse_move(text, legal_moves(position));
  EXPECT_TRUE(move) << text << ": " << (move ? "" : move.error().message);
  return move ? *move : Move{};
}

inline std::vector<std::string> notations(const MoveList& moves) {
  std::vector<std::string> result;
  for (const Move& move : moves) result.push_back(to_full_notation(move));
  return result;
}

// Pieces strewn at random: any position can be met, not only those of sensible games.
inline Position random_position(Random& random) {
  Position position;
  const int pieces = 1 + static_cast<int>(random.below(24));
  for (int i = 0; i < pieces; ++i) {
    const auto square = static_cast<Square>(1 + random.below(32));
    const Color color = random.below(2) == 0 ? Color::Black : Color::White;
    if (contains(position.occupied(), square) || count(position.pieces(color)) == kPiecesPerSide) continue;
    (color == Color::Black ? position.black : position.white) |= bit(square);
    if (contains(crowning_row(color), square) || random.below(3) == 0) position.kings |= bit(square);
  }
  position.to_move = random.below(2) == 0 ? Color::Black : Color::White;
  return position;
}

}  // namespace checkers
