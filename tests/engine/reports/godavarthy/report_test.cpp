#include "engine/reports/godavarthy/report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/engine/reports/godavarthy/vectors.hpp"

namespace checkers {
namespace {

using godavarthy::vectors::list;

const ReportOutcome& outcome() {
  static const ReportOutcome result = kGodavarthyReport.run({});
  return result;
}

ReportCell cell(const std::string& table, const std::string& row, const std::string& column) {
  for (const ReportCell& candidate : outcome().cells)
    if (candidate.table == table && candidate.row == row && candidate.column == column) return candidate;
  ADD_FAILURE() << "no cell " << table << ", " << row << ", " << column;
  return {};
}

int count(Verdict verdict) {
  return static_cast<int>(
      std::count_if(outcome().cells.begin(), outcome().cells.end(),
                    [verdict](const ReportCell& candidate) { return candidate.verdict == verdict; }));
}

TEST(GodavarthyReport, HasNoCellThatDiffers) {
  EXPECT_FALSE(outcome().stopped);
  EXPECT_EQ(count(Verdict::Differs), 0);
}

TEST(GodavarthyReport, PrintsEveryCellOfTheTablesAsTheReportDoes) {
  const std::map<std::string, std::string> fields{{"gen1", "Nodes generated 1"}, {"gen2", "Nodes generated 2"},
                                                  {"exp1", "Nodes expanded 1"},  {"exp2", "Nodes expanded 2"},
                                                  {"mem1", "Memory 1"},          {"mem2", "Memory 2"},
                                                  {"length", "Game length"}};
  int rows = 0;
  for (const nlohmann::json& game : list("games.json", "games")) {
    if (game["printed"].is_null()) continue;
    ++rows;
    const std::string table = "Table " + game["table"].dump();
    const std::string row = game["row"].get<std::string>();
    for (const auto& [field, column] : fields) {
      const ReportCell found = cell(table, row, column);
      EXPECT_EQ(found.printed, game["printed"][field].dump()) << table << row << column;
      const bool misprint = table == "Table 8" && row == "Eval 3" && column == "Game length";
      EXPECT_EQ(found.verdict, misprint ? Verdict::Misprint : Verdict::Match) << table << row << column;
    }
    const std::map<std::string, std::string> winners{{"X", "X[1]"}, {"O", "O[2]"}, {"tie", "Tie"}};
    const ReportCell winner = cell(table, row, "Winner");
    EXPECT_NE(winner.printed.find(winners.at(game["printed"]["winner"].get<std::string>())), std::string::npos);
    EXPECT_EQ(winner.verdict, Verdict::Match);
    EXPECT_EQ(cell(table, row, "Time 1 (us)").verdict, Verdict::Incomparable);
    EXPECT_EQ(cell(table, row, "Time 2 (us)").verdict, Verdict::Incomparable);
  }
  EXPECT_EQ(rows, 23);
}

TEST(GodavarthyReport, FillsTheEmptyRowOfTableSeven) {
  const std::map<std::string, std::string> expected{{"Nodes generated 1", "200936"},
                                                    {"Nodes generated 2", "28810"},
                                                    {"Nodes expanded 1", "148"},
                                                    {"Nodes expanded 2", "235"},
                                                    {"Memory 1", "6216"},
                                                    {"Memory 2", "9870"},
                                                    {"Game length", "51"},
                                                    {"Winner", "X[1]"}};
  for (const auto& [column, measured] : expected) {
    const ReportCell found = cell("Table 7", "Eval 2", column);
    EXPECT_EQ(found.printed, "");
    EXPECT_EQ(found.measured, measured) << column;
    EXPECT_EQ(found.verdict, Verdict::NotPrinted);
  }
}

TEST(GodavarthyReport, DocumentsItsMisprints) {
  EXPECT_EQ(count(Verdict::Misprint), 3);
  const ReportCell length = cell("Table 8", "Eval 3", "Game length");
  EXPECT_EQ(length.printed, "54");
  EXPECT_EQ(length.measured, "34");
  EXPECT_FALSE(length.remark.empty());
  EXPECT_EQ(cell("Table 8", "Caption", "Depth").verdict, Verdict::Misprint);
  EXPECT_EQ(cell("Sample run", "Caption", "Computer 2").verdict, Verdict::Misprint);
}

TEST(GodavarthyReport, ReproducesTheSampleRun) {
  const std::map<std::string, std::string> expected{
      {"Game length", "51"},         {"Nodes generated 1", "5191"},
      {"Nodes generated 2", "1759"}, {"Nodes expanded 1", "104"},
      {"Nodes expanded 2", "183"},   {"Memory 1", "4368"},
      {"Memory 2", "7686"},          {"Winner", "Computer X[1] Won the game"}};
  for (const auto& [column, printed] : expected) {
    const ReportCell found = cell("Sample run", "Totals", column);
    EXPECT_EQ(found.printed, printed);
    EXPECT_EQ(found.verdict, Verdict::Match) << column;
  }
  EXPECT_EQ(cell("Sample run", "Last board", "Row 4").measured, "_X_X_X_X");
  EXPECT_EQ(cell("Sample run", "Last board", "Row 5").measured, "X_O_O_O_");
  for (const std::string column : {"Row 0, pieces", "Row 4", "Row 5", "Row 6, pieces", "Row 7, pieces"})
    EXPECT_EQ(cell("Sample run", "Last board", column).verdict, Verdict::Match) << column;
}

TEST(GodavarthyReport, CountsTheWinsOfItsAnalysis) {
  EXPECT_EQ(cell("Analysis", "Eval 1", "Wins of 24").measured, "8");
  EXPECT_EQ(cell("Analysis", "Eval 2", "Wins of 24").measured, "3");
  EXPECT_EQ(cell("Analysis", "Eval 3", "Wins of 24").measured, "3");
}

TEST(GodavarthyReport, TellsItsProgressAndStops) {
  StopToken stop;
  double last = 0;
  ReportOptions options;
  options.stop = &stop;
  options.progress = [&](double done, std::string_view) {
    EXPECT_GT(done, last);
    last = done;
    if (done > 0.03) stop.request_stop();
  };
  EXPECT_TRUE(kGodavarthyReport.run(options).stopped);
  EXPECT_LT(last, 0.5);
}

TEST(GodavarthyReport, IsRegistered) { EXPECT_EQ(find_report("godavarthy"), &kGodavarthyReport); }

}  // namespace
}  // namespace checkers
