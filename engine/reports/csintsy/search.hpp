#pragma once

#include <optional>
#include <vector>

#include "engine/base/stop_token.hpp"
#include "engine/core/search.hpp"
#include "engine/reports/csintsy/move_order.hpp"

// The report's minimax with alpha-beta pruning (Figures 5.1 and 5.2). Black is MAX; values are Black's view.
namespace checkers::csintsy {

// What the root passes on to the search of its next move. As published: nothing, every root move gets a full window.
// BestSoFar finds the same value and the same equals with fewer nodes.
enum class RootWindow : std::uint8_t { Full, BestSoFar };

// What a position without moves is worth. As published: its utility, and it makes no difference whose turn it is.
// Scored: the side that is to move and cannot has lost, and the win is worth kWin minus the plies to it, also at the
// depth limit; a side that cannot move but need not yet has lost nothing.
enum class Wins : std::uint8_t { AsUtility, Scored };
constexpr double kWin = 1000;

struct Settings {
  int depth = 10;  // the report's MAX_DEPTH
  MoveOrder order = {};
  RedCheck red_check = RedCheck::AsPrinted;
  Wins wins = Wins::AsUtility;
  RootWindow root_window = RootWindow::Full;
  bool prune = true;
  int table_bits = 0;  // a transposition table of 2^bits positions; 0 = none, as published
};

// What the report counts ("Move Ordering").
struct Metrics {
  std::uint64_t generated = 0;  // legal moves of every expanded node, root included
  std::uint64_t explored = 0;   // those of them that were searched
  std::uint64_t parents = 0;    // expanded nodes
  std::uint64_t leaves = 0;     // nodes given to the utility function
  std::uint64_t cutoffs = 0;
  double time_ms = 0;
  std::uint64_t memory_bytes = 0;  // of the transposition table

  Metrics& operator+=(const Metrics& other);
};

struct Outcome {
  double value = 0;
  std::vector<Move> best;                     // every root move of this very value, in the order of generation
  std::vector<std::vector<Move>> variations;  // the line expected after each, itself first; short with a table
  Metrics metrics;
  bool searched = false;  // false with fewer than two moves, as published
  bool stopped = false;
};

// The best moves of the side to move: highest value for Black, lowest for Red (the player's hint). `root_moves` are
// searched in their order. A single move is returned unsearched with the utility of the board after it.
Outcome find_best(const Position& position, const MoveList& root_moves, const Settings& settings,
                  const StopToken* stop = nullptr);

// The same with all legal moves.
Outcome find_best(const Position& position, const Settings& settings, const StopToken* stop = nullptr);

}  // namespace checkers::csintsy
