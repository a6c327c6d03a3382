#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "engine/core/position.hpp"

// Reads tests/data/godavarthy.
namespace checkers::godavarthy::vectors {

inline std::string text(const std::string& file) {
  std::ifstream stream(std::string(CHECKERS_TEST_DATA) + "/godavarthy/" + file);
  std::stringstream content;
  content << stream.rdbuf();
  return content.str();
}

// An empty array if the file or the key is missing; tests check the size they expect.
inline nlohmann::json list(const std::string& file, const std::string& key) {
  const nlohmann::json document = nlohmann::json::parse(text(file), nullptr, false);
  return document.is_object() && document.contains(key) ? document[key] : nlohmann::json::array();
}

inline Color color(const nlohmann::json& computer) { return computer == "X" ? Color::Black : Color::White; }

// 64 squares row by row: X, K, O, L and _.
inline Position position(const std::string& board, Color to_move) {
  Position result{0, 0, 0, to_move};
  for (int row = 0; row < 8; ++row)
    for (int column = 0; column < 8; ++column) {
      const char symbol = board[static_cast<std::size_t>(8 * row + column)];
      if (symbol == '_') continue;
      const Bitboard here = bit(square_at(row, column));
      (symbol == 'X' || symbol == 'K' ? result.black : result.white) |= here;
      if (symbol == 'K' || symbol == 'L') result.kings |= here;
    }
  return result;
}

}  // namespace checkers::godavarthy::vectors
