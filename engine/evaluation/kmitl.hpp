#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// The ScoreFunction of Thithapant, Sariga and Sanguanchue's special project. Negative is good for Black.
extern const Evaluation kKmitl;

}  // namespace checkers
