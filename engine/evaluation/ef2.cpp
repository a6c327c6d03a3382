#include "engine/evaluation/ef2.hpp"

#include <array>

// Quirks of EF-2 (report section 3.7.4 and appendix A, Algorithm.cpp), all kept:
// - the enemy's men are never scored by place: the own men's places are subtracted again, at 55 %;
// - a king's "cross" looks along its row modulo 4, so it finds squares 30 to 32 whatever the row, or a king on
//   square 1 through a read beside the board;
// - the cross of an enemy king looks for that king's own fellows;
// - the other table of men is switched on by exactly three enemy men;
// - an enemy without pieces lowers the value.
namespace checkers {
namespace {

using Table = std::array<std::uint8_t, 32>;

// For a man at so many squares from its own home corner: Black's square - 1, White's 32 - square.
constexpr Table kMan{10, 1, 10, 1, 8,  5, 5,  2, 5,  3,  3,  5,  5,  3,  5,  3,
                     5,  8, 5,  8, 15, 8, 15, 8, 15, 25, 15, 25, 75, 75, 75, 75};
constexpr Table kManAgainstThree{0, 3, 6, 9, 0, 3, 6, 9, 0, 3, 6, 9, 0, 3, 6, 9,
                                 0, 3, 6, 9, 0, 3, 6, 9, 0, 3, 6, 9, 0, 3, 6, 9};
// The same from both sides.
constexpr Table kKing{1, 1,  1,  1, 3, 5, 5, 3, 7, 9, 9, 7, 8, 13, 13, 8,
                      8, 13, 13, 8, 7, 9, 9, 7, 3, 5, 5, 3, 1, 1,  1,  1};

constexpr int kManWorth = 560;
constexpr int kKingWorth = 3000;
constexpr int kExtraForEnemyMan = 99;
constexpr int kExtraForEnemyKing = 1000;
constexpr int kOwnSideEmpty = -877'775;
constexpr int kEnemySideEmpty = 777'775;
constexpr int kCross = 50;

std::uint8_t at(const Table& table, int index) { return table[static_cast<std::size_t>(index)]; }

int men_by_place(const Position& position, Color side, const Table& table) {
  int sum = 0;
  for (Bitboard men = position.men(side); men != 0;) {
    const Square square = take_first(men);
    sum += at(table, side == Color::Black ? square - 1 : 32 - square);
  }
  return sum;
}

// What a king on `square` sees of the evaluating side's enemy, whoever owns the king.
int cross(Square square, Bitboard enemy, Bitboard enemy_kings) {
  // The king's place in its row as the program counts, from the other end of the board.
  const int file = (32 - square) % 4;
  int seen = 0;
  if (file != 0) seen += contains(enemy, rotate(file));
  if (file == 2)
    seen += contains(enemy_kings, 1);  // "square 0"
  else if (file != 3)
    seen += contains(enemy, rotate(file + 2));
  if (square <= 24) seen += contains(enemy, square + 8);
  if (square >= 9) seen += contains(enemy, square - 8);
  return seen * kCross;
}

int kings_by_place(Bitboard kings, Bitboard enemy, Bitboard enemy_kings) {
  int sum = 0;
  while (kings != 0) {
    const Square square = take_first(kings);
    sum += 10 * at(kKing, square - 1) + cross(square, enemy, enemy_kings);
  }
  return sum;
}

double evaluate(const Position& position, Color side, int) {
  const Bitboard enemy = position.pieces(opponent(side));
  const Bitboard enemy_kings = enemy & position.kings;
  const int men = count(position.men(side));
  const int kings = count(position.kings_of(side));
  const int enemy_men = count(enemy & ~position.kings);
  const int men_placed = men_by_place(position, side, enemy_men == 3 ? kManAgainstThree : kMan);

  int own_worth =
      kManWorth * men + kKingWorth * kings + men_placed + kings_by_place(position.kings_of(side), enemy, enemy_kings);
  if (men + kings == 0) own_worth += kOwnSideEmpty;

  const int against = (kManWorth + kExtraForEnemyMan) * enemy_men +
                      (kKingWorth + kExtraForEnemyKing) * count(enemy_kings) + men_placed +
                      kings_by_place(enemy_kings, enemy, enemy_kings);
  int enemy_worth = 11 * against / 20;
  if (enemy == 0) enemy_worth += kEnemySideEmpty;
  return own_worth - enemy_worth;
}

}  // namespace

const Evaluation kEf2{
    .id = "ef2",
    .name = "EF-2",
    .authors = "Randall Henderson",
    .year = 0,
    .source = "Sabotinov, Torrente and Henderson, Two Player Games - Checkers, section 3.7.4 and appendix A",
    .remarks = "Material and square tables. The enemy's men are not scored by place, the own ones twice.",
    .view = View::Side,
    .evaluate = evaluate,
};

}  // namespace checkers
