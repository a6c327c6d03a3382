#include "engine/evaluation/sable.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/core/move_generation.hpp"

namespace checkers {
namespace sable {
namespace {

constexpr int kRowAdvanced = 15;
constexpr int kMissingPiece = 20;
constexpr int kAllPieces = 2 * kPiecesPerSide;
constexpr int kCornerPenalty = 150;
constexpr int kCornerFactor = 4;

// Weights of the leader's kings by square; index 0 is unused.
using Weights = std::array<std::uint8_t, 33>;

struct SquareWeight {
  std::uint8_t square;
  std::uint8_t weight;
};

constexpr SquareWeight kAgainstKingOn1[] = {{5, 18}, {9, 15}, {10, 8}, {14, 8}, {2, 7},  {18, 7}, {17, 6},
                                            {6, 6},  {15, 6}, {13, 6}, {7, 6},  {11, 4}, {19, 4}};
constexpr SquareWeight kAgainstKingOn5[] = {{1, 18}, {6, 15}, {14, 8}, {10, 8}, {13, 7}, {15, 7}, {7, 6},
                                            {9, 6},  {18, 6}, {2, 6},  {17, 6}, {22, 4}, {23, 4}};

template <std::size_t N>
constexpr Weights make_weights(const SquareWeight (&list)[N], bool turned) {
  Weights weights{};
  for (const SquareWeight& entry : list) weights[turned ? 33u - entry.square : entry.square] = entry.weight;
  return weights;
}

struct Corner {
  Square square;
  Weights weights;
};

constexpr Corner kDoubleCorners[] = {
    {1, make_weights(kAgainstKingOn1, false)},
    {5, make_weights(kAgainstKingOn5, false)},
    {32, make_weights(kAgainstKingOn1, true)},
    {28, make_weights(kAgainstKingOn5, true)},
};

int material(const Position& position, Color side) {
  return kMan * count(position.men(side)) + kKing * count(position.kings_of(side));
}

int advancement(const Position& position, Color side) {
  int rows = 0;
  for (Bitboard men = position.men(side); men != 0;) {
    const int row = row_of(take_first(men));
    rows += side == Color::Black ? row : 7 - row;
  }
  return kRowAdvanced * rows;
}

int distance(Square from, Square to) {
  return std::max(std::abs(row_of(from) - row_of(to)), std::abs(column_of(from) - column_of(to)));
}

// What the kings of `side` lose by keeping away from the enemy.
int remoteness(const Position& position, Color side, int dead_zone) {
  const Bitboard enemies = position.pieces(opponent(side));
  if (enemies == 0) return 0;
  int sum = 0;
  for (Bitboard kings = position.kings_of(side); kings != 0;) {
    const Square king = take_first(kings);
    int nearest = 8;
    for (Bitboard rest = enemies; rest != 0;) nearest = std::min(nearest, distance(king, take_first(rest)));
    sum += additive_factorial(nearest - dead_zone);
  }
  return sum;
}

// From the leader's view.
int double_corner(const Position& position, Color leader) {
  const Bitboard weak_kings = position.kings_of(opponent(leader));
  int sum = 0;
  for (const Corner& corner : kDoubleCorners) {
    if (!contains(weak_kings, corner.square)) continue;
    sum -= kCornerPenalty;
    for (Bitboard kings = position.kings_of(leader); kings != 0;)
      sum += kCornerFactor * corner.weights[static_cast<std::size_t>(take_first(kings))];
  }
  return sum;
}

}  // namespace

Terms terms(const Position& position, Color side, const HeuristicOptions& options) {
  const Color other = opponent(side);
  Terms result;
  result.material = material(position, side) - material(position, other);
  result.advancement = advancement(position, side) - advancement(position, other);
  if (options.proximity)
    result.proximity = remoteness(position, other, options.dead_zone) - remoteness(position, side, options.dead_zone);

  const int own = count(position.pieces(side));
  const int theirs = count(position.pieces(other));
  if (own == theirs) return result;
  const Color leader = own > theirs ? side : other;
  const int sign = own > theirs ? 1 : -1;
  result.fewer_pieces = sign * kMissingPiece * (kAllPieces - own - theirs);
  if (options.double_corner) result.double_corner = sign * double_corner(position, leader);
  return result;
}

int heuristic(const Position& position, Color side, const HeuristicOptions& options) {
  if (!has_move(position)) return position.to_move == side ? -kTerminal : kTerminal;
  return terms(position, side, options).sum();
}

}  // namespace sable

const Evaluation kSable{
    .id = "sable",
    .name = "Men forward, kings near, leaders trade",
    .authors = "an unnamed student of Professor Sable",
    .year = 0,
    .source = "Professor Sable Project #1, Heuristic; undated",
    .remarks = "the text names the terms, the numbers are ours; the random part is 0",
    .view = View::Side,
    .evaluate = [](const Position& position, Color side, int) -> double { return sable::heuristic(position, side); },
};

}  // namespace checkers
