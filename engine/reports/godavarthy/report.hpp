#pragma once

#include "engine/reports/report.hpp"

namespace checkers {

// Godavarthy, Narra and Xavier: tables 1 to 8 (24 games), the sample run and the wins its analysis counts; then, not
// printed, which rows each repair changes. Takes about a second.
extern const Report kGodavarthyReport;

}  // namespace checkers
