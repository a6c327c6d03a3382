#pragma once

#include <gtest/gtest.h>

#include "engine/evaluation/evaluation.hpp"
#include "engine/reports/godavarthy/move_generation.hpp"
#include "engine/reports/godavarthy/node_value.hpp"
#include "tests/engine/reports/godavarthy/vectors.hpp"

namespace checkers::godavarthy::vectors {

// Checks every vector of one evaluation: its static value, and the value of the node with no-move positions decided.
inline void expect_all_values(const Evaluation& evaluation, int expected_vectors) {
  int seen = 0;
  for (const nlohmann::json& vector : list("evaluations.json", "vectors")) {
    if (vector["evaluation"] != evaluation.id) continue;
    ++seen;
    const Color side = color(vector["side"]);
    const Position at = position(vector["board"], color(vector["to_move"]));
    EXPECT_EQ(evaluation.evaluate(at, side, 0), vector["value"].get<double>()) << vector["board"];
    MoveList moves;
    generate_moves(at, false, moves);
    EXPECT_EQ(node_value({&evaluation, side, {}, {}}, at, !moves.empty()), vector["node_value"].get<double>())
        << vector["board"];
  }
  EXPECT_EQ(seen, expected_vectors);
}

inline double value_of(const Evaluation& evaluation, const std::string& board, Color side) {
  return evaluation.evaluate(position(board, Color::Black), side, 0);
}

}  // namespace checkers::godavarthy::vectors
