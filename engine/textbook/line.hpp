#pragma once

#include <vector>

#include "engine/core/move.hpp"

namespace checkers::textbook {

// A value with the path that leads to it: what the books' functions return.
struct Line {
  double value = 0;
  std::vector<Move> path;
};

// `move` followed by `rest`.
inline std::vector<Move> attached(const Move& move, const std::vector<Move>& rest) {
  std::vector<Move> path;
  path.reserve(rest.size() + 1);
  path.push_back(move);
  path.insert(path.end(), rest.begin(), rest.end());
  return path;
}

}  // namespace checkers::textbook
