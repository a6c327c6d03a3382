#pragma once

#include <functional>

#include "engine/evaluation/evaluation.hpp"
#include "engine/reports/godavarthy/repairs.hpp"

namespace checkers::godavarthy {

// A number from 0 to 99 for evaluation 2. The published program never seeds its generator; empty means always 0.
using RandomTerm = std::function<int()>;

// How a search values the nodes it does not look beyond.
struct Valuation {
  const Evaluation* evaluation = nullptr;  // kMobility, kAdvancement or kPlacement
  Color me = Color::Black;                 // the computer that searches
  Repairs repairs;
  RandomTerm random_term;
};

// Worth of a node whose mover cannot move, to the winner.
constexpr double kWin = 100;

// High is good for `me`, except with evaluation 2 as published, which always takes X's view. A mover without a move
// has lost, whatever the evaluation says. Draws one random term where evaluation 2 is asked.
double node_value(const Valuation& valuation, const Position& position, bool has_moves);

}  // namespace checkers::godavarthy
