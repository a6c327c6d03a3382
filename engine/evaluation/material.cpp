#include "engine/evaluation/material.hpp"

namespace checkers {
namespace {

constexpr double kKing = 1.5;

double material(const Position& position, Color side) {
  return count(position.men(side)) + kKing * count(position.kings_of(side));
}

double evaluate(const Position& position, Color side, int) {
  return material(position, side) - material(position, opponent(side));
}

}  // namespace

const Evaluation kMaterial{
    .id = "material",
    .name = "Material",
    .authors = "Checkers Lab",
    .year = 2026,
    .source = "the plain baseline: man 1, king 1.5",
    .remarks = "",
    .view = View::Side,
    .evaluate = evaluate,
};

}  // namespace checkers
