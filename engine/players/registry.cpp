#include "engine/players/registry.hpp"

#include <array>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/players/book_players.hpp"
#include "engine/players/master_players.hpp"
#include "engine/players/simple_players.hpp"
#include "engine/reports/csintsy/player.hpp"
#include "engine/reports/godavarthy/players.hpp"
#include "engine/reports/kmitl/baumann.hpp"
#include "engine/reports/kmitl/player.hpp"
#include "engine/reports/sable/player.hpp"
#include "engine/reports/sabotinov/players.hpp"

namespace checkers {
namespace {

constexpr std::array kKinds{
    &kMasterPlayer,        &kLevelPlayer,        &kMinimaxPlayer, &kMinimaxAbPlayer,
    &kAlphaBetaPlayer,     &kIterativePlayer,    &kFirstMove,     &kRandom,
    &kGodavarthyAlphaBeta, &kGodavarthyMinMax,   &kKmitlPlayer,   &kBaumannPlayer,
    &kSabotinovMinmax,     &kSabotinovAlphaBeta, &kSablePlayer,   &kCsintsyPlayer,
};

}  // namespace

std::span<const PlayerKind* const> all_player_kinds() { return kKinds; }

Result<Player> make_player(std::string_view description) {
  constexpr std::string_view kRepaired = "+repaired";
  std::string_view rest = trimmed(description);
  const bool repaired = rest.size() > kRepaired.size() && rest.substr(rest.size() - kRepaired.size()) == kRepaired;
  if (repaired) rest.remove_suffix(kRepaired.size());

  const std::vector<std::string_view> parts = split(rest, ':');
  for (const PlayerKind* kind : kKinds) {
    if (kind->id != parts.front()) continue;
    if (repaired && !kind->has_repair) return Error{std::string(kind->id) + " has no repaired form."};
    Result<Player> player = kind->make(std::span(parts).subspan(1), repaired);
    if (player) {
      player->description = std::string(trimmed(description));
      player->rules = kind->rules;
    }
    return player;
  }
  std::string known;
  for (const PlayerKind* kind : kKinds) known += (known.empty() ? "" : ", ") + std::string(kind->id);
  return Error{"There is no player " + quoted(parts.front()) + "; there are " + known + "."};
}

bool uses_endgames(std::string_view description) {
  const std::string_view id = split(trimmed(description), ':').front();
  for (const PlayerKind* kind : kKinds)
    if (kind->id == id) return kind->uses_endgames;
  return false;
}

}  // namespace checkers
