#include <array>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/files.hpp"
#include "engine/core/pdn.hpp"

namespace checkers::cli {
namespace {

struct Checked {
  std::string_view file;
  std::size_t games = 0;
  std::vector<std::pair<std::size_t, Error>> errors;  // number of the game in the file, what is wrong
};

Result<Checked> check_file(std::string_view path) {
  const Result<std::string> text = read_file(path);
  if (!text) return text.error();
  Checked checked{path, 0, {}};
  for (const PdnEntry& entry : parse_pdn(*text)) {
    ++checked.games;
    if (entry.error) checked.errors.emplace_back(checked.games, *entry.error);
  }
  return checked;
}

void print_text(const Checked& checked) {
  const std::string file(checked.file);
  std::printf("%s: %zu games, %zu legal\n", file.c_str(), checked.games, checked.games - checked.errors.size());
  for (const auto& [number, error] : checked.errors)
    std::printf("%s: game %zu, %s\n", file.c_str(), number, describe(error).c_str());
}

void write_json(JsonWriter& out, const Checked& checked) {
  out.begin_object()
      .member("file", checked.file)
      .member("games", std::uint64_t{checked.games})
      .member("legal", std::uint64_t{checked.games - checked.errors.size()})
      .key("errors")
      .begin_array();
  for (const auto& [number, error] : checked.errors)
    out.begin_object()
        .member("game", std::uint64_t{number})
        .member("line", error.line)
        .member("column", error.column)
        .member("message", error.message)
        .end_object();
  out.end_array().end_object();
}

Result<int> check(const Arguments& arguments) {
  const bool json = arguments.has("--json");
  bool all_legal = true;
  JsonWriter out;
  out.begin_array();
  for (std::size_t i = 1; i < arguments.positional().size(); ++i) {
    const Result<Checked> checked = check_file(arguments.positional()[i]);
    if (!checked) return checked.error();
    all_legal = all_legal && checked->errors.empty();
    if (json)
      write_json(out, *checked);
    else
      print_text(*checked);
  }
  out.end_array();
  if (json) std::printf("%s\n", out.text().c_str());
  return all_legal ? kSuccess : kBad;
}

// Good games are written; a bad one is reported and left out.
Result<int> rewrite(const Arguments& arguments) {
  bool all_legal = true;
  for (std::size_t i = 1; i < arguments.positional().size(); ++i) {
    const std::string file(arguments.positional()[i]);
    const Result<std::string> text = read_file(file);
    if (!text) return text.error();
    std::size_t number = 0;
    for (const PdnEntry& entry : parse_pdn(*text)) {
      ++number;
      if (!entry.error) {
        std::printf("%s\n", to_pdn(entry.game).c_str());
        continue;
      }
      all_legal = false;
      std::fprintf(stderr, "checkers: %s: game %zu, %s\n", file.c_str(), number, describe(*entry.error).c_str());
    }
  }
  return all_legal ? kSuccess : kBad;
}

Result<int> run(const Arguments& arguments) {
  const std::vector<std::string_view>& words = arguments.positional();
  if (words.size() < 2) return Error{"Give an action and a file: checkers pdn check FILE."};
  if (words[0] == "check") return check(arguments);
  if (words[0] == "write") return rewrite(arguments);
  return Error{"pdn can check or write, not " + quoted(words[0]) + "."};
}

constexpr std::array kOptions{kJsonOption};

}  // namespace

const Command kPdn{
    .name = "pdn",
    .usage = "pdn check FILE... [--json] | pdn write FILE...",
    .summary = "Replays the games of PDN files (- is standard input); write prints them in strict form.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
