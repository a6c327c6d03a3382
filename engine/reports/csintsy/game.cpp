#include "engine/reports/csintsy/game.hpp"

#include <memory>

#include "engine/base/random.hpp"

namespace checkers::csintsy {
namespace {

Settings economical(int depth, RedCheck red_check) {
  return {.depth = depth,
          .order = {.key = SortKey::MoveScore},
          .red_check = red_check,
          .root_window = RootWindow::BestSoFar,
          .table_bits = 16};
}

}  // namespace

TieBreak seeded_tie_break(std::uint64_t seed) {
  const auto random = std::make_shared<Random>(seed);
  return [random](int, std::span<const Move> equals) -> const Move& {
    return equals[static_cast<std::size_t>(random->below(equals.size()))];
  };
}

GameRecord play_game(const GamePlan& plan, const TieBreak& tie_break, const StopToken* stop) {
  GameRecord record;
  Position position = start_position();
  for (int ply = 1; ply <= plan.plies; ++ply) {
    const int depth = position.to_move == Color::Black ? plan.agent_depth : plan.player_depth;
    const Settings settings = economical(depth, plan.red_check);
    MoveList moves;
    generate_in_order(position, settings.order, moves);
    const Outcome outcome = find_best(position, moves, settings, stop);
    record.stopped = outcome.stopped || stop_requested(stop);
    if (record.stopped) break;
    if (moves.empty()) {
      record.winner = opponent(position.to_move);
      break;
    }
    const Move move = outcome.best.size() == 1 ? outcome.best.front() : tie_break(ply, outcome.best);
    record.turns.push_back({ply, position, moves.size(), move});
    position = after(position, move);
  }
  record.final_position = position;
  return record;
}

GameRecord measured_game(Branch branch, const StopToken* stop) {
  constexpr int kForkPly = 24;
  const auto tie_break = [branch](int ply, std::span<const Move> equals) -> const Move& {
    return equals[branch == Branch::Other && ply == kForkPly ? 1 : 0];
  };
  return play_game({.plies = kMeasuredPlies}, tie_break, stop);
}

std::vector<Position> counted_positions(const GameRecord& game) {
  std::vector<Position> positions;
  for (const Turn& turn : game.turns)
    if (turn.position.to_move == Color::Black && turn.legal_moves >= 2) positions.push_back(turn.position);
  return positions;
}

}  // namespace checkers::csintsy
