#pragma once

#include "engine/reports/report.hpp"

namespace checkers {

// "Professor Sable Project #1" as an experiment: each of its sentences, and whether its double-corner squares work.
extern const Report kSableReport;

}  // namespace checkers
