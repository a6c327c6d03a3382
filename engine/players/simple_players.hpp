#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// Always the first legal move.
extern const PlayerKind kFirstMove;

// Any legal move; "random:7" plays the same game every time.
extern const PlayerKind kRandom;

}  // namespace checkers
