#pragma once

#include <string>

#include "engine/core/move.hpp"

// The published program numbers the squares from the other end of the board: its square s is the standard 33 - s. Its
// Red is White, its Black is Black. Everything the report prints is written that way.
namespace checkers::sabotinov {

// Start and every landing, as the program numbers them: "2-11-4".
std::string native_move(const Move& move);

// The position as the program numbers it, W standing for Red.
std::string native_fen(const Position& position);

// The letters of the program's board picture, row by row from its top, r R b B for men and kings, "-" for a row
// without pieces: "B / rrB / - / bb / R / - / - / RR".
std::string native_board(const Position& position);

}  // namespace checkers::sabotinov
