#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/stop_token.hpp"
#include "engine/core/move.hpp"
#include "engine/core/rules.hpp"

namespace checkers {

// What every searcher is asked.
struct SearchRequest {
  Position position;
  // The positions of the game so far, the present one last; may be empty.
  std::span<const Position> history = {};
  Rules rules = kStandardRules;
  // Turns the searching side has completed in this game; some published evaluations depend on it.
  int turn = 0;
  // For searchers that choose at random among equals.
  std::uint64_t seed = 0;
  const StopToken* stop = nullptr;
};

// What a search did. Each searcher's header says what exactly it counts where the books leave a choice.
struct SearchStatistics {
  std::uint64_t generated = 0;  // successors produced by move generation
  std::uint64_t expanded = 0;   // nodes whose successors were searched
  std::uint64_t leaves = 0;     // nodes given to the evaluation
  std::uint64_t cutoffs = 0;
  int depth = 0;  // plies of the deepest finished search
  double time_ms = 0;
  std::uint64_t memory_bytes = 0;  // most memory the search held at one time

  SearchStatistics& operator+=(const SearchStatistics& other) {
    generated += other.generated;
    expanded += other.expanded;
    leaves += other.leaves;
    cutoffs += other.cutoffs;
    depth = depth > other.depth ? depth : other.depth;
    time_ms += other.time_ms;
    memory_bytes = memory_bytes > other.memory_bytes ? memory_bytes : other.memory_bytes;
    return *this;
  }
};

// What it answers. There is no move when the side to move has none, or when a published program would pass.
struct SearchResult {
  std::optional<Move> move;
  double value = 0;             // as the searcher's evaluation counts, from the view its header names
  std::vector<Move> variation;  // the line expected, the move first
  SearchStatistics statistics;
  std::string remark;  // anything a person should know, such as "passes: no child equals the root value"
};

}  // namespace checkers
