#pragma once

#include "engine/arena/table.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/command.hpp"
#include "engine/core/rules.hpp"

// Options that several commands share, and how they are read.
namespace checkers::cli {

constexpr Option kRulesOption{"--rules", "R", "standard (the default), sabotinov, godavarthy, kmitl or csintsy"};
constexpr Option kFormatOption{"--format", "F", "text (the default), markdown, csv, latex or json"};
constexpr Option kThreadsOption{"--threads", "N", "threads to use; all cores by default"};
constexpr Option kSeedOption{"--seed", "N", "for players that choose at random; 1 by default"};

Result<const Rules*> rules_of(const Arguments& arguments);
Result<const TableFormat*> format_of(const Arguments& arguments);
Result<unsigned> threads_of(const Arguments& arguments);
Result<std::uint64_t> seed_of(const Arguments& arguments);
// "black" or "white" behind an option.
Result<Color> color_of(const Arguments& arguments, std::string_view option, Color otherwise);
// A sentence if a command that takes options only was given anything else.
std::optional<Error> refuse_positional(const Arguments& arguments, std::string_view command);

}  // namespace checkers::cli
