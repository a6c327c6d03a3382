#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/stop_token.hpp"
#include "engine/core/move.hpp"
#include "engine/reports/godavarthy/node_value.hpp"

namespace checkers::godavarthy {

enum class Algorithm : std::uint8_t { AlphaBetaSearch, MinMaxAB };

// What one computer searches with.
struct SearchSetup {
  Algorithm algorithm = Algorithm::AlphaBetaSearch;
  Valuation valuation;
  int depth = 2;
  const StopToken* stop = nullptr;
};

// `move` is empty when the search names none: as published that happens in positions with moves, too. `value` is the
// root's, as node_value counts. `generated` counts the successors of every node visited, those at the horizon
// included; `leaves` the nodes valued by node_value.
struct SearchOutcome {
  std::optional<Move> move;
  double value = 0;
  std::uint64_t generated = 0;
  std::uint64_t leaves = 0;
  std::uint64_t cutoffs = 0;
  bool stopped = false;  // by the stop token; the outcome is then that of the root children finished
};

// How deep the search really goes: MinMaxAB as published knows 2 and, for any other number, 4.
int horizon(const SearchSetup& setup);

// Searches for setup.valuation.me, who is to move in `position`, among all the moves of the program's generator.
SearchOutcome search(const SearchSetup& setup, const Position& position);

// The same with the root limited to some of them, in their order. They are all that counts as generated there.
SearchOutcome search(const SearchSetup& setup, const Position& position, const MoveList& root_moves);

}  // namespace checkers::godavarthy
