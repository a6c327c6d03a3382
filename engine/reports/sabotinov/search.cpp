#include "engine/reports/sabotinov/search.hpp"

#include <algorithm>
#include <limits>

#include "engine/core/move_generation.hpp"
#include "engine/evaluation/ef1.hpp"
#include "engine/evaluation/ef2.hpp"
#include "engine/evaluation/ef3.hpp"

namespace checkers::sabotinov {
namespace {

// The asymmetric pair the program runs with; the report's text says plus and minus 8 million.
constexpr int kUseThreshold = 9'000'000;
constexpr int kPassThreshold = -8'000'000;

constexpr int kLowest = std::numeric_limits<int>::min();
constexpr int kHighest = std::numeric_limits<int>::max();

using Evaluate = double (*)(const Position&, Color, int);

double always_one(const Position&, Color, int) { return 1; }

Evaluate evaluation_number(int number) {
  switch (number) {
    case 1: return kEf1.evaluate;
    case 2: return kEf2.evaluate;
    case 3: return kEf3.evaluate;
    default: return always_one;
  }
}

class TreeSearch {
 public:
  TreeSearch(const Searcher& searcher, Color us, int turn, const MoveList& root_moves, const StopToken* stop)
      : searcher_(searcher),
        evaluate_(evaluation_number(searcher.evaluation)),
        us_(us),
        turn_(turn),
        root_moves_(root_moves),
        stop_(stop) {}

  SearchOutcome run(const Position& position) {
    outcome_.value = searcher_.algorithm == Algorithm::MinmaxAB
                         ? minmax_a_b(position, searcher_.depth, kUseThreshold, kPassThreshold)
                         : max_value(position, searcher_.depth, kLowest, kHighest);
    return outcome_;
  }

 private:
  // MINMAX-A-B (Rich & Knight): the value for the side to move, never outside [pass, use].
  int minmax_a_b(const Position& position, int depth, int use, int pass) {
    MoveList moves;
    if (is_leaf(position, depth, moves)) {
      const int value = leaf(position);
      // Published: negated once more, so that the caller's negation leaves the opponent's own view.
      const bool foreign = position.to_move != us_;
      return foreign && !reads_opponent_right(depth) ? -value : value;
    }
    for (const Move& move : moves) {
      ++outcome_.counts.expanded;
      const int value = -minmax_a_b(after(position, move), depth - 1, -pass, -use);
      if (outcome_.stopped) return pass;
      if (value > pass) {
        pass = value;
        remember(move, depth);
      }
      if (pass >= use) return cut(move, depth, pass);
    }
    return finished(depth, pass);
  }

  // ALPHA-BETA-SEARCH (Russell & Norvig): MAX-VALUE and MIN-VALUE.
  int max_value(const Position& position, int depth, int alpha, int beta) {
    MoveList moves;
    if (is_leaf(position, depth, moves)) return leaf(position);
    int v = kLowest;
    for (const Move& move : moves) {
      ++outcome_.counts.expanded;
      const int w = min_value(after(position, move), depth - 1, alpha, beta);
      if (outcome_.stopped) return v;
      if (w > v) {
        v = w;
        remember(move, depth);
      }
      if (v >= beta) return cut(move, depth, v);
      alpha = std::max(alpha, v);
    }
    return finished(depth, v);
  }

  int min_value(const Position& position, int depth, int alpha, int beta) {
    MoveList moves;
    if (is_leaf(position, depth, moves)) {
      const int value = leaf(position);
      return reads_opponent_right(depth) ? -value : value;
    }
    int v = kHighest;
    for (const Move& move : moves) {
      ++outcome_.counts.expanded;
      const int w = max_value(after(position, move), depth - 1, alpha, beta);
      if (outcome_.stopped) return v;
      v = std::min(v, w);
      if (v <= alpha) return cut(move, depth, v);
      beta = std::min(beta, v);
    }
    return finished(depth, v);
  }

  // The depth is tested first; at depth 0 no moves are generated.
  bool is_leaf(const Position& position, int depth, MoveList& moves) const {
    if (depth <= 0) return true;
    if (is_root(depth))
      moves = root_moves_;
    else
      generate_in_program_order(position, moves);
    return moves.empty();
  }

  int leaf(const Position& position) {
    ++outcome_.counts.leaves;
    if ((outcome_.counts.leaves & 0xFFF) == 0 && stop_requested(stop_)) outcome_.stopped = true;
    outcome_.last_leaf = static_cast<int>(evaluate_(position, position.to_move, turn_));
    return outcome_.last_leaf;
  }

  // Whether a leaf of the opponent's at this depth is read from our side.
  bool reads_opponent_right(int depth) const {
    return depth <= 0 ? searcher_.repairs.odd_depths : searcher_.repairs.immobile_opponent;
  }

  bool is_root(int depth) const { return depth == searcher_.depth; }

  void remember(const Move& move, int depth) {
    if (is_root(depth)) outcome_.move = move;
  }

  int cut(const Move& move, int depth, int value) {
    ++outcome_.counts.cutoffs;
    remember(move, depth);
    return value;
  }

  int finished(int depth, int value) {
    if (!is_root(depth)) outcome_.last_finished = value;
    return value;
  }

  const Searcher& searcher_;
  Evaluate evaluate_;
  Color us_;
  int turn_;
  const MoveList& root_moves_;
  const StopToken* stop_;
  SearchOutcome outcome_;
};

}  // namespace

NodeCounts& NodeCounts::operator+=(const NodeCounts& other) {
  leaves += other.leaves;
  expanded += other.expanded;
  cutoffs += other.cutoffs;
  return *this;
}

void generate_in_program_order(const Position& position, MoveList& moves) {
  generate_moves(position, moves);
  std::reverse(moves.begin(), moves.end());
}

SearchOutcome search(const Searcher& searcher, const Position& position, int turn, const MoveList& root_moves,
                     const StopToken* stop) {
  return TreeSearch(searcher, position.to_move, turn, root_moves, stop).run(position);
}

SearchOutcome search(const Searcher& searcher, const Position& position, int turn, const StopToken* stop) {
  MoveList root_moves;
  generate_in_program_order(position, root_moves);
  return search(searcher, position, turn, root_moves, stop);
}

}  // namespace checkers::sabotinov
