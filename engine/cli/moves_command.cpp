#include <array>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"
#include "engine/reports/csintsy/move_order.hpp"
#include "engine/reports/godavarthy/move_generation.hpp"
#include "engine/reports/sabotinov/search.hpp"

namespace checkers::cli {
namespace {

// The moves as the program of the report that these rules belong to generates them: its own order and, where its
// generator has defects, its own set.
MoveList moves_in_order(const Position& position, const Rules& rules) {
  MoveList moves;
  if (rules.id == "sabotinov")
    sabotinov::generate_in_program_order(position, moves);
  else if (rules.id == "godavarthy")
    godavarthy::generate_moves(position, false, moves);
  else if (rules.id == "csintsy")
    csintsy::generate_in_order(position, {}, moves);
  else
    generate_moves(position, rules, moves);
  return moves;
}

Result<int> run(const Arguments& arguments) {
  const Result<Position> position = arguments.position();
  if (!position) return position.error();
  const Result<const Rules*> rules = rules_of(arguments);
  if (!rules) return rules.error();
  if (auto problem = refuse_positional(arguments, "moves")) return *problem;

  const MoveList moves = moves_in_order(*position, **rules);
  if (!arguments.has("--json")) {
    for (const Move& move : moves) std::printf("%s\n", to_notation(move, moves).c_str());
    return kSuccess;
  }
  JsonWriter out;
  out.begin_object().member("fen", to_fen(*position)).member("rules", (*rules)->id).key("moves").begin_array();
  for (const Move& move : moves) {
    out.begin_object().member("move", to_notation(move, moves)).key("path").begin_array();
    for (const Square square : path_of(move)) out.value(square);
    out.end_array().key("captured").begin_array();
    for (Bitboard rest = move.captured; rest != 0;) out.value(take_first(rest));
    out.end_array().member("after", to_fen(after(*position, move))).end_object();
  }
  out.end_array().end_object();
  std::printf("%s\n", out.text().c_str());
  return kSuccess;
}

constexpr std::array kOptions{
    kFenOption,
    kRulesOption,
    kJsonOption,
};

}  // namespace

const Command kMoves{
    .name = "moves",
    .usage = "moves [--fen F] [--rules R] [--json]",
    .summary = "Lists the legal moves, one a line; under a report's rules as its program generates them.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
