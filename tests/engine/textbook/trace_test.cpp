#include "engine/textbook/trace.hpp"

#include <gtest/gtest.h>

#include "engine/evaluation/material.hpp"
#include "engine/textbook/alpha_beta_search.hpp"
#include "engine/textbook/minimax.hpp"
#include "engine/textbook/minimax_a_b.hpp"
#include "tests/support/positions.hpp"

namespace checkers::textbook {
namespace {

using Searcher = SearchResult (*)(const SearchRequest&, const Options&, Trace*);

Options options_to(int depth) {
  Options options;
  options.evaluate = function_of(kMaterial);
  options.depth = depth;
  return options;
}

SearchRequest request_for(const Position& position) {
  SearchRequest request;
  request.position = position;
  return request;
}

class TracedSearch : public testing::TestWithParam<Searcher> {};

TEST_P(TracedSearch, VisitsTheSameNodesAsTheSearchThatPlays) {
  Random random(21);
  for (int i = 0; i < 60; ++i) {
    const Position position = random_position(random);
    Trace trace;
    const SearchResult traced = GetParam()(request_for(position), options_to(4), &trace);
    const SearchResult plain = GetParam()(request_for(position), options_to(4), nullptr);
    ASSERT_EQ(traced.value, plain.value);
    ASSERT_EQ(traced.move, plain.move);
    ASSERT_EQ(traced.statistics.generated, plain.statistics.generated);
    ASSERT_EQ(traced.statistics.expanded, plain.statistics.expanded);
    ASSERT_EQ(traced.statistics.leaves, plain.statistics.leaves);
    ASSERT_EQ(traced.statistics.cutoffs, plain.statistics.cutoffs);
    ASSERT_EQ(trace.nodes.size(), plain.statistics.expanded + plain.statistics.leaves);
    ASSERT_TRUE(trace.complete());
  }
}

TEST_P(TracedSearch, AccountsForEveryLegalMoveOfEveryNode) {
  Trace trace;
  GetParam()(request_for(start_position()), options_to(4), &trace);
  std::vector<int> searched(trace.nodes.size(), 0);
  for (const TraceNode& node : trace.nodes)
    if (node.parent >= 0) ++searched[static_cast<std::size_t>(node.parent)];
  for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
    const TraceNode& node = trace.nodes[i];
    const int expected = node.leaf ? 0 : legal_moves(node.position).size();
    EXPECT_EQ(searched[i] + static_cast<int>(node.unsearched.size()), expected);
    EXPECT_EQ(node.maximising, node.ply % 2 == 0);
  }
}

TEST_P(TracedSearch, ABoundNeverContradictsTheTrueValue) {
  const Position position = position_of("B:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16");
  Trace trace;
  GetParam()(request_for(position), options_to(4), &trace);
  for (const TraceNode& node : trace.nodes) {
    const double sign = node.maximising ? 1 : -1;
    if (!has_move(node.position)) continue;
    const double truth =
        node.leaf ? node.value : sign * minimax(request_for(node.position), options_to(4 - node.ply)).value;
    if (node.bound == Bound::AtLeast) {
      EXPECT_GE(truth, node.value);
    } else if (node.bound == Bound::AtMost) {
      EXPECT_LE(truth, node.value);
    } else {
      EXPECT_EQ(truth, node.value);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Textbook, TracedSearch, testing::Values(minimax, minimax_a_b, alpha_beta_search));

TEST(Trace, SaysWhenItsCeilingWasReached) {
  Trace trace;
  trace.ceiling = 10;
  const SearchResult result = minimax(request_for(start_position()), options_to(3), &trace);
  EXPECT_EQ(trace.nodes.size(), 10u);
  EXPECT_EQ(trace.nodes_seen, result.statistics.expanded + result.statistics.leaves);
  EXPECT_FALSE(trace.complete());
}

TEST(Trace, RecordsTheEventsOfEachNodeInOrder) {
  Trace trace;
  alpha_beta_search(request_for(position_of("B:W32:B9")), options_to(1), &trace);
  std::vector<TraceStep> steps;
  for (const TraceEvent& event : trace.events) steps.push_back(event.step);
  using enum TraceStep;
  EXPECT_EQ(steps, (std::vector<TraceStep>{Enter, Enter, Leaf, Leave, Raise, Enter, Leaf, Leave, Leave}));
}

TEST(Trace, IsWrittenAsJson) {
  Trace trace;
  alpha_beta_search(request_for(position_of("B:W32:B9")), options_to(1), &trace);
  const std::string text = to_json(trace);
  EXPECT_NE(text.find("\"complete\":true"), std::string::npos);
  EXPECT_NE(text.find("\"move\":\"9-13\""), std::string::npos);
}

}  // namespace
}  // namespace checkers::textbook
