#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/core/position.hpp"

namespace checkers {

// Reads "B:W21,K22:B1-12": side to move, then each side's squares in either order; ranges, spaces, lower case and a
// final full stop are accepted. Refuses two pieces on a square, more than twelve a side and a man on its crowning
// row; the error's column tells where.
Result<Position> parse_fen(std::string_view text);

// "B:W21,22,K30:B1,2,3", ascending, White first.
std::string to_fen(const Position& position);

}  // namespace checkers
