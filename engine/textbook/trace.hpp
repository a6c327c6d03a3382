#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/move.hpp"

namespace checkers::textbook {

// What a node's value says about its true value.
enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

// One node of a search that ran. Values and windows are the root player's: alpha is what MAX has, beta what MIN has.
struct TraceNode {
  int parent = -1;  // index, -1 for the root
  int ply = 0;
  std::optional<Move> move;  // from the parent
  Position position;
  bool maximising = true;
  bool leaf = false;
  double alpha = 0;  // the window on entry
  double beta = 0;
  double value = 0;
  Bound bound = Bound::Exact;
  std::vector<Move> unsearched;  // the moves a cutoff spared; empty if there was none
};

// What happened, in order: the teaching view replays it step by step.
enum class TraceStep : std::uint8_t { Enter, Leaf, Raise, Cutoff, Leave };

struct TraceEvent {
  TraceStep step;
  int node;
  double value;  // Leaf, Raise and Leave: the value; Cutoff: the bound it met
};

// The tree of a search. Beyond `ceiling` nodes the search goes on but nothing more is recorded.
struct Trace {
  std::vector<TraceNode> nodes;
  std::vector<TraceEvent> events;
  std::uint64_t nodes_seen = 0;
  std::size_t ceiling = 100000;

  bool complete() const { return nodes_seen == nodes.size(); }
};

// The tree as JSON: {"complete", "nodes": [...], "events": [...]}.
std::string to_json(const Trace& trace);

// Records nothing and costs nothing.
struct NoTracer {
  void enter(const Move*, const Position&, bool, double, double) {}
  void leaf(double) {}
  void raise(double) {}
  void cutoff(double, const MoveList&, int) {}
  void leave(double) {}
};

// Records everything into a Trace.
class TreeTracer {
 public:
  explicit TreeTracer(Trace& trace) : trace_(trace) {}

  void enter(const Move* move, const Position& position, bool maximising, double alpha, double beta);
  void leaf(double value);
  // The best value so far became `value`.
  void raise(double value);
  // The node ends because of `bound`; moves from index `next` on are not searched.
  void cutoff(double bound, const MoveList& moves, int next);
  void leave(double value);

 private:
  TraceNode* current();

  Trace& trace_;
  std::vector<int> path_;  // indices of the open nodes, -1 for one beyond the ceiling
};

}  // namespace checkers::textbook
