#pragma once

#include <optional>

#include "engine/reports/report.hpp"
#include "engine/reports/sable/search.hpp"

// Does the heuristic "force the king out of the double corner"? Two kings against one that stands in a double corner,
// the same program on both sides.
namespace checkers::sable {

struct CornerTrial {
  int depth = 4;
  bool with_terms = true;  // proximity and double corner
  int games = 20;
  std::uint64_t seed = 101;
};

struct CornerTally {
  int won = 0;  // by the two kings, within kCornerPlies
  int lost = 0;
  int undecided = 0;
};

constexpr int kCornerPlies = 160;

// A king of one side in a double corner, two of the other anywhere, the two to move and nobody able to capture.
Position random_corner_position(std::uint64_t seed);

// Empty if asked to stop. The result does not depend on the number of threads.
std::optional<CornerTally> run_trial(const CornerTrial& trial, const ReportOptions& options);

// Plays on from a position, the same settings on both sides; the winner, or nobody after `plies`.
struct SelfPlay {
  std::optional<Color> winner;
  int plies = 0;
  bool stopped = false;
};

SelfPlay play_itself(const Position& start, const Settings& settings, int plies, std::uint64_t seed,
                     const StopToken* stop = nullptr);

}  // namespace checkers::sable
