#include "engine/players/master_players.hpp"

#include <algorithm>
#include <mutex>

#include "engine/base/text.hpp"
#include "engine/master/level.hpp"
#include "engine/master/search.hpp"

namespace checkers {
namespace {

constexpr std::size_t kTableBytes = 16 << 20;

std::mutex tables_mutex;
std::shared_ptr<const EndgameTables> endgame_tables;

std::shared_ptr<const EndgameTables> current_tables() {
  const std::lock_guard lock(tables_mutex);
  return endgame_tables;
}

SearchResult answer(const SearchRequest& request, const master::Limits& limits) {
  master::Master player(kTableBytes, current_tables());
  const master::Info info = player.search(request, limits);
  SearchResult result;
  if (!info.lines.empty()) {
    result.variation = info.lines[0].moves;
    result.move = result.variation[0];
    result.value = info.lines[0].score / 100.0;
  } else {
    result.value = -master::kWin / 100.0;
  }
  result.statistics.expanded = info.nodes;
  result.statistics.depth = info.depth;
  result.statistics.time_ms = info.time_ms;
  result.statistics.memory_bytes = kTableBytes;
  return result;
}

// "500ms", "2s", "14" or "200000n".
Result<master::Limits> parse_limits(std::string_view text) {
  master::Limits limits;
  const Result<std::optional<int>> time = parse_time_ms(text);
  if (!time) return time.error();
  if (*time) {
    limits.time_ms = **time;
    return limits;
  }
  if (!text.empty() && text.back() == 'n') {
    const auto nodes = parse_integer(text.substr(0, text.size() - 1));
    if (!nodes || *nodes < 1) return Error{"Nodes are written like 200000n, not " + quoted(text) + "."};
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    return limits;
  }
  const Result<int> depth = parse_depth(text, 1, 60);
  if (!depth) return depth.error();
  limits.depth = *depth;
  return limits;
}

Result<Player> make_master(std::span<const std::string_view> arguments, bool) {
  if (auto problem = check_arguments(arguments, 1, kMasterPlayer.pattern)) return *problem;
  const Result<master::Limits> limits = parse_limits(arguments[0]);
  if (!limits) return limits.error();
  return Player{"", [limits = *limits](const SearchRequest& request) { return answer(request, limits); }};
}

Result<Player> make_level(std::span<const std::string_view> arguments, bool) {
  if (auto problem = check_arguments(arguments, 1, kLevelPlayer.pattern)) return *problem;
  const auto number = parse_integer(arguments[0]);
  if (!number || *number < master::kLowestLevel || *number > master::kHighestLevel)
    return Error{"A level is a whole number from 1 to 10, not " + quoted(arguments[0]) + "."};
  return Player{"", [level = static_cast<int>(*number)](const SearchRequest& request) {
                  master::Master player(kTableBytes, current_tables());
                  SearchResult result = play_at_level(level, request, player);
                  result.value /= 100;
                  return result;
                }};
}

}  // namespace

const PlayerKind kMasterPlayer{
    .id = "master",
    .pattern = "master:TIMEms, master:DEPTH or master:NODESn",
    .example = "master:500ms",
    .name = "Checkers Lab's own best play",
    .source = "Checkers Lab",
    .make = make_master,
    .uses_endgames = true,
};

const PlayerKind kLevelPlayer{
    .id = "level",
    .pattern = "level:NUMBER",
    .example = "level:5",
    .name = "Ten levels for people",
    .source = "Checkers Lab",
    .make = make_level,
    .uses_endgames = true,
};

void set_endgame_tables(std::shared_ptr<const EndgameTables> tables) {
  const std::lock_guard lock(tables_mutex);
  endgame_tables = std::move(tables);
}

}  // namespace checkers
