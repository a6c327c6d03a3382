#include "engine/textbook/game_tree.hpp"

#include <algorithm>

namespace checkers::textbook {

EvaluationFunction function_of(const Evaluation& evaluation) {
  return [&evaluation](const Position& position, Color side, int turn) {
    return value_for(evaluation, position, side, turn);
  };
}

GameTree::GameTree(const SearchRequest& request, const Options& options)
    : request_(request), options_(options), depth_(options.depth), start_(std::chrono::steady_clock::now()) {
  set_depth(options.depth);
}

void GameTree::set_depth(int depth) {
  depth_ = depth;
  lines_.assign(static_cast<std::size_t>(depth) + 2, {});
}

void GameTree::remember(int ply, const Move& move) {
  const auto index = static_cast<std::size_t>(ply);
  const std::vector<Move>& rest = lines_[index + 1];
  std::vector<Move>& line = lines_[index];
  line.assign(1, move);
  line.insert(line.end(), rest.begin(), rest.end());
}

bool GameTree::deep_enough(const Position& position, int ply) const { return ply >= depth_ || !has_move(position); }

double GameTree::static_value(const Position& position, int ply) {
  ++statistics_.leaves;
  if (!has_move(position)) return position.to_move == player() ? ply - kWin : kWin - ply;
  return options_.evaluate(position, player(), request_.turn);
}

void GameTree::generate(const Position& position, MoveList& moves) {
  generate_moves(position, request_.rules, moves);
  options_.order->sort(position, moves, options_.evaluate, request_.turn);
  ++statistics_.expanded;
  statistics_.generated += static_cast<std::uint64_t>(moves.size());
}

// Asking the clock costs more than a node, so it is asked now and then.
bool GameTree::interrupted() {
  constexpr std::uint32_t kBetweenLooks = 512;
  if (interrupted_ || ++calls_ % kBetweenLooks != 0) return interrupted_;
  stopped_ = stop_requested(request_.stop);
  const bool time_is_up = clock_runs_ && options_.time_ms > 0 && elapsed_ms() >= options_.time_ms;
  interrupted_ = stopped_ || time_is_up;
  return interrupted_;
}

double GameTree::elapsed_ms() const {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
}

SearchStatistics GameTree::statistics() const {
  SearchStatistics result = statistics_;
  result.depth = depth_;
  result.time_ms = elapsed_ms();
  // One list of successors for each ply of the path being searched; the books' algorithms keep nothing else.
  result.memory_bytes = static_cast<std::uint64_t>(depth_ + 1) * (sizeof(MoveList) + sizeof(Position));
  return result;
}

SearchResult GameTree::result(double value, const std::vector<Move>& line) const {
  SearchResult answer;
  answer.value = value;
  answer.variation = line;
  answer.statistics = statistics();
  if (stopped_) answer.remark = "stopped";
  if (line.empty()) {
    const MoveList moves = legal_moves(root(), request_.rules);
    if (!moves.empty()) answer.variation = {moves[0]};
  }
  if (!answer.variation.empty()) answer.move = answer.variation.front();
  return answer;
}

}  // namespace checkers::textbook
