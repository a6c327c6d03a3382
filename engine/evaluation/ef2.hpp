#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// Randall Henderson's EF-2: material and square tables, with a bonus for kings that face enemies.
extern const Evaluation kEf2;

}  // namespace checkers
