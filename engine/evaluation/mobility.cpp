#include "engine/evaluation/mobility.hpp"

#include "engine/core/move_sets.hpp"

// Quirks kept:
// - a piece counts once for being able to step, whether it has one free square or two;
// - pieces on the left and right edge never count as able to step, though they can;
// - White's forward jumps are never counted (the condition contradicts itself), Black's are; the backward jumps of
//   both sides' kings are;
// - only single jumps are looked at, and whose turn it is does not matter.
namespace checkers {
namespace {

constexpr int kMan = 1;
constexpr int kKing = 2;
constexpr int kStep = 3;
constexpr int kJump = 4;
constexpr Bitboard kInnerColumns = ~(kLeftEdge | kRightEdge);

template <Direction Left, Direction Right>
int step_points(Bitboard pieces, Bitboard empty) {
  return kStep * count(kInnerColumns & (steppers<Left>(pieces, empty) | steppers<Right>(pieces, empty)));
}

template <Direction Left, Direction Right>
int jump_points(Bitboard pieces, Bitboard enemy, Bitboard empty) {
  return kJump * (count(jumpers<Left>(pieces, enemy, empty)) + count(jumpers<Right>(pieces, enemy, empty)));
}

template <Color Us>
int total(const Position& position) {
  const Bitboard own = position.pieces(Us);
  const Bitboard kings = position.kings_of(Us);
  const Bitboard enemy = position.pieces(opponent(Us));
  const Bitboard empty = position.empty();
  int points = kMan * count(position.men(Us)) + kKing * count(kings);
  points += step_points<kForwardLeft<Us>, kForwardRight<Us>>(own, empty);
  points += step_points<kBackwardLeft<Us>, kBackwardRight<Us>>(kings, empty);
  if (Us == Color::Black) points += jump_points<kForwardLeft<Us>, kForwardRight<Us>>(own, enemy, empty);
  points += jump_points<kBackwardLeft<Us>, kBackwardRight<Us>>(kings, enemy, empty);
  return points;
}

double evaluate(const Position& position, Color side, int) {
  const int difference = total<Color::Black>(position) - total<Color::White>(position);
  return side == Color::Black ? difference : -difference;
}

}  // namespace

const Evaluation kMobility{
    .id = "mobility",
    .name = "Pieces, moves and captures",
    .authors = "Udaya Ramya Godavarthy",
    .year = 0,
    .source = "Godavarthy, Narra and Xavier, evaluation function 1",
    .remarks = "Forward captures of White are never counted; edge pieces never count as mobile.",
    .view = View::Side,
    .evaluate = evaluate,
};

}  // namespace checkers
