#include "engine/evaluation/ef3.hpp"

#include <array>

#include "engine/core/move_generation.hpp"

// Quirks of EF-3 (report section 3.7.2 and appendix A, Algorithm.cpp), all kept:
// - the square tables are read one square too far, which leaves Black's man on its home corner worth nothing;
// - Black gets 1000 for each neighbour of the square where a single capture lands, White never;
// - the test for a retaliation looks at the capturing side's own pieces;
// - a capture that lands on square 1 escapes the tests for the home and the far row;
// - an "advancement" is computed as 0, and the difference in pieces is switched off.
namespace checkers {
namespace {

using Table = std::array<std::int16_t, 32>;

// Effective values by the square as the program numbers it, which is 33 - the standard number.
constexpr Table kWhiteMan{1, 7, 1, 1, 2, 2,   2,   1, 5,   5,   5,   1,  3,   3,   3,    1,
                          4, 4, 4, 1, 5, 250, 250, 1, 250, 500, 500, 50, 100, 100, 1000, 0};
constexpr Table kBlackMan{100, 100, 50, 500, 500, 250, 1, 250, 250, 5, 1, 4, 4, 4, 1, 3,
                          3,   3,   1,  5,   5,   5,   1, 2,   2,   2, 1, 1, 7, 1, 7, 0};
constexpr Table kKing{1,  1,  1, 1, 5,  5, 55, 5, 15, 45, 1,  1, 5, 35, 5, 5,
                      25, 25, 1, 1, 15, 5, 15, 5, 5,  5,  10, 1, 1, 1,  1, 1};

constexpr int kCanCaptureMany = 2000;
constexpr int kCanCaptureKing = 400;
constexpr int kCanCaptureMan = 200;
constexpr int kUnsafeLanding = -100;
constexpr int kBlackLandingNeighbour = 1000;

constexpr int kMayLoseMany = -40'000;
constexpr int kMayLoseKing = -4000;
constexpr int kLosesManAtHome = -5000;
constexpr int kLosesManAtEdge = -2000;
constexpr int kRetaliation = 1000;

constexpr int kDecided = 7'999'999;

// Squares 5, 12, 13, 20, 21 and 28: the left and right edges.
constexpr Bitboard kSides = bit(5) | bit(12) | bit(13) | bit(20) | bit(21) | bit(28);
constexpr Bitboard kUntestedCorner = bit(1);

constexpr Bitboard above(Bitboard square) { return step<Direction::UpLeft>(square) | step<Direction::UpRight>(square); }
constexpr Bitboard below(Bitboard square) {
  return step<Direction::DownLeft>(square) | step<Direction::DownRight>(square);
}
constexpr Bitboard ahead(Bitboard square, Color side) { return side == Color::Black ? below(square) : above(square); }
constexpr Bitboard behind(Bitboard square, Color side) { return ahead(square, opponent(side)); }

int sum_over(Bitboard squares, const Table& table) {
  int sum = 0;
  while (squares != 0) sum += table[static_cast<std::size_t>(32 - take_first(squares))];
  return sum;
}

// A side's captures as if it were on move; none when it has to step.
MoveList captures_of(const Position& on_move) { return has_capture(on_move) ? legal_moves(on_move) : MoveList{}; }

int capture_worth(const Position& position, Color side, const Move& move) {
  if (move.jumps > 1) return kCanCaptureMany;
  const Bitboard landing = bit(move.to);
  const Bitboard enemy = position.pieces(opponent(side));
  int worth = (move.captured & position.kings) != 0 ? kCanCaptureKing : kCanCaptureMan;
  // The captured piece is still on the board here.
  worth +=
      kUnsafeLanding * (count(ahead(landing, side) & enemy) + count(behind(landing, side) & enemy & position.kings));
  if (side == Color::Black) worth += kBlackLandingNeighbour * count(above(landing) | below(landing));
  return worth;
}

// The enemy's `move` takes pieces of `side`.
int casualty_worth(const Position& position, Color side, const Move& move) {
  if (move.jumps > 1) return kMayLoseMany;
  if ((move.captured & position.kings) != 0) return kMayLoseKing;
  const Bitboard landing = bit(move.to);
  if ((landing & crowning_row(opponent(side)) & ~kUntestedCorner) != 0) return kLosesManAtHome;
  if ((landing & crowning_row(side) & ~kUntestedCorner) != 0) return kLosesManAtEdge;
  if ((landing & kSides) != 0) return kLosesManAtEdge;
  const Bitboard enemy = position.pieces(opponent(side));
  return kRetaliation * (count(behind(landing, side) & enemy) + count(ahead(landing, side) & enemy & position.kings));
}

double evaluate(const Position& position, Color side, int) {
  Position own_turn = position;
  own_turn.to_move = side;
  Position enemy_turn = position;
  enemy_turn.to_move = opponent(side);
  if (!has_move(enemy_turn)) return kDecided;
  if (!has_move(own_turn)) return -kDecided;

  const Bitboard men = position.men(side);
  const Bitboard kings = position.kings_of(side);
  int value = 2 * count(men) + 4 * count(kings);
  value += 2 * sum_over(men, side == Color::Black ? kBlackMan : kWhiteMan) + 4 * sum_over(kings, kKing);
  for (const Move& move : captures_of(own_turn)) value += capture_worth(position, side, move);
  for (const Move& move : captures_of(enemy_turn)) value += casualty_worth(position, side, move);
  return value;
}

}  // namespace

const Evaluation kEf3{
    .id = "ef3",
    .name = "EF-3",
    .authors = "Borislav Sabotinov",
    .year = 0,
    .source = "Sabotinov, Torrente and Henderson, Two Player Games - Checkers, section 3.7.2 and appendix A",
    .remarks = "Own material and square tables, captures and casualties. Black and White are treated differently.",
    .view = View::Side,
    .evaluate = evaluate,
};

}  // namespace checkers
