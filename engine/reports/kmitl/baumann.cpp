#include "engine/reports/kmitl/baumann.hpp"

#include <chrono>

#include "engine/core/move_generation.hpp"

namespace checkers {
namespace {

constexpr int kMan = 2;
constexpr int kKing = 3;
constexpr int kInfinity = 1000;
constexpr std::uint64_t kNodesBetweenStopChecks = 4096;

int material(const Position& position, Color side) {
  return kMan * count(position.men(side)) + kKing * count(position.kings_of(side));
}

int balance(const Position& position, Color side) {
  return material(position, side) - material(position, opponent(side));
}

bool goes_down(const Move& move) {
  return move.is_capture() ? row_step(move.jump_direction(0)) > 0 : move.to > move.from;
}

bool same_first_jump(const Move& a, const Move& b) {
  return a.is_capture() && b.is_capture() && a.from == b.from && a.jump_direction(0) == b.jump_direction(0);
}

// Appends a move, or lets the better of two ways to finish the same jump stand; the earlier one if they are equal.
void add(const Position& position, const Move& move, MoveList& moves) {
  if (moves.empty() || !same_first_jump(moves[moves.size() - 1], move)) {
    moves.push(move);
    return;
  }
  Move& rival = moves[moves.size() - 1];
  const Color us = position.to_move;
  if (balance(after(position, move), us) > balance(after(position, rival), us)) rival = move;
}

// `legal` lists each piece's upward moves before its downward ones; here a king's downward moves come first.
void order(const Position& position, const MoveList& legal, MoveList& moves) {
  moves.clear();
  for (int first = 0; first < legal.size();) {
    int end = first;
    while (end < legal.size() && legal[end].from == legal[first].from) ++end;
    for (const bool down : {true, false})
      for (int i = first; i < end; ++i)
        if (goes_down(legal[i]) == down) add(position, legal[i], moves);
    first = end;
  }
}

class AlphaBeta {
 public:
  AlphaBeta(const SearchRequest& request, int plies)
      : rules_{.start_square_is_free = request.rules.start_square_is_free}, stop_(request.stop), plies_(plies) {}

  SearchResult run(const Position& root) {
    SearchResult result;
    result.value = value(root, plies_, -kInfinity, kInfinity, &result.move);
    if (result.move) result.variation = {*result.move};
    if (stopped_) result.remark = "stopped before the search was finished";
    statistics_.depth = plies_;
    statistics_.memory_bytes = static_cast<std::uint64_t>(plies_) * 2 * sizeof(MoveList);
    result.statistics = statistics_;
    return result;
  }

 private:
  int value(const Position& position, int plies, int alpha, int beta, std::optional<Move>* best) {
    if (plies == 0) return leaf(position);
    MoveList moves;
    order(position, legal_moves(position, rules_), moves);
    if (moves.empty()) return leaf(position);
    ++statistics_.expanded;
    statistics_.generated += static_cast<std::uint64_t>(moves.size());
    for (const Move& move : moves) {
      const int child = -value(after(position, move), plies - 1, -beta, -alpha, nullptr);
      if (must_stop()) return alpha;
      if (child > alpha) {
        alpha = child;
        if (best != nullptr) *best = move;
      }
      if (alpha >= beta) {
        ++statistics_.cutoffs;
        break;
      }
    }
    return alpha;
  }

  int leaf(const Position& position) {
    ++statistics_.leaves;
    return balance(position, position.to_move);
  }

  bool must_stop() {
    if (!stopped_ && ++visited_ % kNodesBetweenStopChecks == 0) stopped_ = stop_requested(stop_);
    return stopped_;
  }

  Rules rules_;
  const StopToken* stop_;
  int plies_;
  SearchStatistics statistics_;
  std::uint64_t visited_ = 0;
  bool stopped_ = false;
};

Result<Player> make(std::span<const std::string_view> arguments, bool) {
  if (auto problem = check_arguments(arguments, 1, kBaumannPlayer.pattern)) return *problem;
  const Result<int> plies = parse_depth(arguments[0]);
  if (!plies) return plies.error();
  return Player{"", [plies = *plies](const SearchRequest& request) { return baumann_search(request, plies); }};
}

}  // namespace

SearchResult baumann_search(const SearchRequest& request, int plies) {
  const auto start = std::chrono::steady_clock::now();
  SearchResult result = AlphaBeta(request, plies).run(request.position);
  result.statistics.time_ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return result;
}

const PlayerKind kBaumannPlayer{
    .id = "baumann",
    .pattern = "baumann:PLIES",
    .example = "baumann:5",
    .name = "A stand-in for Anders Baumann's alpha-beta program",
    .source =
        "the opponent of Thithapant, Sariga and Sanguanchue's experiments, KMITL 2009, reference 5; its method "
        "after public copies",
    .make = make,
};

}  // namespace checkers
