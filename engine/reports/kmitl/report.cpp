#include "engine/reports/kmitl/report.hpp"

#include "engine/core/fen.hpp"
#include "engine/reports/kmitl/experiment.hpp"
#include "engine/reports/kmitl/printed.hpp"
#include "engine/reports/kmitl/program_checks.hpp"
#include "engine/reports/kmitl/table_checks.hpp"

namespace checkers {
namespace {

using namespace kmitl;

constexpr std::uint64_t kSeed = 2009;

constexpr Defect kDefects[] = {
    {"root: the last jump of the list is played unsearched",
     "The chain may be one that the rules refuse (a man that goes on after crowning, a king that returns to its start "
     "square); the program then chooses it again, for ever.",
     "kmitl:3+repaired plays the last jump that can be executed"},
    {"search: a child equal to the initial +-1000 may be skipped",
     "When every move of a node loses (or wins) and all are skipped there is no best move: a null-pointer crash. With "
     "a single losing move this happens every second time.",
     "kmitl:3+repaired never skips a move while it has none"},
    {"search: captures are not compulsory in the tree, but are at the root",
     "Root and tree disagree about what is legal.", ""},
    {"rules: captures and chains are optional for the human",
     "A walk is accepted though there is a jump, and a chain may stop early; section 2.1.5 forbids both.", ""},
    {"rules: no draw", "Kings move to and fro for ever.", ""},
    {"score: every positional rule adds the man's own value again",
     "A man on row 7 is worth 37 to 51 and a king 15: crowning is punished.", ""},
    {"score: the king-chasing term computes a column from a row",
     "It looks for kings on light squares, never applies, and its growing list only costs time.", ""},
    {"score: range conditions joined with \"or\"", "They are always true and restrict nothing.", ""},
    {"input: the end of the input counts as a bad line", "The program asks again, for ever.", ""},
};

struct Mode {
  std::string_view name;
  bool repaired;
};

constexpr Mode kModes[] = {{"as published", false}, {"repaired", true}};

std::vector<Encounter> all_encounters() {
  std::vector<Encounter> encounters;
  for (const PrintedExperiment& experiment : kPrintedExperiments)
    for (const Mode& mode : kModes)
      encounters.push_back({{experiment.our_depth, mode.repaired}, experiment.opponent_depth});
  return encounters;
}

ReportCell incomparable(const std::string& table, std::string row, std::string_view column, std::string_view printed,
                        std::string measured, std::string remark = "") {
  return {table,
          std::move(row),
          std::string(column),
          std::string(printed),
          std::move(measured),
          Verdict::Incomparable,
          std::move(remark)};
}

void add_matches(const PrintedExperiment& experiment, const std::string& table, const std::vector<MatchRecord>& records,
                 std::vector<ReportCell>& cells) {
  for (std::size_t i = 0; i < records.size(); ++i) {
    const PrintedMatch& printed = experiment.matches[i];
    const Position& final_position = records[i].final_position;
    const int white = white_score(final_position);
    const int black = black_score(final_position);
    cells.push_back(incomparable(table, "match " + std::to_string(i + 1),
                                 records[i].first == Color::Black ? "our checker first" : "Ander's first",
                                 match_text(printed.winner, printed.board, printed.white, printed.black),
                                 match_text(records[i].ending, white + black, white, black), to_fen(final_position)));
  }
}

// The printed shares are those the report gives; a share of failures it does not have.
void add_shares(const std::string& table, const std::string& row, const Tally& measured, std::string_view won,
                std::string_view tie, std::string_view lost, std::vector<ReportCell>& cells) {
  const int total = measured.total();
  cells.push_back(incomparable(table, row, "won %", won, percentage(measured.won, total)));
  cells.push_back(incomparable(table, row, "tie %", tie, percentage(measured.tie, total)));
  cells.push_back(incomparable(table, row, "lost %", lost, percentage(measured.lost, total)));
  const int failed = measured.crash + measured.loop;
  cells.push_back({table, row, "crash or loop %", "", percentage(failed, total), Verdict::NotPrinted, ""});
}

void add_experiments(const std::vector<std::vector<MatchRecord>>& records, std::vector<ReportCell>& cells) {
  const std::vector<Encounter> encounters = all_encounters();
  Tally sums[std::size(kModes)];
  std::size_t which = 0;
  for (const PrintedExperiment& experiment : kPrintedExperiments) {
    for (std::size_t mode = 0; mode < std::size(kModes); ++mode, ++which) {
      const std::string table = std::string(experiment.table) + ", " + to_text(encounters[which]);
      add_matches(experiment, table, records[which], cells);
      add_shares(table, "all matches", tally(records[which]), experiment.won_percent, experiment.tie_percent,
                 experiment.lost_percent, cells);
      for (const MatchRecord& record : records[which]) sums[mode].count(record.ending);
    }
  }
  for (std::size_t mode = 0; mode < std::size(kModes); ++mode)
    add_shares("Section 5.1, " + std::string(kModes[mode].name), "average of the four", sums[mode], kPrintedWon,
               kPrintedTie, kPrintedLost, cells);
}

ReportOutcome run(const ReportOptions& options) {
  ReportOutcome outcome;
  add_program_checks(outcome.cells);
  add_table_checks(outcome.cells);
  const auto records = play_matches(all_encounters(), kMatches, kSeed, options);
  outcome.stopped = records.empty();
  if (!outcome.stopped) add_experiments(records, outcome.cells);
  outcome.notes = {
      "The score function, the move order and the values of the search are exact; the report prints none of them.",
      "The matches cannot be repeated: the program breaks ties with an unseeded generator, its opponent is not printed "
      "(baumann stands in for it, after public copies of Baumann's program), and nothing says when a match was called "
      "a tie. Here that is after 100 plies without a capture or a man's move, or after 400 plies.",
      "As published the program crashes in many matches, the more the deeper it looks. The report lists 40 matches at "
      "MAX_DEPTH 5 and mentions no crash, so it may have used another version.",
      "The repaired program finishes every match, but the printed shares still do not come out. Nor is five plies a "
      "harder opponent than three for MAX_DEPTH 3, as Tables 4-2 and 4-3 have it.",
      "The remark beside a match is its final position. Scores are material only: man 10, king 15.",
  };
  return outcome;
}

}  // namespace

const Report kKmitlReport{
    .id = "kmitl",
    .title = "Development of Heuristic Functions for Minimax Game Playing Strategy",
    .authors = "Thanakrit Thithapant, Nutthapon Sariga and Tanyawat Sanguanchue",
    .year = 2009,
    .about =
        "A plain minimax with a piece-square score against Anders Baumann's alpha-beta: four experiments of twenty "
        "matches at search depths 3 and 5.",
    .defects = kDefects,
    .run = run,
};

}  // namespace checkers
