#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// Sabotinov, Torrente and Henderson's program as published. Its evaluation is ef1, ef2, ef3, or ef4, which makes every
// position worth 1. The value is the one the program returns, for the side to move. Statistics as the program counts:
// `leaves` are the nodes evaluated, `expanded` the children visited, leaves among them, and `generated` its "Total
// Nodes", the sum of both.
extern const PlayerKind kSabotinovMinmax;
extern const PlayerKind kSabotinovAlphaBeta;

}  // namespace checkers
