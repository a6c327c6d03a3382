#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/cli/command.hpp"
#include "engine/version.hpp"

namespace checkers::cli {
namespace {

constexpr std::array kCommands{
    &kPlay,     &kSearch, &kEval, &kPlayers, &kEvaluations, &kMatch,   &kTournament, &kReport, &kProgram,
    &kSimulate, &kMoves,  &kFen,  &kPdn,     &kPerft,       &kEndgame, &kEngine,     &kTune,   &kBench,
};

const Command* find_command(std::string_view name) {
  for (const Command* command : kCommands)
    if (command->name == name) return command;
  return nullptr;
}

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

std::string padded(std::string_view text, std::size_t width) {
  std::string result(text);
  if (result.size() < width) result.resize(width, ' ');
  return result;
}

void print_help() {
  std::string text = "Checkers Lab " + std::string(kVersion) + "\n\nUsage: checkers COMMAND [OPTIONS]\n\nCommands:\n";
  for (const Command* command : kCommands)
    text += "  " + padded(command->name, 12) + std::string(command->summary) + "\n";
  text += "\n'checkers COMMAND --help' tells more.\n";
  print(text);
}

void print_help(const Command& command) {
  std::string text = "Usage: checkers " + std::string(command.usage) + "\n\n" + std::string(command.summary) + "\n";
  if (!command.options.empty()) text += "\nOptions:\n";
  for (const Option& option : command.options) {
    std::string name(option.name);
    if (!option.placeholder.empty()) name += " " + std::string(option.placeholder);
    text += "  " + padded(name, 20) + std::string(option.help) + "\n";
  }
  print(text);
}

int fail(const std::string& message) {
  std::fprintf(stderr, "checkers: %s\n", message.c_str());
  return kBadArguments;
}

bool asks_for_help(std::string_view word) { return word == "--help" || word == "-h"; }

int run(std::span<const std::string_view> words) {
  if (words.empty()) return fail("Give a command; 'checkers --help' lists them.");
  if (asks_for_help(words[0]) || words[0] == "help") {
    print_help();
    return kSuccess;
  }
  if (words[0] == "--version") {
    print("Checkers Lab " + std::string(kVersion) + "\n");
    return kSuccess;
  }
  const Command* command = find_command(words[0]);
  if (command == nullptr) return fail("There is no command " + quoted(words[0]) + "; 'checkers --help' lists them.");
  for (const std::string_view word : words.subspan(1))
    if (asks_for_help(word)) {
      print_help(*command);
      return kSuccess;
    }
  const Result<Arguments> arguments = Arguments::parse(words.subspan(1), command->options);
  if (!arguments) return fail(arguments.error().message);
  const Result<int> outcome = command->run(*arguments);
  return outcome ? *outcome : fail(describe(outcome.error()));
}

}  // namespace

std::span<const Command* const> all_commands() { return kCommands; }

}  // namespace checkers::cli

int main(int count, char** values) {
#ifdef CHECKERS_NEEDS_POPCNT
  if (!__builtin_cpu_supports("popcnt")) {
    std::fputs("checkers: This processor lacks POPCNT; build with -DCHECKERS_POPCNT=OFF.\n", stderr);
    return checkers::cli::kBadArguments;
  }
#endif
  const std::vector<std::string_view> words(values + 1, values + count);
  return checkers::cli::run(words);
}
