#include <array>
#include <cstdio>
#include <limits>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/core/fen.hpp"
#include "engine/evaluation/evaluation.hpp"

namespace checkers::cli {
namespace {

Result<const Evaluation*> evaluation_of(const Arguments& arguments) {
  std::string known;
  for (const Evaluation* evaluation : all_evaluations())
    known += (known.empty() ? "" : ", ") + std::string(evaluation->id);
  const auto id = arguments.value("--evaluation");
  if (!id) return Error{"--evaluation is needed: " + known + "."};
  if (const Evaluation* evaluation = find_evaluation(*id)) return evaluation;
  return Error{"There is no evaluation " + quoted(*id) + "; there are " + known + "."};
}

Result<int> run(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "eval")) return *problem;
  const Result<const Evaluation*> evaluation = evaluation_of(arguments);
  if (!evaluation) return evaluation.error();
  Result<Position> position = arguments.position();
  if (!position) return position.error();
  const Result<Color> to_move = color_of(arguments, "--to-move", position->to_move);
  if (!to_move) return to_move.error();
  position->to_move = *to_move;
  const Result<Color> side = color_of(arguments, "--side", position->to_move);
  if (!side) return side.error();
  const Result<int> turn = arguments.integer("--turn", 0, std::numeric_limits<int>::max(), 0);
  if (!turn) return turn.error();

  const double value = (*evaluation)->evaluate(*position, *side, *turn);
  if (!arguments.has("--json")) {
    std::printf("%s\n", format_number(value).c_str());
    return kSuccess;
  }
  JsonWriter out;
  out.begin_object()
      .member("evaluation", (*evaluation)->id)
      .member("fen", to_fen(*position))
      .member("side", color_name(*side))
      .member("turn", *turn)
      .member("value", value)
      .end_object();
  std::printf("%s\n", out.text().c_str());
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--evaluation", "ID", "which function; 'checkers evaluations' lists them"},
    kFenOption,
    Option{"--side", "SIDE", "the side that evaluates, black or white; by default the one to move"},
    Option{"--to-move", "SIDE", "the side to move, instead of the FEN's"},
    Option{"--turn", "T", "turns the evaluating side has completed; 0 by default"},
    kJsonOption,
};

}  // namespace

const Command kEval{
    .name = "eval",
    .usage = "eval --evaluation ID [--fen F] [--side SIDE] [--to-move SIDE] [--turn T] [--json]",
    .summary = "Prints a position's value exactly as a published evaluation function returns it.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
