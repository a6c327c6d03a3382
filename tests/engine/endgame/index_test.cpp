#include "engine/endgame/index.hpp"

#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "engine/core/fen.hpp"

namespace checkers {
namespace {

bool belongs(const Position& position, const Slice& slice) {
  const bool men_stand_right =
      ((position.men(Color::Black) & kBottomRow) | (position.men(Color::White) & kTopRow)) == 0;
  return position.to_move == Color::Black && (position.black & position.white) == 0 &&
         (position.kings & ~position.occupied()) == 0 && men_stand_right && slice_of(position) == slice;
}

void expect_round_trip(const SliceIndex& index, const Slice& slice, std::uint32_t number) {
  const Position position = index.position_at(number);
  ASSERT_TRUE(belongs(position, slice)) << slice_name(slice) << " " << number << " " << to_fen(position);
  ASSERT_EQ(index.index_of(position), number) << slice_name(slice) << " " << to_fen(position);
}

TEST(SliceIndex, EveryNumberIsAPositionOfItsOwnUpToThreePieces) {
  for (int pieces = 2; pieces <= 3; ++pieces)
    for (const Slice& slice : slices_of(pieces)) {
      const SliceIndex index(slice);
      for (std::uint32_t i = 0; i < index.size(); ++i) expect_round_trip(index, slice, i);
    }
}

TEST(SliceIndex, NumbersAndPositionsBelongTogetherInEverySlice) {
  Random random(1);
  for (int pieces = 4; pieces <= kMaxEndgamePieces; ++pieces)
    for (const Slice& slice : slices_of(pieces)) {
      const SliceIndex index(slice);
      expect_round_trip(index, slice, 0);
      expect_round_trip(index, slice, index.size() - 1);
      for (int i = 0; i < 2000; ++i)
        expect_round_trip(index, slice, static_cast<std::uint32_t>(random.below(index.size())));
    }
}

// The placements counted one square after the other.
std::uint64_t count_placements(const Slice& slice, Square square = kFirstSquare) {
  if (square > kLastSquare) return slice.pieces() == 0 ? 1 : 0;
  std::uint64_t total = count_placements(slice, square + 1);
  const auto put = [&](int Slice::*kind, Bitboard forbidden) {
    Slice rest = slice;
    if (--(rest.*kind) >= 0 && !contains(forbidden, square)) total += count_placements(rest, square + 1);
  };
  put(&Slice::men, kBottomRow);
  put(&Slice::kings, 0);
  put(&Slice::enemy_men, kTopRow);
  put(&Slice::enemy_kings, 0);
  return total;
}

TEST(SliceIndex, LeavesNoPlacementOut) {
  for (int pieces = 2; pieces <= 4; ++pieces)
    for (const Slice& slice : slices_of(pieces))
      EXPECT_EQ(SliceIndex(slice).size(), count_placements(slice)) << slice_name(slice);
}

TEST(Slice, IsCalledByItsMaterialTheSideToMoveFirst) {
  EXPECT_EQ(slice_name({1, 2, 0, 1}), "1m2k vs 0m1k");
  EXPECT_EQ(slice_of(*parse_fen("W:W21,K1:BK2")), (Slice{1, 1, 0, 1}));
  EXPECT_EQ(slice_of(*parse_fen("B:W21,K1:BK2")), (Slice{0, 1, 1, 1}));
}

TEST(BuildOrder, NamesEverySliceOrItsOpposite) {
  const std::vector<Slice> order = build_order(4);
  std::size_t named = 0;
  for (const Slice& slice : order) named += slice.is_symmetric() ? 1 : 2;
  EXPECT_EQ(named, slices_of(2).size() + slices_of(3).size() + slices_of(4).size());
}

}  // namespace
}  // namespace checkers
