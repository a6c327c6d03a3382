#include "engine/reports/csintsy/experiment.hpp"

#include <mutex>

#include "engine/base/parallel.hpp"

namespace checkers::csintsy {
namespace {

double quotient(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// Tells of finished parts, one call at a time.
class Progress {
 public:
  Progress(const ReportOptions& options, std::size_t parts) : options_(options), parts_(parts) {}

  void finished(std::string_view what) {
    if (!options_.progress) return;
    const std::lock_guard lock(mutex_);
    options_.progress(static_cast<double>(++done_) / static_cast<double>(parts_), what);
  }

 private:
  const ReportOptions& options_;
  std::size_t parts_;
  std::size_t done_ = 0;
  std::mutex mutex_;
};

}  // namespace

double Average::ratio() const { return quotient(total.explored, total.generated); }
double Average::branching_factor() const { return quotient(total.generated, total.parents); }
double Average::seconds() const { return turns == 0 ? 0 : total.time_ms / 1000 / static_cast<double>(turns); }

Branches find_branches(const ReportOptions& options) {
  Branches branches;
  parallel_for(branches.games.size(), options.threads, [&](std::size_t branch) {
    branches.games[branch] = measured_game(static_cast<Branch>(branch), options.stop);
  });
  return branches;
}

std::vector<Average> measure(const std::vector<Series>& series, const Branches& branches,
                             const ReportOptions& options) {
  struct Job {
    std::size_t series;
    Position position;
    Metrics metrics;
  };
  std::vector<Job> jobs;
  for (std::size_t i = 0; i < series.size(); ++i)
    for (const Position& position : counted_positions(branches.game(series[i].branch)))
      jobs.push_back({i, position, {}});

  Progress progress(options, jobs.size());
  parallel_for(jobs.size(), options.threads, [&](std::size_t index) {
    if (stop_requested(options.stop)) return;
    Job& job = jobs[index];
    job.metrics = find_best(job.position, series[job.series].settings, options.stop).metrics;
    progress.finished(series[job.series].id);
  });
  if (stop_requested(options.stop)) return {};

  std::vector<Average> averages(series.size());
  for (const Job& job : jobs) {
    averages[job.series].total += job.metrics;
    ++averages[job.series].turns;
  }
  return averages;
}

double moves_per_turn(const GameRecord& game) {
  std::uint64_t turns = 0;
  std::uint64_t moves = 0;
  for (const Turn& turn : game.turns) {
    if (turn.legal_moves < 2) continue;
    ++turns;
    moves += static_cast<std::uint64_t>(turn.legal_moves);
  }
  return quotient(moves, turns);
}

int forced_turns(const GameRecord& game) {
  int forced = 0;
  for (const Turn& turn : game.turns)
    if (turn.position.to_move == Color::Black && turn.legal_moves == 1) ++forced;
  return forced;
}

std::optional<Tally> play_games(const GamePlan& plan, int games, const ReportOptions& options) {
  std::vector<GameRecord> records(static_cast<std::size_t>(games));
  parallel_for(records.size(), options.threads,
               [&](std::size_t index) { records[index] = play_game(plan, seeded_tie_break(index + 1), options.stop); });
  Tally tally;
  for (const GameRecord& record : records) {
    if (record.stopped) return std::nullopt;
    ++(!record.winner ? tally.undecided : *record.winner == Color::Black ? tally.black : tally.red);
    tally.plies.push_back(static_cast<int>(record.turns.size()));
  }
  return tally;
}

}  // namespace checkers::csintsy
