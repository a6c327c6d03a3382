#include "engine/arena/played_game.hpp"

#include <algorithm>

#include "engine/base/random.hpp"

namespace checkers {
namespace {

std::string remark_at(const Game& game, const std::string& what) {
  return "ply " + std::to_string(game.ply() + 1) + ", " + std::string(color_name(game.position().to_move)) + ": " +
         what;
}

// The player's move if it is one, else the first legal move with a remark.
Move checked_move(const SearchResult& answer, const MoveList& legal, const Game& game,
                  std::vector<std::string>& remarks) {
  if (answer.move && std::find(legal.begin(), legal.end(), *answer.move) != legal.end()) return *answer.move;
  const std::string why = answer.remark.empty() ? "no legal move was given" : answer.remark;
  remarks.push_back(remark_at(game, why + "; the first legal move was played"));
  return legal[0];
}

}  // namespace

PlayedGame play_game(const Player& black, const Player& white, const GameOptions& options) {
  Rules rules = options.rules;
  if (options.draw_after_plies > 0) rules.plies_to_draw = options.draw_after_plies;
  PlayedGame played{Game(options.start, rules), {black.description, white.description}};
  Game& game = played.game;
  for (const Move& move : options.opening) game.play(move);

  Random random(options.seed);
  std::array<int, 2> turns{};
  while (!game.status().over) {
    const Color mover = game.position().to_move;
    const auto index = static_cast<std::size_t>(mover);
    const MoveList legal = game.legal_moves();
    SearchRequest request;
    request.position = game.position();
    request.history = game.history();
    request.rules = rules;
    request.turn = turns[index];
    request.seed = random.next();
    request.stop = options.stop;
    const SearchResult answer = (mover == Color::Black ? black : white).search(request);
    if (stop_requested(options.stop)) {
      played.stopped = true;
      break;
    }
    played.statistics[index] += answer.statistics;
    game.play(checked_move(answer, legal, game, played.remarks));
    ++turns[index];
  }
  return played;
}

}  // namespace checkers
