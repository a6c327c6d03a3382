#include "engine/reports/godavarthy/search.hpp"

#include "engine/reports/godavarthy/alpha_beta.hpp"
#include "engine/reports/godavarthy/minmax_ab.hpp"
#include "engine/reports/godavarthy/move_generation.hpp"

namespace checkers::godavarthy {

int horizon(const SearchSetup& setup) {
  if (setup.algorithm == Algorithm::AlphaBetaSearch || setup.valuation.repairs.literal_depth) return setup.depth;
  return setup.depth == 2 ? 2 : 4;
}

SearchOutcome search(const SearchSetup& setup, const Position& position) {
  MoveList moves;
  generate_moves(position, setup.valuation.repairs.up_left_test, moves);
  return search(setup, position, moves);
}

SearchOutcome search(const SearchSetup& setup, const Position& position, const MoveList& root_moves) {
  return setup.algorithm == Algorithm::AlphaBetaSearch ? alpha_beta_search(setup, position, root_moves)
                                                       : minmax_ab(setup, position, root_moves);
}

}  // namespace checkers::godavarthy
