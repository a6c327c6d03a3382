#pragma once

#include <string_view>

#include "engine/core/search.hpp"

namespace checkers::kmitl {

// The program as printed has MAX_DEPTH 3. The root's depth counter is 1 and a node whose counter equals MAX_DEPTH is a
// leaf, so 3 looks two plies ahead, 5 four, and 1 finds no move at all.
struct Program {
  int max_depth = 3;
  // Repaired: the root plays the last jump it can execute, and no child is skipped while there is no best one.
  bool repaired = false;
};

// How the published program fails to answer.
enum class Failure : std::uint8_t {
  None,
  Crash,    // a node's children all equalled the initial +-1000 and were all skipped: null pointer
  Refusal,  // the chosen path is refused and chosen again, for ever
};

struct Choice {
  std::optional<Move> move;
  Failure failure = Failure::None;
  bool by_jump_rule = false;  // chosen without a search; value is not set
  bool stopped = false;       // asked to stop before the search was finished; the move is the best so far, if any
  int value = 0;
  std::vector<Move> variation;
  SearchStatistics statistics;
};

// Minimax without pruning (Appendix A, FindBestMove), without the root's jump rule. Black minimises from +1000, White
// maximises from -1000; a won game is -1000 or +1000 at any depth; a child equal to the best replaces it with
// probability 1/2, by a generator seeded from request.seed, request.turn and the position. The value is exact even
// where the program crashes.
//
// Counts: generated = moves listed, refused ones included; expanded = nodes whose moves were searched; leaves = nodes
// scored or won; depth = plies. The published program counts nothing.
Choice find_best_move(const SearchRequest& request, const Program& program);

// The computer's turn: if there is any jump, the last of the list, unsearched; else find_best_move. A jump that is not
// legal under request.rules gives way to the last one that is. Under the rules "kmitl" this is the published program.
Choice choose_move(const SearchRequest& request, const Program& program);

// "The program crashes: ..."; empty for Failure::None.
std::string_view describe(Failure failure);

}  // namespace checkers::kmitl
