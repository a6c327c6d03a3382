#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// Evaluation function 3 of Godavarthy, Narra and Xavier's report, by Benila Xavier. Meant to reward edge and centre
// squares; what it returns is material, man 1, king 2, own minus the opponent's.
extern const Evaluation kPlacement;

}  // namespace checkers
