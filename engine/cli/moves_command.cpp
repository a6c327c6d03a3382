#include <array>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"

namespace checkers::cli {
namespace {

Result<int> run(const Arguments& arguments) {
  const Result<Position> position = arguments.position();
  if (!position) return position.error();
  const Result<const Rules*> rules = rules_of(arguments);
  if (!rules) return rules.error();
  if (auto problem = refuse_positional(arguments, "moves")) return *problem;

  const MoveList moves = legal_moves(*position, **rules);
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
    .summary = "Lists the legal moves, one a line.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
