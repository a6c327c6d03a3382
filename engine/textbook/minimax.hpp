#pragma once

#include "engine/core/search.hpp"
#include "engine/textbook/game_tree.hpp"
#include "engine/textbook/trace.hpp"

namespace checkers::textbook {

// MINIMAX without pruning (Rich & Knight, Artificial Intelligence, 2nd edition, section 12.2; Russell & Norvig,
// Artificial Intelligence: A Modern Approach, figure 5.3). The result's value is the side to move's: its true value
// at this depth. Equal moves: the first one stands. With a trace, every node of the search is recorded in it.
SearchResult minimax(const SearchRequest& request, const Options& options, Trace* trace = nullptr);

}  // namespace checkers::textbook
