#include <cstdio>

#include "engine/base/text.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/terminal_game.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"
#include "engine/core/number_board.hpp"
#include "engine/core/pdn.hpp"

namespace checkers::cli {
namespace {

using Words = std::vector<std::string_view>;

std::optional<Color> parse_color(std::string_view text) {
  if (text == "black" || text == "red") return Color::Black;
  if (text == "white") return Color::White;
  return std::nullopt;
}

// b, B, w, W as the board shows them, or the Sable project's numbers.
struct Piece {
  Color color;
  bool king;
};
std::optional<Piece> parse_piece(std::string_view text) {
  if (text == "b" || text == "4") return Piece{Color::Black, false};
  if (text == "B" || text == "3") return Piece{Color::Black, true};
  if (text == "w" || text == "2") return Piece{Color::White, false};
  if (text == "W" || text == "1") return Piece{Color::White, true};
  return std::nullopt;
}

std::optional<Square> parse_square(std::string_view text) {
  const auto number = parse_integer(text);
  if (!number || *number < kFirstSquare || *number > kLastSquare) return std::nullopt;
  return static_cast<Square>(*number);
}

}  // namespace

const std::array<TerminalGame::Word, 18> TerminalGame::kWords{{
    {"help", "help", "this list", &TerminalGame::on_help},
    {"moves", "moves", "the legal moves, numbered", &TerminalGame::on_moves},
    {"board", "board", "the board again", &TerminalGame::on_board},
    {"undo", "undo", "take back your last move and the answer to it", &TerminalGame::on_undo},
    {"redo", "redo", "play what was taken back", &TerminalGame::on_redo},
    {"hint", "hint", "a good move", &TerminalGame::on_hint},
    {"save", "save FILE", "write the game as PDN", &TerminalGame::on_save},
    {"resign", "resign", "give the game up", &TerminalGame::on_resign},
    {"draw", "draw", "agree on a draw", &TerminalGame::on_draw},
    {"new", "new", "a new game from the start", &TerminalGame::on_new},
    {"fen", "fen [F]", "show the position, or set one up", &TerminalGame::on_fen},
    {"load", "load FILE", "a board of numbers: 0 empty, 1 W, 2 w, 3 B, 4 b", &TerminalGame::on_load},
    {"put", "put PIECE SQUARE", "put b, B, w or W on a square", &TerminalGame::on_put},
    {"remove", "remove SQUARE", "take a piece away", &TerminalGame::on_remove},
    {"clear", "clear", "an empty board", &TerminalGame::on_clear},
    {"first", "first SIDE", "black or white moves next", &TerminalGame::on_first},
    {"seat", "seat SIDE PLAYER", "who plays black or white: human or a player", &TerminalGame::on_seat},
    {"quit", "quit", "leave", &TerminalGame::on_quit},
}};

void TerminalGame::on_help(const Words&) {
  for (const Word& word : kWords)
    std::printf("  %-18s %s\n", std::string(word.usage).c_str(), std::string(word.help).c_str());
  say("  11-15, 15x22, 3    a move, or its number in the list");
}

void TerminalGame::on_moves(const Words&) {
  const MoveList legal = game_.legal_moves();
  for (int i = 0; i < legal.size(); ++i) std::printf("%3d  %s\n", i + 1, to_notation(legal[i], legal).c_str());
  if (legal.empty()) say("There is no legal move.");
}

void TerminalGame::on_board(const Words&) { show_position(); }

// Back to a position in which the same person is to move; with two people, one move.
void TerminalGame::on_undo(const Words&) {
  if (!game_.undo()) {
    say("There is nothing to undo.");
    return;
  }
  const bool somebody_types = !players_[0] || !players_[1];
  while (somebody_types && !human_to_move() && game_.undo()) {
  }
  end_shown_ = false;
  show_position();
}

void TerminalGame::on_redo(const Words&) {
  if (!game_.redo()) {
    say("There is nothing to redo.");
    return;
  }
  while (!human_to_move() && game_.redo()) {
  }
  show_position();
}

void TerminalGame::on_hint(const Words&) {
  if (game_.status().over) {
    say("The game is over.");
    return;
  }
  const SearchResult answer = ask(*adviser_);
  const MoveList legal = game_.legal_moves();
  say("Try " + to_notation(answer.move.value_or(legal[0]), legal) + " (" + adviser_->description + ", value " +
      format_fixed(answer.value, 2) + ").");
}

void TerminalGame::on_save(const Words& words) {
  if (words.size() != 2) {
    say("Give a file: save game.pdn.");
    return;
  }
  const auto name = [&](Color color) {
    const std::optional<Player>& player = players_[static_cast<std::size_t>(color)];
    return player ? player->description : std::string("human");
  };
  const PdnGame record = pdn_from(game_, {{"Black", name(Color::Black)}, {"White", name(Color::White)}});
  const std::optional<Error> problem = write_file(words[1], to_pdn(record));
  say(problem ? problem->message : "Saved to " + std::string(words[1]) + ".");
}

void TerminalGame::on_resign(const Words&) {
  if (game_.status().over)
    say("The game is over.");
  else
    game_.resign(game_.position().to_move);
}

void TerminalGame::on_draw(const Words&) {
  if (game_.status().over) {
    say("The game is over.");
    return;
  }
  // A computer agrees when it is not better; a person across the table is asked by whoever types.
  constexpr double kBetter = 0.3;
  const bool against_computer = players_[0] || players_[1];
  if (against_computer && ask(*adviser_).value < -kBetter)
    say("Your opponent plays on.");
  else
    game_.agree_draw();
}

void TerminalGame::on_new(const Words&) { restart(start_position()); }

void TerminalGame::on_fen(const Words& words) {
  if (words.size() == 1) {
    say(to_fen(game_.position()));
    return;
  }
  const Result<Position> position = parse_fen(words[1]);
  if (!position)
    say(position.error().message + " The game goes on.");
  else
    restart(*position);
}

void TerminalGame::on_load(const Words& words) {
  if (words.size() != 2) {
    say("Give a file: load board.txt.");
    return;
  }
  const Result<std::string> text = read_file(words[1]);
  if (!text) {
    say(text.error().message);
    return;
  }
  const Result<NumberBoard> board = parse_number_board(*text, game_.position().to_move);
  if (!board) {
    say(describe(board.error()) + " The game goes on.");
    return;
  }
  for (const std::string& warning : board->warnings) say(warning);
  restart(board->position);
}

void TerminalGame::on_put(const Words& words) {
  const auto piece = words.size() == 3 ? parse_piece(words[1]) : std::nullopt;
  const auto square = words.size() == 3 ? parse_square(words[2]) : std::nullopt;
  if (!piece || !square) {
    say("Write put, then b, B, w or W, then a square from 1 to 32: put B 14.");
    return;
  }
  edit(with_piece(game_.position(), *square, piece->color, piece->king));
}

void TerminalGame::on_remove(const Words& words) {
  const auto square = words.size() == 2 ? parse_square(words[1]) : std::nullopt;
  if (!square) {
    say("Write remove and a square from 1 to 32: remove 14.");
    return;
  }
  edit(without_piece(game_.position(), *square));
}

void TerminalGame::on_clear(const Words&) {
  edit({0, 0, 0, game_.position().to_move});
  say("The board is empty; put pieces on it.");
}

void TerminalGame::on_first(const Words& words) {
  const auto color = words.size() == 2 ? parse_color(words[1]) : std::nullopt;
  if (!color) {
    say("Write first black or first white.");
    return;
  }
  Position position = game_.position();
  position.to_move = *color;
  edit(position);
}

void TerminalGame::on_seat(const Words& words) {
  const auto color = words.size() == 3 ? parse_color(words[1]) : std::nullopt;
  if (!color) {
    say("Write seat, black or white, and human or a player: seat white alpha-beta:ef3:4.");
    return;
  }
  const std::optional<Error> problem = seat(*color, words[2]);
  say(problem ? problem->message
              : std::string(*color == Color::Black ? "Black" : "White") + " is " + std::string(words[2]) + " now.");
}

void TerminalGame::on_quit(const Words&) { quit_ = true; }

// A changed set-up, if the rules allow it.
void TerminalGame::edit(const Position& position) {
  const Result<Position> checked = parse_fen(to_fen(position));
  if (!checked)
    say(checked.error().message);
  else
    restart(*checked);
}

}  // namespace checkers::cli
