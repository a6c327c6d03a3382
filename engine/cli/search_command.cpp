#include <array>
#include <cinttypes>
#include <cstdio>
#include <limits>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/endgame_source.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"
#include "engine/players/registry.hpp"
#include "engine/textbook/branching_factor.hpp"

namespace checkers::cli {
namespace {

Result<SearchRequest> request_of(const Arguments& arguments, const Player& player) {
  const Result<Position> position = arguments.position();
  if (!position) return position.error();
  const Result<const Rules*> rules = arguments.has("--rules") ? rules_of(arguments) : find_rules(player.rules);
  if (!rules) return rules.error();
  const Result<int> turn = arguments.integer("--turn", 0, std::numeric_limits<int>::max(), 0);
  if (!turn) return turn.error();
  const Result<std::uint64_t> seed = seed_of(arguments);
  if (!seed) return seed.error();
  SearchRequest request;
  request.position = *position;
  request.rules = **rules;
  request.turn = *turn;
  request.seed = *seed;
  request.stop = &stop_on_interrupt();
  return request;
}

// The variation in notation, move by move.
std::vector<std::string> notation_of(const SearchRequest& request, const std::vector<Move>& line) {
  std::vector<std::string> result;
  Position position = request.position;
  for (const Move& move : line) {
    result.push_back(to_notation(move, legal_moves(position, request.rules)));
    position = after(position, move);
  }
  return result;
}

// Of the books' searchers, which count each node once; the root is not below itself.
std::optional<double> branching_of(const Player& player, const SearchStatistics& statistics) {
  const std::uint64_t nodes = statistics.expanded + statistics.leaves;
  if (!player.traced_search || nodes < 2) return std::nullopt;
  return textbook::effective_branching_factor(nodes - 1, statistics.depth);
}

void print_json(const SearchRequest& request, const Player& player, const SearchResult& result) {
  const SearchStatistics& statistics = result.statistics;
  const std::vector<std::string> line = notation_of(request, result.variation);
  JsonWriter out;
  out.begin_object().member("player", player.description).member("fen", to_fen(request.position)).key("move");
  result.move ? out.value(to_notation(*result.move, legal_moves(request.position, request.rules))) : out.null();
  out.member("value", result.value).key("pv").begin_array();
  for (const std::string& move : line) out.value(move);
  out.end_array()
      .member("generated", statistics.generated)
      .member("expanded", statistics.expanded)
      .member("leaves", statistics.leaves)
      .member("cutoffs", statistics.cutoffs)
      .member("depth", statistics.depth)
      .member("time_ms", statistics.time_ms)
      .member("memory_bytes", statistics.memory_bytes);
  if (const auto factor = branching_of(player, statistics)) out.member("effective_branching_factor", *factor);
  if (!result.remark.empty()) out.member("remark", result.remark);
  out.end_object();
  std::printf("%s\n", out.text().c_str());
}

void print_text(const SearchRequest& request, const Player& player, const SearchResult& result) {
  const SearchStatistics& statistics = result.statistics;
  std::string line;
  for (const std::string& move : notation_of(request, result.variation)) line += (line.empty() ? "" : " ") + move;
  std::printf("move       %s\nvalue      %s\nline       %s\n",
              result.move ? to_notation(*result.move, legal_moves(request.position, request.rules)).c_str() : "none",
              format_number(result.value).c_str(), line.c_str());
  std::printf("generated  %" PRIu64 "\nexpanded   %" PRIu64 "\nleaves     %" PRIu64 "\ncutoffs    %" PRIu64 "\n",
              statistics.generated, statistics.expanded, statistics.leaves, statistics.cutoffs);
  std::printf("depth      %d\ntime       %.1f ms\nmemory     %" PRIu64 " bytes\n", statistics.depth, statistics.time_ms,
              statistics.memory_bytes);
  if (const auto factor = branching_of(player, statistics)) std::printf("branching  %.2f\n", *factor);
  if (!result.remark.empty()) std::printf("remark     %s\n", result.remark.c_str());
}

Result<int> run(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "search")) return *problem;
  if (!arguments.has("--player")) return Error{"--player is needed; 'checkers players' lists them."};
  const Result<Player> player = make_player(*arguments.value("--player"));
  if (!player) return player.error();
  const Result<SearchRequest> request = request_of(arguments, *player);
  if (!request) return request.error();

  provide_endgames(std::array{*arguments.value("--player")});
  SearchResult result;
  if (const auto file = arguments.value("--trace")) {
    if (!player->traced_search) return Error{"Only minimax, minimax-ab and alpha-beta can be traced."};
    textbook::Trace trace;
    result = player->traced_search(*request, trace);
    if (auto problem = write_file(*file, textbook::to_json(trace))) return *problem;
    if (!trace.complete())
      std::fprintf(stderr, "checkers: The trace holds the first %zu of %" PRIu64 " nodes.\n", trace.nodes.size(),
                   trace.nodes_seen);
  } else {
    result = player->search(*request);
  }
  if (arguments.has("--json"))
    print_json(*request, *player, result);
  else
    print_text(*request, *player, result);
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--player", "P", "who searches, such as alpha-beta:ef3:4; 'checkers players' lists them"},
    kFenOption,
    Option{"--turn", "T", "turns the searching side has completed; 0 by default"},
    Option{"--rules", "R", "by default the player's own: standard, or those of its report"},
    kSeedOption,
    Option{"--trace", "FILE", "write the search tree as JSON (the books' searchers)"},
    kJsonOption,
};

}  // namespace

const Command kSearch{
    .name = "search",
    .usage = "search --player P [--fen F] [--turn T] [--rules R] [--seed N] [--trace FILE] [--json]",
    .summary = "Lets a player search a position and tells the move, its value and what the search cost.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
