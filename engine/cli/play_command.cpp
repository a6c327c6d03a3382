#include <array>
#include <cstdio>
#include <iostream>

#include "engine/cli/common_options.hpp"
#include "engine/cli/endgame_source.hpp"
#include "engine/cli/terminal_game.hpp"

namespace checkers::cli {
namespace {

Result<int> run(const Arguments& arguments) {
  if (auto problem = refuse_positional(arguments, "play")) return *problem;
  const Result<Position> position = arguments.position();
  if (!position) return position.error();
  const Result<const Rules*> rules = rules_of(arguments);
  if (!rules) return rules.error();
  const Result<std::uint64_t> seed = seed_of(arguments);
  if (!seed) return seed.error();

  TerminalGame game(*position, **rules, *seed, !arguments.has("--no-color"));
  const std::array<std::pair<Color, std::string_view>, 2> seats{
      {{Color::Black, arguments.value_or("--black", "human")},
       {Color::White, arguments.value_or("--white", kDefaultOpponent)}}};
  for (const auto& [color, name] : seats)
    if (auto problem = game.seat(color, name)) return *problem;
  if (auto problem = game.set_adviser(arguments.value_or("--hint", kDefaultAdviser))) return *problem;
  const BackgroundEndgames endgames;
  game.run(std::cin);
  return kSuccess;
}

constexpr std::array kOptions{
    Option{"--black", "P", "human (the default) or a player; 'checkers players' lists them"},
    Option{"--white", "P", "human or a player; level:5 by default"},
    kFenOption,
    kRulesOption,
    Option{"--hint", "P", "who gives hints; master:500ms by default"},
    kSeedOption,
    Option{"--no-color", "", "plain text, also on a terminal"},
};

}  // namespace

const Command kPlay{
    .name = "play",
    .usage = "play [--black P] [--white P] [--fen F] [--rules R] [--hint P] [--seed N]",
    .summary = "A game in the terminal, against a person or a player; 'help' there lists what you can type.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
