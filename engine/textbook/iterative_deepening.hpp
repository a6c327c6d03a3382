#pragma once

#include "engine/core/search.hpp"
#include "engine/textbook/game_tree.hpp"

namespace checkers::textbook {

// Alpha-beta to depth 1, 2, 3, ... until the time is up or the depth is reached; after the Sable project. The clock is
// looked at during the search; an unfinished depth is thrown away. Depth 1 is always finished. A proven win ends the
// search, a proven loss does not: it would show. Among equal moves the seed decides.
SearchResult iterative_deepening(const SearchRequest& request, const Options& options);

}  // namespace checkers::textbook
