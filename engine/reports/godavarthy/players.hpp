#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// Godavarthy, Narra and Xavier's two programs as players: "godavarthy-ab:EVALUATION:DEPTH" and "godavarthy-mm:…" with
// the evaluations mobility, advancement and placement. MinMaxAB as published turns every depth but 2 into 4.
//
// Below the root they move by their own rules (captures optional); at the root they choose among what
// SearchRequest::rules allow. Where the published program would pass, or take a move back, there is no move and the
// remark says so. The value is the mover's view, with advancement as published Black's. Statistics as the program
// counts them: `generated` successors of all nodes visited, `expanded` the moves its opponent has afterwards,
// `memory_bytes` 42 for each of those; `leaves` are the nodes valued, `depth` is the horizon.
//
// "+repaired" switches on godavarthy::kRepaired (repairs.hpp).
extern const PlayerKind kGodavarthyAlphaBeta;
extern const PlayerKind kGodavarthyMinMax;

}  // namespace checkers
