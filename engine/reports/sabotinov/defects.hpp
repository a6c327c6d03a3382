#pragma once

#include <span>

#include "engine/reports/report.hpp"

namespace checkers::sabotinov {

// Everything the published program does wrong, in standard square numbers.
std::span<const Defect> defects();

}  // namespace checkers::sabotinov
