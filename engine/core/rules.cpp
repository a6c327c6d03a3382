#include "engine/core/rules.hpp"

#include <array>

namespace checkers {
namespace {

constexpr std::array kAllRules{
    kStandardRules,
    // Either side's 80th turn ends the game; Black's comes first, after 159 plies.
    Rules{.id = "sabotinov",
          .name = "Sabotinov, Torrente and Henderson: draw after 80 turns",
          .repetitions_to_draw = 0,
          .quiet_moves_to_draw = 0,
          .immobile_side_loses_at_once = true,
          .plies_to_draw = 159},
    Rules{.id = "godavarthy",
          .name = "Godavarthy, Narra and Xavier: captures optional, draw after 101 plies",
          .captures_compulsory = false,
          .repetitions_to_draw = 0,
          .quiet_moves_to_draw = 0,
          .plies_to_draw = 101},
    Rules{.id = "kmitl",
          .name = "KMITL: captures optional, chains may stop, no draw",
          .captures_compulsory = false,
          .chains_must_finish = false,
          .start_square_is_free = false,
          .repetitions_to_draw = 0,
          .quiet_moves_to_draw = 0},
    Rules{.id = "csintsy",
          .name = "CSINTSY and Sable: standard moves, no draw",
          .repetitions_to_draw = 0,
          .quiet_moves_to_draw = 0},
};

}  // namespace

std::span<const Rules> all_rules() { return kAllRules; }

const Rules* find_rules(std::string_view id) {
  for (const Rules& rules : kAllRules)
    if (rules.id == id) return &rules;
  return nullptr;
}

}  // namespace checkers
