#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// "csintsy:10": the report's agent, and with White the hint it prints for its human opponent. Values are Black's view.
// Statistics as the report counts: generated = legal moves of every expanded node, expanded = "explored", the moves
// that were searched; nothing is counted when there is only one move, which is played unsearched. Among equals the
// request's seed decides.
// "+repaired": red pieces are vulnerable to black ones, and having no move on one's turn loses kWin minus the plies
// until then, so that the nearer win and the later loss are chosen; see csintsy::Wins.
extern const PlayerKind kCsintsyPlayer;

}  // namespace checkers
