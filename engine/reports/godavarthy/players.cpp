#include "engine/reports/godavarthy/players.hpp"

#include <algorithm>
#include <chrono>
#include <string>

#include "engine/base/text.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/reports/godavarthy/game.hpp"
#include "engine/reports/godavarthy/move_generation.hpp"

namespace checkers {
namespace {

using godavarthy::Algorithm;
using godavarthy::SearchOutcome;
using godavarthy::SearchSetup;

MoveList moves_of_program(const Position& position, const SearchSetup& setup) {
  MoveList moves;
  godavarthy::generate_moves(position, setup.valuation.repairs.up_left_test, moves);
  return moves;
}

// The program's moves that `legal` contains, in the program's order.
MoveList common_moves(const MoveList& program, const MoveList& legal) {
  MoveList moves;
  for (const Move& move : program)
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) moves.push(move);
  return moves;
}

std::uint64_t count_replies(const Position& position, const SearchSetup& setup, const std::optional<Move>& move) {
  Position next = position;
  next.to_move = opponent(position.to_move);
  if (move) next = after(position, *move);
  return static_cast<std::uint64_t>(moves_of_program(next, setup).size());
}

std::string remark_on(const SearchOutcome& outcome, Algorithm algorithm, const MoveList& root, const MoveList& legal) {
  if (outcome.stopped) return "stopped before the search was finished";
  if (outcome.move || legal.empty()) return "";
  if (root.empty()) return "passes: its generator misses every legal move";
  if (algorithm == Algorithm::AlphaBetaSearch) return "passes: no child has the root's value";
  return "passes: no child that may be chosen is above the threshold";
}

SearchResult answer(SearchSetup setup, const SearchRequest& request) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  setup.valuation.me = request.position.to_move;
  setup.stop = request.stop;
  const MoveList legal = legal_moves(request.position, request.rules);
  const MoveList root = common_moves(moves_of_program(request.position, setup), legal);
  const SearchOutcome outcome = search(setup, request.position, root);

  SearchResult result;
  result.move = outcome.move;
  result.value = outcome.value;
  if (outcome.move) result.variation = {*outcome.move};
  result.remark = remark_on(outcome, setup.algorithm, root, legal);
  result.statistics.generated = outcome.generated;
  result.statistics.expanded = count_replies(request.position, setup, outcome.move);
  result.statistics.leaves = outcome.leaves;
  result.statistics.cutoffs = outcome.cutoffs;
  result.statistics.depth = horizon(setup);
  result.statistics.memory_bytes = godavarthy::kBytesPerNode * result.statistics.expanded;
  result.statistics.time_ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  return result;
}

Result<const Evaluation*> parse_evaluation(std::string_view text) {
  for (int number = 1; number <= 3; ++number)
    if (const Evaluation* evaluation = godavarthy::evaluation_number(number); evaluation->id == text) return evaluation;
  return Error{"This program's evaluations are mobility, advancement and placement, not " + quoted(text) + "."};
}

Result<Player> make(Algorithm algorithm, const PlayerKind& kind, std::span<const std::string_view> arguments,
                    bool repaired) {
  if (auto problem = check_arguments(arguments, 2, kind.pattern)) return *problem;
  const Result<const Evaluation*> evaluation = parse_evaluation(arguments[0]);
  if (!evaluation) return evaluation.error();
  const Result<int> depth = parse_depth(arguments[1]);
  if (!depth) return depth.error();
  SearchSetup setup;
  setup.algorithm = algorithm;
  setup.valuation.evaluation = *evaluation;
  setup.depth = *depth;
  if (repaired) setup.valuation.repairs = godavarthy::kRepaired;
  return Player{"", [setup](const SearchRequest& request) { return answer(setup, request); }};
}

Result<Player> make_alpha_beta(std::span<const std::string_view> arguments, bool repaired) {
  return make(Algorithm::AlphaBetaSearch, kGodavarthyAlphaBeta, arguments, repaired);
}

Result<Player> make_minmax(std::span<const std::string_view> arguments, bool repaired) {
  return make(Algorithm::MinMaxAB, kGodavarthyMinMax, arguments, repaired);
}

}  // namespace

const PlayerKind kGodavarthyAlphaBeta{
    .id = "godavarthy-ab",
    .pattern = "godavarthy-ab:EVALUATION:DEPTH",
    .example = "godavarthy-ab:mobility:4",
    .name = "Godavarthy, Narra and Xavier's Alpha-Beta-Search",
    .source = "Godavarthy, Narra and Xavier, after Russell and Norvig",
    .make = make_alpha_beta,
    .has_repair = true,
    .rules = "godavarthy",
};

const PlayerKind kGodavarthyMinMax{
    .id = "godavarthy-mm",
    .pattern = "godavarthy-mm:EVALUATION:DEPTH",
    .example = "godavarthy-mm:mobility:4",
    .name = "Godavarthy, Narra and Xavier's MinMaxAB",
    .source = "Godavarthy, Narra and Xavier, after Rich and Knight",
    .make = make_minmax,
    .has_repair = true,
    .rules = "godavarthy",
};

}  // namespace checkers
