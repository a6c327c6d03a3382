#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// Own pieces minus the opponent's, a man 1, a king 1.5. The plain baseline; nothing about it is new.
extern const Evaluation kMaterial;

}  // namespace checkers
