#include "engine/reports/kmitl/search.hpp"

#include <algorithm>
#include <chrono>

#include "engine/base/random.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/evaluation/kmitl.hpp"
#include "engine/reports/kmitl/generation.hpp"
#include "engine/reports/kmitl/rule_layer.hpp"

namespace checkers::kmitl {
namespace {

constexpr int kWon = 1000;  // White's; Black's is the negative
constexpr std::uint64_t kNodesBetweenStopChecks = 4096;

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::uint64_t mixed_seed(const SearchRequest& request) {
  const Position& position = request.position;
  std::uint64_t seed = request.seed;
  const std::uint64_t parts[] = {std::uint64_t{position.black} << 32 | position.white,
                                 std::uint64_t{position.kings} << 1 | (position.to_move == Color::White ? 1u : 0u),
                                 static_cast<std::uint64_t>(request.turn)};
  for (const std::uint64_t part : parts) seed = Random(seed ^ part).next();
  return seed;
}

class Minimax {
 public:
  Minimax(const SearchRequest& request, const Program& program)
      : program_(program),
        stop_(request.stop),
        random_(mixed_seed(request)),
        lines_(static_cast<std::size_t>(program.max_depth) + 1) {}

  Choice run(const Position& root) {
    Choice choice;
    choice.value = value(root, 1);
    choice.stopped = stopped_;
    choice.variation = lines_[1];
    if (!choice.variation.empty()) choice.move = choice.variation.front();
    if (crashed_) {
      choice.failure = Failure::Crash;
      choice.move.reset();
    } else if (!choice.move && !stopped_ && !winner(root)) {
      choice.failure = Failure::Refusal;  // MAX_DEPTH 1: the root is a leaf and its empty path is refused
    }
    statistics_.depth = program_.max_depth - 1;
    statistics_.memory_bytes = static_cast<std::uint64_t>(statistics_.depth) * sizeof(MoveList);
    choice.statistics = statistics_;
    return choice;
  }

 private:
  int value(const Position& position, int depth) {
    lines_[static_cast<std::size_t>(depth)].clear();
    if (const std::optional<Color> won = winner(position)) {
      ++statistics_.leaves;
      return *won == Color::Black ? -kWon : kWon;
    }
    if (depth == program_.max_depth) {
      ++statistics_.leaves;
      return static_cast<int>(kKmitl.evaluate(position, position.to_move, 0));
    }
    return best_child(position, depth);
  }

  // Where every child is skipped the published program returns null and its caller crashes; the initial value stands
  // in for the rest of the search, which then only yields the value.
  int best_child(const Position& position, int depth) {
    const bool minimises = position.to_move == Color::Black;
    int best = minimises ? kWon : -kWon;
    bool found = false;
    MoveList moves;
    generate(position, moves);
    ++statistics_.expanded;
    statistics_.generated += static_cast<std::uint64_t>(moves.size());
    for (const Move& move : moves) {
      if (!is_executable(position, move)) continue;
      const int child = value(after(position, move), depth + 1);
      if (must_stop()) return best;
      if (minimises ? child > best : child < best) continue;
      const bool may_skip = found || !program_.repaired;
      if (child == best && may_skip && skip()) continue;
      best = child;
      found = true;
      remember(move, depth);
    }
    if (!found) crashed_ = true;
    return best;
  }

  bool skip() { return (random_.next() >> 63) != 0; }

  void remember(const Move& move, int depth) {
    std::vector<Move>& line = lines_[static_cast<std::size_t>(depth)];
    const std::vector<Move>& rest = lines_[static_cast<std::size_t>(depth) + 1];
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
  }

  bool must_stop() {
    if (!stopped_ && ++visited_ % kNodesBetweenStopChecks == 0) stopped_ = stop_requested(stop_);
    return stopped_;
  }

  Program program_;
  const StopToken* stop_;
  Random random_;
  std::vector<std::vector<Move>> lines_;  // the best line from each depth counter on
  SearchStatistics statistics_;
  std::uint64_t visited_ = 0;
  bool crashed_ = false;
  bool stopped_ = false;
};

// The last jump of the list, or the last that can be played where the list's last one may give way. None: the
// published program is refused for ever.
std::optional<Move> forced_jump(const SearchRequest& request, const MoveList& jumps, bool repaired) {
  const Move& last = jumps[jumps.size() - 1];
  if (!repaired && !is_executable(request.position, last)) return std::nullopt;
  const MoveList legal = legal_moves(request.position, request.rules);
  for (int i = jumps.size() - 1; i >= 0; --i)
    if (std::find(legal.begin(), legal.end(), jumps[i]) != legal.end()) return jumps[i];
  return std::nullopt;
}

}  // namespace

Choice find_best_move(const SearchRequest& request, const Program& program) {
  const Clock::time_point start = Clock::now();
  Choice choice = Minimax(request, program).run(request.position);
  choice.statistics.time_ms = milliseconds_since(start);
  return choice;
}

Choice choose_move(const SearchRequest& request, const Program& program) {
  const Clock::time_point start = Clock::now();
  MoveList jumps;
  if (!winner(request.position)) generate_jumps(request.position, jumps);
  if (jumps.empty()) return find_best_move(request, program);

  Choice choice;
  choice.by_jump_rule = true;
  choice.move = forced_jump(request, jumps, program.repaired);
  if (choice.move)
    choice.variation = {*choice.move};
  else
    choice.failure = Failure::Refusal;
  choice.statistics.generated = static_cast<std::uint64_t>(jumps.size());
  choice.statistics.time_ms = milliseconds_since(start);
  return choice;
}

std::string_view describe(Failure failure) {
  switch (failure) {
    case Failure::None: return "";
    case Failure::Crash: return "crashes: every move of some node equalled its initial +-1000 and was skipped";
    case Failure::Refusal: return "loops for ever: its rules refuse the move it chose, and it chooses it again";
  }
  return "";
}

}  // namespace checkers::kmitl
