#include "engine/reports/sable/report.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/base/parallel.hpp"

namespace checkers {
namespace {

TEST(SableReport, SlowEverySentenceHolds) {
  ReportOptions options;
  options.threads = hardware_threads();
  const ReportOutcome outcome = kSableReport.run(options);
  EXPECT_FALSE(outcome.stopped);
  std::set<std::string> places;
  int claims = 0;
  for (const ReportCell& cell : outcome.cells) {
    EXPECT_NE(cell.verdict, Verdict::Differs) << cell.table << ", " << cell.row << ": " << cell.measured;
    EXPECT_FALSE(cell.measured.empty());
    places.insert(cell.table + " | " + cell.row + " | " + cell.column);
    if (cell.verdict == Verdict::Match) ++claims;
  }
  EXPECT_EQ(places.size(), outcome.cells.size()) << "two cells have the same place";
  EXPECT_GE(claims, 20);
}

TEST(SableReport, StopsWhenAskedTo) {
  StopToken stop;
  stop.request_stop();
  ReportOptions options;
  options.stop = &stop;
  EXPECT_TRUE(kSableReport.run(options).stopped);
}

}  // namespace
}  // namespace checkers
