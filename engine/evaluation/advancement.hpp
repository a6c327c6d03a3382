#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// Evaluation function 2 of Godavarthy, Narra and Xavier's report, by Govind Narra. Material first, then how far the
// men have come (the home row counts most), then the number of pieces; Black minus White.
extern const Evaluation kAdvancement;

}  // namespace checkers
