#pragma once

#include <span>
#include <string_view>

#include "engine/core/position.hpp"

namespace checkers {

// For whom a high number is good.
enum class View : std::uint8_t { Side, Black, White };

// A published evaluation function: the number exactly as its authors' program returns it, quirks included.
struct Evaluation {
  std::string_view id;
  std::string_view name;
  std::string_view authors;
  int year;
  std::string_view source;
  std::string_view remarks;
  View view;
  // `side` is the side that evaluates, `turn` the turns it has completed; functions that do not care ignore them.
  // Random terms are 0.
  double (*evaluate)(const Position& position, Color side, int turn);
};

std::span<const Evaluation* const> all_evaluations();

// nullptr if there is no such id.
const Evaluation* find_evaluation(std::string_view id);

// The evaluation seen by `side`: higher is better for it, whatever the function's own view.
inline double value_for(const Evaluation& evaluation, const Position& position, Color side, int turn) {
  const double value = evaluation.evaluate(position, side, turn);
  const bool foreign = (evaluation.view == View::Black && side == Color::White) ||
                       (evaluation.view == View::White && side == Color::Black);
  return foreign ? -value : value;
}

}  // namespace checkers
