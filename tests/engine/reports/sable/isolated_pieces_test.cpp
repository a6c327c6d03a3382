#include "engine/reports/sable/isolated_pieces.hpp"

#include <gtest/gtest.h>

namespace checkers::sable {
namespace {

TEST(SableIsolatedPieces, TwelveForAMoveSixteenForAJump) {
  constexpr BoardPlace kMove[] = {{2, 5}, {3, 4}};
  constexpr BoardPlace kJump[] = {{2, 5}, {3, 4}, {4, 3}};
  EXPECT_EQ(isolated_pieces(kMove), 12);
  EXPECT_EQ(isolated_pieces(kJump), 16);
}

TEST(SableIsolatedPieces, OnePlaceHasEightOthersAround) {
  constexpr BoardPlace kOne[] = {{3, 3}};
  EXPECT_EQ(isolated_pieces(kOne), 8);
}

}  // namespace
}  // namespace checkers::sable
