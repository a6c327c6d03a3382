#include "engine/reports/kmitl/player.hpp"

#include <utility>

#include "engine/core/move_generation.hpp"
#include "engine/reports/kmitl/search.hpp"

namespace checkers {
namespace {

SearchResult search(const SearchRequest& request, const kmitl::Program& program) {
  kmitl::Choice choice = kmitl::choose_move(request, program);
  if (choice.by_jump_rule) choice.value = kmitl::find_best_move(request, program).value;
  SearchResult result;
  result.move = choice.move;
  result.value = choice.value;
  if (choice.move) result.variation = std::move(choice.variation);
  result.statistics = choice.statistics;
  result.remark = kmitl::describe(choice.failure);
  if (choice.stopped) result.remark = "stopped before the search was finished";
  if (!result.move && result.remark.empty() && has_move(request.position)) result.remark = "takes the game for won";
  return result;
}

Result<Player> make(std::span<const std::string_view> arguments, bool repaired) {
  if (auto problem = check_arguments(arguments, 1, kKmitlPlayer.pattern)) return *problem;
  const Result<int> depth = parse_depth(arguments[0]);
  if (!depth) return depth.error();
  const kmitl::Program program{*depth, repaired};
  return Player{"", [program](const SearchRequest& request) { return search(request, program); }};
}

}  // namespace

const PlayerKind kKmitlPlayer{
    .id = "kmitl",
    .pattern = "kmitl:MAX_DEPTH",
    .example = "kmitl:3",
    .name = "KMITL's plain minimax with the ScoreFunction",
    .source =
        "Thithapant, Sariga and Sanguanchue, Development of Heuristic Functions for Minimax Game Playing "
        "Strategy, KMITL 2009, Appendix A",
    .make = make,
    .has_repair = true,
    .rules = "kmitl",
};

}  // namespace checkers
