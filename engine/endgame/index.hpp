#pragma once

#include <array>
#include <cstdint>

#include "engine/endgame/slice.hpp"

namespace checkers {

// Numbers the positions of a slice from 0 to size() - 1 without gaps: every placement with no man on its crowning row
// has a number, and every number is such a placement.
//
// Positions have Black to move (mirror those of White first). A number is a mixed-radix one; from its highest digit to
// its lowest:
//   1. how many Black men stand on the top row, where White's men cannot: the groups follow each other;
//   2. the Black men on the top row (4 squares) and those on the rows 2 to 7 (24 squares);
//   3. White's men on the squares of the rows 2 to 8 that are left;
//   4. Black's kings, then White's, on the squares that are left.
// A set of squares counts by its colexicographic rank among the sets of its size on the squares still free.
class SliceIndex {
 public:
  // The slice has at most kMaxEndgamePieces.
  explicit SliceIndex(const Slice& slice);

  std::uint32_t size() const { return starts_.back(); }

  // The position belongs to the slice, has Black to move and no man on its crowning row.
  std::uint32_t index_of(const Position& position) const;

  // `index` is below size().
  Position position_at(std::uint32_t index) const;

 private:
  static constexpr int kGroups = 5;  // 0 to 4 men on the top row

  std::array<std::uint32_t, kGroups + 1> starts_{};   // first number of each group, and the end
  std::array<std::uint32_t, kGroups> rest_counts_{};  // placements of the Black men below the top row
  std::array<std::uint32_t, kGroups> enemy_men_counts_{};
  std::uint32_t king_counts_ = 1;
  std::uint32_t enemy_king_counts_ = 1;
  Slice slice_;
};

}  // namespace checkers
