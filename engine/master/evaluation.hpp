#pragma once

#include <array>

#include "engine/master/features.hpp"
#include "engine/master/score.hpp"

namespace checkers::master {

// A feature's worth in hundredths of a man, with all pieces on the board and with none left; between them it is
// weighed by the number of pieces.
struct Weight {
  int full;
  int bare;
};

using Weights = std::array<Weight, kFeatures>;

// Found by `checkers tune` on played games.
extern const Weights kWeights;

// What the position is worth to the side to move. Both sides have pieces, and no capture is due.
Score evaluate(const Position& position);

}  // namespace checkers::master
