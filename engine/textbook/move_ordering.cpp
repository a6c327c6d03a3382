#include "engine/textbook/move_ordering.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/textbook/move_score.hpp"

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

void keep(const Position&, MoveList&, const EvaluationFunction&, int) {}

Direction first_direction(const Move& move) {
  if (move.is_capture()) return move.jump_direction(0);
  const bool down = row_of(move.to) > row_of(move.from);
  const bool right = column_of(move.to) > column_of(move.from);
  if (down) return right ? Direction::DownRight : Direction::DownLeft;
  return right ? Direction::UpRight : Direction::UpLeft;
}

// By piece, and for each piece in a fixed order of the directions of its first step.
template <Direction A, Direction B, Direction C, Direction D>
void by_direction(const Position&, MoveList& moves, const EvaluationFunction&, int) {
  const auto rank = [](Direction direction) {
    return direction == A ? 3 : direction == B ? 2 : direction == C ? 1 : 0;
  };
  sort_by<int>(moves, [&](const Move& move) { return rank(first_direction(move)) - 4 * move.from; });
}

void by_captures(const Position&, MoveList& moves, const EvaluationFunction&, int) {
  sort_by<int>(moves, [](const Move& move) { return int{move.jumps}; });
}

void by_evaluation(const Position& position, MoveList& moves, const EvaluationFunction& evaluate, int turn) {
  if (moves.size() < 2) return;
  sort_by<double>(moves, [&](const Move& move) { return evaluate(after(position, move), position.to_move, turn); });
}

void by_cheap_score(const Position& position, MoveList& moves, const EvaluationFunction&, int) {
  if (moves.size() < 2) return;
  sort_by<int>(moves, [&](const Move& move) { return move_score(position, move); });
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

}  // namespace checkers::textbook
