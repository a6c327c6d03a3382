#pragma once

#include <span>
#include <string_view>

#include "engine/reports/godavarthy/repairs.hpp"
#include "engine/reports/report.hpp"

namespace checkers::godavarthy {

// What is wrong with the published program and its report; all of it is kept.
std::span<const Defect> defects();

// A repair to try on its own (or, last, all of "+repaired") on the games of the tables.
struct RepairTrial {
  std::string_view name;
  Repairs repairs;
};

std::span<const RepairTrial> repair_trials();

}  // namespace checkers::godavarthy
