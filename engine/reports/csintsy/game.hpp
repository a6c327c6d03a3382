#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/reports/csintsy/search.hpp"

// Games of the agent (Black) against a player (Red) who follows the program's own hints.
namespace checkers::csintsy {

// Which of the equally good moves to play; called only when there are several.
using TieBreak = std::function<const Move&(int ply, std::span<const Move> equals)>;

TieBreak seeded_tie_break(std::uint64_t seed);

struct Turn {
  int ply;  // from 1; Black's are odd
  Position position;
  int legal_moves;
  Move played;
};

struct GamePlan {
  int agent_depth = 10;
  int player_depth = 10;
  int plies = 200;  // the game is left there; the program knows no draw
  RedCheck red_check = RedCheck::AsPrinted;
};

struct GameRecord {
  std::vector<Turn> turns;
  Position final_position;
  std::optional<Color> winner;  // empty if the game was left or stopped
  bool stopped = false;
};

// Plays as the published searches would: the same values and equals, found with fewer nodes.
GameRecord play_game(const GamePlan& plan, const TieBreak& tie_break, const StopToken* stop = nullptr);

// The two games behind Figures 11-13: the agent's first 20 turns at depth 10, both sides on the hints. Where several
// moves are equal the report's games took one of them by chance. Main: always the first in the order of generation.
// Other: at ply 24 the second instead, 27-23 for 28-24; the row of the utility order was measured there.
enum class Branch : std::uint8_t { Main, Other };
constexpr int kMeasuredPlies = 39;

GameRecord measured_game(Branch branch, const StopToken* stop = nullptr);

// The agent's turns that the report's averages count: those with at least two moves.
std::vector<Position> counted_positions(const GameRecord& game);

}  // namespace checkers::csintsy
