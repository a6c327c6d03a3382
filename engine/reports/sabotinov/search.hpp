#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/stop_token.hpp"
#include "engine/core/move.hpp"
#include "engine/reports/sabotinov/repairs.hpp"

// The two searches of the published program (report section 4.5 and appendix A, Algorithm.cpp).
namespace checkers::sabotinov {

// Numbered as in the program's menus.
enum class Algorithm : std::uint8_t { AlphaBetaSearch = 0, MinmaxAB = 1 };

// One side of the program: its menu choices.
struct Searcher {
  Algorithm algorithm = Algorithm::AlphaBetaSearch;
  int evaluation = 1;  // 1, 2, 3; any other number makes every position worth 1, so that the first move is played
  int depth = 2;
  Repairs repairs = {};

  bool operator==(const Searcher&) const = default;
};

// What the program counts while it searches for one move.
struct NodeCounts {
  std::uint64_t leaves = 0;    // nodes given to the evaluation
  std::uint64_t expanded = 0;  // children visited, leaves among them; the root is none
  std::uint64_t cutoffs = 0;   // not counted by the program

  // The program's "Total Nodes"; it counts the leaves twice.
  std::uint64_t total() const { return leaves + expanded; }
  NodeCounts& operator+=(const NodeCounts& other);
  bool operator==(const NodeCounts&) const = default;
};

struct SearchOutcome {
  std::optional<Move> move;  // empty when there is none to choose from
  int value = 0;             // the root's, as the program returns it: for the searching side
  NodeCounts counts;
  // The last lines of the program's verbose log: the evaluation of the last leaf, and the value of the last node
  // below the root that ended without a cutoff.
  int last_leaf = 0;
  int last_finished = 0;
  bool stopped = false;  // by the stop token; move and value are then those of the root moves finished
};

// The legal moves in the program's order: start squares, then landing squares, from 32 down to 1. No route of one
// list is the beginning of another, so this is the order of the standard generator turned round.
void generate_in_program_order(const Position& position, MoveList& moves);

// Searches for the side to move, which has completed `turn` turns. `root_moves` are those to choose from, in the
// program's order.
SearchOutcome search(const Searcher& searcher, const Position& position, int turn, const MoveList& root_moves,
                     const StopToken* stop = nullptr);
SearchOutcome search(const Searcher& searcher, const Position& position, int turn, const StopToken* stop = nullptr);

}  // namespace checkers::sabotinov
