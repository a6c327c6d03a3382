#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// David Torrente's EF-1: material, mobility and home row, with bonuses for being ahead. Depends on the turn.
extern const Evaluation kEf1;

}  // namespace checkers
