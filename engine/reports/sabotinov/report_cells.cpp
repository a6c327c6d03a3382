#include "engine/reports/sabotinov/report_cells.hpp"

#include <algorithm>

#include "engine/base/text.hpp"
#include "engine/reports/sabotinov/native.hpp"
#include "engine/reports/sabotinov/printed_games.hpp"
#include "engine/reports/sabotinov/printed_runs.hpp"
#include "engine/reports/sabotinov/printed_times.hpp"

namespace checkers::sabotinov {
namespace {

constexpr std::string_view kAuthorsMachine = "measured on the authors' machines";

std::string searcher_name(const Searcher& searcher) {
  if (searcher.evaluation > 3) return "always the first move";
  return (searcher.algorithm == Algorithm::MinmaxAB ? "Minmax EF-" : "ABS EF-") + std::to_string(searcher.evaluation);
}

std::string setup_name(const GameSetup& setup) {
  return searcher_name(setup.red) + " v " + searcher_name(setup.black) + ", depth " + std::to_string(setup.red.depth);
}

std::string result_name(const Status& status) {
  if (!status.winner) return "Draw";
  return *status.winner == Color::White ? "Red" : "Black";
}

std::string milliseconds(double time_ms) {
  const auto hundredths = static_cast<long long>(time_ms * 100 + 0.5);
  const std::string fraction = std::to_string(hundredths % 100);
  return std::to_string(hundredths / 100) + (fraction.size() == 1 ? ".0" : ".") + fraction + "ms";
}

std::string move_text(const Move& move) {
  return native_move(move) + (move.is_capture() ? " takes " + std::to_string(move.jumps) : "");
}

std::string last_move(const GameRecord& record) {
  return (record.plies() % 2 == 1 ? "Black " : "Red ") + move_text(record.moves.back());
}

double time_of(const GameRecord& record, Algorithm algorithm) {
  return (record.setup.red.algorithm == algorithm ? record.red.time_ms : 0) +
         (record.setup.black.algorithm == algorithm ? record.black.time_ms : 0);
}

void append_incomparable(Cells& cells, std::string_view table, std::string_view row, std::string_view column,
                         std::string_view printed, std::string measured, std::string_view remark = kAuthorsMachine) {
  cells.push_back({std::string(table), std::string(row), std::string(column), std::string(printed), std::move(measured),
                   Verdict::Incomparable, std::string(remark)});
}

// Cells of one row of one table; whatever was not printed makes none.
class RunRow {
 public:
  RunRow(Cells& cells, const PrintedRun& run)
      : cells_(cells), run_(run), row_((run.row.empty() ? "" : std::string(run.row) + ": ") + setup_name(run.setup)) {}

  void compare(std::string_view column, std::string_view printed, std::string measured,
               std::string_view why_not = {}) const {
    if (printed.empty()) return;
    ReportCell cell = checkers::compare(std::string(run_.table), row_, std::string(column), std::string(printed),
                                        std::move(measured), why_not.empty() ? Verdict::Differs : Verdict::Misprint);
    if (cell.verdict == Verdict::Misprint) cell.remark = why_not;
    cells_.push_back(std::move(cell));
  }

  // Letters in brackets are missing in the scan; all must agree with the board measured.
  void board(std::string_view column, std::string_view printed, const std::string& measured) const {
    std::string whole(printed);
    whole.erase(std::remove_if(whole.begin(), whole.end(), [](char c) { return c == '(' || c == ')'; }), whole.end());
    if (whole == printed || whole != measured) return compare(column, printed, measured);
    append_incomparable(cells_, run_.table, row_, column, printed, measured, "the scan lost what is in brackets");
  }

  void time(std::string_view column, std::string_view printed, std::string measured) const {
    if (!printed.empty()) append_incomparable(cells_, run_.table, row_, column, printed, std::move(measured));
  }

 private:
  Cells& cells_;
  const PrintedRun& run_;
  std::string row_;
};

void append_run(Cells& cells, const PrintedRun& run, const GameRecord& record) {
  const RunRow row(cells, run);
  const NodeCounts& red = record.red.nodes;
  const NodeCounts& black = record.black.nodes;
  row.compare("Path length", run.rounds, std::to_string(record.rounds()));
  row.compare("Red leaves", run.counts[0], std::to_string(red.leaves));
  row.compare("Black leaves", run.counts[1], std::to_string(black.leaves), run.black_leaves_misprint);
  row.compare("Red expanded", run.counts[2], std::to_string(red.expanded));
  row.compare("Black expanded", run.counts[3], std::to_string(black.expanded));
  row.compare("Red total", run.counts[4], std::to_string(red.total()));
  row.compare("Black total", run.counts[5], std::to_string(black.total()));
  row.compare("Winner", run.result, result_name(record.status));
  row.compare("Last move", run.last_move, last_move(record));
  row.board("Last board", run.board, native_board(record.final_position));
  row.time("Time", run.seconds.empty() ? "" : std::string(run.seconds) + "s",
           milliseconds(record.red.time_ms + record.black.time_ms));
  row.time("Peak memory", run.memory, "");
  row.time("Minmax time", run.minmax_time, milliseconds(time_of(record, Algorithm::MinmaxAB)));
  row.time("ABS time", run.alpha_beta_time, milliseconds(time_of(record, Algorithm::AlphaBetaSearch)));
}

bool same_game(const GameRecord& a, const GameRecord& b) {
  return a.moves == b.moves && a.red.nodes == b.red.nodes && a.black.nodes == b.black.nodes;
}

// "between 10 and 7" for a side whose last two moves went to and fro.
std::string shuffle(const GameRecord& record, Color side) {
  const bool last_is_black = record.plies() % 2 == 1;
  const std::size_t last = record.moves.size() - ((side == Color::Black) == last_is_black ? 1 : 2);
  const Move& move = record.moves[last];
  const Move& before = record.moves[last - 2];
  if (before.from != move.to || before.to != move.from) return "no to and fro";
  return "between " + std::to_string(rotate(move.from)) + " and " + std::to_string(rotate(move.to));
}

std::string jump_text(const Move& move) {
  if (move.jumps != 1) return move_text(move);
  return "over " + std::to_string(rotate(first_square(move.captured))) + " to " + std::to_string(rotate(move.to));
}

std::string ending(const GameRecord& record) {
  return result_name(record.status) + ", " + std::to_string(record.plies()) + " plies";
}

}  // namespace

void append_times(Cells& cells, const ReportGames& games) {
  for (const PrintedTiming& timing : printed_timings()) {
    std::size_t next = 0;
    for (const int depth : kTimedDepths) {
      const GameRecord& record = games.of(timed_game(timing.evaluation, depth));
      const std::string row = searcher_name(record.setup.red) + " v " + searcher_name(record.setup.black);
      const std::string column = " time, depth " + std::to_string(depth);
      append_incomparable(cells, "Table 2", row, "Minmax" + column, timing.times[next++],
                          milliseconds(record.red.time_ms));
      append_incomparable(cells, "Table 2", row, "ABS" + column, timing.times[next++],
                          milliseconds(record.black.time_ms));
    }
  }
  constexpr std::string_view kColumns[] = {"Run 1", "Run 2", "Run 3", "Run 4", "Average of 10"};
  for (const PrintedBenchmark& benchmark : printed_benchmarks())
    for (std::size_t i = 0; i < benchmark.seconds.size(); ++i)
      append_incomparable(cells, benchmark.table, benchmark.row, kColumns[i], std::string(benchmark.seconds[i]) + "s",
                          "", "a separate benchmark on an author's machine");
}

void append_runs(Cells& cells, const ReportGames& games) {
  for (const PrintedRun& run : printed_runs()) append_run(cells, run, games.of(run.setup));
}

void append_remarks_on_play(Cells& cells, const ReportGames& games) {
  const std::vector<GameSetup> simulation = full_simulation();
  std::size_t alike = 0;
  std::size_t over = 0;
  for (GameSetup setup : simulation) {
    const GameRecord& record = games.of(setup);
    if (record.status.over) ++over;
    setup.red.algorithm = setup.black.algorithm = Algorithm::AlphaBetaSearch;
    if (same_game(record, games.of(setup))) ++alike;
  }
  cells.push_back(compare("Section 3.6.2", "Minmax and ABS", "Moves and node counts", "the same",
                          alike == simulation.size() ? "the same" : "not always the same"));
  cells.push_back(compare("Figure 51", "Full simulation", "Games played", "72", std::to_string(over)));

  const GameRecord& second_run =
      games.of({.red = {Algorithm::AlphaBetaSearch, 1, 4}, .black = {Algorithm::AlphaBetaSearch, 3, 4}});
  constexpr std::size_t kRedsEighth = 15;
  const std::string row = "Sample run 2";
  cells.push_back(compare("Section 5.2", row, "Red's capture in round 8", "over 19 to 23",
                          jump_text(second_run.moves[kRedsEighth])));
  cells.push_back(
      compare("Section 5.2", row, "Black at the end", "between 10 and 7", shuffle(second_run, Color::Black)));
  cells.push_back(
      compare("Section 5.2", row, "Red at the end", "between 17 and 13", shuffle(second_run, Color::White)));
}

void append_search_values(Cells& cells, const ReportGames& games) {
  for (const PrintedValue& value : printed_values())
    cells.push_back(compare("Appendix B", std::string(value.row) + ": " + setup_name(value.setup),
                            std::string(value.column), std::string(value.value),
                            std::to_string(value.measured(games.of(value.setup).last_black_search))));
}

void append_transcripts(Cells& cells, const ReportGames& games) {
  for (const PrintedGame& game : printed_games()) {
    const GameRecord& record = games.of(game.setup);
    const std::vector<std::string_view> moves = words(game.moves);
    const std::string table(game.table);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
      const std::vector<std::string_view> parts = split(moves[ply], 'x');
      const std::string printed = std::string(parts[0]) + (parts.size() > 1 ? " takes " + std::string(parts[1]) : "");
      cells.push_back(compare(table, "Round " + std::to_string(ply / 2 + 1), ply % 2 == 0 ? "Black" : "Red", printed,
                              ply < record.moves.size() ? move_text(record.moves[ply]) : ""));
    }
    cells.push_back(
        compare(table, "Whole game", "Moves", std::to_string(moves.size()), std::to_string(record.plies())));
  }
}

void append_cost_of_the_defects(Cells& cells, const ReportGames& games) {
  for (const GameSetup& setup : pairings()) {
    const auto append = [&](std::string_view column, const GameSetup& played) {
      cells.push_back({"What the defects cost", setup_name(setup), std::string(column), "", ending(games.of(played)),
                       Verdict::NotPrinted, ""});
    };
    append("As published", setup);
    append("Searches repaired", with_searches_repaired(setup));
    append("End of game repaired", with_end_repaired(setup));
  }
}

}  // namespace checkers::sabotinov
