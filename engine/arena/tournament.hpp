#pragma once

#include <functional>
#include <vector>

#include "engine/arena/opening.hpp"
#include "engine/arena/played_game.hpp"
#include "engine/arena/score.hpp"
#include "engine/arena/table.hpp"

namespace checkers {

// Who plays whom, how often and from where.
struct TournamentOptions {
  int games = 2;                       // of each pairing
  bool swap_colors = true;             // every second game of a pairing repeats the one before with colours changed
  std::vector<Opening> openings = {};  // by turns; empty: the start position
  Rules rules = kStandardRules;
  int draw_after_plies = 0;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  const StopToken* stop = nullptr;
  // After each finished game, in the order they finish, one call at a time.
  std::function<void(int finished, int total, const PlayedGame& game)> on_game = {};
};

struct TournamentGame {
  std::size_t black = 0;  // index of the player
  std::size_t white = 0;
  std::string opening;  // its name; empty for the start position
  PlayedGame played;
};

struct TournamentResult {
  std::vector<std::string> players;
  std::vector<TournamentGame> games;  // finished ones, in the order of the schedule whatever the threads did
  bool stopped = false;

  // Of `player` against `other`, or against everybody.
  Score score(std::size_t player) const;
  Score score(std::size_t player, std::size_t other) const;
};

// Everyone against everyone. With two players it is a match. Stopping keeps what was finished.
TournamentResult run_tournament(const std::vector<Player>& players, const TournamentOptions& options);

// A row a game: players, result, path length, and each side's nodes generated, expanded, leaves, total, time, memory.
Table game_table(const TournamentResult& result);

// A row a player: games, wins, draws, losses, score with its 95 % interval, and mean nodes and time a game.
Table standings(const TournamentResult& result);

// A row and a column a player: points of the row's against the column's.
Table cross_table(const TournamentResult& result);

// Every game as PDN.
std::string to_pdn(const TournamentResult& result);

}  // namespace checkers
