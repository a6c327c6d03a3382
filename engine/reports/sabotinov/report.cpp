#include "engine/reports/sabotinov/report.hpp"

#include "engine/reports/sabotinov/defects.hpp"
#include "engine/reports/sabotinov/report_cells.hpp"

namespace checkers {
namespace {

using namespace sabotinov;

std::vector<std::string> notes() {
  return {
      "Red sits at the top of the program's board and is White here; Black begins. Squares are printed as the program "
      "numbers them: its square s is the standard 33 - s.",
      "Path length counts Black's moves. A draw comes after 80 of them, which makes 159 plies.",
      "Expanded nodes are children visited, leaves among them, and the total adds the leaves once more.",
      "A board is given by its letters, row by row from the top; in brackets stand those that the scan of the report "
      "lost.",
      "The text of section 3.6.2 says that at depth 2 no game goes above 12K nodes in total; the first row of its own "
      "Table 3 adds up to 12570.",
      "Section 3 offers EF-3 as Red against EF-1 as Black as a possible win for Black; it is a draw at depths 2, 4, 6 "
      "and 8.",
      "Figure 8 shows an older version of EF-3, whose code is printed but was replaced.",
  };
}

ReportOutcome run(const ReportOptions& options) {
  ReportGames games = games_of_the_report();
  PlayOptions play{.threads = options.threads, .stop = options.stop};
  if (options.progress)
    play.progress = [&](std::size_t finished, std::size_t total) {
      options.progress(static_cast<double>(finished) / static_cast<double>(total),
                       "game " + std::to_string(finished) + " of " + std::to_string(total));
    };
  games.play(play);

  ReportOutcome outcome;
  if (stop_requested(options.stop)) {
    outcome.stopped = true;
    return outcome;
  }
  append_times(outcome.cells, games);
  append_runs(outcome.cells, games);
  append_remarks_on_play(outcome.cells, games);
  append_search_values(outcome.cells, games);
  append_transcripts(outcome.cells, games);
  append_cost_of_the_defects(outcome.cells, games);
  outcome.notes = notes();
  return outcome;
}

}  // namespace

const Report kSabotinovReport{
    .id = "sabotinov",
    .title = "Two Player Games - Checkers",
    .authors = "Borislav Sabotinov, David Torrente, Randall Henderson",
    .year = 0,
    .about = "MINMAX-A-B and ALPHA-BETA-SEARCH with three evaluation functions at depths 2 to 8, all against all.",
    .defects = sabotinov::defects(),
    .run = run,
};

}  // namespace checkers
