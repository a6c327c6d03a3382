#pragma once

#include <array>
#include <span>
#include <string_view>

namespace checkers::sabotinov {

// A row of Table 2: Minmax-A-B as Red against Alpha-Beta-Search as Black, both with one evaluation.
struct PrintedTiming {
  int evaluation;
  // Minmax-A-B's and Alpha-Beta-Search's time at depths 2, 4 and 6.
  std::array<std::string_view, 6> times;
};

std::span<const PrintedTiming> printed_timings();

// A row of Tables 5 and 6: seconds for four runs and on average, copying boards or looking up squares.
struct PrintedBenchmark {
  std::string_view table;
  std::string_view row;
  std::array<std::string_view, 5> seconds;
};

std::span<const PrintedBenchmark> printed_benchmarks();

}  // namespace checkers::sabotinov
