#include "engine/reports/sabotinov/players.hpp"

#include <algorithm>
#include <chrono>

#include "engine/base/text.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/reports/sabotinov/search.hpp"

namespace checkers {
namespace {

using sabotinov::Algorithm;
using sabotinov::Searcher;

// The program's moves that `rules` allow, in its order.
MoveList allowed_moves(const MoveList& moves, const Position& position, const Rules& rules) {
  const MoveList legal = legal_moves(position, rules);
  MoveList allowed;
  for (const Move& move : moves)
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) allowed.push(move);
  return allowed;
}

SearchStatistics statistics_of(const sabotinov::NodeCounts& counts, int depth) {
  SearchStatistics statistics;
  statistics.generated = counts.total();
  statistics.expanded = counts.expanded;
  statistics.leaves = counts.leaves;
  statistics.cutoffs = counts.cutoffs;
  statistics.depth = depth;
  // One list of moves a level is all the search holds.
  statistics.memory_bytes = static_cast<std::uint64_t>(depth) * sizeof(MoveList);
  return statistics;
}

SearchResult choose(const Searcher& searcher, const SearchRequest& request) {
  const auto begin = std::chrono::steady_clock::now();
  MoveList own;
  sabotinov::generate_in_program_order(request.position, own);
  const MoveList allowed = allowed_moves(own, request.position, request.rules);
  SearchResult result;
  if (allowed.empty() && !own.empty()) {
    result.remark = "none of the program's moves is legal under these rules";
    return result;
  }
  sabotinov::SearchOutcome outcome = sabotinov::search(searcher, request.position, request.turn, allowed, request.stop);
  if (outcome.stopped) {
    if (!outcome.move) outcome.move = allowed[0];
    result.remark = "stopped before the search was finished";
  }
  result.move = outcome.move;
  if (outcome.move) result.variation = {*outcome.move};
  result.value = outcome.value;
  result.statistics = statistics_of(outcome.counts, searcher.depth);
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
  result.statistics.time_ms = time.count();
  return result;
}

Result<Player> make(Algorithm algorithm, std::string_view pattern, std::span<const std::string_view> arguments,
                    bool repaired) {
  if (auto problem = check_arguments(arguments, 2, pattern)) return *problem;
  const std::string_view id = arguments[0];
  if (id.size() != 3 || id.substr(0, 2) != "ef" || id[2] < '1' || id[2] > '4')
    return Error{"This program's evaluations are ef1, ef2, ef3 and ef4, not " + quoted(id) + "."};
  const Result<int> depth = parse_depth(arguments[1]);
  if (!depth) return depth.error();
  const Searcher searcher{algorithm, id[2] - '0', *depth, repaired ? sabotinov::kRepairedSearch : sabotinov::Repairs{}};
  return Player{"", [searcher](const SearchRequest& request) { return choose(searcher, request); }};
}

Result<Player> make_minmax(std::span<const std::string_view> arguments, bool repaired) {
  return make(Algorithm::MinmaxAB, kSabotinovMinmax.pattern, arguments, repaired);
}

Result<Player> make_alpha_beta(std::span<const std::string_view> arguments, bool repaired) {
  return make(Algorithm::AlphaBetaSearch, kSabotinovAlphaBeta.pattern, arguments, repaired);
}

}  // namespace

const PlayerKind kSabotinovMinmax{
    .id = "sabotinov-mm",
    .pattern = "sabotinov-mm:EVALUATION:DEPTH",
    .example = "sabotinov-mm:ef1:4",
    .name = "Sabotinov, Torrente and Henderson's MINMAX-A-B",
    .source = "Sabotinov, Torrente and Henderson, Two Player Games - Checkers, section 4.5 and appendix A",
    .make = make_minmax,
    .has_repair = true,
    .rules = "sabotinov",
};

const PlayerKind kSabotinovAlphaBeta{
    .id = "sabotinov-ab",
    .pattern = "sabotinov-ab:EVALUATION:DEPTH",
    .example = "sabotinov-ab:ef1:4",
    .name = "Sabotinov, Torrente and Henderson's ALPHA-BETA-SEARCH",
    .source = "Sabotinov, Torrente and Henderson, Two Player Games - Checkers, section 4.5 and appendix A",
    .make = make_alpha_beta,
    .has_repair = true,
    .rules = "sabotinov",
};

}  // namespace checkers
