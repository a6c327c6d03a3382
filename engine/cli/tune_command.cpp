#include <array>
#include <cstdio>

#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/progress.hpp"
#include "engine/master/tuning.hpp"

namespace checkers::cli {
namespace {

using master::Sample;

Result<std::vector<Sample>> samples_of(const std::vector<std::string_view>& files) {
  std::vector<Sample> samples;
  for (const std::string_view file : files) {
    const Result<std::string> text = read_file(file);
    if (!text) return text.error();
    for (const PdnEntry& entry : parse_pdn(*text))
      if (!entry.error) add_samples(entry.game, samples);
  }
  return samples;
}

Result<int> run(const Arguments& arguments) {
  const Result<int> games = arguments.integer("--self-play", 0, 1000000, 0);
  if (!games) return games.error();
  const Result<int> nodes = arguments.integer("--nodes", 100, 100000000, 3000);
  if (!nodes) return nodes.error();
  const Result<int> rounds = arguments.integer("--rounds", 1, 100000, 400);
  if (!rounds) return rounds.error();
  const Result<unsigned> threads = threads_of(arguments);
  if (!threads) return threads.error();
  const Result<std::uint64_t> seed = seed_of(arguments);
  if (!seed) return seed.error();
  if (!arguments.has("--out")) return Error{"--out is needed: the file to write, engine/master/weights.cpp."};
  Result<std::vector<Sample>> samples = samples_of(arguments.positional());
  if (!samples) return samples.error();
  const StopToken& stop = stop_on_interrupt();
  std::printf("%zu positions from files\n", samples->size());
  {
    Progress progress;
    const auto played =
        master::self_play(*games, static_cast<std::uint64_t>(*nodes), *seed, *threads, &stop, [&](int n) {
          progress.show(static_cast<double>(n) / *games, "game " + std::to_string(n) + " of " + std::to_string(*games));
        });
    for (const PdnGame& game : played) add_samples(game, *samples);
  }
  std::printf("%zu positions with self-play\n", samples->size());
  if (samples->empty()) return Error{"There is nothing to learn from: give PDN files or --self-play N."};
  Progress progress;
  const master::TuningReport report = master::tune(*samples, *rounds, &stop, [&](int round, double error) {
    progress.show(static_cast<double>(round) / *rounds, "error " + format_fixed(error, 6));
  });
  std::printf("mean squared error %.6f before, %.6f after\n", report.error_before, report.error_after);
  if (auto problem = write_file(*arguments.value("--out"), master::to_source(report.weights))) return *problem;
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--out", "FILE", "the source file to write: engine/master/weights.cpp"},
    Option{"--self-play", "N", "games the engine plays against itself first; 0 by default"},
    Option{"--nodes", "N", "nodes a move in those games; 3000 by default"},
    Option{"--rounds", "N", "steps of the descent; 400 by default"},
    kSeedOption,
    kThreadsOption,
};

}  // namespace

const Command kTune{
    .name = "tune",
    .usage = "tune [FILE.pdn...] [--self-play N] [--nodes N] [--rounds N] --out FILE",
    .summary = "Finds the master evaluation's weights from played games and writes them as source.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
