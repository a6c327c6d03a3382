#include "engine/reports/csintsy/report.hpp"

#include "engine/reports/csintsy/report_cells.hpp"

namespace checkers {
namespace {

using namespace csintsy;

constexpr Defect kDefects[] = {
    {"getPointValue (Figure 9): a red piece is tested for red neighbours",
     "Red's own formation counts as danger and Black's attackers do not count. The printed -0.6 depends on it; "
     "corrected "
     "it is -0.2.",
     "csintsy:10+repaired"},
    {"getMaxValue, getMinValue (Figure 5.2): a decided position is worth its utility",
     "A win now and a win in nine plies are the same, so the agent strolls about in won endings.",
     "csintsy:10+repaired scores a win as 1000 minus the plies to it"},
    {"hasWinner (Figure 3.10): the side that is not to move loses, too, if it has no move",
     "A blocked side whose block the opponent must open counts as beaten.", "csintsy:10+repaired"},
    {"miniMax (Figure 5.1): every root move is searched with a full window",
     "Nothing learnt from one root move helps the next; a third of the nodes are wasted. Values and choice are the "
     "same.",
     ""},
    {"utility-based ordering (Figure 13): ascending for both players",
     "Right for Red, worst first for Black; best first takes another third off.", ""},
    {"no draw rule", "Kings walk about for ever.", ""},
    {"sums of doubles (Figure 9)",
     "Equal utilities differ in the last bit: of the two best first moves one counts -0.6, the other "
     "-0.6000000000000001, and is never played.",
     ""},
};

void report_progress(const ReportOptions& options, double done, std::string_view what) {
  if (options.progress) options.progress(done, what);
}

ReportOutcome run(const ReportOptions& options) {
  ReportOutcome outcome;
  report_progress(options, 0, "the first move, with and without pruning");
  append_first_move(outcome.cells, options);
  append_utility(outcome.cells);

  report_progress(options, 0.1, "three test games");
  append_test_games(outcome.cells, part_of(options, 0.1, 0.5));

  report_progress(options, 0.5, "the measured games");
  OrderingResults results{ordering_series(), {}, find_branches(options)};
  results.averages = measure(results.series, results.branches, part_of(options, 0.55, 1));
  outcome.stopped = stop_requested(options.stop);
  if (!outcome.stopped) {
    append_orderings(outcome.cells, results);
    append_branching_factor(outcome.cells, results);
  }
  outcome.notes = {
      "The averages are over the agent's first 20 turns of a game against its own hints, 15 of which offer a choice. "
      "Equal moves are drawn by lot, so the game is known only by its numbers: in Figures 11 and 12 the first of the "
      "equals is always played, in the utility row of Figure 13 Red plays 27-23 in place of 28-24 at ply 24.",
      "Figure 13 therefore compares two different games. Like for like the utility order saves 39.9 % of the nodes, "
      "not 33.8 %.",
      "The ratio explored/generated misleads: best first generates fewer nodes than the ascending order, at a higher "
      "ratio.",
      "Figures 1, 2, 4, 8, 10 and 14 are images; where a number is missing for that reason the cell says so.",
      "A self-played game is no draw in general: there are wins among games that differ only in the choice of equals.",
  };
  return outcome;
}

}  // namespace

const Report kCsintsyReport{
    .id = "csintsy",
    .title = "MCO2: Casual Gamer",
    .authors = "Jonaviene De Guzman Capunitan",
    .year = 2022,
    .about =
        "Minimax with alpha-beta pruning to depth 10 on a ten-feature utility: what pruning saves, what move ordering "
        "saves, and what depth is worth.",
    .defects = kDefects,
    .run = run,
};

}  // namespace checkers
