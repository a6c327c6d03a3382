#include "engine/textbook/iterative_deepening.hpp"

#include <cmath>

#include "engine/base/random.hpp"
#include "engine/textbook/alpha_beta.hpp"
#include "engine/textbook/line.hpp"
#include "engine/textbook/trace.hpp"

namespace checkers::textbook {
namespace {

// Every root move, with a window that just lets a value equal to the best through: a mere bound that looks equal would
// be chosen by chance.
Line search_root(GameTree& tree, Random& random) {
  NoTracer tracer;
  AlphaBeta<NoTracer> alpha_beta(tree, tracer);
  MoveList moves;
  tree.generate(tree.root(), moves);
  Line best{-kInfinity, {}};
  std::uint64_t equals = 0;
  for (const Move& move : moves) {
    const double alpha = best.path.empty() ? -kInfinity : std::nextafter(best.value, -kInfinity);
    const double value = alpha_beta.min_value(after(tree.root(), move), &move, alpha, kInfinity, 1);
    if (tree.interrupted()) return {};
    if (value < best.value) continue;
    equals = value > best.value ? 1 : equals + 1;
    // The n-th of equals replaces the one held with probability 1/n: each is as likely in the end.
    if (equals > 1 && random.below(equals) != 0) continue;
    tree.remember(0, move);
    best = {value, tree.best_line()};
  }
  return best;
}

}  // namespace

SearchResult iterative_deepening(const SearchRequest& request, const Options& options) {
  GameTree tree(request, options);
  Random random(request.seed ^ hash_of(request.position));
  Line best;
  int finished = 0;
  for (int depth = 1; depth <= options.depth; ++depth) {
    tree.set_depth(depth);
    const Line line = search_root(tree, random);
    if (line.path.empty()) break;
    best = line;
    finished = depth;
    if (best.value > kWin / 2) break;
    tree.start_clock();
  }
  SearchResult result = tree.result(best.value, best.path);
  result.statistics.depth = finished;
  if (!has_move(request.position)) result.value = -kWin;
  return result;
}

}  // namespace checkers::textbook
