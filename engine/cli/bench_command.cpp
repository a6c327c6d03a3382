#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/wasm_twin.hpp"
#include "engine/core/perft.hpp"
#include "engine/evaluation/csintsy.hpp"
#include "engine/evaluation/material.hpp"
#include "engine/master/bench.hpp"
#include "engine/textbook/alpha_beta_search.hpp"
#include "engine/textbook/minimax.hpp"

namespace checkers::cli {
namespace {

constexpr int kPerftDepth = 11;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Million leaf nodes a second, one thread, no hashing, the last ply counted in bulk.
double perft_speed() {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t nodes = perft(start_position(), kPerftDepth);
  return static_cast<double>(nodes) / seconds_since(start) / 1e6;
}

textbook::Options textbook_options(const Evaluation& evaluation, int depth, std::string_view order) {
  textbook::Options options;
  options.evaluate = textbook::function_of(evaluation);
  options.depth = depth;
  options.order = textbook::find_move_order(order);
  return options;
}

SearchRequest from_the_start() {
  SearchRequest request;
  request.position = start_position();
  return request;
}

// Million nodes visited a second by ALPHA-BETA-SEARCH with the plainest evaluation.
double alpha_beta_speed() {
  const SearchStatistics statistics =
      textbook::alpha_beta_search(from_the_start(), textbook_options(kMaterial, 13, "generation")).statistics;
  return static_cast<double>(statistics.expanded + statistics.leaves) / statistics.time_ms / 1e3;
}

// How many times faster ALPHA-BETA-SEARCH is than plain minimax at depth 10 from the start, with the CSINTSY
// evaluation and the best order of moves.
double pruning_gain() {
  const double plain =
      textbook::minimax(from_the_start(), textbook_options(kCsintsy, 10, "generation")).statistics.time_ms;
  double pruned = plain;
  for (const textbook::MoveOrder* order : textbook::all_move_orders())
    pruned = std::min(
        pruned,
        textbook::alpha_beta_search(from_the_start(), textbook_options(kCsintsy, 10, order->id)).statistics.time_ms);
  return plain / pruned;
}

template <int Position>
double master_speed() {
  return master::pace_in(Position).nodes_per_second / 1e6;
}

template <int Position>
double master_depth() {
  return master::pace_in(Position).depth;
}

double signature() { return static_cast<double>(master::bench_signature()); }

// A measure that the native program and its wasm twin both print; more is better.
struct Measure {
  std::string_view id;
  std::string_view name;
  std::string_view unit;
  int rounds;
  double (*run)();
};

constexpr std::array kMeasures{
    Measure{"perft", "perft from the start, depth 11", "million nodes/s", 5, perft_speed},
    Measure{"alpha-beta", "ALPHA-BETA-SEARCH, material, depth 13", "million nodes/s", 3, alpha_beta_speed},
    Measure{"pruning", "minimax's time over ALPHA-BETA-SEARCH's, csintsy, depth 10", "times", 1, pruning_gain},
    Measure{"signature", "master, nodes to depth 9 in six positions", "nodes", 1, signature},
    Measure{"speed-0", "master, a second from the start", "million nodes/s", 1, master_speed<0>},
    Measure{"depth-0", "master, a second from the start", "plies deep", 1, master_depth<0>},
    Measure{"speed-1", "master, a second from middle game 1", "million nodes/s", 1, master_speed<1>},
    Measure{"depth-1", "master, a second from middle game 1", "plies deep", 1, master_depth<1>},
    Measure{"speed-2", "master, a second from middle game 2", "million nodes/s", 1, master_speed<2>},
    Measure{"depth-2", "master, a second from middle game 2", "plies deep", 1, master_depth<2>},
    Measure{"speed-3", "master, a second from middle game 3", "million nodes/s", 1, master_speed<3>},
    Measure{"depth-3", "master, a second from middle game 3", "plies deep", 1, master_depth<3>},
    Measure{"speed-4", "master, a second from middle game 4", "million nodes/s", 1, master_speed<4>},
    Measure{"depth-4", "master, a second from middle game 4", "plies deep", 1, master_depth<4>},
    Measure{"speed-5", "master, a second from middle game 5", "million nodes/s", 1, master_speed<5>},
    Measure{"depth-5", "master, a second from middle game 5", "plies deep", 1, master_depth<5>},
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
  for (int round = 0; round < measure.rounds; ++round) {
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
    Option{"--only", "ID",
           "one measure, here, once, the bare number: perft, alpha-beta, pruning, signature, speed-0 ... depth-5"},
};

}  // namespace

const Command kBench{
    .name = "bench",
    .usage = "bench [--wasm FILE] [--only ID]",
    .summary = "Measures speed, native and wasm side by side, best of several.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
