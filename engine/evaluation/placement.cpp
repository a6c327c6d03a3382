#include "engine/evaluation/placement.hpp"

// Quirk kept: the bonuses of 0.5 (edge) and 0.75 (centre) are added to an integer one at a time, so each is cut off
// and contributes nothing.
namespace checkers {
namespace {

constexpr int kMan = 1;
constexpr int kKing = 2;

int total(const Position& position, Color side) {
  return kMan * count(position.men(side)) + kKing * count(position.kings_of(side));
}

double evaluate(const Position& position, Color side, int) {
  return total(position, side) - total(position, opponent(side));
}

}  // namespace

const Evaluation kPlacement{
    .id = "placement",
    .name = "Material, with edge and centre bonuses that vanish",
    .authors = "Benila Jerald Xavier",
    .year = 0,
    .source = "Godavarthy, Narra and Xavier, evaluation function 3",
    .remarks = "The bonuses of 0.5 and 0.75 are lost in an integer; material remains.",
    .view = View::Side,
    .evaluate = evaluate,
};

}  // namespace checkers
