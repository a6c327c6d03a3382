#pragma once

#include <cstdint>

#include "engine/core/position.hpp"

namespace checkers {

// The number of move sequences of the given length under the standard rules; every capture route counts.
// The last ply is counted from the move sets without making the moves. Depth 0 gives 1.
std::uint64_t perft(const Position& position, int depth);

}  // namespace checkers
