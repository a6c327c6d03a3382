#pragma once

#include <vector>

#include "engine/reports/csintsy/experiment.hpp"
#include "engine/reports/report.hpp"

// The parts of the report, cell by cell: printed beside measured.
namespace checkers::csintsy {

using Cells = std::vector<ReportCell>;

// The same options for a part of the work whose progress counts from `from` to `to`.
ReportOptions part_of(const ReportOptions& options, double from, double to);

// From the start position at depth 10: Figure 6 and the node count below Figure 14. Stops when asked to.
void append_first_move(Cells& cells, const ReportOptions& options);

// The weights (Figure 7) and the ideal back-row squares (Figure 8).
void append_utility(Cells& cells);

// The three test games (Figures 10.1-10.3). Stops when asked to.
void append_test_games(Cells& cells, const ReportOptions& options);

// The averages of Figures 11-13 and their like.
struct OrderingResults {
  std::vector<Series> series;
  std::vector<Average> averages;  // of each
  Branches branches;

  // Only for an id of `series`.
  const Average& average(std::string_view id) const;
};

std::vector<Series> ordering_series();

void append_orderings(Cells& cells, const OrderingResults& results);         // Figures 11-14
void append_branching_factor(Cells& cells, const OrderingResults& results);  // "Closeness of Branching Factor ..."

}  // namespace checkers::csintsy
