#pragma once

#include <chrono>
#include <functional>
#include <limits>
#include <vector>

#include "engine/core/move_generation.hpp"
#include "engine/core/search.hpp"
#include "engine/evaluation/evaluation.hpp"
#include "engine/textbook/move_ordering.hpp"

namespace checkers::textbook {

// A won game is worth this much less one for each ply it takes, so that quick wins beat slow ones and slow losses
// quick ones. No published evaluation comes near it.
constexpr double kWin = 1e12;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Whether a value is a win or loss that the search has seen to the end.
constexpr bool is_proven(double value) { return value > kWin / 2 || value < -kWin / 2; }

// What a position is worth to `side`, as its player sees it after `turn` turns.
using EvaluationFunction = std::function<double(const Position& position, Color side, int turn)>;

EvaluationFunction function_of(const Evaluation& evaluation);

struct Options {
  EvaluationFunction evaluate;
  int depth = 4;
  const MoveOrder* order = &kGenerationOrder;
  // MINIMAX-A-B only: branches that cannot gain more than this are cut as well (futility).
  double futility = 0;
  // Iterative deepening only; 0 means no limit but the depth.
  int time_ms = 0;
};

// The game as the books' algorithms see it: successors, the end of the search, the static value; and the books'
// statistics. Counts: `generated` the successors of every expanded node, `expanded` the nodes whose successors were
// produced, `leaves` the nodes given to the static value.
class GameTree {
 public:
  GameTree(const SearchRequest& request, const Options& options);

  const Position& root() const { return request_.position; }
  const Options& options() const { return options_; }
  Color player() const { return request_.position.to_move; }
  std::uint64_t seed() const { return request_.seed; }

  // DEEP-ENOUGH, CUTOFF-TEST: the horizon is reached or the game is over.
  bool deep_enough(const Position& position, int ply) const;
  // STATIC, EVAL, UTILITY: the value to the player at the root. A side without a move has lost.
  double static_value(const Position& position, int ply);
  // MOVE-GEN, ACTIONS: the legal moves in the chosen order.
  void generate(const Position& position, MoveList& moves);
  void count_cutoff() { ++statistics_.cutoffs; }

  // The best line known: `move` at this ply, followed by the best line of the next ply.
  void remember(int ply, const Move& move);
  // There is nothing behind this ply: a leaf, or a node just begun.
  void forget(int ply) { lines_[static_cast<std::size_t>(ply)].clear(); }
  const std::vector<Move>& best_line() const { return lines_.front(); }

  // The search is to end now, whatever it has. Once true, always true.
  bool interrupted();
  // From now on the search may be interrupted by the clock; until then only by the stop token.
  void start_clock() { clock_runs_ = true; }

  // How deep this search goes; iterative deepening changes it.
  int depth() const { return depth_; }
  void set_depth(int depth);

  // The statistics with time and memory filled in.
  SearchStatistics statistics() const;

  // The answer: the line, or the first legal move if the search was stopped before it had one.
  SearchResult result(double value, const std::vector<Move>& line) const;

 private:
  double elapsed_ms() const;

  const SearchRequest& request_;
  const Options& options_;
  int depth_;
  SearchStatistics statistics_;
  std::vector<std::vector<Move>> lines_;  // by ply
  std::chrono::steady_clock::time_point start_;
  bool clock_runs_ = false;
  bool interrupted_ = false;
  bool stopped_ = false;  // by the token, not by the clock
  std::uint32_t calls_ = 0;
};

}  // namespace checkers::textbook
