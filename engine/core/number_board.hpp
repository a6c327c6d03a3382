#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/position.hpp"

namespace checkers {

// The board file of the Sable project: white-space separated numbers, 0 empty, 1 white king, 2 white man, 3 red
// king, 4 red man; red is Black here. Either the 32 playing squares in order, or all 64 with 0 on the light ones.
struct NumberBoard {
  Position position;
  std::vector<std::string> warnings;  // what is unusual but playable
};

// The file does not say whose turn it is. An error names the value's place.
Result<NumberBoard> parse_number_board(std::string_view text, Color to_move);

// 32 numbers, a row of the board a line.
std::string to_number_board(const Position& position);

}  // namespace checkers
