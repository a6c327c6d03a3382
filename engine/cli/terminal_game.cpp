#include "engine/cli/terminal_game.hpp"

#include <algorithm>
#include <cstdio>
#include <istream>

#include "engine/base/text.hpp"
#include "engine/cli/board_text.hpp"
#include "engine/core/notation.hpp"
#include "engine/players/registry.hpp"

namespace checkers::cli {

TerminalGame::TerminalGame(const Position& start, const Rules& rules, std::uint64_t seed, bool color)
    : game_(start, rules), seed_(seed), color_(color && terminal_has_color()) {}

std::optional<Error> TerminalGame::seat(Color color, std::string_view name) {
  std::optional<Player>& place = players_[static_cast<std::size_t>(color)];
  if (name == "human") {
    place.reset();
    return std::nullopt;
  }
  Result<Player> player = make_player(name);
  if (!player) return player.error();
  place = std::move(*player);
  return std::nullopt;
}

std::optional<Error> TerminalGame::set_adviser(std::string_view name) {
  Result<Player> player = make_player(name);
  if (!player) return player.error();
  adviser_ = std::move(*player);
  return std::nullopt;
}

void TerminalGame::say(const std::string& text) const {
  std::printf("%s\n", text.c_str());
  std::fflush(stdout);
}

bool TerminalGame::human_to_move() const {
  return !players_[static_cast<std::size_t>(game_.position().to_move)].has_value();
}

void TerminalGame::run(std::istream& input) {
  say("Type a move like 11-15, or its number in the list; 'help' tells what else.");
  show_position();
  std::string line;
  while (!quit_) {
    let_players_move();
    if (game_.status().over && !end_shown_) show_end();
    const bool turn = !game_.status().over;
    std::printf("%s> ", !turn ? "over" : game_.position().to_move == Color::Black ? "Black" : "White");
    std::fflush(stdout);
    if (!std::getline(input, line)) break;
    obey(trimmed(line));
  }
  std::printf("\n");
}

// While nobody has to type. A game between two players runs to its end.
void TerminalGame::let_players_move() {
  while (!game_.status().over && !human_to_move()) {
    const Color mover = game_.position().to_move;
    const Player& player = *players_[static_cast<std::size_t>(mover)];
    const SearchResult answer = ask(player);
    const MoveList legal = game_.legal_moves();
    const bool answered = answer.move && std::find(legal.begin(), legal.end(), *answer.move) != legal.end();
    const Move move = answered ? *answer.move : legal[0];
    if (!answered) say(player.description + " " + answer.remark + "; the first legal move is played instead.");
    const std::string name = to_notation(move, legal);
    game_.play(move);
    say(std::string(mover == Color::Black ? "Black" : "White") + " (" + player.description + ") plays " + name +
        ", value " + format_fixed(answer.value + 0.0, 2) + ", " + format_fixed(answer.statistics.time_ms, 0) + " ms.");
    show_position();
  }
}

SearchResult TerminalGame::ask(const Player& player) const {
  SearchRequest request;
  request.position = game_.position();
  request.history = game_.history();
  request.rules = game_.rules();
  request.turn = game_.ply() / 2;
  request.seed = seed_ + static_cast<std::uint64_t>(game_.ply());
  return player.search(request);
}

void TerminalGame::show_position() { std::printf("%s", board_text(game_.position(), color_).c_str()); }

void TerminalGame::show_end() {
  end_shown_ = true;
  say(describe(game_.status()) + " Type new, undo, save FILE or quit.");
}

void TerminalGame::obey(std::string_view line) {
  const std::vector<std::string_view> typed = words(line);
  if (typed.empty()) return;
  for (const Word& word : kWords)
    if (typed[0] == word.name) {
      (this->*word.action)(typed);
      return;
    }
  play_text(line);
}

void TerminalGame::play_text(std::string_view text) {
  if (game_.status().over) {
    say("The game is over; type new, undo, save FILE or quit.");
    return;
  }
  const MoveList legal = game_.legal_moves();
  const auto number = parse_integer(text);
  if (number && (*number < 1 || *number > legal.size())) {
    say("Numbers go from 1 to " + std::to_string(legal.size()) + "; 'moves' lists them.");
    return;
  }
  const Result<Move> move = number ? Result<Move>(legal[static_cast<int>(*number) - 1]) : parse_move(text, legal);
  if (!move) {
    say(move.error().message);
    return;
  }
  game_.play(*move);
  end_shown_ = false;
  show_position();
}

// A new first position; what was played is gone.
void TerminalGame::restart(const Position& position) {
  game_ = Game(position, game_.rules());
  end_shown_ = false;
  show_position();
}

}  // namespace checkers::cli
