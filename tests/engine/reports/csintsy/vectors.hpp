#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "engine/core/position.hpp"

namespace checkers::csintsy {

// What the printed routine and the rebuilt search were seen to do; see the file's `about`.
inline nlohmann::json vectors() {
  std::ifstream file(CHECKERS_TEST_DATA "/csintsy/vectors.json");
  std::stringstream text;
  text << file.rdbuf();
  return nlohmann::json::parse(text.str(), nullptr, false);
}

// A board of the report, b/B black, r/R red, turned to the standard view.
inline Position position_of_board(const nlohmann::json& rows) {
  Position position;
  for (int row = 0; row < 8; ++row) {
    const auto line = rows[static_cast<std::size_t>(row)].get<std::string>();
    for (int column = 0; column < 8; ++column) {
      const char piece = line[static_cast<std::size_t>(column)];
      if (piece == '.') continue;
      const Bitboard place = bit(rotate(square_at(row, column)));
      (piece == 'b' || piece == 'B' ? position.black : position.white) |= place;
      if (piece == 'B' || piece == 'R') position.kings |= place;
    }
  }
  return position;
}

// A square of the report's board by row and column, in standard numbering.
inline Square square_of(int row, int column) { return rotate(square_at(row, column)); }

}  // namespace checkers::csintsy
