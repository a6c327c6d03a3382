#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/reports/csintsy/game.hpp"
#include "engine/reports/report.hpp"

// What the report measured, and what it might have.
namespace checkers::csintsy {

// An average over the agent's counted turns on one branch.
struct Series {
  std::string_view id;
  Branch branch = Branch::Main;
  Settings settings = {};
};

struct Average {
  Metrics total;
  std::uint64_t turns = 0;

  // "Averages truncated to integers", as the report's are.
  std::uint64_t generated() const { return turns == 0 ? 0 : total.generated / turns; }
  std::uint64_t explored() const { return turns == 0 ? 0 : total.explored / turns; }
  double ratio() const;             // explored/generated of the totals
  double branching_factor() const;  // "the number of children nodes by the number of parent nodes"
  double seconds() const;
};

struct Branches {
  std::array<GameRecord, 2> games;  // by Branch
  const GameRecord& game(Branch branch) const { return games[static_cast<std::size_t>(branch)]; }
};

// Both games of Figures 11-13, found anew.
Branches find_branches(const ReportOptions& options);

// One average for each series; empty if asked to stop. The counts do not depend on the number of threads.
std::vector<Average> measure(const std::vector<Series>& series, const Branches& branches, const ReportOptions& options);

// The turns of both players with at least two moves, and how many moves those turns offered.
double moves_per_turn(const GameRecord& game);

// Turns of the agent that offer one move only.
int forced_turns(const GameRecord& game);

// How a set of games with different seeds ended.
struct Tally {
  int black = 0;
  int red = 0;
  int undecided = 0;
  std::vector<int> plies;  // of each game, in the order of the seeds
};

// Games with the seeds 1 to `games`; empty if asked to stop.
std::optional<Tally> play_games(const GamePlan& plan, int games, const ReportOptions& options);

}  // namespace checkers::csintsy
