#include "engine/reports/kmitl/report.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "engine/base/parallel.hpp"
#include "engine/reports/kmitl/printed.hpp"
#include "engine/reports/kmitl/table_checks.hpp"

namespace checkers::kmitl {
namespace {

const ReportOutcome& outcome() {
  static const ReportOutcome kOutcome = [] {
    ReportOptions options;
    options.threads = hardware_threads();
    return kKmitlReport.run(options);
  }();
  return kOutcome;
}

const ReportCell* find(std::string_view table, std::string_view row, std::string_view column) {
  for (const ReportCell& cell : outcome().cells)
    if (cell.table == table && cell.row == row && cell.column == column) return &cell;
  return nullptr;
}

TEST(KmitlReport, IsRegistered) { EXPECT_EQ(find_report("kmitl"), &kKmitlReport); }

TEST(KmitlReport, HasNoCellThatDiffersWithoutAReason) {
  for (const ReportCell& cell : outcome().cells) {
    EXPECT_NE(cell.verdict, Verdict::Differs) << cell.table << " " << cell.row << " " << cell.column;
    if (cell.verdict == Verdict::Misprint) {
      EXPECT_FALSE(cell.remark.empty());
    }
  }
  EXPECT_FALSE(outcome().stopped);
}

TEST(KmitlReport, FlagsTheMisprintsOfTheTables) {
  std::set<std::string> misprints;
  for (const ReportCell& cell : outcome().cells)
    if (cell.verdict == Verdict::Misprint && cell.table.substr(0, 5) == "Table")
      misprints.insert(cell.table + ", " + cell.row + ", " + cell.column);
  EXPECT_EQ(misprints, (std::set<std::string>{
                           "Table 4-2, match 10, Board Score = White + Black",
                           "Table 4-2, match 13, Board Score = White + Black",
                           "Table 4-2, match 14, Board Score = White + Black",
                           "Table 4-2, counted in the rows, matches won",
                           "Table 4-3, match 9, Board Score = White + Black",
                           "Table 4-3, match 16, Board Score = White + Black",
                           "Table 4-3, match 18, Board Score = White + Black",
                           "Table 4-3, match 20, Black Score",
                           "Table 4-3, match 1, Match Winner = Appendix B",
                           "Table 4-5, match 9, Match Winner = Appendix B",
                       }));
}

TEST(KmitlReport, HasTheScoresOfTheStartPosition) {
  const std::pair<std::pair<const char*, const char*>, const char*> expected[] = {
      {{"Black to move", "score"}, "-259"},
      {{"Black to move", "moves in order"}, "3 2 4 1, 3 2 4 3, 3 4 4 3, 3 4 4 5, 3 6 4 5, 3 6 4 7, 3 8 4 7"},
      {{"MAX_DEPTH 3", "value"}, "-259"},
      {{"MAX_DEPTH 3", "move"}, "3 4 4 3"},
      {{"MAX_DEPTH 5", "value"}, "-259"},
      {{"MAX_DEPTH 5", "move"}, "3 6 4 7"},
  };
  for (const auto& [place, value] : expected) {
    const ReportCell* cell = find("Start position", place.first, place.second);
    ASSERT_NE(cell, nullptr) << place.first << " " << place.second;
    EXPECT_EQ(cell->measured, value);
    EXPECT_EQ(cell->verdict, Verdict::NotPrinted);
  }
}

TEST(KmitlReport, PutsEveryMatchBesideThePrintedOneInBothModes) {
  std::map<std::string, int> matches;
  for (const ReportCell& cell : outcome().cells)
    if (cell.verdict == Verdict::Incomparable && cell.row.substr(0, 6) == "match ") ++matches[cell.table];
  EXPECT_EQ(matches.size(), 8u);
  for (const auto& [table, count] : matches) EXPECT_EQ(count, 20) << table;
  EXPECT_EQ(matches.count("Table 4-3, kmitl:3+repaired v baumann:5"), 1u);

  const ReportCell* share = find("Table 4-4, kmitl:5 v baumann:3", "all matches", "won %");
  ASSERT_NE(share, nullptr);
  EXPECT_EQ(share->printed, "65");
  const ReportCell* failures = find("Table 4-4, kmitl:5+repaired v baumann:3", "all matches", "crash or loop %");
  ASSERT_NE(failures, nullptr);
  EXPECT_EQ(failures->measured, "0");
}

TEST(KmitlReport, SaysWhatCannotAgreeAndListsTheDefects) {
  EXPECT_GE(outcome().notes.size(), 4u);
  EXPECT_GE(kKmitlReport.defects.size(), 6u);
}

TEST(KmitlReport, KeepsItsChecksWhenStopped) {
  StopToken stop;
  stop.request_stop();
  ReportOptions options;
  options.stop = &stop;
  const ReportOutcome stopped = kKmitlReport.run(options);
  EXPECT_TRUE(stopped.stopped);
  EXPECT_FALSE(stopped.cells.empty());
}

TEST(KmitlPrinted, HasThePublishedPercentages) {
  const int expected[4][3] = {{6, 4, 10}, {2, 5, 13}, {13, 4, 3}, {7, 6, 7}};
  for (std::size_t i = 0; i < kPrintedExperiments.size(); ++i) {
    const Tally rows = tally(kPrintedExperiments[i]);
    EXPECT_EQ(rows.won, expected[i][0]) << i;
    EXPECT_EQ(rows.tie, expected[i][1]) << i;
    EXPECT_EQ(rows.lost, expected[i][2]) << i;
  }
}

TEST(KmitlPrinted, HasTheDepthsOfTable41) {
  const int expected[4][2] = {{3, 3}, {3, 5}, {5, 3}, {5, 5}};
  for (std::size_t i = 0; i < kPrintedExperiments.size(); ++i) {
    EXPECT_EQ(kPrintedExperiments[i].our_depth, expected[i][0]);
    EXPECT_EQ(kPrintedExperiments[i].opponent_depth, expected[i][1]);
  }
}

TEST(KmitlPrinted, WritesAMatch) {
  EXPECT_EQ(match_text(Ending::Won, -50, 0, -50), "Our checker (-50 = 0 - 50)");
  EXPECT_EQ(match_text(Ending::Tie, 15, 45, 30), "TIE (15 = 45 + 30)");
}

}  // namespace
}  // namespace checkers::kmitl
