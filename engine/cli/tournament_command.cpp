#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/arena/tournament.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/endgame_source.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/progress.hpp"
#include "engine/players/registry.hpp"

namespace checkers::cli {
namespace {

constexpr int kMostGames = 100000;
Result<std::vector<Opening>> openings_of(const Arguments& arguments) {
  const auto name = arguments.value("--openings");
  if (!name || *name == "start") return std::vector<Opening>{};
  if (*name == "three-move") return three_move_openings();
  const Result<std::string> text = read_file(*name);
  if (!text) return text.error();
  return parse_openings(*text);
}

// The rules asked for, or else those all players were made for, or else the standard ones.
Result<const Rules*> match_rules(const Arguments& arguments, const std::vector<Player>& players) {
  if (arguments.has("--rules")) return rules_of(arguments);
  for (const Player& player : players)
    if (player.rules != players[0].rules) return &kStandardRules;
  return find_rules(players[0].rules);
}

Result<TournamentOptions> options_of(const Arguments& arguments, const std::vector<Player>& players) {
  TournamentOptions options;
  const Result<int> games = arguments.integer("--games", 1, kMostGames, 2);
  if (!games) return games.error();
  Result<std::vector<Opening>> openings = openings_of(arguments);
  if (!openings) return openings.error();
  const Result<const Rules*> rules = match_rules(arguments, players);
  if (!rules) return rules.error();
  const bool can_be_endless =
      (*rules)->repetitions_to_draw == 0 && (*rules)->quiet_moves_to_draw == 0 && (*rules)->plies_to_draw == 0;
  const Result<int> limit = arguments.integer("--draw-after", 0, 10000, can_be_endless ? 400 : 0);
  if (!limit) return limit.error();
  if (can_be_endless && *limit == 0) return Error{"These rules know no draw; give --draw-after PLIES."};
  const Result<std::uint64_t> seed = seed_of(arguments);
  if (!seed) return seed.error();
  const Result<unsigned> threads = threads_of(arguments);
  if (!threads) return threads.error();
  options.games = *games;
  options.openings = std::move(*openings);
  options.rules = **rules;
  options.draw_after_plies = *limit;
  options.seed = *seed;
  options.threads = *threads;
  options.swap_colors = !arguments.has("--no-swap");
  options.stop = &stop_on_interrupt();
  return options;
}

// Everything in one object.
std::string written_json(const TournamentResult& result) {
  JsonWriter out;
  out.begin_object().key("games");
  append_rows(out, game_table(result));
  append_rows(out.key("standings"), standings(result));
  append_rows(out.key("cross"), cross_table(result));
  out.key("remarks").begin_array();
  for (const TournamentGame& game : result.games)
    for (const std::string& remark : game.played.remarks) out.value(remark);
  out.end_array().end_object();
  return out.text() + "\n";
}

// CSV has room for one table only: the games, or the standings if asked for.
std::string written(const TournamentResult& result, const TableFormat& format, bool only_standings) {
  if (only_standings) return format.write(standings(result));
  if (format.id == "json") return written_json(result);
  std::string out = format.write(game_table(result));
  if (format.id == "csv") return out;
  out += "\n" + format.write(standings(result));
  if (result.players.size() > 2) out += "\n" + format.write(cross_table(result));
  if (format.id == "latex") return out;
  for (const TournamentGame& game : result.games)
    for (const std::string& remark : game.played.remarks) out += remark + "\n";
  return out;
}

Result<int> play(const std::vector<std::string_view>& descriptions, const Arguments& arguments) {
  std::vector<Player> players;
  for (const std::string_view description : descriptions) {
    Result<Player> player = make_player(description);
    if (!player) return player.error();
    players.push_back(std::move(*player));
  }
  const Result<const TableFormat*> format = format_of(arguments);
  if (!format) return format.error();
  Result<TournamentOptions> options = options_of(arguments, players);
  if (!options) return options.error();

  // A file that cannot be written is better known before the games than after.
  const std::optional<std::string_view> pdn = arguments.value("--pdn");
  if (pdn)
    if (auto problem = write_file(*pdn, "")) return *problem;

  provide_endgames(descriptions);
  TournamentResult result;
  {
    Progress progress;
    options->on_game = [&](int finished, int total, const PlayedGame&) {
      progress.show(static_cast<double>(finished) / total,
                    "game " + std::to_string(finished) + " of " + std::to_string(total));
    };
    result = run_tournament(players, *options);
  }
  std::printf("%s", written(result, **format, arguments.has("--standings")).c_str());
  if (pdn)
    if (auto problem = write_file(*pdn, to_pdn(result))) return *problem;
  if (result.stopped) std::fprintf(stderr, "checkers: Stopped; these are the games that were finished.\n");
  return result.stopped ? kStopped : kSuccess;
}

Result<int> run_match(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "match")) return *problem;
  const auto black = arguments.value("--black");
  const auto white = arguments.value("--white");
  if (!black || !white) return Error{"--black and --white are needed; 'checkers players' lists who can play."};
  return play({*black, *white}, arguments);
}

Result<int> run_round_robin(const Arguments& arguments) {
  if (arguments.positional().size() < 2)
    return Error{"Give two players or more; 'checkers players' lists who can play."};
  return play(arguments.positional(), arguments);
}

constexpr Option kGames{"--games", "N", "games of each pairing; 2 by default"};
constexpr Option kNoSwap{"--no-swap", "", "the same colours in every game; otherwise they change"};
constexpr Option kOpenings{"--openings", "LIST", "start, three-move, or a file with an opening a line"};
constexpr Option kDrawAfter{"--draw-after", "PLIES", "a game that long is a draw; 0 = only what the rules say"};
constexpr Option kMatchRules{"--rules", "R", "by default the players' own if they share them, else standard"};
constexpr Option kPdnFile{"--pdn", "FILE", "write the games"};
constexpr Option kStandings{"--standings", "", "print the standings only"};

constexpr std::array kMatchOptions{
    Option{"--black", "P", "Black in the first game, such as alpha-beta:ef3:4"},
    Option{"--white", "P", "White in the first game"},
    kGames,
    kNoSwap,
    kOpenings,
    kMatchRules,
    kDrawAfter,
    kSeedOption,
    kThreadsOption,
    kPdnFile,
    kStandings,
    kFormatOption,
    kJsonOption,
};
constexpr std::array kRoundRobinOptions{
    kGames,         kNoSwap,  kOpenings,  kMatchRules,   kDrawAfter,  kSeedOption,
    kThreadsOption, kPdnFile, kStandings, kFormatOption, kJsonOption,
};

}  // namespace

const Command kMatch{
    .name = "match",
    .usage = "match --black P --white P [--games N] [--openings LIST] [--rules R] [--pdn FILE] [--format F]",
    .summary = "Lets two players play; tabulates path length in plies, nodes, time, memory, winner and score.",
    .options = kMatchOptions,
    .run = run_match,
};

const Command kTournament{
    .name = "tournament",
    .usage = "tournament P P [P...] [--games N] [--openings LIST] [--rules R] [--pdn FILE] [--format F]",
    .summary = "Everyone against everyone, with standings and a cross table.",
    .options = kRoundRobinOptions,
    .run = run_round_robin,
};

}  // namespace checkers::cli
