#include "engine/reports/sabotinov/game.hpp"

#include <chrono>

namespace checkers::sabotinov {

Rules program_rules(const Repairs& repairs) {
  Rules rules = *find_rules("sabotinov");
  if (repairs.blocked_only_on_move) rules.immobile_side_loses_at_once = false;
  if (repairs.full_last_round) ++rules.plies_to_draw;
  return rules;
}

GameRecord play_game(const GameSetup& setup, const StopToken* stop) {
  using Clock = std::chrono::steady_clock;
  GameRecord record;
  record.setup = setup;
  Game game(start_position(), program_rules(setup.repairs));
  while (!game.status().over && !stop_requested(stop)) {
    const bool black_moves = game.position().to_move == Color::Black;
    const auto begin = Clock::now();
    const SearchOutcome outcome = search(black_moves ? setup.black : setup.red, game.position(), game.ply() / 2, stop);
    if (outcome.stopped || !outcome.move) break;

    PlayerCounts& counts = black_moves ? record.black : record.red;
    counts.nodes += outcome.counts;
    counts.time_ms += std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    if (black_moves) record.last_black_search = outcome;
    game.play(*outcome.move);
  }
  record.status = game.status();
  record.moves = game.moves();
  record.final_position = game.position();
  return record;
}

}  // namespace checkers::sabotinov
