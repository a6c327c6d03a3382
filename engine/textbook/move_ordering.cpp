#include "engine/textbook/move_ordering.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/bitboard.hpp"

namespace checkers::textbook {
namespace {

// Stable: equals keep the generator's order. Lists are short, so insertion it is.
template <class Key, class ScoreOf>
void sort_by(MoveList& moves, const ScoreOf& score_of) {
  std::array<Key, MoveList::kCapacity> scores;
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    const Key score = score_of(move);
    int at = i;
    for (; at > 0 && scores[static_cast<std::size_t>(at - 1)] < score; --at) {
      moves[at] = moves[at - 1];
      scores[static_cast<std::size_t>(at)] = scores[static_cast<std::size_t>(at - 1)];
    }
    moves[at] = move;
    scores[static_cast<std::size_t>(at)] = score;
  }
}

void keep(const Position&, MoveList&, const EvaluationFunction&) {}

Direction first_direction(const Move& move) {
  if (move.is_capture()) return move.jump_direction(0);
  const bool down = row_of(move.to) > row_of(move.from);
  const bool right = column_of(move.to) > column_of(move.from);
  if (down) return right ? Direction::DownRight : Direction::DownLeft;
  return right ? Direction::UpRight : Direction::UpLeft;
}

// By piece, and for each piece in a fixed order of the directions of its first step.
template <Direction A, Direction B, Direction C, Direction D>
void by_direction(const Position&, MoveList& moves, const EvaluationFunction&) {
  const auto rank = [](Direction direction) {
    return direction == A ? 3 : direction == B ? 2 : direction == C ? 1 : 0;
  };
  sort_by<int>(moves, [&](const Move& move) { return rank(first_direction(move)) - 4 * move.from; });
}

void by_captures(const Position&, MoveList& moves, const EvaluationFunction&) {
  sort_by<int>(moves, [](const Move& move) { return int{move.jumps}; });
}

void by_evaluation(const Position& position, MoveList& moves, const EvaluationFunction& evaluate) {
  if (moves.size() < 2) return;
  sort_by<double>(moves, [&](const Move& move) { return evaluate(after(position, move), position.to_move, 0); });
}

void by_cheap_score(const Position& position, MoveList& moves, const EvaluationFunction&) {
  if (moves.size() < 2) return;
  sort_by<int>(moves, [&](const Move& move) { return cheap_score(position, move); });
}

using enum Direction;

const MoveOrder kUpLeftFirst{"ul-ur-ll-lr", "Up-left, up-right, down-left, down-right",
                             by_direction<UpLeft, UpRight, DownLeft, DownRight>};
const MoveOrder kDownRightFirst{"lr-ll-ur-ul", "Down-right, down-left, up-right, up-left",
                                by_direction<DownRight, DownLeft, UpRight, UpLeft>};
const MoveOrder kDownLeftFirst{"ll-lr-ul-ur", "Down-left, down-right, up-left, up-right",
                               by_direction<DownLeft, DownRight, UpLeft, UpRight>};
const MoveOrder kCaptures{"captures", "Most captured pieces first", by_captures};
const MoveOrder kBestFirst{"evaluation", "Best evaluation first", by_evaluation};
const MoveOrder kCheap{"cheap", "Cheap move score first", by_cheap_score};

}  // namespace

const MoveOrder kGenerationOrder{"generation", "As generated", keep};

std::span<const MoveOrder* const> all_move_orders() {
  static constexpr std::array kOrders{&kGenerationOrder, &kUpLeftFirst, &kDownRightFirst, &kDownLeftFirst,
                                      &kCaptures,        &kBestFirst,   &kCheap};
  return kOrders;
}

const MoveOrder* find_move_order(std::string_view id) {
  for (const MoveOrder* order : all_move_orders())
    if (order->id == id) return order;
  return nullptr;
}

int cheap_score(const Position& position, const Move& move) {
  constexpr int kPerCapture = 100;
  constexpr int kCrowning = 60;
  constexpr int kUnsafe = 50;
  const Color us = position.to_move;
  const Position next = after(position, move);
  const bool king = contains(position.kings, move.from);
  const bool crowned = !king && contains(crowning_row(us), move.to);

  // Somebody can jump the piece if a square next to it holds an enemy and the one opposite is empty.
  bool unsafe = false;
  for (const Direction direction : kDirections) {
    const Square attacker = neighbour(move.to, direction);
    const int row = 2 * row_of(move.to) - row_of(attacker == 0 ? move.to : attacker);
    const int column = 2 * column_of(move.to) - column_of(attacker == 0 ? move.to : attacker);
    const Square landing = square_at(row, column);
    if (attacker == 0 || landing == 0) continue;
    const bool can_move_there =
        contains(next.kings_of(next.to_move), attacker) || (next.to_move == Color::Black) == (row_step(direction) < 0);
    unsafe = unsafe ||
             (contains(next.pieces(next.to_move), attacker) && can_move_there && !contains(next.occupied(), landing));
  }
  const int column = column_of(move.to);
  const int centrality = std::min(column, 7 - column);
  return kPerCapture * move.jumps + (crowned ? kCrowning : 0) - (unsafe ? kUnsafe : 0) + centrality;
}

}  // namespace checkers::textbook
