#include "engine/reports/sable/experiment.hpp"

#include "engine/base/parallel.hpp"
#include "engine/base/random.hpp"
#include "engine/core/move_generation.hpp"

namespace checkers::sable {

Position random_corner_position(std::uint64_t seed) {
  constexpr Square kCorners[] = {1, 5, 28, 32};
  Random random(seed);
  while (true) {
    const Bitboard weak = bit(kCorners[random.below(4)]);
    Bitboard strong = 0;
    while (count(strong) < 2) strong |= bit(1 + static_cast<Square>(random.below(32))) & ~weak;
    const bool black_leads = random.below(2) == 0;
    Position position{black_leads ? strong : weak, black_leads ? weak : strong, strong | weak,
                      black_leads ? Color::Black : Color::White};
    Position other = position;
    other.to_move = opponent(position.to_move);
    if (!has_capture(position) && !has_capture(other)) return position;
  }
}

SelfPlay play_itself(const Position& start, const Settings& settings, int plies, std::uint64_t seed,
                     const StopToken* stop) {
  Random random(seed);
  SelfPlay game;
  Position position = start;
  for (; game.plies < plies; ++game.plies) {
    const Outcome outcome = find_best(position, settings, random.next(), stop);
    game.stopped = stop_requested(stop);
    if (game.stopped) return game;
    if (outcome.equals.empty()) {
      game.winner = opponent(position.to_move);
      return game;
    }
    position = after(position, outcome.equals[static_cast<std::size_t>(random.below(outcome.equals.size()))]);
  }
  return game;
}

std::optional<CornerTally> run_trial(const CornerTrial& trial, const ReportOptions& options) {
  Settings settings{.limit_ms = 0, .depth = trial.depth};
  settings.heuristic.proximity = settings.heuristic.double_corner = trial.with_terms;

  std::vector<Position> starts;
  Random random(trial.seed);
  for (int i = 0; i < trial.games; ++i) starts.push_back(random_corner_position(random.next()));
  std::vector<SelfPlay> games(starts.size());
  parallel_for(games.size(), options.threads, [&](std::size_t index) {
    games[index] = play_itself(starts[index], settings, kCornerPlies, trial.seed + index, options.stop);
  });

  CornerTally tally;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i].stopped) return std::nullopt;
    ++(!games[i].winner ? tally.undecided : *games[i].winner == starts[i].to_move ? tally.won : tally.lost);
  }
  return tally;
}

}  // namespace checkers::sable
