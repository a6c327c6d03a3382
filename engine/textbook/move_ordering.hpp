#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "engine/core/move.hpp"

namespace checkers::textbook {

using EvaluationFunction = std::function<double(const Position& position, Color side, int turn)>;

// An order in which successors are tried. Alpha-beta's value does not depend on it, its cost does. Directions are those
// of the standard board, Black at the top.
struct MoveOrder {
  std::string_view id;
  std::string_view name;
  void (*sort)(const Position& position, MoveList& moves, const EvaluationFunction& evaluate, int turn);
};

// As the generator makes them: by start square, then by route.
extern const MoveOrder kGenerationOrder;

std::span<const MoveOrder* const> all_move_orders();

// nullptr if there is no such id.
const MoveOrder* find_move_order(std::string_view id);

}  // namespace checkers::textbook
