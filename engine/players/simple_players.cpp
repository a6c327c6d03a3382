#include "engine/players/simple_players.hpp"

#include "engine/base/random.hpp"
#include "engine/base/text.hpp"
#include "engine/core/move_generation.hpp"

namespace checkers {
namespace {

SearchResult answer(const MoveList& moves, int index) {
  SearchResult result;
  result.statistics.generated = static_cast<std::uint64_t>(moves.size());
  if (moves.empty()) return result;
  result.move = moves[index];
  result.variation = {moves[index]};
  return result;
}

Result<Player> make_first_move(std::span<const std::string_view> arguments, bool) {
  if (auto problem = check_arguments(arguments, 0, kFirstMove.pattern)) return *problem;
  return Player{"",
                [](const SearchRequest& request) { return answer(legal_moves(request.position, request.rules), 0); }};
}

Result<Player> make_random(std::span<const std::string_view> arguments, bool) {
  if (auto problem = check_arguments(arguments, 1, kRandom.pattern)) return *problem;
  const auto seed = parse_integer(arguments[0]);
  if (!seed || *seed < 0) return Error{"A seed is a whole number, not " + quoted(arguments[0]) + "."};
  return Player{"", [seed](const SearchRequest& request) {
                  const MoveList moves = legal_moves(request.position, request.rules);
                  if (moves.empty()) return answer(moves, 0);
                  Random random(static_cast<std::uint64_t>(*seed) ^ request.seed ^ hash_of(request.position) ^
                                static_cast<std::uint64_t>(request.turn) << 48);
                  return answer(moves, static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size()))));
                }};
}

}  // namespace

const PlayerKind kFirstMove{
    .id = "first-move",
    .pattern = "first-move",
    .example = "first-move",
    .name = "First legal move",
    .source = "Sabotinov, Torrente and Henderson's evaluation number 4",
    .make = make_first_move,
};

const PlayerKind kRandom{
    .id = "random",
    .pattern = "random:SEED",
    .example = "random:7",
    .name = "Any legal move",
    .source = "the weakest baseline",
    .make = make_random,
};

}  // namespace checkers
