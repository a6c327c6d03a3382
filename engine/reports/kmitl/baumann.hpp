#pragma once

#include "engine/arena/player.hpp"

namespace checkers {

// "baumann:5": a stand-in for Anders Baumann's checkers program, the report's opponent, after public copies of it. The
// report does not print it, so this is its method, not its code.
//
// Alpha-beta to N plies (its levels are 3, 5 and 8); material, man 2 and king 3; a side without a move is worth its
// material. Pieces from square 1 to 32; men left before right, kings down-left, down-right, up-left, up-right. Jumps
// are compulsory and finished: of the ways to finish one first jump only the best by material is looked at. The first
// of equal moves is kept, so it always plays the same.
//
// The value is material from the side to move's view. Leaves are the nodes evaluated; cutoffs those with alpha >= beta.
extern const PlayerKind kBaumannPlayer;

// The search behind the player.
SearchResult baumann_search(const SearchRequest& request, int plies);

}  // namespace checkers
