#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/reports/sabotinov/game.hpp"

namespace checkers::sabotinov {

// What the report prints about one game, in its words and square numbers; empty where it prints nothing.
struct PrintedRun {
  std::string_view table;
  std::string_view row = {};
  GameSetup setup;
  std::string_view rounds = {};                 // "path length"
  std::array<std::string_view, 6> counts = {};  // leaf, expanded, total; each for Red and Black
  std::string_view result = {};
  std::string_view seconds = {};
  std::string_view memory = {};
  std::string_view minmax_time = {};
  std::string_view alpha_beta_time = {};
  std::string_view last_move = {};
  std::string_view board = {};  // see native_board; letters that the scan of the report lost are in brackets
  std::string_view black_leaves_misprint = {};  // why Black's leaf count is wrong
};

// Tables 3 and 4, the sample runs of section 5, the 18 games of appendix B and the last game of the full simulation.
std::span<const PrintedRun> printed_runs();

// A value of a search that the verbose log shows before the last move of a game of appendix B.
struct PrintedValue {
  std::string_view row;
  GameSetup setup;
  std::string_view column;
  std::string_view value;
  int (*measured)(const SearchOutcome& outcome);
};

std::span<const PrintedValue> printed_values();

}  // namespace checkers::sabotinov
