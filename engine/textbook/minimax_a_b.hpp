#pragma once

#include "engine/core/search.hpp"
#include "engine/textbook/game_tree.hpp"
#include "engine/textbook/trace.hpp"

namespace checkers::textbook {

// MINIMAX-A-B (Rich & Knight, Artificial Intelligence, 2nd edition, section 12.3): values are the mover's and change
// sign from ply to ply; use_thresh and pass_thresh bound what is worth searching. Returns the value of minimax and the
// best path. With Options::futility, a branch that could gain no more than that is cut too (the same section), and the
// value may be off by as much for each ply.
SearchResult minimax_a_b(const SearchRequest& request, const Options& options, Trace* trace = nullptr);

}  // namespace checkers::textbook
