#include "engine/reports/csintsy/player.hpp"

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/reports/csintsy/search.hpp"

namespace checkers {
namespace {

using namespace csintsy;

// The program's moves that the rules of the game allow, in the program's order.
MoveList allowed_moves(const SearchRequest& request, const MoveOrder& order) {
  MoveList moves;
  generate_in_order(request.position, order, moves);
  const MoveList legal = legal_moves(request.position, request.rules);
  MoveList allowed;
  for (const Move& move : moves)
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) allowed.push(move);
  return allowed;
}

std::size_t choose(const SearchRequest& request, std::size_t equals) {
  const Position& position = request.position;
  Random random(request.seed ^ (std::uint64_t{position.black} << 32 | position.white) ^
                static_cast<std::uint64_t>(request.turn) << 48);
  return static_cast<std::size_t>(random.below(equals));
}

SearchStatistics statistics_of(const Outcome& outcome, int depth) {
  return {.generated = outcome.metrics.generated,
          .expanded = outcome.metrics.explored,
          .leaves = outcome.metrics.leaves,
          .cutoffs = outcome.metrics.cutoffs,
          .depth = outcome.searched ? depth : 0,
          .time_ms = outcome.metrics.time_ms,
          .memory_bytes = outcome.metrics.memory_bytes};
}

SearchResult search(const SearchRequest& request, const Settings& settings) {
  const MoveList moves = allowed_moves(request, settings.order);
  SearchResult result;
  if (moves.empty()) {
    if (has_move(request.position)) result.remark = "passes: these rules allow none of the program's moves";
    return result;
  }
  const Outcome outcome = find_best(request.position, moves, settings, request.stop);
  result.statistics = statistics_of(outcome, settings.depth);
  if (outcome.stopped) result.remark = "stopped before the search was finished";
  if (!outcome.searched) result.remark = "the only move, not searched";
  if (outcome.best.empty()) {
    result.move = moves[0];
    result.variation = {moves[0]};
    return result;
  }
  const std::size_t chosen = choose(request, outcome.best.size());
  result.move = outcome.best[chosen];
  result.variation = outcome.variations[chosen];
  result.value = outcome.value;
  return result;
}

Result<Player> make(std::span<const std::string_view> arguments, bool repaired) {
  if (auto problem = check_arguments(arguments, 1, kCsintsyPlayer.pattern)) return *problem;
  const Result<int> depth = parse_depth(arguments[0]);
  if (!depth) return depth.error();
  const Settings settings{.depth = *depth,
                          .red_check = repaired ? RedCheck::Corrected : RedCheck::AsPrinted,
                          .wins = repaired ? Wins::Scored : Wins::AsUtility};
  return Player{"", [settings](const SearchRequest& request) { return search(request, settings); }};
}

}  // namespace

const PlayerKind kCsintsyPlayer{
    .id = "csintsy",
    .pattern = "csintsy:DEPTH",
    .example = "csintsy:10",
    .name = "Capunitan's alpha-beta agent with the ten-feature utility",
    .source = "Capunitan, MCO2: Casual Gamer, CSINTSY 2022, Figures 5.1, 5.2 and 9",
    .make = make,
    .has_repair = true,
    .rules = "csintsy",
};

}  // namespace checkers
