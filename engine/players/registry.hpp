#pragma once

#include <span>
#include <string_view>

#include "engine/arena/player.hpp"

namespace checkers {

// Everyone who can play: the books' searchers, the reports' programs and the simple ones. Menus are built from this.
std::span<const PlayerKind* const> all_player_kinds();

// Reads a description such as "alpha-beta:ef3:4" or "kmitl:3+repaired".
Result<Player> make_player(std::string_view description);

// Whether this player gets better with endgame tables.
bool uses_endgames(std::string_view description);

}  // namespace checkers
