#pragma once

#include <functional>
#include <vector>

#include "engine/core/search.hpp"
#include "engine/evaluation/sable.hpp"

// The time-limited minimax of "Professor Sable Project #1", deepened one ply at a time. The text speaks of minimax
// only; alpha-beta finds the same values sooner.
namespace checkers::sable {

// Milliseconds since the search began.
using Clock = std::function<double()>;

struct Settings {
  int limit_ms = 1000;  // 0 = no limit
  int depth = 0;        // deepest iteration; 0 = as deep as time allows. One of the two must be set.
  HeuristicOptions heuristic = {};
  bool noise = true;
  bool prune = true;
  bool single_move_at_once = true;  // otherwise an only move takes as much time as any other
  Clock clock = {};                 // for tests; empty = the machine's
};

// Searching ends when this much time is gone: the limit less 50 ms or 2 %, whichever is more.
double time_threshold(int limit_ms);

// Scores are multiplied by 8 and get a number from -4 to 3, seen by the side that searches, which depends on the
// position and on the salt of the search: states that are otherwise equal differ, and no real difference is reversed.
constexpr int kNoiseSteps = 8;
int noise(const Position& position, std::uint64_t salt);

// Deepest search. An iteration that reaches it is repeated until the time is gone.
constexpr int kMostPlies = 128;

// A win or loss within kMostPlies; no other score comes near.
constexpr int kTerminalPerPly = 1000;
constexpr bool is_definite_win(int value) { return value >= kTerminal - kTerminalPerPly * kMostPlies; }
constexpr bool is_definite_loss(int value) { return is_definite_win(-value); }

enum class End : std::uint8_t { NoMove, SingleMove, DefiniteWin, DepthReached, TimeUp, Stopped };

struct Outcome {
  int value = 0;                              // heuristic's units without the noise, view of the side to move
  std::vector<Move> equals;                   // the best moves of the last finished iteration
  std::vector<std::vector<Move>> variations;  // the line expected after each, itself first
  int depth = 0;                              // plies of that iteration
  End end = End::NoMove;
  // Over all iterations, the unfinished one included. generated: legal moves of every expanded node; expanded: nodes
  // whose moves were searched; leaves: nodes given to the heuristic.
  SearchStatistics statistics;
  std::uint64_t calls = 0;  // of the recursive function; each looks at the clock
};

// The best of `root_moves`. Depth 1 is always finished; an iteration that is cut short counts for nothing. A definite
// win ends the search, a definite loss does not.
Outcome find_best(const Position& position, const MoveList& root_moves, const Settings& settings, std::uint64_t salt,
                  const StopToken* stop = nullptr);

// The same with every legal move.
Outcome find_best(const Position& position, const Settings& settings, std::uint64_t salt,
                  const StopToken* stop = nullptr);

}  // namespace checkers::sable
