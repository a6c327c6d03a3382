#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/reports/kmitl/experiment.hpp"

namespace checkers::kmitl {

// A row of Tables 4-2 to 4-5 as printed, beside what Appendix B says of the same match where its page is legible.
struct PrintedMatch {
  int board;
  int white;
  int black;
  Ending winner;
  std::optional<Ending> appendix = std::nullopt;
  std::string_view appendix_sum = "";  // "black + white = board", given for ties
};

constexpr int kMatches = 20;  // of each experiment; our checker moves first in the first ten

// An experiment of chapter 4: its table, and the numbers its paragraph gives.
struct PrintedExperiment {
  std::string_view table;
  int our_depth;       // Table 4-1
  int opponent_depth;  // Table 4-1
  int won;             // of 20
  int won_first;       // of the ten in which our checker moves first
  int won_next;        // of the other ten
  std::string_view won_percent;
  std::string_view tie_percent;
  std::string_view lost_percent;
  std::array<PrintedMatch, kMatches> matches;
};

extern const std::array<PrintedExperiment, 4> kPrintedExperiments;

// Section 5.1 and the abstract: the averages of the four.
constexpr std::string_view kPrintedWon = "35";
constexpr std::string_view kPrintedTie = "23.75";
constexpr std::string_view kPrintedLost = "41.25";

}  // namespace checkers::kmitl
