#include <array>
#include <cinttypes>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"
#include "engine/core/perft.hpp"

namespace checkers::cli {
namespace {

// Depth 20 from the start takes days; nobody waits for more.
constexpr int kDeepestPerft = 20;

Result<int> run(const Arguments& arguments) {
  const Result<int> depth = arguments.integer("--depth", 0, kDeepestPerft, std::nullopt);
  if (!depth) return depth.error();
  const Result<Position> position = arguments.position();
  if (!position) return position.error();
  if (auto problem = refuse_positional(arguments, "perft")) return *problem;

  const bool json = arguments.has("--json");
  JsonWriter out;
  out.begin_object().member("fen", to_fen(*position)).member("depth", *depth);
  if (arguments.has("--divide") && *depth > 0) {
    out.key("divide").begin_object();
    const MoveList moves = legal_moves(*position);
    for (const Move& move : moves) {
      const std::string name = to_notation(move, moves);
      const std::uint64_t nodes = perft(after(*position, move), *depth - 1);
      out.member(name, nodes);
      if (!json) std::printf("%s %" PRIu64 "\n", name.c_str(), nodes);
    }
    out.end_object();
  }
  const std::uint64_t nodes = perft(*position, *depth);
  out.member("nodes", nodes).end_object();
  if (json)
    std::printf("%s\n", out.text().c_str());
  else
    std::printf("%" PRIu64 "\n", nodes);
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--depth", "N", "plies to count, 0 to 20"},
    kFenOption,
    Option{"--divide", "", "also the count behind each first move"},
    kJsonOption,
};

}  // namespace

const Command kPerft{
    .name = "perft",
    .usage = "perft --depth N [--fen F] [--divide] [--json]",
    .summary = "Counts the move sequences of a length; the last line is the count.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
