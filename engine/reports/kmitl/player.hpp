#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// "kmitl:3": the program as printed, with MAX_DEPTH 3; "kmitl:3+repaired" (see reports/kmitl/search.hpp). It plays
// either colour, though the original only plays Black.
//
// The value is White's view and always that of its minimax, also where the jump rule made it answer without a search;
// time and counts are then those of the jump rule alone. Where the program would crash or loop there is no move and
// the remark says so.
extern const PlayerKind kKmitlPlayer;

}  // namespace checkers
