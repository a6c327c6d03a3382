#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/reports/godavarthy/game.hpp"

namespace checkers::godavarthy {

// A line of the report's tables, or its sample run, as printed. Index 0 is Computer 1, 1 Computer 2; times are in
// microseconds.
struct PrintedRun {
  std::array<std::uint64_t, 2> generated;
  std::array<std::uint64_t, 2> expanded;
  std::array<std::uint64_t, 2> time_us;
  std::array<std::uint64_t, 2> memory;
  int length;
  std::string_view winner;
};

// A row of tables 1 to 8. Computer 1 always has evaluation 1; `evaluation` is Computer 2's.
struct TableRow {
  int table;
  int evaluation;
  std::optional<PrintedRun> printed;  // row 2 of table 7 is empty
};

std::span<const TableRow> table_rows();

// Tables 1 and 5: Alpha-Beta-Search against itself; 2 and 6: MinMaxAB; 3 and 7: Alpha-Beta-Search (Computer 1) v
// MinMaxAB; 4 and 8: MinMaxAB v Alpha-Beta-Search. Depth 2 in the first four, 4 in the others.
GameSetup setup_of(const TableRow& row);

// The last board of the sample run as far as the text has it: whole rows, or their pieces where the blanks are lost.
struct PrintedBoardRow {
  int row;
  std::string_view symbols;
  bool complete;
};

// What the program prints at the end of the sample run.
extern const PrintedRun kSampleRun;
std::span<const PrintedBoardRow> sample_board();

}  // namespace checkers::godavarthy
