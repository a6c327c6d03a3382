#include <array>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/cli/board_text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/files.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/number_board.hpp"

namespace checkers::cli {
namespace {

void print_json(const Position& position) {
  JsonWriter out;
  const auto squares = [&](std::string_view name, Bitboard set) {
    out.key(name).begin_array();
    while (set != 0) out.value(take_first(set));
    out.end_array();
  };
  out.begin_object().member("fen", to_fen(position)).member("turn", color_name(position.to_move));
  squares("blackMen", position.men(Color::Black));
  squares("blackKings", position.kings_of(Color::Black));
  squares("whiteMen", position.men(Color::White));
  squares("whiteKings", position.kings_of(Color::White));
  out.member("legalMoves", legal_moves(position).size()).end_object();
  std::printf("%s\n", out.text().c_str());
}

// --board FILE: the numbers of the Sable project, which do not say whose turn it is.
Result<Position> read_board(const Arguments& arguments) {
  const Result<Color> turn = color_of(arguments, "--to-move", Color::Black);
  if (!turn) return turn.error();
  const Result<std::string> text = read_file(*arguments.value("--board"));
  if (!text) return text.error();
  const Result<NumberBoard> board = parse_number_board(*text, *turn);
  if (!board) return board.error();
  for (const std::string& warning : board->warnings) std::fprintf(stderr, "checkers: %s\n", warning.c_str());
  return board->position;
}

Result<Position> read_position(const Arguments& arguments) {
  if (arguments.has("--board") && arguments.positional().empty()) return read_board(arguments);
  if (arguments.has("--board") || arguments.positional().size() != 1)
    return Error{"Give one FEN, as in checkers fen B:W21-32:B1-12, or --board FILE."};
  Result<Position> position = parse_fen(arguments.positional()[0]);
  if (!position) return Error{position.error().message + " (column " + std::to_string(position.error().column) + ")"};
  return position;
}

Result<int> run(const Arguments& arguments) {
  const Result<Position> position = read_position(arguments);
  if (!position) return position.error();
  if (arguments.has("--json")) {
    print_json(*position);
  } else if (arguments.has("--numbers")) {
    std::printf("%s", to_number_board(*position).c_str());
  } else {
    const bool color = terminal_has_color() && !arguments.has("--no-color");
    std::printf("%s%s\n", board_text(*position, color).c_str(), to_fen(*position).c_str());
  }
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--no-color", "", "plain text, also on a terminal"},
    Option{"--board", "FILE", "read the board file of the Sable project (- is standard input)"},
    Option{"--to-move", "SIDE", "black or white, with --board"},
    Option{"--numbers", "", "print such a board file instead"},
    kJsonOption,
};

}  // namespace

const Command kFen{
    .name = "fen",
    .usage = "fen F | --board FILE [--to-move SIDE] [--no-color] [--numbers] [--json]",
    .summary = "Draws a position.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
