#pragma once

#include "engine/reports/report.hpp"

namespace checkers {

// Borislav Sabotinov's report on the program he wrote with David Torrente and Randall Henderson.
extern const Report kSabotinovReport;

}  // namespace checkers
