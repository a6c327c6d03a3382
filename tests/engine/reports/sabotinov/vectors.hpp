#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/core/fen.hpp"
#include "engine/evaluation/evaluation.hpp"
#include "engine/reports/sabotinov/game.hpp"

// Readers of tests/data/sabotinov. Everything there is in standard square numbers, but for the fields of a game that
// have a twin ending in "_std".
namespace checkers::sabotinov::vectors {

inline nlohmann::json load(const std::string& name) {
  std::ifstream file(std::string(CHECKERS_TEST_DATA) + "/sabotinov/" + name);
  nlohmann::json data = nlohmann::json::parse(file, nullptr, false);
  EXPECT_TRUE(data.is_array()) << name;
  return data;
}

inline Position position_of(const std::string& fen) {
  const Result<Position> position = parse_fen(fen);
  EXPECT_TRUE(position) << fen;
  return position ? *position : Position{};
}

// Start and every landing: "31-22-15".
inline std::string dashed(const Move& move) {
  std::string text;
  for (const Square square : path_of(move)) {
    if (!text.empty()) text += '-';
    text += std::to_string(square);
  }
  return text;
}

inline void expect_all_values(const Evaluation& evaluation, int expected_count) {
  int count = 0;
  for (const nlohmann::json& vector : load("evaluations.json")) {
    if (vector["evaluation"].get<std::string>() != evaluation.id) continue;
    ++count;
    const Color side = vector["side"] == "black" ? Color::Black : Color::White;
    EXPECT_EQ(evaluation.evaluate(position_of(vector["fen"]), side, vector["turn"]), vector["value"].get<double>())
        << vector.dump();
  }
  EXPECT_EQ(count, expected_count);
}

inline double value_of(const Evaluation& evaluation, const std::string& fen, Color side, int turn = 0) {
  return evaluation.evaluate(position_of(fen), side, turn);
}

inline GameSetup setup_of(const nlohmann::json& game) {
  const auto searcher = [&](const nlohmann::json& side) {
    return Searcher{side["alg"] == "MAB" ? Algorithm::MinmaxAB : Algorithm::AlphaBetaSearch, side["eval"],
                    game["depth"]};
  };
  return {.red = searcher(game["red"]), .black = searcher(game["black"])};
}

inline std::string result_of(const Status& status) {
  if (!status.winner) return "draw";
  return *status.winner == Color::White ? "red" : "black";
}

}  // namespace checkers::sabotinov::vectors
