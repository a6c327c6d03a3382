#include <array>
#include <cstdio>

#include "engine/arena/table.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/evaluation/evaluation.hpp"
#include "engine/players/registry.hpp"

namespace checkers::cli {
namespace {

Result<int> print(const Arguments& arguments, std::string_view command, const Table& table) {
  if (auto problem = refuse_positional(arguments, command)) return *problem;
  const Result<const TableFormat*> format = format_of(arguments);
  if (!format) return format.error();
  std::printf("%s", (*format)->write(table).c_str());
  return kSuccess;
}

Result<int> run_evaluations(const Arguments& arguments) {
  Table table{"", {"id", "name", "authors", "year", "source", "remarks"}, {}};
  for (const Evaluation* evaluation : all_evaluations())
    table.rows.push_back({std::string(evaluation->id), std::string(evaluation->name), std::string(evaluation->authors),
                          evaluation->year == 0 ? "" : std::to_string(evaluation->year),
                          std::string(evaluation->source), std::string(evaluation->remarks)});
  return print(arguments, "evaluations", table);
}

Result<int> run_players(const Arguments& arguments) {
  Table table{"", {"player", "example", "repaired", "name", "source"}, {}};
  for (const PlayerKind* kind : all_player_kinds())
    table.rows.push_back({std::string(kind->pattern), std::string(kind->example), kind->has_repair ? "+repaired" : "",
                          std::string(kind->name), std::string(kind->source)});
  return print(arguments, "players", table);
}

constexpr std::array kOptions{kFormatOption, kJsonOption};

}  // namespace

const Command kEvaluations{
    .name = "evaluations",
    .usage = "evaluations [--format F]",
    .summary = "Lists the evaluation functions and where they come from.",
    .options = kOptions,
    .run = run_evaluations,
};

const Command kPlayers{
    .name = "players",
    .usage = "players [--format F]",
    .summary = "Lists everyone who can play and how to write them.",
    .options = kOptions,
    .run = run_players,
};

}  // namespace checkers::cli
