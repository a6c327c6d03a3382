#include "engine/textbook/minimax_a_b.hpp"

#include <algorithm>

#include "engine/textbook/line.hpp"

namespace checkers::textbook {
namespace {

template <class Tracer>
class MinimaxAB {
 public:
  MinimaxAB(GameTree& tree, Tracer& tracer) : tree_(tree), tracer_(tracer) {}

  // MINIMAX-A-B(Position, Depth, Player, Use-Thresh, Pass-Thresh); the numbers are the book's steps.
  Line search(const Position& position, const Move* move, int depth, double use_thresh, double pass_thresh) {
    enter(position, move, use_thresh, pass_thresh);
    Line best;
    // 1. DEEP-ENOUGH: the static value, and no path. 3. Without successors the same.
    if (tree_.deep_enough(position, depth)) {
      best.value = static_for_mover(position, depth);
      tracer_.leaf(for_root(position, best.value));
      return leave(position, best);
    }
    // 2. MOVE-GEN.
    MoveList successors;
    tree_.generate(position, successors);
    // 4. Every successor, keeping the best.
    for (int i = 0; i < successors.size(); ++i) {
      const Move& succ = successors[i];
      // 4a, 4b. The opponent's thresholds are ours exchanged and negated; so is its value.
      const Line result_succ = search(after(position, succ), &succ, depth + 1, -pass_thresh, -use_thresh);
      if (tree_.interrupted()) break;
      const double new_value = -result_succ.value;
      // 4c. Better than all before: raise the threshold, remember the path.
      if (new_value > pass_thresh) {
        pass_thresh = new_value;
        best.path = attached(succ, result_succ.path);
        tracer_.raise(for_root(position, new_value));
      }
      // 4d. The opponent will not let us come here. With futility: nor would he gain enough by letting us.
      if (pass_thresh >= use_thresh - tree_.options().futility) {
        pass_thresh = std::max(pass_thresh, use_thresh);
        tree_.count_cutoff();
        tracer_.cutoff(for_root(position, use_thresh), successors, i + 1);
        break;
      }
    }
    // 5.
    best.value = pass_thresh;
    return leave(position, best);
  }

 private:
  // Values seen by the root's player, as the trace and the static value have them.
  double for_root(const Position& position, double value) const {
    return position.to_move == tree_.player() ? value : -value;
  }

  double static_for_mover(const Position& position, int depth) {
    return for_root(position, tree_.static_value(position, depth));
  }

  void enter(const Position& position, const Move* move, double use_thresh, double pass_thresh) {
    const bool maximising = position.to_move == tree_.player();
    tracer_.enter(move, position, maximising, maximising ? pass_thresh : -use_thresh,
                  maximising ? use_thresh : -pass_thresh);
  }

  Line leave(const Position& position, const Line& line) {
    tracer_.leave(for_root(position, line.value));
    return line;
  }

  GameTree& tree_;
  Tracer& tracer_;
};

template <class Tracer>
SearchResult run(const SearchRequest& request, const Options& options, Tracer tracer) {
  GameTree tree(request, options);
  const Line best = MinimaxAB<Tracer>(tree, tracer).search(tree.root(), nullptr, 0, kInfinity, -kInfinity);
  return tree.result(best.value, best.path);
}

}  // namespace

SearchResult minimax_a_b(const SearchRequest& request, const Options& options, Trace* trace) {
  return trace != nullptr ? run(request, options, TreeTracer(*trace)) : run(request, options, NoTracer());
}

}  // namespace checkers::textbook
