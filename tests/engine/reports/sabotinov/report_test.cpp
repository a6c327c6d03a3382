#include "engine/reports/sabotinov/report.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/parallel.hpp"
#include "engine/base/stop_token.hpp"

namespace checkers {
namespace {

const std::vector<ReportCell>& cells() {
  static const ReportOutcome outcome = kSabotinovReport.run({.threads = hardware_threads(), .progress = {}});
  return outcome.cells;
}

int count_cells(std::string_view table, Verdict verdict) {
  return static_cast<int>(std::count_if(cells().begin(), cells().end(), [&](const ReportCell& cell) {
    return cell.table == table && cell.verdict == verdict;
  }));
}

const ReportCell* find_cell(std::string_view table, std::string_view row, std::string_view column) {
  for (const ReportCell& cell : cells())
    if (cell.table == table && cell.row == row && cell.column == column) return &cell;
  return nullptr;
}

TEST(SabotinovReport, HasNoCellThatDiffers) {
  EXPECT_GT(cells().size(), 600u);
  for (const ReportCell& cell : cells())
    EXPECT_NE(cell.verdict, Verdict::Differs)
        << cell.table << ", " << cell.row << ", " << cell.column << ": " << cell.printed << " / " << cell.measured;
}

TEST(SabotinovReport, ReproducesEveryCellOfTables3And4ButTwoMisprints) {
  EXPECT_EQ(count_cells("Table 3", Verdict::Match), 9 * 8);
  EXPECT_EQ(count_cells("Table 4", Verdict::Match), 9 * 8 - 2);
  EXPECT_EQ(count_cells("Table 4", Verdict::Misprint), 2);
  for (const char* row : {"Minmax EF-1 v Minmax EF-3, depth 4", "ABS EF-1 v ABS EF-3, depth 4"}) {
    const ReportCell* cell = find_cell("Table 4", row, "Black leaves");
    ASSERT_NE(cell, nullptr);
    EXPECT_EQ(cell->printed, "24683");
    EXPECT_EQ(cell->measured, "38490");
    EXPECT_EQ(cell->verdict, Verdict::Misprint);
    EXPECT_FALSE(cell->remark.empty());
  }
}

TEST(SabotinovReport, KnowsNoOtherMisprint) {
  EXPECT_EQ(std::count_if(cells().begin(), cells().end(),
                          [](const ReportCell& cell) { return cell.verdict == Verdict::Misprint; }),
            2);
}

TEST(SabotinovReport, ReplaysGames1And10MoveForMove) {
  // 159 moves and their number.
  EXPECT_EQ(count_cells("Appendix B, game 1", Verdict::Match), 160);
  EXPECT_EQ(count_cells("Appendix B, game 10", Verdict::Match), 160);
  const ReportCell* double_jump = find_cell("Appendix B, game 1", "Round 17", "Black");
  ASSERT_NE(double_jump, nullptr);
  EXPECT_EQ(double_jump->printed, "2-11-4 takes 2");
}

TEST(SabotinovReport, ReproducesTheSampleRuns) {
  // Path length, six counts, winner and last move of each; in 5.2 also what its text says about the play.
  EXPECT_EQ(count_cells("Section 5.1", Verdict::Match), 9);
  EXPECT_EQ(count_cells("Section 5.2", Verdict::Match), 9 + 3);
  EXPECT_EQ(count_cells("Section 5.3", Verdict::Match), 9);
  EXPECT_EQ(count_cells("Section 5.4", Verdict::Match), 9);
  EXPECT_EQ(count_cells("Section 5.5", Verdict::Match), 1);
}

TEST(SabotinovReport, ReproducesAppendixB) {
  // 18 games with six counts, winner and last move, 14 undamaged boards, 9 round numbers, 7 values of searches.
  EXPECT_EQ(count_cells("Appendix B", Verdict::Match), 18 * 8 + 14 + 9 + 7);
  EXPECT_EQ(count_cells("Figure 51", Verdict::Match), 10 + 1);
}

TEST(SabotinovReport, ComparesNoTimes) {
  EXPECT_EQ(count_cells("Table 2", Verdict::Incomparable), 18);
  EXPECT_EQ(count_cells("Table 3", Verdict::Incomparable), 18);
  EXPECT_EQ(count_cells("Table 4", Verdict::Incomparable), 18);
  EXPECT_EQ(count_cells("Table 5", Verdict::Incomparable), 15);
  EXPECT_EQ(count_cells("Table 6", Verdict::Incomparable), 15);
}

TEST(SabotinovReport, ShowsWhatTheDefectsCost) {
  const std::string table = "What the defects cost";
  const ReportCell* published = find_cell(table, "ABS EF-1 v ABS EF-2, depth 4", "As published");
  const ReportCell* repaired = find_cell(table, "ABS EF-1 v ABS EF-2, depth 4", "Searches repaired");
  ASSERT_TRUE(published != nullptr && repaired != nullptr);
  EXPECT_EQ(published->measured, "Draw, 159 plies");
  EXPECT_EQ(repaired->measured.substr(0, 5), "Black");
}

TEST(SabotinovReport, IsRegisteredWithItsThirteenDefects) {
  EXPECT_EQ(find_report("sabotinov"), &kSabotinovReport);
  EXPECT_EQ(kSabotinovReport.defects.size(), 13u);
}

TEST(SabotinovReport, SaysWhenItWasStopped) {
  StopToken stop;
  stop.request_stop();
  EXPECT_TRUE(kSabotinovReport.run({.threads = 1, .stop = &stop, .progress = {}}).stopped);
}

}  // namespace
}  // namespace checkers
