#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/parallel.hpp"
#include "engine/endgame/builder.hpp"

namespace checkers {

inline WorkOptions all_threads() { return {hardware_threads(), nullptr}; }

// Everything up to four pieces, built once for all tests.
inline const EndgameTables& four_piece_tables() {
  static const EndgameTables tables = [] {
    EndgameTables built;
    const Result<bool> done = build_tables(built, 4, all_threads());
    EXPECT_TRUE(done && *done);
    return built;
  }();
  return tables;
}

// Kings only, up to three against two.
inline const EndgameTables& king_tables() {
  static const EndgameTables tables = [] {
    EndgameTables built;
    for (const Slice& slice : build_order(5)) {
      if (slice.men + slice.enemy_men > 0 || std::max(slice.kings, slice.enemy_kings) > 3) continue;
      const auto pair = build_slices(slice, built, all_threads());
      EXPECT_TRUE(pair && *pair) << slice_name(slice);
      if (pair && *pair) add_built(built, slice, **pair);
    }
    return built;
  }();
  return tables;
}

}  // namespace checkers
