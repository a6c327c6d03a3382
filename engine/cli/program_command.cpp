#include <array>
#include <cinttypes>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/core/fen.hpp"
#include "engine/reports/godavarthy/game.hpp"

namespace checkers::cli {
namespace {

using godavarthy::Computer;
using godavarthy::GameRecord;
using godavarthy::GameSetup;
using godavarthy::Ply;

// "ab:1" or "mm:3": the program's menu choices.
Result<Computer> computer_of(const Arguments& arguments, std::string_view option) {
  const std::string_view text = arguments.value_or(option, "ab:1");
  const std::vector<std::string_view> parts = split(text, ':');
  const auto number = parts.size() == 2 ? parse_integer(parts[1]) : std::nullopt;
  const Evaluation* evaluation =
      number && *number >= 1 && *number <= 3 ? godavarthy::evaluation_number(static_cast<int>(*number)) : nullptr;
  if (evaluation == nullptr || (parts[0] != "ab" && parts[0] != "mm"))
    return Error{std::string(option) + " is ab or mm and an evaluation from 1 to 3, as in mm:2, not " + quoted(text) +
                 "."};
  return Computer{parts[0] == "ab" ? godavarthy::Algorithm::AlphaBetaSearch : godavarthy::Algorithm::MinMaxAB,
                  evaluation};
}

std::string winner_of(const GameRecord& record) {
  if (!record.winner) return "tie";
  return *record.winner == Color::Black ? "X" : "O";
}

void print_json(const GameRecord& record) {
  JsonWriter out;
  out.begin_object().key("moves").begin_array();
  for (const Ply& ply : record.plies) out.value(ply.notation);
  out.end_array().key("boards").begin_array();
  for (const Ply& ply : record.plies) out.value(godavarthy::to_board_text(ply.board));
  out.end_array();
  const auto both = [&](std::string_view name, auto of) {
    out.key(name).begin_array().value(of(record.tallies[0])).value(of(record.tallies[1])).end_array();
  };
  both("generated", [](const auto& tally) { return tally.generated; });
  both("expanded", [](const auto& tally) { return tally.expanded; });
  both("memory", [](const auto& tally) { return tally.memory; });
  out.member("length", record.length())
      .member("winner", winner_of(record))
      .member("final", to_fen(record.final_board()))
      .end_object();
  std::printf("%s\n", out.text().c_str());
}

void print_board(const Position& position) {
  const std::string board = godavarthy::to_board_text(position);
  std::printf("R/C 0 1 2 3 4 5 6 7\n");
  for (std::size_t row = 0; row < 8; ++row) {
    std::printf("%zu  |", row);
    for (const char cell : board.substr(8 * row, 8)) std::printf(" %c", cell);
    std::printf(" |\n");
  }
}

void print_text(const GameRecord& record) {
  int number = 0;
  for (const Ply& ply : record.plies) {
    std::printf("%3d %c %s\n", number + 1, number % 2 == 0 ? 'X' : 'O', ply.notation.c_str());
    ++number;
  }
  print_board(record.final_board());
  std::printf("length %d, winner %s\n", record.length(), winner_of(record).c_str());
  for (std::size_t i = 0; i < 2; ++i)
    std::printf("computer %zu: generated %" PRIu64 ", expanded %" PRIu64 ", memory %" PRIu64 " bytes, time %.0f us\n",
                i + 1, record.tallies[i].generated, record.tallies[i].expanded, record.tallies[i].memory,
                record.tallies[i].time_us);
}

Result<int> run(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "program")) return *problem;
  const Result<Computer> one = computer_of(arguments, "--computer1");
  if (!one) return one.error();
  const Result<Computer> two = computer_of(arguments, "--computer2");
  if (!two) return two.error();
  const Result<int> depth = arguments.integer("--depth", 1, 12, 2);
  if (!depth) return depth.error();
  GameSetup setup;
  setup.computers = {*one, *two};
  setup.depth = *depth;
  if (arguments.has("--repaired")) setup.repairs = godavarthy::kRepaired;
  setup.stop = &stop_on_interrupt();
  const GameRecord record = godavarthy::play_game(setup);
  if (arguments.has("--json"))
    print_json(record);
  else
    print_text(record);
  return record.stopped ? kStopped : kSuccess;
}

constexpr std::array kOptions{
    Option{"--computer1", "C", "X, who begins: ab or mm and evaluation 1, 2 or 3; ab:1 by default"},
    Option{"--computer2", "C", "O, likewise"},
    Option{"--depth", "N", "2 by default; MinMaxAB turns all but 2 into 4"},
    Option{"--repaired", "", "without the program's defects"},
    kJsonOption,
};

}  // namespace

const Command kProgram{
    .name = "program",
    .usage = "program [--computer1 C] [--computer2 C] [--depth N] [--repaired] [--json]",
    .summary = "A game as Godavarthy, Narra and Xavier's program plays it, where a side may pass or take back.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
