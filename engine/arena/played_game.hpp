#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/arena/player.hpp"
#include "engine/core/game.hpp"

namespace checkers {

struct GameOptions {
  Position start = start_position();
  std::vector<Move> opening = {};  // played before the players are asked
  Rules rules = kStandardRules;
  // A game still going after so many plies is a draw; 0 = only what the rules say. Rules without any draw need it.
  int draw_after_plies = 0;
  std::uint64_t seed = 0;
  const StopToken* stop = nullptr;
};

// A game that players played to its end, or to the moment it was stopped.
struct PlayedGame {
  Game game;
  std::array<std::string, 2> players;               // by colour
  std::array<SearchStatistics, 2> statistics = {};  // summed over a side's turns
  std::vector<std::string> remarks = {};            // "ply 12, black: passes; the first legal move was played"
  bool stopped = false;

  const SearchStatistics& statistics_of(Color color) const { return statistics[static_cast<std::size_t>(color)]; }
};

// Lets two players play. Each turn's seed comes from the game's, so the same options give the same game, as long as the
// players do not go by the clock. A player without a move, where there is one, is given the first legal one.
PlayedGame play_game(const Player& black, const Player& white, const GameOptions& options);

}  // namespace checkers
