#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/position.hpp"

namespace checkers::master {

// The start and five middle games.
constexpr int kBenchPositions = 6;
Position bench_position(int index);

// Nodes searched in all bench positions to a fixed depth, without clock, threads or endgame tables: every build of the
// same source must give the same number, and a change of it means that the search plays differently.
std::uint64_t bench_signature();

// What a second of thought gives in one of the positions.
struct Pace {
  double nodes_per_second;
  int depth;
};
Pace pace_in(int index);

}  // namespace checkers::master
