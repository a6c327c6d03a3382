#include "engine/reports/csintsy/report.hpp"

#include <gtest/gtest.h>

#include <map>

#include "engine/base/parallel.hpp"

namespace checkers {
namespace {

using Key = std::string;  // table | row | column

std::map<Key, ReportCell> cells_of(const ReportOutcome& outcome) {
  std::map<Key, ReportCell> cells;
  for (const ReportCell& cell : outcome.cells) cells[cell.table + " | " + cell.row + " | " + cell.column] = cell;
  return cells;
}

TEST(CsintsyReport, SlowEveryPrintedCellIsMatchedOrExplained) {
  ReportOptions options;
  options.threads = hardware_threads();
  const ReportOutcome outcome = kCsintsyReport.run(options);
  EXPECT_FALSE(outcome.stopped);
  auto cells = cells_of(outcome);
  ASSERT_EQ(cells.size(), outcome.cells.size()) << "two cells have the same place";
  for (const auto& [key, cell] : cells) {
    EXPECT_NE(cell.verdict, Verdict::Differs) << key << ": " << cell.printed << " / " << cell.measured;
    EXPECT_FALSE(cell.measured.empty()) << key;
    EXPECT_TRUE(cell.verdict != Verdict::Misprint || !cell.remark.empty()) << key;
  }

  const auto expect_match = [&](const Key& key, const std::string& printed) {
    EXPECT_EQ(cells[key].verdict, Verdict::Match) << key;
    EXPECT_EQ(cells[key].printed, printed) << key;
    EXPECT_EQ(cells[key].measured, printed) << key;
  };
  expect_match("Figure 6 | start position, depth 10 | value with pruning", "-0.6");
  expect_match("Figure 6 | start position, depth 10 | value without pruning", "-0.6");
  expect_match("Figure 14 | start position, depth 10 | nodes without pruning", "2.34x10^7");
  expect_match("Figure 11 | UL-UR-LL-LR | nodes generated", "2,031,879");
  expect_match("Figure 11 | UL-UR-LL-LR | explored/generated", "63.30 %");
  expect_match("Figure 11 | LR-LL-UR-UL | nodes generated", "2,203,734");
  expect_match("Figure 11 | LR-LL-UR-UL | explored/generated", "63.33 %");
  expect_match("Figure 12 | captured pieces | nodes generated", "2,020,021");
  expect_match("Figure 13 | utility | nodes generated", "1,345,982");
  expect_match("Figure 13 | utility | explored/generated", "48.58 %");

  // Known beside the figures from a separate reconstruction; averages cut, not rounded.
  const auto expect_measured = [&](const Key& key, const std::string& measured) {
    EXPECT_EQ(cells[key].measured, measured) << key;
  };
  expect_measured("Figure 6 | start position, depth 10 | nodes generated without pruning", "23,426,871");
  expect_measured("Figure 6 | start position, depth 10 | nodes generated with pruning", "836,770");
  expect_measured("Figure 6 | start position, depth 10 | nodes explored with pruning", "555,828");
  expect_measured("Figure 6 | red check corrected | value with pruning", "-0.2");
  expect_measured("Figure 11 | LL-LR-UL-UR | nodes generated", "2,034,917");
  expect_measured("Figure 11 | LL-LR-UL-UR | explored/generated", "63.34 %");
  expect_measured("Figure 11 | rows bottom-up | nodes generated", "1,452,786");
  expect_measured("Figure 11 | columns | nodes generated", "1,240,295");
  expect_measured("Figure 12 | captured pieces, stable sort | nodes generated", "2,020,031");
  expect_measured("Figure 13 | original, other branch | nodes generated", "2,239,499");
  expect_measured("Figure 13 | original, other branch | explored/generated", "62.39 %");
  expect_measured("Figure 13 | utility, main branch | nodes generated", "1,066,368");
  expect_measured("Figure 13 | utility, main branch | explored/generated", "49.19 %");
  expect_measured("Figure 13 | best first | nodes generated", "738,112");
}

TEST(CsintsyReport, StopsWhenAskedTo) {
  StopToken stop;
  stop.request_stop();
  ReportOptions options;
  options.stop = &stop;
  EXPECT_TRUE(kCsintsyReport.run(options).stopped);
}

TEST(CsintsyReport, NamesItsDefects) { EXPECT_GE(kCsintsyReport.defects.size(), 5u); }

}  // namespace
}  // namespace checkers
