#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/reports/report.hpp"

// What the text says, sentence by sentence, each beside a measurement that would fail if it were not so here.
namespace checkers::sable {

using Cells = std::vector<ReportCell>;

ReportCell claim(std::string_view section, std::string_view subject, std::string_view says, std::string measured,
                 bool holds);

void append_settings_claims(Cells& cells, const ReportOptions& options);
void append_heuristic_claims(Cells& cells);
void append_search_claims(Cells& cells, const ReportOptions& options);

}  // namespace checkers::sable
