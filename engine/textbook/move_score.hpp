#pragma once

#include "engine/core/move.hpp"

namespace checkers::textbook {

// "A weighted function of the number of captured pieces, the final position, if the piece cannot be captured by the
// opponent afterwards" (below Figure 13): what the report's author wished for in place of the utility of the board
// after the move. Higher is better for the player to move; read off the sets without making the move.
int move_score(const Position& position, const Move& move);

}  // namespace checkers::textbook
