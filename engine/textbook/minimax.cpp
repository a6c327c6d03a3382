#include "engine/textbook/minimax.hpp"

namespace checkers::textbook {
namespace {

template <class Tracer>
class Minimax {
 public:
  Minimax(GameTree& tree, Tracer& tracer) : tree_(tree), tracer_(tracer) {}

  // MINIMAX(Position, Depth, Player) with the book's steps; the value stays the root player's, so that MAX and MIN take
  // turns where the book changes the sign.
  double value(const Position& position, const Move* move, int ply) {
    const bool maximising = position.to_move == tree_.player();
    tracer_.enter(move, position, maximising, -kInfinity, kInfinity);
    tree_.forget(ply);
    double best;
    if (tree_.deep_enough(position, ply)) {
      // 1, 3. DEEP-ENOUGH, or no successors: the static value.
      best = tree_.static_value(position, ply);
      tracer_.leaf(best);
    } else {
      best = maximising ? -kInfinity : kInfinity;
      // 2. MOVE-GEN.
      MoveList moves;
      tree_.generate(position, moves);
      // 4. Every successor, keeping the best and its path.
      for (const Move& next : moves) {
        const double v = value(after(position, next), &next, ply + 1);
        if (tree_.interrupted()) break;
        if (maximising ? v > best : v < best) {
          best = v;
          tree_.remember(ply, next);
          tracer_.raise(v);
        }
      }
    }
    // 5.
    tracer_.leave(best);
    return best;
  }

 private:
  GameTree& tree_;
  Tracer& tracer_;
};

template <class Tracer>
SearchResult run(const SearchRequest& request, const Options& options, Tracer tracer) {
  GameTree tree(request, options);
  const double value = Minimax<Tracer>(tree, tracer).value(tree.root(), nullptr, 0);
  return tree.result(value, tree.best_line());
}

}  // namespace

SearchResult minimax(const SearchRequest& request, const Options& options, Trace* trace) {
  return trace != nullptr ? run(request, options, TreeTracer(*trace)) : run(request, options, NoTracer());
}

}  // namespace checkers::textbook
