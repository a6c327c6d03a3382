#include "engine/master/level.hpp"

#include <algorithm>
#include <array>

#include "engine/base/random.hpp"
#include "engine/core/move_generation.hpp"

namespace checkers::master {
namespace {

constexpr std::array<Level, kHighestLevel> kLevels{{
    {1, 0, 120},
    {2, 0, 90},
    {3, 0, 60},
    {4, 0, 40},
    {5, 0, 25},
    {7, 0, 15},
    {9, 0, 8},
    {0, 40'000, 4},
    {0, 300'000, 0},
    {0, 3'000'000, 0},
}};

// Two throws of the dice: small mistakes are likelier than big ones.
Score mistake(Random& random, Score most) {
  if (most == 0) return 0;
  const auto throw_dice = [&] { return static_cast<Score>(random.below(static_cast<std::uint64_t>(most) + 1)); };
  return throw_dice() - throw_dice();
}

}  // namespace

Level level_of(int number) {
  return kLevels[static_cast<std::size_t>(std::clamp(number, kLowestLevel, kHighestLevel) - 1)];
}

SearchResult play_at_level(int number, const SearchRequest& request, Master& master) {
  const Level level = level_of(number);
  Limits limits;
  limits.depth = level.depth;
  limits.nodes = level.nodes;
  limits.lines = level.misjudgement > 0 ? MoveList::kCapacity : 1;
  const Info info = master.search(request, limits);

  Random random(request.seed ^ hash_of(request.position));
  SearchResult result;
  Score best = -kInfinity;
  for (const Line& line : info.lines) {
    const Score felt = line.score + mistake(random, level.misjudgement);
    if (felt <= best) continue;
    best = felt;
    result.move = line.moves[0];
    result.value = line.score;
    result.variation = line.moves;
  }
  result.statistics.expanded = info.nodes;
  result.statistics.depth = info.depth;
  result.statistics.time_ms = info.time_ms;
  return result;
}

}  // namespace checkers::master
