#include <algorithm>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/endgame_source.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"
#include "engine/core/perft.hpp"
#include "engine/master/search.hpp"
#include "engine/version.hpp"

namespace checkers::cli {
namespace {

constexpr std::size_t kTableBytes = 64 << 20;
constexpr int kLongestThought = 24 * 60 * 60 * 1000;

std::string answer_perft(const Position& position, std::string_view depth_text) {
  const auto depth = parse_integer(depth_text);
  if (!depth || *depth < 0 || *depth > 20) return "error A depth is a whole number from 0 to 20.";
  return "perft " + std::to_string(perft(position, static_cast<int>(*depth)));
}

// The answer has to be there in time, so it is asked for a little early.
std::string answer_move(const Position& position, std::string_view time_text, master::Master& engine) {
  constexpr int kReserveMs = 2;
  const auto time = parse_integer(time_text);
  if (!time || *time < 1 || *time > kLongestThought)
    return "error A time is a whole number of milliseconds from 1 to a day.";
  const MoveList moves = legal_moves(position);
  if (moves.empty()) return "error There is no legal move in this position.";
  master::Limits limits;
  limits.time_ms = std::max(1, static_cast<int>(*time) - kReserveMs);
  SearchRequest request;
  request.position = position;
  const master::Info info = engine.search(request, limits);
  return "move " + to_notation(info.lines[0].moves[0], moves) + " depth " + std::to_string(info.depth) + " nodes " +
         std::to_string(info.nodes) + " score " + std::to_string(info.lines[0].score) + " time " +
         format_fixed(info.time_ms, 0);
}

// One line in, one line out.
std::string answer(const std::vector<std::string_view>& words, master::Master& engine) {
  if (words[0] == "name" && words.size() == 1) return "name Checkers Lab " + std::string(kVersion);
  if (words[0] == "newgame" && words.size() == 1) {
    engine.new_game();
    return "newgame";
  }
  if ((words[0] == "perft" || words[0] == "move") && words.size() == 3) {
    const Result<Position> position = parse_fen(words[1]);
    if (!position) return "error " + position.error().message;
    return words[0] == "perft" ? answer_perft(*position, words[2]) : answer_move(*position, words[2], engine);
  }
  return "error Expected name, newgame, perft FEN DEPTH, move FEN MS or quit.";
}

Result<int> run(const Arguments& arguments) {
  if (!arguments.positional().empty()) return Error{"engine takes no arguments; it reads standard input."};
  master::Master engine(kTableBytes, load_endgames());
  std::string line;
  while (std::getline(std::cin, line)) {
    const std::vector<std::string_view> words = checkers::words(line);
    if (words.empty()) continue;
    if (words[0] == "quit") break;
    std::printf("%s\n", answer(words, engine).c_str());
    std::fflush(stdout);
  }
  return kSuccess;
}

}  // namespace

const Command kEngine{
    .name = "engine",
    .usage = "engine",
    .summary = "Plays through standard input: name, newgame, perft FEN DEPTH, move FEN MS, quit.",
    .options = {},
    .run = run,
};

}  // namespace checkers::cli
