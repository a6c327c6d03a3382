#pragma once

#include <imgui.h>

#include <cmath>

#include "engine/core/square.hpp"

namespace checkers::app {

// Where the squares are in the window.
struct BoardGeometry {
  ImVec2 corner;  // upper left corner of the playing area
  float cell = 0;
  bool flipped = false;  // Black at the bottom

  // The centre of a field given from White's view; fractions are places between fields.
  ImVec2 center(float column, float row) const {
    if (flipped) column = 7 - column, row = 7 - row;
    return {corner.x + (column + 0.5f) * cell, corner.y + (row + 0.5f) * cell};
  }
  ImVec2 center(Square square) const {
    return center(static_cast<float>(column_of(square)), static_cast<float>(row_of(square)));
  }
  // The playing square under a point, 0 if there is none.
  Square at(ImVec2 point) const {
    int column = static_cast<int>(std::floor((point.x - corner.x) / cell));
    int row = static_cast<int>(std::floor((point.y - corner.y) / cell));
    if (flipped) column = 7 - column, row = 7 - row;
    return square_at(row, column);
  }
};

}  // namespace checkers::app
