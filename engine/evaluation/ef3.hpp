#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// Borislav Sabotinov's EF-3: own material, square tables, and what either side can capture next.
extern const Evaluation kEf3;

}  // namespace checkers
