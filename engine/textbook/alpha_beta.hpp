#pragma once

#include <algorithm>

#include "engine/textbook/game_tree.hpp"

namespace checkers::textbook {

// MAX-VALUE and MIN-VALUE of ALPHA-BETA-SEARCH, for whoever starts them at a root of his own. The numbers are the lines
// of the two functions in figure 5.7.
template <class Tracer>
class AlphaBeta {
 public:
  AlphaBeta(GameTree& tree, Tracer& tracer) : tree_(tree), tracer_(tracer) {}

  double max_value(const Position& state, const Move* action, double alpha, double beta, int depth) {
    tracer_.enter(action, state, true, alpha, beta);
    tree_.forget(depth);
    // 1. TERMINAL-TEST, here CUTOFF-TEST: UTILITY, here EVAL.
    if (tree_.deep_enough(state, depth)) return leaf(state, depth);
    // 2. v starts at the worst.
    double v = -kInfinity;
    MoveList actions;
    tree_.generate(state, actions);
    // 3. For each a in ACTIONS(state):
    for (int i = 0; i < actions.size(); ++i) {
      const Move& a = actions[i];
      // 4. v is the better of itself and the successor's value.
      const double result = min_value(after(state, a), &a, alpha, beta, depth + 1);
      if (tree_.interrupted()) break;
      if (result > v) {
        v = result;
        tree_.remember(depth, a);
        tracer_.raise(v);
      }
      // 5. MIN, above, has something better.
      if (v >= beta) {
        cut(beta, actions, i + 1);
        break;
      }
      // 6.
      alpha = std::max(alpha, v);
    }
    // 7.
    tracer_.leave(v);
    return v;
  }

  double min_value(const Position& state, const Move* action, double alpha, double beta, int depth) {
    tracer_.enter(action, state, false, alpha, beta);
    tree_.forget(depth);
    // 1. TERMINAL-TEST, here CUTOFF-TEST: UTILITY, here EVAL.
    if (tree_.deep_enough(state, depth)) return leaf(state, depth);
    // 2. v starts at the worst.
    double v = kInfinity;
    MoveList actions;
    tree_.generate(state, actions);
    // 3. For each a in ACTIONS(state):
    for (int i = 0; i < actions.size(); ++i) {
      const Move& a = actions[i];
      // 4. v is the better of itself and the successor's value.
      const double result = max_value(after(state, a), &a, alpha, beta, depth + 1);
      if (tree_.interrupted()) break;
      if (result < v) {
        v = result;
        tree_.remember(depth, a);
        tracer_.raise(v);
      }
      // 5. MAX, above, has something better.
      if (v <= alpha) {
        cut(alpha, actions, i + 1);
        break;
      }
      // 6.
      beta = std::min(beta, v);
    }
    // 7.
    tracer_.leave(v);
    return v;
  }

 private:
  double leaf(const Position& state, int depth) {
    const double v = tree_.static_value(state, depth);
    tracer_.leaf(v);
    tracer_.leave(v);
    return v;
  }

  void cut(double bound, const MoveList& actions, int next) {
    tree_.count_cutoff();
    tracer_.cutoff(bound, actions, next);
  }

  GameTree& tree_;
  Tracer& tracer_;
};

}  // namespace checkers::textbook
