#include "engine/reports/sable/search.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

#include "engine/base/random.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/textbook/line.hpp"

namespace checkers::sable {
namespace {

constexpr int kInfinity = kNoiseSteps * kTerminal * 2;

// The score without its noise; the inverse of kNoiseSteps * score + noise.
constexpr int without_noise(int value) { return (value + kNoiseSteps / 2) >> 3; }
static_assert(kNoiseSteps == 1 << 3);

Clock machine_clock() {
  const auto start = std::chrono::steady_clock::now();
  return
      [start] { return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count(); };
}

// What an iteration found; values with noise.
struct Iteration {
  int value = -kInfinity;
  std::vector<Move> equals;
  std::vector<std::vector<Move>> variations;
};

class Search {
 public:
  Search(const Settings& settings, Color searcher, std::uint64_t salt, const StopToken* stop)
      : settings_(settings),
        searcher_(searcher),
        clock_(settings.clock ? settings.clock : machine_clock()),
        threshold_(time_threshold(settings.limit_ms)),
        salt_(salt),
        stop_(stop),
        lines_(kMostPlies + 2) {}

  // Empty if it was cut short; depth 1 never is.
  std::optional<Iteration> iterate(const Position& position, const MoveList& root_moves, int depth);

  bool stopped() const { return stop_requested(stop_); }
  double elapsed_ms() const { return clock_(); }
  std::uint64_t calls() const { return calls_; }
  SearchStatistics& statistics() { return statistics_; }

 private:
  int value(const Position& position, int depth, int ply, int alpha, int beta);
  int evaluate(const Position& position, int ply);
  bool out_of_time();

  const Settings& settings_;
  Color searcher_;
  Clock clock_;
  double threshold_;
  std::uint64_t salt_;
  const StopToken* stop_;
  std::vector<std::vector<Move>> lines_;  // by ply
  SearchStatistics statistics_;
  std::uint64_t calls_ = 0;
  bool must_finish_ = true;
  bool aborted_ = false;
};

// "My minimax search calculates the time elapsed every time it is called."
bool Search::out_of_time() {
  const bool late = settings_.limit_ms > 0 && clock_() >= threshold_;
  if (!must_finish_ && (late || stopped())) aborted_ = true;
  return aborted_;
}

// The heuristic recognises terminal states; the search adds the depth, so that a win is better sooner and a loss later.
int Search::evaluate(const Position& position, int ply) {
  ++statistics_.leaves;
  const int score = heuristic(position, position.to_move, settings_.heuristic);
  if (score == -kTerminal) return kNoiseSteps * (score + kTerminalPerPly * ply);
  if (!settings_.noise) return kNoiseSteps * score;
  const int extra = noise(position, salt_);
  return kNoiseSteps * score + (position.to_move == searcher_ ? extra : -extra);
}

int Search::value(const Position& position, int depth, int ply, int alpha, int beta) {
  ++calls_;
  if (out_of_time()) return 0;
  lines_[static_cast<std::size_t>(ply)].clear();
  MoveList moves;
  if (depth > 0) generate_moves(position, moves);
  if (depth == 0 || moves.empty()) return evaluate(position, ply);

  ++statistics_.expanded;
  statistics_.generated += static_cast<std::uint64_t>(moves.size());
  int best = -kInfinity;
  for (const Move& move : moves) {
    const int found = -value(after(position, move), depth - 1, ply + 1, -beta, -alpha);
    if (aborted_) return 0;
    if (found > best) {
      best = found;
      lines_[static_cast<std::size_t>(ply)] = textbook::attached(move, lines_[static_cast<std::size_t>(ply) + 1]);
    }
    if (!settings_.prune) continue;
    alpha = std::max(alpha, best);
    if (alpha >= beta) {
      ++statistics_.cutoffs;
      break;
    }
  }
  return best;
}

std::optional<Iteration> Search::iterate(const Position& position, const MoveList& root_moves, int depth) {
  must_finish_ = depth == 1;
  aborted_ = false;
  ++statistics_.expanded;
  statistics_.generated += static_cast<std::uint64_t>(root_moves.size());
  Iteration iteration;
  for (const Move& move : root_moves) {
    // One below the best: a bound returned for a worse move must not pass for an equal.
    const int alpha = iteration.equals.empty() || !settings_.prune ? -kInfinity : iteration.value - 1;
    const int found = -value(after(position, move), depth - 1, 1, -kInfinity, -alpha);
    if (aborted_) return std::nullopt;
    if (found < iteration.value) continue;
    if (found > iteration.value) iteration = {found, {}, {}};
    iteration.equals.push_back(move);
    iteration.variations.push_back(textbook::attached(move, lines_[1]));
  }
  return iteration;
}

void deepen(const Position& position, const MoveList& root_moves, const Settings& settings, Search& search,
            Outcome& outcome) {
  for (int depth = 1;; depth = std::min(depth + 1, kMostPlies)) {
    std::optional<Iteration> iteration = search.iterate(position, root_moves, depth);
    if (!iteration) {
      outcome.end = search.stopped() ? End::Stopped : End::TimeUp;
      return;
    }
    outcome.value = without_noise(iteration->value);
    outcome.equals = std::move(iteration->equals);
    outcome.variations = std::move(iteration->variations);
    outcome.depth = depth;
    if (is_definite_win(outcome.value)) {
      outcome.end = End::DefiniteWin;
      return;
    }
    if (depth == settings.depth) {
      outcome.end = End::DepthReached;
      return;
    }
  }
}

}  // namespace

double time_threshold(int limit_ms) { return limit_ms - std::max(50.0, 0.02 * limit_ms); }

int noise(const Position& position, std::uint64_t salt) {
  Random first(salt ^ (std::uint64_t{position.black} << 32 | position.white));
  Random second(first.next() ^ (std::uint64_t{position.kings} << 1 | static_cast<std::uint64_t>(position.to_move)));
  return static_cast<int>(second.below(kNoiseSteps)) - kNoiseSteps / 2;
}

Outcome find_best(const Position& position, const MoveList& root_moves, const Settings& settings, std::uint64_t salt,
                  const StopToken* stop) {
  Outcome outcome;
  if (root_moves.empty()) return outcome;
  Search search(settings, position.to_move, salt, stop);
  if (root_moves.size() == 1 && settings.single_move_at_once) {
    outcome.end = End::SingleMove;
    outcome.equals = {root_moves[0]};
    outcome.variations = {{root_moves[0]}};
    outcome.value = -heuristic(after(position, root_moves[0]), opponent(position.to_move), settings.heuristic);
  } else {
    deepen(position, root_moves, settings, search, outcome);
  }
  outcome.calls = search.calls();
  outcome.statistics = search.statistics();
  outcome.statistics.depth = outcome.depth;
  outcome.statistics.time_ms = search.elapsed_ms();
  return outcome;
}

Outcome find_best(const Position& position, const Settings& settings, std::uint64_t salt, const StopToken* stop) {
  return find_best(position, legal_moves(position), settings, salt, stop);
}

}  // namespace checkers::sable
