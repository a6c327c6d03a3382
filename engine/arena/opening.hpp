#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/move.hpp"
#include "engine/core/position.hpp"

namespace checkers {

// A way to begin: a first position and moves already made.
struct Opening {
  std::string name;  // "9-13 21-17 5-9"
  Position start = start_position();
  std::vector<Move> moves = {};
};

// The three-move restriction's openings: every position after three plies from the start, once each, in which neither
// side loses a piece by force within the next six plies.
std::vector<Opening> three_move_openings();

// One opening a line: moves from the start ("11-15 23-19 8-11"), or a FEN, with moves behind it if wanted. Empty lines
// and lines that begin with # are left out.
Result<std::vector<Opening>> parse_openings(std::string_view text);

}  // namespace checkers
