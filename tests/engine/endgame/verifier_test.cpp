#include "engine/endgame/verifier.hpp"

#include "tests/engine/endgame/small_tables.hpp"

namespace checkers {
namespace {

void expect_no_contradiction(const EndgameTables& tables, int pieces) {
  for (const Slice& slice : slices_of(pieces))
    EXPECT_FALSE(find_contradiction(tables, slice, all_threads())) << slice_name(slice);
}

TEST(EndgameVerifier, FindsThatEveryValueFollowsFromTheMoves) {
  expect_no_contradiction(four_piece_tables(), 2);
  expect_no_contradiction(four_piece_tables(), 3);
}

TEST(EndgameVerifier, FindsThatEveryValueOfFourPiecesFollowsFromTheMovesSlowWasm) {
  expect_no_contradiction(four_piece_tables(), 4);
}

TEST(EndgameVerifier, FindsASingleWrongByte) {
  const Slice slice{1, 1, 0, 1};
  const std::span<const ValueByte> right = four_piece_tables().values(slice);
  for (const std::size_t wrong : {std::size_t{0}, right.size() / 2, right.size() - 1}) {
    std::vector<ValueByte> values(right.begin(), right.end());
    values[wrong] = static_cast<ValueByte>(values[wrong] + 2);
    EndgameTables tables = four_piece_tables();
    tables.add(slice, values);
    const std::optional<Contradiction> found = find_contradiction(tables, slice, all_threads());
    ASSERT_TRUE(found);
    EXPECT_EQ(SliceIndex(slice).index_of(found->position), wrong);
    EXPECT_EQ(found->stored, values[wrong]);
    EXPECT_EQ(found->expected, right[wrong]);
  }
}

TEST(EndgameVerifier, MissesTheSlicesThatMovesLeadTo) {
  EndgameTables tables;
  const Slice slice{0, 2, 0, 1};
  const std::span<const ValueByte> values = four_piece_tables().values(slice);
  tables.add(slice, {values.begin(), values.end()});
  const std::optional<Contradiction> found = find_contradiction(tables, slice, all_threads());
  ASSERT_TRUE(found);
  EXPECT_EQ(found->expected, std::nullopt);
}

}  // namespace
}  // namespace checkers
