#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/wasm_twin.hpp"
#include "engine/core/perft.hpp"

namespace checkers::cli {
namespace {

constexpr int kPerftDepth = 11;
constexpr int kRounds = 5;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Million leaf nodes a second, one thread, no hashing, the last ply counted in bulk.
double perft_speed() {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t nodes = perft(start_position(), kPerftDepth);
  return static_cast<double>(nodes) / seconds_since(start) / 1e6;
}

// A measure that the native program and its wasm twin both print.
struct Measure {
  std::string_view id;
  std::string_view name;
  std::string_view unit;
  double (*run)();
};

constexpr std::array kMeasures{
    Measure{"perft", "perft from the start, depth 11", "million nodes/s", perft_speed},
};

const Measure* find_measure(std::string_view id) {
  for (const Measure& measure : kMeasures)
    if (measure.id == id) return &measure;
  return nullptr;
}

// Native and wasm by turns, so that a noisy machine disturbs both alike; the best of each counts.
void compare(const Measure& measure, const std::optional<WasmTwin>& twin) {
  double native = 0;
  double wasm = 0;
  for (int round = 0; round < kRounds; ++round) {
    native = std::max(native, measure.run());
    if (twin) wasm = std::max(wasm, twin->bench(measure.id).value_or(0));
  }
  std::string line = std::string(measure.name) + ": " + format_fixed(native, 1);
  if (wasm > 0) line += " native, " + format_fixed(wasm, 1) + " wasm (" + format_fixed(100 * wasm / native, 0) + " %),";
  std::printf("%s %s\n", line.c_str(), std::string(measure.unit).c_str());
  std::fflush(stdout);
}

Result<int> run(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "bench")) return *problem;
  if (const auto id = arguments.value("--only")) {
    const Measure* measure = find_measure(*id);
    if (measure == nullptr) return Error{"There is no measure " + quoted(*id) + "."};
    std::printf("%s\n", format_number(measure->run()).c_str());
    return kSuccess;
  }
  const std::optional<WasmTwin> twin = WasmTwin::find(arguments.value("--wasm"));
  if (!twin) std::printf("No wasm build found (scripts/build makes one); native only.\n");
  for (const Measure& measure : kMeasures) compare(measure, twin);
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--wasm", "FILE", "the wasm build's checkers.js; by default ../wasm/checkers.js beside this program"},
    Option{"--only", "ID", "one measure, here, once, the bare number: perft"},
};

}  // namespace

const Command kBench{
    .name = "bench",
    .usage = "bench [--wasm FILE] [--only ID]",
    .summary = "Measures speed, native and wasm side by side, best of five.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
