#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// Evaluation function 1 of Godavarthy, Narra and Xavier's report, by Ramya Godavarthy. For each side: man 1, king 2,
// 3 a piece that can step, 4 a possible jump; own total minus the opponent's.
extern const Evaluation kMobility;

}  // namespace checkers
