#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// "sable:1000ms" searches as deep as the time allows, "sable:6" to a depth of six plies whatever the time, and so
// answers the same every time. Values are the view of the side to move, in the heuristic's units. Statistics count
// every iteration, the unfinished one included; depth is that of the last finished one. The request's seed salts the
// heuristic's random part and decides among equals.
extern const PlayerKind kSablePlayer;

}  // namespace checkers
