#include <array>
#include <cstdio>

#include "engine/arena/table.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/progress.hpp"
#include "engine/reports/sabotinov/simulation.hpp"

namespace checkers::cli {
namespace {

using sabotinov::GameRecord;
using sabotinov::PlayerCounts;

void append_counts(std::vector<std::string>& row, const PlayerCounts& counts) {
  row.push_back(std::to_string(counts.nodes.leaves));
  row.push_back(std::to_string(counts.nodes.expanded));
  row.push_back(std::to_string(counts.nodes.total()));
  row.push_back(format_fixed(counts.time_ms, 1));
}

std::string description_of(const sabotinov::Searcher& searcher) {
  const bool minmax = searcher.algorithm == sabotinov::Algorithm::MinmaxAB;
  return std::string(minmax ? "sabotinov-mm" : "sabotinov-ab") + ":ef" + std::to_string(searcher.evaluation) + ":" +
         std::to_string(searcher.depth);
}

// Red is the report's name for White.
std::string result_of(const Status& status) {
  if (!status.over) return "";
  if (!status.winner) return "draw";
  return *status.winner == Color::Black ? "black" : "red";
}

Result<int> run(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "simulate")) return *problem;
  const Result<const TableFormat*> format = format_of(arguments);
  if (!format) return format.error();
  const Result<unsigned> threads = threads_of(arguments);
  if (!threads) return threads.error();

  std::vector<GameRecord> records;
  {
    Progress progress;
    sabotinov::PlayOptions options;
    options.threads = *threads;
    options.stop = &stop_on_interrupt();
    options.progress = [&](std::size_t finished, std::size_t total) {
      progress.show(static_cast<double>(finished) / static_cast<double>(total),
                    "game " + std::to_string(finished) + " of " + std::to_string(total));
    };
    records = sabotinov::simulate(options);
  }
  Table table{"Full simulation: 72 games of Sabotinov, Torrente and Henderson's program",
              {"game", "red", "black", "result", "rounds", "plies", "red leaf", "red expanded", "red total",
               "red time ms", "black leaf", "black expanded", "black total", "black time ms"},
              {}};
  bool stopped = false;
  int number = 0;
  for (const GameRecord& record : records) {
    ++number;
    stopped = stopped || !record.status.over;
    if (!record.status.over) continue;
    std::vector<std::string> row{
        std::to_string(number),   description_of(record.setup.red), description_of(record.setup.black),
        result_of(record.status), std::to_string(record.rounds()),  std::to_string(record.plies())};
    append_counts(row, record.red);
    append_counts(row, record.black);
    table.rows.push_back(std::move(row));
  }
  std::printf("%s", (*format)->write(table).c_str());
  if ((*format)->id == "text") std::printf("%zu games\n", table.rows.size());
  if (stopped) std::fprintf(stderr, "checkers: Stopped; these are the games that were finished.\n");
  return stopped ? kStopped : kSuccess;
}

constexpr std::array kOptions{kFormatOption, kThreadsOption, kJsonOption};

}  // namespace

const Command kSimulate{
    .name = "simulate",
    .usage = "simulate [--format F] [--threads N]",
    .summary = "The full simulation of 72 games of Sabotinov, Torrente and Henderson's report.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
