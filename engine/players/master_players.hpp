#pragma once

#include <memory>

#include "engine/arena/player.hpp"
#include "engine/endgame/tables.hpp"

namespace checkers {

// Our own best play: "master:500ms" by the clock, "master:14" to a depth, "master:200000n" by nodes, which always plays
// the same. Its value is in men, for the side to move; a win in n plies is 300 - n/100. `expanded` counts all nodes.
extern const PlayerKind kMasterPlayer;

// "level:1" to "level:10", for people.
extern const PlayerKind kLevelPlayer;

// The endgame tables these players use from now on; none until somebody sets them.
void set_endgame_tables(std::shared_ptr<const EndgameTables> tables);

}  // namespace checkers
