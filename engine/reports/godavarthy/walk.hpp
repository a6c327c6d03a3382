#pragma once

#include "engine/reports/godavarthy/move_generation.hpp"
#include "engine/reports/godavarthy/search.hpp"

namespace checkers::godavarthy {

// A search under way: what both algorithms do at every node.
class Walk {
 public:
  explicit Walk(const SearchSetup& setup) : setup_(setup), horizon_(horizon(setup)) {}

  SearchOutcome& outcome() { return outcome_; }
  const Repairs& repairs() const { return setup_.valuation.repairs; }
  Color me() const { return setup_.valuation.me; }
  bool at_horizon(int ply) const { return ply >= horizon_; }

  // Generates and counts the moves; looks at the stop token now and then.
  void enter(const Position& position, MoveList& moves) {
    constexpr std::uint64_t kNodesBetweenLooks = 1024;
    generate_moves(position, repairs().up_left_test, moves);
    outcome_.generated += static_cast<std::uint64_t>(moves.size());
    if (++entered_ % kNodesBetweenLooks == 0 && stop_requested(setup_.stop)) outcome_.stopped = true;
  }

  double leaf_value(const Position& position, bool has_moves) {
    ++outcome_.leaves;
    return node_value(setup_.valuation, position, has_moves);
  }

  // The same node again, where the published program asks twice. Differs by its random term only.
  double leaf_value_again(double first, const Position& position, bool has_moves) const {
    return setup_.valuation.random_term ? node_value(setup_.valuation, position, has_moves) : first;
  }

 private:
  const SearchSetup& setup_;
  int horizon_;
  std::uint64_t entered_ = 0;
  SearchOutcome outcome_;
};

}  // namespace checkers::godavarthy
