#include <mutex>

#include "engine/base/parallel.hpp"
#include "engine/base/random.hpp"
#include "engine/master/search.hpp"
#include "engine/master/tuning.hpp"

namespace checkers::master {
namespace {

constexpr int kRandomPlies = 8;
constexpr std::size_t kTableBytes = 4 << 20;

PdnGame play(std::uint64_t nodes, std::uint64_t seed, Master& master) {
  Game game;
  Random random(seed);
  for (int i = 0; i < kRandomPlies && !game.status().over; ++i) {
    const MoveList moves = game.legal_moves();
    game.play(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]);
  }
  master.new_game();
  Limits limits;
  limits.nodes = nodes;
  while (!game.status().over) {
    SearchRequest request;
    request.position = game.position();
    request.history = game.history();
    game.play(master.search(request, limits).lines[0].moves[0]);
  }
  return pdn_from(game);
}

}  // namespace

std::vector<PdnGame> self_play(int games, std::uint64_t nodes, std::uint64_t seed, unsigned threads,
                               const StopToken* stop, const std::function<void(int finished)>& on_game) {
  std::vector<PdnGame> played(static_cast<std::size_t>(games));
  std::mutex mutex;
  int finished = 0;
  parallel_for(played.size(), threads, [&](std::size_t i) {
    if (stop_requested(stop)) return;
    Master master(kTableBytes);
    played[i] = play(nodes, seed + i, master);
    const std::lock_guard lock(mutex);
    if (on_game) on_game(++finished);
  });
  return played;
}

}  // namespace checkers::master
