#pragma once

#include <vector>

#include "engine/reports/report.hpp"
#include "engine/reports/sabotinov/report_games.hpp"

// The parts of the report, cell by cell: printed beside measured.
namespace checkers::sabotinov {

using Cells = std::vector<ReportCell>;

void append_times(Cells& cells, const ReportGames& games);                // Tables 2, 5 and 6
void append_runs(Cells& cells, const ReportGames& games);                 // Tables 3 and 4, section 5, appendix B
void append_remarks_on_play(Cells& cells, const ReportGames& games);      // sections 3.6 and 5.2, Figure 51
void append_search_values(Cells& cells, const ReportGames& games);        // appendix B
void append_transcripts(Cells& cells, const ReportGames& games);          // appendix B, games 1 and 10
void append_cost_of_the_defects(Cells& cells, const ReportGames& games);  // not printed: the games with repairs

}  // namespace checkers::sabotinov
