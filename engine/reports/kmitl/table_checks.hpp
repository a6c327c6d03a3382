#pragma once

#include <string>
#include <vector>

#include "engine/reports/kmitl/printed.hpp"
#include "engine/reports/report.hpp"

namespace checkers::kmitl {

// The arithmetic of the printed tables themselves: board = white + black, the winners against Appendix B, the counts
// and percentages in the text against the rows.
void add_table_checks(std::vector<ReportCell>& cells);

// The endings of some printed rows.
Tally tally(const PrintedExperiment& experiment, int first_row = 0, int end_row = kMatches);

// "TIE (15 = 45 - 30)"
std::string match_text(Ending ending, int board, int white, int black);

}  // namespace checkers::kmitl
