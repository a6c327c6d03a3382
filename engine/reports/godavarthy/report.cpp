#include "engine/reports/godavarthy/report.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "engine/reports/godavarthy/defects.hpp"
#include "engine/reports/godavarthy/tables.hpp"

namespace checkers {
namespace {

using namespace godavarthy;

constexpr std::string_view kOtherMachine = "time on another machine";

std::string text_of(std::uint64_t number) { return std::to_string(number); }

// What a run's cells are called, how its winner is written, and what is known to be misprinted in it.
struct RunLabel {
  std::string table;
  std::string row;
  std::array<std::string, 3> winner_texts = {"X[1]", "O[2]", "Tie"};
  int true_length = 0;  // where the printed one is wrong
  std::string length_misprint = {};
  std::string second_time_remark = {};
};

const std::string& winner_text(const RunLabel& label, const GameRecord& game) {
  return label.winner_texts[game.winner ? static_cast<std::size_t>(*game.winner) : 2];
}

RunLabel label_of(const TableRow& row) {
  RunLabel label{"Table " + std::to_string(row.table), "Eval " + std::to_string(row.evaluation)};
  if (row.table == 1) label.winner_texts = {"Comp 1 X[1]", "Comp 2 O[2]", "Tie"};
  if (row.table == 8 && row.evaluation == 3) {
    label.true_length = 34;
    label.length_misprint = "the game has 34 plies, all other cells agree; 54 is the length in table 6, Eval 3";
  }
  if (row.table == 5 && row.evaluation == 3) label.second_time_remark = "the number of table 3, Eval 3: a copying slip";
  return label;
}

class CellWriter {
 public:
  CellWriter(const RunLabel& label, std::vector<ReportCell>& cells) : label_(label), cells_(cells) {}

  void write(const std::optional<PrintedRun>& printed, const GameRecord& game) {
    using Pair = std::array<std::uint64_t, 2>;
    const auto pair = [&](const std::string& name, Pair PrintedRun::*column, std::uint64_t Tally::*measured) {
      for (std::size_t i = 0; i < 2; ++i)
        add(name + text_of(i + 1), printed ? text_of(((*printed).*column)[i]) : "", text_of(game.tallies[i].*measured));
    };
    pair("Nodes generated ", &PrintedRun::generated, &Tally::generated);
    pair("Nodes expanded ", &PrintedRun::expanded, &Tally::expanded);
    add_time("Time 1 (us)", printed ? text_of(printed->time_us[0]) : "", game.tallies[0].time_us, "");
    add_time("Time 2 (us)", printed ? text_of(printed->time_us[1]) : "", game.tallies[1].time_us,
             label_.second_time_remark);
    pair("Memory ", &PrintedRun::memory, &Tally::memory);
    add("Game length", printed ? std::to_string(printed->length) : "", std::to_string(game.length()),
        game.length() == label_.true_length ? label_.length_misprint : "");
    add("Winner", printed ? std::string(printed->winner) : "", winner_text(label_, game));
  }

  // An empty `printed` is a cell the report leaves empty; a difference that has a `misprint` remark is expected.
  void add(std::string column, std::string printed, std::string measured, std::string misprint = "") {
    ReportCell cell = compare(label_.table, label_.row, std::move(column), std::move(printed), std::move(measured));
    if (cell.printed.empty())
      cell.verdict = Verdict::NotPrinted;
    else if (cell.verdict == Verdict::Differs && !misprint.empty())
      cell.verdict = Verdict::Misprint;
    cell.remark = std::move(misprint);
    cells_.push_back(std::move(cell));
  }

 private:
  void add_time(std::string column, std::string printed, double microseconds, const std::string& remark) {
    const std::string measured = text_of(static_cast<std::uint64_t>(std::llround(microseconds)));
    if (printed.empty()) return add(std::move(column), "", measured);
    cells_.push_back({label_.table, label_.row, std::move(column), std::move(printed), measured, Verdict::Incomparable,
                      remark.empty() ? std::string(kOtherMachine) : remark});
  }

  const RunLabel& label_;
  std::vector<ReportCell>& cells_;
};

void write_last_board(const std::string& squares, std::vector<ReportCell>& cells) {
  const RunLabel label{"Sample run", "Last board"};
  CellWriter writer(label, cells);
  const auto shown = [](std::string_view symbols) { return symbols.empty() ? "none" : std::string(symbols); };
  for (int row = 0; row < 8; ++row) {
    const std::string name = "Row " + std::to_string(row);
    std::string symbols = squares.substr(static_cast<std::size_t>(8 * row), 8);
    const auto lines = sample_board();
    const auto printed =
        std::find_if(lines.begin(), lines.end(), [row](const PrintedBoardRow& line) { return line.row == row; });
    if (printed == lines.end()) {
      writer.add(name, "", symbols);
    } else if (printed->complete) {
      writer.add(name, std::string(printed->symbols), symbols);
    } else {
      symbols.erase(std::remove(symbols.begin(), symbols.end(), '_'), symbols.end());
      writer.add(name + ", pieces", shown(printed->symbols), shown(symbols));
    }
  }
}

// The sample run is the game of table 1, Eval 2.
void write_sample_run(const GameRecord& game, std::vector<ReportCell>& cells) {
  const RunLabel totals{"Sample run", "Totals", {"Computer X[1] Won the game", "Computer O[2] Won the game", "Tie"}};
  CellWriter(totals, cells).write(kSampleRun, game);

  const RunLabel caption{"Sample run", "Caption"};
  CellWriter(caption, cells)
      .add("Computer 2", "MinMax AB", "Alpha Beta Search",
           "with MinMaxAB the game is that of table 3, Eval 2: 52 plies, O wins");

  write_last_board(to_board_text(game.final_board()), cells);
}

// Wins by evaluation, as the report's analysis counts them: those of Computer 1 are evaluation 1's.
void write_analysis(std::span<const GameRecord> games, std::vector<ReportCell>& cells) {
  std::array<int, 4> wins{};
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!games[i].winner) continue;
    const int evaluation = *games[i].winner == Color::Black ? 1 : table_rows()[i].evaluation;
    ++wins[static_cast<std::size_t>(evaluation)];
  }
  constexpr std::array<std::string_view, 4> kPrinted{"", "8", "3", "3"};
  for (std::size_t evaluation = 1; evaluation <= 3; ++evaluation) {
    const RunLabel label{"Analysis", "Eval " + text_of(evaluation)};
    CellWriter(label, cells).add("Wins of 24", std::string(kPrinted[evaluation]), std::to_string(wins[evaluation]));
  }
}

bool same_row(const GameRecord& a, const GameRecord& b) {
  const auto same = [](const Tally& x, const Tally& y) {
    return x.generated == y.generated && x.expanded == y.expanded;
  };
  return same(a.tallies[0], b.tallies[0]) && same(a.tallies[1], b.tallies[1]) && a.length() == b.length() &&
         a.winner == b.winner;
}

class Run {
 public:
  explicit Run(const ReportOptions& options) : options_(options) {}

  ReportOutcome result() {
    const std::vector<GameRecord> games = play_tables({}, "tables 1 to 8");
    if (outcome_.stopped) return outcome_;
    std::vector<ReportCell>& cells = outcome_.cells;
    for (std::size_t i = 0; i < games.size(); ++i) {
      const RunLabel label = label_of(table_rows()[i]);
      if (label.table == "Table 8" && table_rows()[i].evaluation == 1) write_caption(cells);
      CellWriter(label, cells).write(table_rows()[i].printed, games[i]);
    }
    write_sample_run(games[1], cells);
    write_analysis(games, cells);
    for (const RepairTrial& trial : repair_trials()) {
      const std::vector<GameRecord> repaired = play_tables(trial.repairs, trial.name);
      if (outcome_.stopped) return outcome_;
      write_trial(trial, games, repaired);
    }
    write_notes();
    return outcome_;
  }

 private:
  std::vector<GameRecord> play_tables(const Repairs& repairs, std::string_view what) {
    std::vector<GameRecord> games;
    for (const TableRow& row : table_rows()) {
      GameSetup setup = setup_of(row);
      setup.repairs = repairs;
      setup.stop = options_.stop;
      games.push_back(play_game(setup));
      if (games.back().stopped) {
        outcome_.stopped = true;
        break;
      }
      ++games_played_;
      const auto all = static_cast<double>(table_rows().size() * (1 + repair_trials().size()));
      if (options_.progress) options_.progress(games_played_ / all, what);
    }
    return games;
  }

  static void write_caption(std::vector<ReportCell>& cells) {
    const RunLabel label{"Table 8", "Caption"};
    CellWriter(label, cells).add("Depth", "2", "4", "the numbers are those of depth 4; depth 2 is table 4");
  }

  void write_trial(const RepairTrial& trial, std::span<const GameRecord> games, std::span<const GameRecord> repaired) {
    std::string changed;
    std::array<int, 3> results{};  // X, O, tie
    for (std::size_t i = 0; i < games.size(); ++i) {
      const TableRow& row = table_rows()[i];
      if (!same_row(games[i], repaired[i]))
        changed += (changed.empty() ? "" : " ") + std::to_string(row.table) + "/" + std::to_string(row.evaluation);
      ++results[repaired[i].winner ? static_cast<std::size_t>(*repaired[i].winner) : 2];
    }
    const RunLabel label{"Repairs", std::string(trial.name)};
    CellWriter writer(label, outcome_.cells);
    writer.add("Rows that change", "", changed.empty() ? "none" : changed);
    writer.add("Wins of X, of O, ties", "",
               std::to_string(results[0]) + ", " + std::to_string(results[1]) + ", " + std::to_string(results[2]));
  }

  void write_notes() {
    outcome_.notes = {
        "Computer 1 (X, Black) always has evaluation 1; a row is named after Computer 2's evaluation. Tables 1 to 4 "
        "are "
        "depth 2, tables 5 to 8 the same pairings at depth 4.",
        "22 of the 23 printed rows agree in every number but the times; in the 23rd (table 8, Eval 3) the length is "
        "misprinted. The empty row 7/2 is filled in; the wins of the analysis add up only with it.",
        "Evaluation 2's random term is taken as 0; no row depends on it.",
        "In rows 1/2, 3/2 and 4/2 Computer 2 passes 22, 23 and 22 times because its search names no move; in 2/1 and "
        "2/3 "
        "Computer 1 does 24 and 6 times, in 2/2 both 74 times together; in 4/1 Computer 1 takes back its opponent's "
        "reply 23 times.",
        "The table Repairs is not in the report: each defect put right on its own, and what changes.",
    };
  }

  const ReportOptions& options_;
  ReportOutcome outcome_;
  int games_played_ = 0;
};

ReportOutcome run(const ReportOptions& options) { return Run(options).result(); }

}  // namespace

const Report kGodavarthyReport{
    .id = "godavarthy",
    .title = "Checkers with MINMAX-A-B and ALPHA-BETA-SEARCH",
    .authors = "Udaya Ramya Godavarthy, Govind C. Narra, Benila Jerald Xavier",
    .year = 0,
    .about = "Three evaluation functions, two algorithms and two depths in 24 games of computer against computer.",
    .defects = defects(),
    .run = run,
};

}  // namespace checkers
