#include "engine/reports/godavarthy/minmax_ab.hpp"

#include <limits>

#include "engine/reports/godavarthy/walk.hpp"

namespace checkers::godavarthy {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Value {
  double value = 0;  // from the mover's view
  bool cut = false;
};

class MinMaxAB {
 public:
  explicit MinMaxAB(const SearchSetup& setup) : walk_(setup) {}

  SearchOutcome run(const Position& position, const MoveList& moves) {
    const bool open = walk_.repairs().open_thresholds;
    SearchOutcome& outcome = walk_.outcome();
    outcome.generated += static_cast<std::uint64_t>(moves.size());
    outcome.value =
        search(position, moves, 0, open ? kInfinity : 120, open ? -kInfinity : -100).value + 0.0;  // no negative zero
    return outcome;
  }

 private:
  Value visit(const Position& position, int ply, double use_thresh, double pass_thresh) {
    MoveList moves;
    walk_.enter(position, moves);
    return search(position, moves, ply, use_thresh, pass_thresh);
  }

  Value search(const Position& position, const MoveList& moves, int ply, double use_thresh, double pass_thresh) {
    if (walk_.at_horizon(ply)) return {value_for_mover(position, !moves.empty())};
    if (moves.empty()) {
      const double lost = value_for_mover(position, false);
      return {walk_.repairs().lost_node_counts ? lost : 0};
    }
    for (const Move& move : moves) {
      const Value child = visit(after(position, move), ply + 1, -pass_thresh, -use_thresh);
      if (walk_.outcome().stopped) break;
      const double new_value = -child.value;
      if (new_value > pass_thresh) {
        pass_thresh = new_value;
        if (ply == 0 && (!child.cut || walk_.repairs().cut_entry_usable)) walk_.outcome().move = move;
      }
      if (pass_thresh >= use_thresh) {
        ++walk_.outcome().cutoffs;
        return {walk_.repairs().cut_returns_threshold ? pass_thresh : 0, true};
      }
    }
    return {pass_thresh};
  }

  double value_for_mover(const Position& position, bool has_moves) {
    const double value = walk_.leaf_value(position, has_moves);
    return position.to_move == walk_.me() ? value : -value;
  }

  Walk walk_;
};

}  // namespace

SearchOutcome minmax_ab(const SearchSetup& setup, const Position& position, const MoveList& root_moves) {
  return MinMaxAB(setup).run(position, root_moves);
}

}  // namespace checkers::godavarthy
