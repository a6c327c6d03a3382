#pragma once

#include <span>
#include <string_view>

namespace checkers {

// The rules of a game as data. The defaults are the standard game; paragraphs are those of the World
// Checkers/Draughts Federation's "Rules of Draughts (Checkers)", section 1, which the American Checker Federation
// shares.
struct Rules {
  std::string_view id = "standard";
  std::string_view name = "English draughts (WCDF/ACF)";

  // 1.19: a capture must be made when there is one. The player chooses freely among several (1.20).
  bool captures_compulsory = true;
  // 1.19: a capture goes on as long as the same piece can jump.
  bool chains_must_finish = true;
  // 1.18: a king may jump through or onto the square it started from.
  bool start_square_is_free = true;
  // 1.32: the same position for the third time, the same side to move, is a draw; 0 = never.
  int repetitions_to_draw = 3;
  // 1.32: so many moves of each side without a capture or a man's move are a draw; 0 = never.
  int quiet_moves_to_draw = 40;
  // A side without a move loses even when it is not its turn, White before Black. One of the reports' programs does so.
  bool immobile_side_loses_at_once = false;
  // So many plies end the game as a draw; 0 = never. No rule book has this; the reports' programs do.
  int plies_to_draw = 0;
};

constexpr Rules kStandardRules{};

// The standard rules and those of the published programs.
std::span<const Rules> all_rules();

// nullptr if there is no such id.
const Rules* find_rules(std::string_view id);

}  // namespace checkers
