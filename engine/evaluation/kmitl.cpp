#include "engine/evaluation/kmitl.hpp"

#include <array>

// Quirks of the published function, all kept:
// - Only black men have a positional value; white men and all kings are bare material.
// - Every positional rule adds the man's own -10 again, so a man is worth -10 to -52 and a king -15: crowning is
//   punished, and the program would rather advance another man.
// - The rules for the second and third lines carry range conditions joined with "or" that are always true.
// - The king-chasing term is dead. When Black has more pieces and a king, each white piece off the edge offers its
//   four neighbours as targets, -29 for a black king on one. But the target's column is computed from the ROW
//   (row +-1), so row + column is even: always a light square, never a king. The term is left out here; it could
//   only cost time.
namespace checkers {
namespace {

constexpr int kMan = 10;
constexpr int kKing = 15;

// Appendix A, scoreFunc; rows and columns 1-8.
constexpr int black_man_value(int row, int column) {
  int value = -kMan;
  const auto rule = [&value](bool applies, int extra) {
    if (applies) value -= kMan + extra;
  };
  rule(row == 1 || row == 8 || column == 1 || column == 8, 4);
  rule(row == 2 || row == 7, 3);
  rule(column == 2 || column == 7, 3);
  rule(row == 3 || row == 6, 2);
  rule(column == 3 || column == 6, 2);
  rule(row == 5, 2);
  rule(row == 6, 3);
  rule(row == 7, 4);
  rule(row == 8, 5);
  return value;
}

constexpr auto kBlackMan = [] {
  std::array<int, kLastSquare + 1> values{};
  for (Square square = kFirstSquare; square <= kLastSquare; ++square)
    values[static_cast<std::size_t>(square)] = black_man_value(row_of(square) + 1, column_of(square) + 1);
  return values;
}();

double evaluate(const Position& position, Color, int) {
  int score = kMan * count(position.men(Color::White)) +
              kKing * (count(position.kings_of(Color::White)) - count(position.kings_of(Color::Black)));
  for (Bitboard men = position.men(Color::Black); men != 0;)
    score += kBlackMan[static_cast<std::size_t>(take_first(men))];
  return score;
}

}  // namespace

const Evaluation kKmitl{
    .id = "kmitl",
    .name = "ScoreFunction",
    .authors = "Thanakrit Thithapant, Nutthapon Sariga and Tanyawat Sanguanchue",
    .year = 2009,
    .source = "Development of Heuristic Functions for Minimax Game Playing Strategy, KMITL, section 3.2 and Appendix A",
    .remarks =
        "Positional value for black men only; a king is worth less than most men; the king-chasing term never applies.",
    .view = View::White,
    .evaluate = evaluate,
};

}  // namespace checkers
