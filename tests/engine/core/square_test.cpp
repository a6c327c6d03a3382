#include "engine/core/square.hpp"

#include <gtest/gtest.h>

#include "engine/core/bitboard.hpp"

namespace checkers {
namespace {

TEST(Square, NumbersRunRowByRowFromTheTopLeft) {
  EXPECT_EQ(square_at(0, 1), 1);
  EXPECT_EQ(square_at(0, 7), 4);
  EXPECT_EQ(square_at(1, 0), 5);
  EXPECT_EQ(square_at(7, 0), 29);
  EXPECT_EQ(square_at(7, 6), 32);
}

TEST(Square, LightSquaresAndSquaresOffTheBoardHaveNoNumber) {
  EXPECT_EQ(square_at(0, 0), 0);
  EXPECT_EQ(square_at(-1, 0), 0);
  EXPECT_EQ(square_at(8, 1), 0);
  EXPECT_EQ(square_at(3, 8), 0);
}

TEST(Square, RowAndColumnInvertSquareAt) {
  for (Square square = 1; square <= 32; ++square) EXPECT_EQ(square_at(row_of(square), column_of(square)), square);
}

TEST(Square, NeighboursOfTheCorners) {
  EXPECT_EQ(neighbour(4, Direction::DownLeft), 8);
  EXPECT_EQ(neighbour(4, Direction::DownRight), 0);
  EXPECT_EQ(neighbour(29, Direction::UpRight), 25);
  EXPECT_EQ(neighbour(29, Direction::UpLeft), 0);
  EXPECT_EQ(neighbour(15, Direction::UpRight, 2), 8);
}

template <Direction D>
void expect_steps_like_neighbour() {
  for (Square square = 1; square <= 32; ++square) {
    const Square target = neighbour(square, D);
    EXPECT_EQ(step<D>(bit(square)), target == 0 ? 0 : bit(target)) << "from square " << square;
  }
}

TEST(Bitboard, AStepMovesEverySquareLikeItsNeighbour) {
  expect_steps_like_neighbour<Direction::UpLeft>();
  expect_steps_like_neighbour<Direction::UpRight>();
  expect_steps_like_neighbour<Direction::DownLeft>();
  expect_steps_like_neighbour<Direction::DownRight>();
}

TEST(Bitboard, TakeFirstEmptiesASetInAscendingOrder) {
  Bitboard set = bit(3) | bit(17) | bit(32);
  EXPECT_EQ(take_first(set), 3);
  EXPECT_EQ(take_first(set), 17);
  EXPECT_EQ(take_first(set), 32);
  EXPECT_EQ(set, 0u);
}

}  // namespace
}  // namespace checkers
