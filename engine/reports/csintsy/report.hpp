#pragma once

#include "engine/reports/report.hpp"

namespace checkers {

// "MCO2: Casual Gamer" as an experiment: its figures, the games behind them and the orderings it wished for.
extern const Report kCsintsyReport;

}  // namespace checkers
