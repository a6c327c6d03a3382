#pragma once

#include <vector>

#include "engine/reports/report.hpp"

namespace checkers::kmitl {

// What the report prints of the program itself, beside what the program of its Appendix A does: the values of section
// 3.2, the start position, the screens of Figures 3.2 to 3.9.
void add_program_checks(std::vector<ReportCell>& cells);

}  // namespace checkers::kmitl
