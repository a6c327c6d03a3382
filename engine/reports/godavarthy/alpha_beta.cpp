#include "engine/reports/godavarthy/alpha_beta.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/reports/godavarthy/walk.hpp"

namespace checkers::godavarthy {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// `own` is the value a node keeps for itself, `seen` the one its parent works with.
struct Value {
  double own = 0;
  double seen = 0;
};

class AlphaBetaSearch {
 public:
  explicit AlphaBetaSearch(const SearchSetup& setup) : walk_(setup) {
    const Repairs& repairs = walk_.repairs();
    window_ = repairs.open_window ? kInfinity : 1000;
    max_start_ = repairs.open_window ? -kInfinity : -100;
    min_start_ = repairs.open_window ? kInfinity : repairs.min_starts_at_100 ? 100 : 50;
  }

  SearchOutcome run(const Position& position, const MoveList& moves) {
    std::vector<double> own_values(static_cast<std::size_t>(moves.size()), 0.0);
    SearchOutcome& outcome = walk_.outcome();
    outcome.generated += static_cast<std::uint64_t>(moves.size());
    if (moves.empty() || walk_.at_horizon(0))
      outcome.value = leaf(position, !moves.empty()).seen;
    else
      outcome.value = best_child(position, moves, 0, -window_, window_, &own_values);
    for (int i = 0; i < moves.size() && !outcome.move; ++i)
      if (own_values[static_cast<std::size_t>(i)] == outcome.value) outcome.move = moves[i];
    return outcome;
  }

 private:
  Value max_value(const Position& position, int ply, double alpha, double beta) {
    MoveList moves;
    walk_.enter(position, moves);
    if (moves.empty() || walk_.at_horizon(ply)) return leaf(position, !moves.empty());
    const double v = best_child(position, moves, ply, alpha, beta, nullptr);
    return {v, v};
  }

  double best_child(const Position& position, const MoveList& moves, int ply, double alpha, double beta,
                    std::vector<double>* own_values) {
    double v = max_start_;
    for (int i = 0; i < moves.size(); ++i) {
      const Value child = min_value(after(position, moves[i]), ply + 1, alpha, beta);
      if (walk_.outcome().stopped) return v;
      if (own_values != nullptr) (*own_values)[static_cast<std::size_t>(i)] = child.own;
      v = std::max(v, child.seen);
      if (v >= beta) return cut(v);
      alpha = std::max(alpha, v);
    }
    return v;
  }

  Value min_value(const Position& position, int ply, double alpha, double beta) {
    MoveList moves;
    walk_.enter(position, moves);
    if (moves.empty() || walk_.at_horizon(ply)) return leaf(position, !moves.empty());
    double v = min_start_;
    for (const Move& move : moves) {
      const Value child = max_value(after(position, move), ply + 1, alpha, beta);
      if (walk_.outcome().stopped) break;
      v = std::min(v, child.seen);
      if (v <= alpha) return {v, cut(v)};
      beta = std::min(beta, v);
    }
    return {v, v};
  }

  Value leaf(const Position& position, bool has_moves) {
    const double own = walk_.leaf_value(position, has_moves);
    return {own, walk_.leaf_value_again(own, position, has_moves)};
  }

  double cut(double v) {
    ++walk_.outcome().cutoffs;
    return v;
  }

  Walk walk_;
  double window_;
  double max_start_;
  double min_start_;
};

}  // namespace

SearchOutcome alpha_beta_search(const SearchSetup& setup, const Position& position, const MoveList& root_moves) {
  return AlphaBetaSearch(setup).run(position, root_moves);
}

}  // namespace checkers::godavarthy
