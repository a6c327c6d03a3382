#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "engine/core/move.hpp"

namespace checkers::textbook {

using EvaluationFunction = std::function<double(const Position& position, Color side, int turn)>;

// An order in which successors are tried. Alpha-beta's value does not depend on it, its cost does.
struct MoveOrder {
  std::string_view id;
  std::string_view name;
  void (*sort)(const Position& position, MoveList& moves, const EvaluationFunction& evaluate);
};

// As the generator makes them: by start square, then by route.
extern const MoveOrder kGenerationOrder;

std::span<const MoveOrder* const> all_move_orders();

// nullptr if there is no such id.
const MoveOrder* find_move_order(std::string_view id);

// What a move promises, from the move alone: captured pieces first, then a crowning, then whether the piece can be
// taken where it lands, then how central it stands. Higher is better.
int cheap_score(const Position& position, const Move& move);

}  // namespace checkers::textbook
