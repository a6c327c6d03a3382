#include "engine/reports/sable/player.hpp"

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/base/text.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/reports/sable/search.hpp"

namespace checkers {
namespace {

// The standard moves that the rules of the game allow.
MoveList allowed_moves(const SearchRequest& request) {
  const MoveList legal = legal_moves(request.position, request.rules);
  MoveList allowed;
  for (const Move& move : legal_moves(request.position))
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) allowed.push(move);
  return allowed;
}

SearchResult search(const SearchRequest& request, const sable::Settings& settings) {
  const Position& position = request.position;
  Random random(request.seed ^ (std::uint64_t{position.black} << 32 | position.white) ^
                static_cast<std::uint64_t>(request.turn) << 48);
  const std::uint64_t salt = random.next();
  const sable::Outcome outcome = sable::find_best(position, allowed_moves(request), settings, salt, request.stop);
  SearchResult result;
  result.statistics = outcome.statistics;
  if (outcome.equals.empty()) {
    if (has_move(position)) result.remark = "passes: these rules allow none of the program's moves";
    return result;
  }
  const auto chosen = static_cast<std::size_t>(random.below(outcome.equals.size()));
  result.move = outcome.equals[chosen];
  result.variation = outcome.variations[chosen];
  result.value = outcome.value;
  if (outcome.end == sable::End::SingleMove) result.remark = "the only move, not searched";
  if (outcome.end == sable::End::DefiniteWin) result.remark = "stopped at a definite win";
  return result;
}

Result<sable::Settings> parse_settings(std::string_view text) {
  const Result<std::optional<int>> time = parse_time_ms(text);
  if (!time) return time.error();
  if (*time) return sable::Settings{.limit_ms = **time};
  const Result<int> depth = parse_depth(text);
  if (depth) return sable::Settings{.limit_ms = 0, .depth = *depth};
  return Error{"Sable's limit is a time such as 1000ms or a depth from 1 to " + std::to_string(kDeepest) + ", not " +
               quoted(text) + "."};
}

Result<Player> make(std::span<const std::string_view> arguments, bool) {
  if (auto problem = check_arguments(arguments, 1, kSablePlayer.pattern)) return *problem;
  const Result<sable::Settings> settings = parse_settings(arguments[0]);
  if (!settings) return settings.error();
  return Player{"", [settings = *settings](const SearchRequest& request) { return search(request, settings); }};
}

}  // namespace

const PlayerKind kSablePlayer{
    .id = "sable",
    .pattern = "sable:TIME or sable:DEPTH",
    .example = "sable:1000ms",
    .name = "The Sable project's time-limited minimax",
    .source = "Professor Sable Project #1, Minimax Search",
    .make = make,
    .rules = "csintsy",
};

}  // namespace checkers
