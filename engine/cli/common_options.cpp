#include "engine/cli/common_options.hpp"

#include <limits>

#include "engine/base/parallel.hpp"
#include "engine/base/text.hpp"

namespace checkers::cli {

Result<const Rules*> rules_of(const Arguments& arguments) {
  const std::string_view id = arguments.value_or("--rules", kStandardRules.id);
  if (const Rules* rules = find_rules(id)) return rules;
  std::string known;
  for (const Rules& rules : all_rules()) known += (known.empty() ? "" : ", ") + std::string(rules.id);
  return Error{"There are no rules " + quoted(id) + "; there are " + known + "."};
}

Result<const TableFormat*> format_of(const Arguments& arguments) {
  const std::string_view id = arguments.value_or("--format", arguments.has("--json") ? "json" : "text");
  if (const TableFormat* format = find_table_format(id)) return format;
  std::string known;
  for (const TableFormat& format : all_table_formats()) known += (known.empty() ? "" : ", ") + std::string(format.id);
  return Error{"There is no format " + quoted(id) + "; there are " + known + "."};
}

Result<unsigned> threads_of(const Arguments& arguments) {
  const Result<int> threads = arguments.integer("--threads", 1, 256, static_cast<int>(hardware_threads()));
  if (!threads) return threads.error();
  return static_cast<unsigned>(*threads);
}

Result<std::uint64_t> seed_of(const Arguments& arguments) {
  const Result<int> seed = arguments.integer("--seed", 0, std::numeric_limits<int>::max(), 1);
  if (!seed) return seed.error();
  return static_cast<std::uint64_t>(*seed);
}

Result<Color> color_of(const Arguments& arguments, std::string_view option, Color otherwise) {
  const std::string_view name = arguments.value_or(option, color_name(otherwise));
  if (name == "black") return Color::Black;
  if (name == "white") return Color::White;
  return Error{std::string(option) + " is black or white, not " + quoted(name) + "."};
}

std::optional<Error> refuse_positional(const Arguments& arguments, std::string_view command) {
  if (arguments.positional().empty()) return std::nullopt;
  return Error{std::string(command) + " takes options only, not " + quoted(arguments.positional()[0]) +
               "; --help lists them."};
}

}  // namespace checkers::cli
