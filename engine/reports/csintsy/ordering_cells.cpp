#include <cmath>

#include "engine/reports/csintsy/number_text.hpp"
#include "engine/reports/csintsy/report_cells.hpp"

namespace checkers::csintsy {
namespace {

constexpr std::string_view kOtherMachine = "another machine and another language";
constexpr std::string_view kNotReproduced =
    "not reproduced: none of the 24 direction orders gives it on any branch of equal moves, nor do separate orders for "
    "jumps and steps, other scans or other numbers of turns";

constexpr DirectionOrder kLowerRightFirst{Direction::DownRight, Direction::DownLeft, Direction::UpRight,
                                          Direction::UpLeft};
constexpr DirectionOrder kLowerLeftFirst{Direction::DownLeft, Direction::DownRight, Direction::UpLeft,
                                         Direction::UpRight};

struct PrintedRow {
  std::string_view figure;
  std::string_view row;
  std::string_view id;
  std::string_view generated;
  std::string_view ratio;
  std::string_view time;
};

constexpr PrintedRow kPrintedRows[] = {
    {"Figure 11", "UL-UR-LL-LR", "original", "2,031,879", "63.30 %", "2.88 s"},
    {"Figure 11", "LR-LL-UR-UL", "lower right first", "2,203,734", "63.33 %", "3.14 s"},
    {"Figure 11", "LL-LR-UL-UR", "lower left first", "2,048,032", "63.19 %", "3.23 s"},
    {"Figure 12", "original", "original", "2,031,879", "63.30 %", "2.88 s"},
    {"Figure 12", "captured pieces", "captured pieces", "2,020,021", "63.19 %", "3.49 s"},
    {"Figure 13", "original", "original", "2,031,879", "63.30 %", "2.88 s"},
    {"Figure 13", "utility", "utility", "1,345,982", "48.58 %", "22.16 s"},
};

// Measured beside the figures; the report has none of these rows.
struct ExtraRow {
  std::string_view figure;
  std::string_view id;
  std::string_view remark;
};

constexpr ExtraRow kExtraRows[] = {
    {"Figure 11", "rows bottom-up", "the scan of the board matters, though the direction order does not"},
    {"Figure 11", "columns", "the scan of the board matters, though the direction order does not"},
    {"Figure 12", "captured pieces, stable sort", "selection sort disturbs the order of equals"},
    {"Figure 13", "original, other branch", "like for like: the utility row was measured in this game"},
    {"Figure 13", "utility, main branch", "like for like: the original row was measured in this game"},
    {"Figure 13", "best first", "by utility, best for the player to move first"},
    {"Figure 13", "move score", "the cheap score the report wishes for: captures, final square, safety"},
    {"Figure 13", "best first, other branch", ""},
    {"Figure 13", "move score, other branch", ""},
    {"Figure 13", "original, window passed on", "the root passes the best value so far on to its next move"},
    {"Figure 13", "original, table", "the transposition table the report recommends, 65,536 positions"},
    {"Figure 13", "move score, table, window passed on", "all three"},
};

void append_row(Cells& cells, const PrintedRow& row, const Average& measured) {
  const bool lost = row.id == "lower left first";
  const Verdict otherwise = lost ? Verdict::Incomparable : Verdict::Differs;
  const std::string figure(row.figure);
  const std::string name(row.row);
  const std::string remark(lost ? kNotReproduced : "");
  cells.push_back(compare(figure, name, "nodes generated", std::string(row.generated), grouped(measured.generated()),
                          otherwise, remark));
  const bool cut_ratio = row.id == "captured pieces";
  cells.push_back(compare(
      figure, name, "explored/generated", std::string(row.ratio), percent(measured.ratio()),
      cut_ratio ? Verdict::Misprint : otherwise,
      cut_ratio ? fixed(100 * measured.ratio(), 4) + " %: cut off, while the other ratios are rounded" : remark));
  cells.push_back({figure, name, "time", std::string(row.time), seconds_text(measured.seconds()), Verdict::Incomparable,
                   std::string(kOtherMachine)});
}

void append_row(Cells& cells, const ExtraRow& row, const Average& measured) {
  const auto add = [&](std::string_view column, std::string text) {
    cells.push_back({std::string(row.figure), std::string(row.id), std::string(column), "", std::move(text),
                     Verdict::NotPrinted, std::string(row.remark)});
  };
  add("nodes generated", grouped(measured.generated()));
  add("explored/generated", percent(measured.ratio()));
  add("time", seconds_text(measured.seconds()));
}

Settings sorted_by(SortKey key, SortMethod method = SortMethod::Stable) {
  return {.order = {.key = key, .method = method}};
}

Settings with(Settings settings, RootWindow root_window, int table_bits) {
  settings.root_window = root_window;
  settings.table_bits = table_bits;
  return settings;
}

}  // namespace

std::vector<Series> ordering_series() {
  constexpr int kTableBits = 16;
  const Settings plain;
  const Settings utility = sorted_by(SortKey::UtilityAscending, SortMethod::Selection);
  const Settings best_first = sorted_by(SortKey::BestFirst);
  const Settings scored = sorted_by(SortKey::MoveScore);
  return {
      {"original", Branch::Main, plain},
      {"lower right first", Branch::Main, {.order = {.directions = kLowerRightFirst}}},
      {"lower left first", Branch::Main, {.order = {.directions = kLowerLeftFirst}}},
      {"rows bottom-up", Branch::Main, {.order = {.scan = Scan::RowsBottomUp}}},
      {"columns", Branch::Main, {.order = {.scan = Scan::Columns}}},
      {"captured pieces", Branch::Main, sorted_by(SortKey::CapturedPieces, SortMethod::Selection)},
      {"captured pieces, stable sort", Branch::Main, sorted_by(SortKey::CapturedPieces)},
      {"utility", Branch::Other, utility},
      {"original, other branch", Branch::Other, plain},
      {"utility, main branch", Branch::Main, utility},
      {"best first", Branch::Main, best_first},
      {"move score", Branch::Main, scored},
      {"best first, other branch", Branch::Other, best_first},
      {"move score, other branch", Branch::Other, scored},
      {"original, window passed on", Branch::Main, with(plain, RootWindow::BestSoFar, 0)},
      {"original, table", Branch::Main, with(plain, RootWindow::Full, kTableBits)},
      {"move score, table, window passed on", Branch::Main, with(scored, RootWindow::BestSoFar, kTableBits)},
  };
}

const Average& OrderingResults::average(std::string_view id) const {
  std::size_t index = 0;
  while (series[index].id != id) ++index;
  return averages[index];
}

void append_orderings(Cells& cells, const OrderingResults& results) {
  for (const std::string_view figure : {"Figure 11", "Figure 12", "Figure 13"}) {
    for (const PrintedRow& row : kPrintedRows)
      if (row.figure == figure) append_row(cells, row, results.average(row.id));
    for (const ExtraRow& row : kExtraRows)
      if (row.figure == figure) append_row(cells, row, results.average(row.id));
  }
  const double share = results.average("original").ratio();
  cells.push_back(compare("Move Ordering", "original", "explored, about", "60 %",
                          fixed(std::round(10 * share) * 10, 0) + " %", Verdict::Differs, percent(share)));

  constexpr std::string_view kChart = "the chart is an image";
  for (const std::string_view id :
       {"original", "lower right first", "lower left first", "captured pieces", "utility"}) {
    const Average& measured = results.average(id);
    cells.push_back({"Figure 14", std::string(id), "nodes explored", "", grouped(measured.explored()),
                     Verdict::NotPrinted, std::string(kChart)});
    cells.push_back({"Figure 14", std::string(id), "nodes pruned", "",
                     grouped((measured.total.generated - measured.total.explored) / measured.turns),
                     Verdict::NotPrinted, std::string(kChart)});
  }
}

void append_branching_factor(Cells& cells, const OrderingResults& results) {
  const std::string table = "Branching factor";
  const GameRecord& game = results.branches.game(Branch::Main);
  const double moves = moves_per_turn(game);
  cells.push_back(compare(table, "legal moves a turn", "about", "8", fixed(moves, 0), Verdict::Differs,
                          fixed(moves, 2) + ": both players' turns with at least two moves"));
  cells.push_back(compare(table, "8^10", "nodes", "1.07x10^9", scientific(std::pow(8, 10))));
  cells.push_back(compare(table, "8^5", "nodes", "32,768", grouped(static_cast<std::uint64_t>(std::pow(8, 5)))));
  cells.push_back(compare(table, "5^10", "nodes", "9.77x10^6", scientific(std::pow(5, 10))));

  for (const std::string_view id :
       {"original", "lower right first", "lower left first", "captured pieces", "utility"}) {
    const Average& measured = results.average(id);
    const double factor = measured.branching_factor();
    const double tried = static_cast<double>(measured.total.explored) / static_cast<double>(measured.total.parents);
    cells.push_back(compare(table, std::string(id), "children/parents", "5", fixed(factor, 0), Verdict::Differs,
                            fixed(factor, 2) + " generated, " + fixed(tried, 2) + " explored"));
  }
  const Average& original = results.average("original");
  const int forced = forced_turns(game);
  const auto searched = static_cast<double>(original.turns);
  const double factor = (searched * original.branching_factor() + forced) / (searched + forced);
  cells.push_back(compare(table, "original, forced turns included", "children/parents", "4", fixed(factor, 0),
                          Verdict::Differs,
                          fixed(factor, 2) + " if a forced turn counts as a factor of 1; the report does not say how"));
  cells.push_back({table, "best possible, square root of 8", "children/parents", "", fixed(std::sqrt(8), 2),
                   Verdict::NotPrinted, ""});
}

}  // namespace checkers::csintsy
