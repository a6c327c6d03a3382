#pragma once

#include "engine/reports/report.hpp"

namespace checkers {

// "Development of Heuristic Functions for Minimax Game Playing Strategy" as an experiment.
extern const Report kKmitlReport;

}  // namespace checkers
