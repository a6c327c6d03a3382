#pragma once

#include <array>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/arena/player.hpp"
#include "engine/core/game.hpp"

namespace checkers::cli {

constexpr std::string_view kDefaultOpponent = "level:5";
constexpr std::string_view kDefaultAdviser = "master:500ms";

// A game typed line by line. Nothing that is typed can end or spoil it but `quit`, `resign` and `draw`.
class TerminalGame {
 public:
  TerminalGame(const Position& start, const Rules& rules, std::uint64_t seed, bool color);

  // "human" or a player's description.
  std::optional<Error> seat(Color color, std::string_view name);
  std::optional<Error> set_adviser(std::string_view name);

  // Plays until the input ends or the player quits.
  void run(std::istream& input);

 private:
  // One thing that can be typed besides a move.
  struct Word {
    std::string_view name;
    std::string_view usage;
    std::string_view help;
    void (TerminalGame::*action)(const std::vector<std::string_view>& words);
  };
  static const std::array<Word, 18> kWords;

  bool human_to_move() const;
  void let_players_move();
  void show_position();
  void show_end();
  void say(const std::string& text) const;
  void obey(std::string_view line);
  void play_text(std::string_view text);
  SearchResult ask(const Player& player) const;
  void restart(const Position& position);
  void edit(const Position& position);

  void on_help(const std::vector<std::string_view>& words);
  void on_moves(const std::vector<std::string_view>& words);
  void on_board(const std::vector<std::string_view>& words);
  void on_undo(const std::vector<std::string_view>& words);
  void on_redo(const std::vector<std::string_view>& words);
  void on_hint(const std::vector<std::string_view>& words);
  void on_save(const std::vector<std::string_view>& words);
  void on_resign(const std::vector<std::string_view>& words);
  void on_draw(const std::vector<std::string_view>& words);
  void on_new(const std::vector<std::string_view>& words);
  void on_fen(const std::vector<std::string_view>& words);
  void on_load(const std::vector<std::string_view>& words);
  void on_put(const std::vector<std::string_view>& words);
  void on_remove(const std::vector<std::string_view>& words);
  void on_clear(const std::vector<std::string_view>& words);
  void on_first(const std::vector<std::string_view>& words);
  void on_seat(const std::vector<std::string_view>& words);
  void on_quit(const std::vector<std::string_view>& words);

  Game game_;
  std::array<std::optional<Player>, 2> players_;  // empty: a person
  std::optional<Player> adviser_;
  std::uint64_t seed_;
  bool color_;
  bool end_shown_ = false;
  bool quit_ = false;
};

}  // namespace checkers::cli
