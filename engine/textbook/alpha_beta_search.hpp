#pragma once

#include "engine/core/search.hpp"
#include "engine/textbook/game_tree.hpp"
#include "engine/textbook/trace.hpp"

namespace checkers::textbook {

// ALPHA-BETA-SEARCH (Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd edition, figure 5.7) with
// CUTOFF-TEST and EVAL of section 5.4. A node's value v is exact if alpha < v < beta, at most v if v <= alpha, at least
// v if v >= beta. The result's value is minimax's, its move the first with that value.
SearchResult alpha_beta_search(const SearchRequest& request, const Options& options, Trace* trace = nullptr);

}  // namespace checkers::textbook
