#include "engine/evaluation/advancement.hpp"

// Quirks kept:
// - always Black's view, also when White searches with it: White then plays for Black;
// - the numbers are far outside the thresholds of the program's searches, which therefore often choose no move;
// - the published function adds a random 0-99 when Black is to move and subtracts it when White is; 0 here.
namespace checkers {
namespace {

constexpr int kMan = 20'000'000;
constexpr int kKing = 30'000'000;
constexpr int kRow = 100'000;
constexpr int kPiece = 1'000;
constexpr int kHomeRow = 9;  // worth as much as nine rows of advance

int rows_gained(Bitboard men, Color side) {
  int sum = 0;
  for (int row = 0; row < 8; ++row) {
    const int advance = side == Color::Black ? row : 7 - row;
    sum += (advance == 0 ? kHomeRow : advance) * count(men & (kTopRow << (4 * row)));
  }
  return sum;
}

int total(const Position& position, Color side) {
  const Bitboard men = position.men(side);
  return kMan * count(men) + kKing * count(position.kings_of(side)) + kRow * rows_gained(men, side) +
         kPiece * count(position.pieces(side));
}

double evaluate(const Position& position, Color, int) {
  return total(position, Color::Black) - total(position, Color::White);
}

}  // namespace

const Evaluation kAdvancement{
    .id = "advancement",
    .name = "Material and rows gained",
    .authors = "Govind C. Narra",
    .year = 0,
    .source = "Godavarthy, Narra and Xavier, evaluation function 2",
    .remarks = "Always Black's view, whoever searches; the random term is 0.",
    .view = View::Black,
    .evaluate = evaluate,
};

}  // namespace checkers
