#include "engine/textbook/trace.hpp"

#include "engine/base/json.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"

namespace checkers::textbook {
namespace {

const char* bound_name(Bound bound) {
  return bound == Bound::Exact ? "exact" : bound == Bound::AtLeast ? "at-least" : "at-most";
}

const char* step_name(TraceStep step) {
  switch (step) {
    case TraceStep::Enter: return "enter";
    case TraceStep::Leaf: return "leaf";
    case TraceStep::Raise: return "raise";
    case TraceStep::Cutoff: return "cutoff";
    case TraceStep::Leave: return "leave";
  }
  return "";
}

void append(JsonWriter& out, const TraceNode& node) {
  out.begin_object().member("parent", node.parent).member("ply", node.ply).key("move");
  node.move ? out.value(to_full_notation(*node.move)) : out.null();
  out.member("fen", to_fen(node.position))
      .member("player", node.maximising ? "max" : "min")
      .member("leaf", node.leaf)
      .member("alpha", node.alpha)
      .member("beta", node.beta)
      .member("value", node.value)
      .member("bound", bound_name(node.bound))
      .key("unsearched")
      .begin_array();
  for (const Move& move : node.unsearched) out.value(to_full_notation(move));
  out.end_array().end_object();
}

}  // namespace

TraceNode* TreeTracer::current() {
  const int index = path_.empty() ? -1 : path_.back();
  return index < 0 ? nullptr : &trace_.nodes[static_cast<std::size_t>(index)];
}

void TreeTracer::enter(const Move* move, const Position& position, bool maximising, double alpha, double beta) {
  ++trace_.nodes_seen;
  if (trace_.nodes.size() >= trace_.ceiling) {
    path_.push_back(-1);
    return;
  }
  TraceNode node;
  node.parent = path_.empty() ? -1 : path_.back();
  node.ply = static_cast<int>(path_.size());
  if (move != nullptr) node.move = *move;
  node.position = position;
  node.maximising = maximising;
  node.alpha = alpha;
  node.beta = beta;
  path_.push_back(static_cast<int>(trace_.nodes.size()));
  trace_.nodes.push_back(node);
  trace_.events.push_back({TraceStep::Enter, path_.back(), 0});
}

void TreeTracer::leaf(double value) {
  if (TraceNode* node = current()) {
    node->leaf = true;
    trace_.events.push_back({TraceStep::Leaf, path_.back(), value});
  }
}

void TreeTracer::raise(double value) {
  if (current() != nullptr) trace_.events.push_back({TraceStep::Raise, path_.back(), value});
}

void TreeTracer::cutoff(double bound, const MoveList& moves, int next) {
  TraceNode* node = current();
  if (node == nullptr) return;
  node->unsearched.assign(moves.begin() + next, moves.end());
  node->bound = node->maximising ? Bound::AtLeast : Bound::AtMost;
  trace_.events.push_back({TraceStep::Cutoff, path_.back(), bound});
}

void TreeTracer::leave(double value) {
  if (TraceNode* node = current()) {
    node->value = value;
    // A value outside the window it was searched with is a bound only.
    if (!node->leaf && node->bound == Bound::Exact && value <= node->alpha) node->bound = Bound::AtMost;
    if (!node->leaf && node->bound == Bound::Exact && value >= node->beta) node->bound = Bound::AtLeast;
    trace_.events.push_back({TraceStep::Leave, path_.back(), value});
  }
  path_.pop_back();
}

std::string to_json(const Trace& trace) {
  JsonWriter out;
  out.begin_object().member("complete", trace.complete()).member("nodesSeen", trace.nodes_seen);
  out.key("nodes").begin_array();
  for (const TraceNode& node : trace.nodes) append(out, node);
  out.end_array().key("events").begin_array();
  for (const TraceEvent& event : trace.events)
    out.begin_object()
        .member("step", step_name(event.step))
        .member("node", event.node)
        .member("value", event.value)
        .end_object();
  out.end_array().end_object();
  return out.text();
}

}  // namespace checkers::textbook
