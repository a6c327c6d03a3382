#include "engine/textbook/alpha_beta_search.hpp"

#include "engine/textbook/alpha_beta.hpp"

namespace checkers::textbook {
namespace {

template <class Tracer>
SearchResult run(const SearchRequest& request, const Options& options, Tracer tracer) {
  GameTree tree(request, options);
  const double v = AlphaBeta<Tracer>(tree, tracer).max_value(tree.root(), nullptr, -kInfinity, kInfinity, 0);
  return tree.result(v, tree.best_line());
}

}  // namespace

SearchResult alpha_beta_search(const SearchRequest& request, const Options& options, Trace* trace) {
  return trace != nullptr ? run(request, options, TreeTracer(*trace)) : run(request, options, NoTracer());
}

}  // namespace checkers::textbook
