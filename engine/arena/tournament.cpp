#include "engine/arena/tournament.hpp"

#include <mutex>
#include <optional>

#include "engine/base/parallel.hpp"
#include "engine/base/random.hpp"
#include "engine/core/pdn.hpp"

namespace checkers {
namespace {

// A game before it is played.
struct Fixture {
  std::size_t black;
  std::size_t white;
  const Opening* opening;  // nullptr: the start position
  std::uint64_t seed;
};

std::vector<Fixture> schedule(std::size_t players, const TournamentOptions& options) {
  std::vector<Fixture> fixtures;
  Random random(options.seed);
  for (std::size_t one = 0; one < players; ++one)
    for (std::size_t other = one + 1; other < players; ++other)
      for (int game = 0; game < options.games; ++game) {
        const bool second_of_pair = options.swap_colors && game % 2 == 1;
        const auto round = static_cast<std::size_t>(options.swap_colors ? game / 2 : game);
        const Opening* opening =
            options.openings.empty() ? nullptr : &options.openings[round % options.openings.size()];
        fixtures.push_back({second_of_pair ? other : one, second_of_pair ? one : other, opening, random.next()});
      }
  return fixtures;
}

PlayedGame play(const Fixture& fixture, const std::vector<Player>& players, const TournamentOptions& options) {
  GameOptions game;
  if (fixture.opening != nullptr) {
    game.start = fixture.opening->start;
    game.opening = fixture.opening->moves;
  }
  game.rules = options.rules;
  game.draw_after_plies = options.draw_after_plies;
  game.seed = fixture.seed;
  game.stop = options.stop;
  return play_game(players[fixture.black], players[fixture.white], game);
}

void count(Score& score, const TournamentGame& game, std::size_t player) {
  const std::optional<Color> winner = game.played.game.status().winner;
  const Color color = game.black == player ? Color::Black : Color::White;
  if (!winner)
    ++score.draws;
  else
    ++(*winner == color ? score.wins : score.losses);
}

}  // namespace

TournamentResult run_tournament(const std::vector<Player>& players, const TournamentOptions& options) {
  TournamentResult result;
  for (const Player& player : players) result.players.push_back(player.description);
  const std::vector<Fixture> fixtures = schedule(players.size(), options);
  std::vector<std::optional<PlayedGame>> played(fixtures.size());
  std::mutex mutex;
  int finished = 0;
  parallel_for(fixtures.size(), options.threads, [&](std::size_t i) {
    if (stop_requested(options.stop)) return;
    PlayedGame game = play(fixtures[i], players, options);
    if (game.stopped) return;
    const std::lock_guard lock(mutex);
    ++finished;
    if (options.on_game) options.on_game(finished, static_cast<int>(fixtures.size()), game);
    played[i] = std::move(game);
  });
  for (std::size_t i = 0; i < fixtures.size(); ++i) {
    if (!played[i]) continue;
    const Fixture& fixture = fixtures[i];
    result.games.push_back(
        {fixture.black, fixture.white, fixture.opening == nullptr ? "" : fixture.opening->name, std::move(*played[i])});
  }
  result.stopped = stop_requested(options.stop);
  return result;
}

Score TournamentResult::score(std::size_t player) const {
  Score total;
  for (const TournamentGame& game : games)
    if (game.black == player || game.white == player) count(total, game, player);
  return total;
}

Score TournamentResult::score(std::size_t player, std::size_t other) const {
  Score total;
  for (const TournamentGame& game : games)
    if ((game.black == player && game.white == other) || (game.black == other && game.white == player))
      count(total, game, player);
  return total;
}

std::string to_pdn(const TournamentResult& result) {
  std::string text;
  int round = 0;
  for (const TournamentGame& game : result.games) {
    std::vector<PdnTag> tags{{"Event", "Checkers Lab tournament"},
                             {"Round", std::to_string(++round)},
                             {"Black", result.players[game.black]},
                             {"White", result.players[game.white]}};
    if (!game.opening.empty()) tags.push_back({"Opening", game.opening});
    PdnGame record = pdn_from(game.played.game, std::move(tags));
    if (!record.moves.empty()) record.moves.back().comment = describe(game.played.game.status());
    text += to_pdn(record) + "\n";
  }
  return text;
}

}  // namespace checkers
