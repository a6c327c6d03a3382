#include "engine/reports/kmitl/table_checks.hpp"

#include <cstdlib>

namespace checkers::kmitl {
namespace {

std::string sum_remark(const PrintedMatch& match) {
  if (match.black > 0 && match.board == match.white - match.black) return "The black score has lost its minus sign.";
  return "Men count 10 and kings 15, so every score is a multiple of 5.";
}

void add_match(const PrintedExperiment& experiment, const PrintedMatch& match, const std::string& row,
               std::vector<ReportCell>& cells) {
  const std::string table(experiment.table);
  const int sum = match.white + match.black;
  cells.push_back(compare(table, row, "Board Score = White + Black", std::to_string(match.board), std::to_string(sum),
                          Verdict::Misprint, sum == match.board ? "" : sum_remark(match)));
  if (sum == match.board && match.black > 0)
    cells.push_back(compare(table, row, "Black Score", std::to_string(match.black), "0", Verdict::Misprint,
                            "A black score is never positive; White's score stands in Black's column."));
  if (match.appendix)
    cells.push_back(compare(table, row, "Match Winner = Appendix B", std::string(to_text(match.winner)),
                            std::string(to_text(*match.appendix)), Verdict::Misprint,
                            match.winner == *match.appendix ? "" : "Appendix B records another result."));
  if (!match.appendix_sum.empty()) {
    const std::string expected = std::to_string(match.board - match.white) + " + " + std::to_string(match.white) +
                                 " = " + std::to_string(match.board);
    cells.push_back(compare("Appendix B", table + ", " + row, "sum", std::string(match.appendix_sum), expected,
                            Verdict::Misprint, match.appendix_sum == expected ? "" : "Appendix B adds wrongly."));
  }
}

void add_percentages(const std::string& table, const std::string& row, const Tally& rows, std::string_view won,
                     std::string_view tie, std::string_view lost, std::vector<ReportCell>& cells) {
  const int total = rows.total();
  cells.push_back(compare(table, row, "won %", std::string(won), percentage(rows.won, total)));
  cells.push_back(compare(table, row, "tie %", std::string(tie), percentage(rows.tie, total)));
  cells.push_back(compare(table, row, "lost %", std::string(lost), percentage(rows.lost, total)));
}

void add_experiment(const PrintedExperiment& experiment, std::vector<ReportCell>& cells) {
  for (int i = 0; i < kMatches; ++i)
    add_match(experiment, experiment.matches[static_cast<std::size_t>(i)], "match " + std::to_string(i + 1), cells);

  const std::string table(experiment.table);
  const std::string row = "counted in the rows";
  const Tally all = tally(experiment);
  cells.push_back(
      compare(table, row, "matches won", std::to_string(experiment.won), std::to_string(all.won), Verdict::Misprint,
              experiment.won == all.won ? "" : "The text gives 7 wins (35%) and then 30%; the rows have 6."));
  cells.push_back(compare(table, row, "won moving first", std::to_string(experiment.won_first),
                          std::to_string(tally(experiment, 0, kMatches / 2).won)));
  cells.push_back(compare(table, row, "won moving next", std::to_string(experiment.won_next),
                          std::to_string(tally(experiment, kMatches / 2).won)));
  add_percentages(table, row, all, experiment.won_percent, experiment.tie_percent, experiment.lost_percent, cells);
}

}  // namespace

Tally tally(const PrintedExperiment& experiment, int first_row, int end_row) {
  Tally result;
  for (int i = first_row; i < end_row; ++i) result.count(experiment.matches[static_cast<std::size_t>(i)].winner);
  return result;
}

std::string match_text(Ending ending, int board, int white, int black) {
  return std::string(to_text(ending)) + " (" + std::to_string(board) + " = " + std::to_string(white) +
         (black > 0 ? " + " : " - ") + std::to_string(std::abs(black)) + ")";
}

void add_table_checks(std::vector<ReportCell>& cells) {
  Tally all;
  for (const PrintedExperiment& experiment : kPrintedExperiments) {
    add_experiment(experiment, cells);
    for (const PrintedMatch& match : experiment.matches) all.count(match.winner);
  }
  add_percentages("Section 5.1", "average of the four", all, kPrintedWon, kPrintedTie, kPrintedLost, cells);
}

}  // namespace checkers::kmitl
