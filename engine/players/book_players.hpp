#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// The books' searchers with any evaluation: "alpha-beta:csintsy:10", with an order of moves if wanted,
// "alpha-beta:csintsy:10:cheap", and for MINIMAX-A-B a futility margin, "minimax-ab:ef1:4:futility=50".
extern const PlayerKind kMinimaxPlayer;
extern const PlayerKind kMinimaxAbPlayer;
extern const PlayerKind kAlphaBetaPlayer;

// "iterative:sable:1000ms" by the clock, "iterative:sable:6" to a depth.
extern const PlayerKind kIterativePlayer;

}  // namespace checkers
