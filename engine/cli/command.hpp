#pragma once

#include <span>
#include <string_view>

#include "engine/cli/arguments.hpp"

namespace checkers::cli {

// What a command returns to the shell.
constexpr int kSuccess = 0;
constexpr int kBad = 1;  // it ran, and the answer is no: a bad game, a cell that differs
constexpr int kBadArguments = 2;
constexpr int kStopped = 130;  // as a shell reports a program ended by Ctrl-C

// A command of the program. `run` prints to stdout; an Error becomes one line on stderr and exit 2.
struct Command {
  std::string_view name;
  std::string_view usage;    // "perft --depth N [--fen F] [--divide]"
  std::string_view summary;  // one line
  std::span<const Option> options;
  Result<int> (*run)(const Arguments& arguments);
};

extern const Command kBench;
extern const Command kEndgame;
extern const Command kEngine;
extern const Command kEval;
extern const Command kEvaluations;
extern const Command kFen;
extern const Command kMatch;
extern const Command kMoves;
extern const Command kPdn;
extern const Command kPerft;
extern const Command kPlay;
extern const Command kPlayers;
extern const Command kProgram;
extern const Command kReport;
extern const Command kSearch;
extern const Command kSimulate;
extern const Command kTournament;
extern const Command kTune;

std::span<const Command* const> all_commands();

constexpr Option kFenOption{"--fen", "F", "the position, such as B:W21-32:B1-12; without it, the start"};
constexpr Option kJsonOption{"--json", "", "print JSON"};

}  // namespace checkers::cli
