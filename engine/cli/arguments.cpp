#include "engine/cli/arguments.hpp"

#include <limits>

#include "engine/base/text.hpp"
#include "engine/core/fen.hpp"

namespace checkers::cli {
namespace {

const Option* find(std::span<const Option> options, std::string_view name) {
  for (const Option& option : options)
    if (option.name == name) return &option;
  return nullptr;
}

}  // namespace

Result<Arguments> Arguments::parse(std::span<const std::string_view> words, std::span<const Option> options) {
  Arguments result;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word.size() < 3 || word.substr(0, 2) != "--") {
      result.positional_.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const Option* option = find(options, name);
    if (option == nullptr) return Error{"There is no option " + quoted(name) + "; --help lists them."};
    if (option->placeholder.empty()) {
      if (equals != std::string_view::npos) return Error{std::string(name) + " takes no value."};
      result.given_.push_back({option->name, ""});
    } else if (equals != std::string_view::npos) {
      result.given_.push_back({option->name, word.substr(equals + 1)});
    } else if (i + 1 < words.size()) {
      result.given_.push_back({option->name, words[++i]});
    } else {
      return Error{std::string(name) + " needs a value: " + std::string(name) + " " + std::string(option->placeholder) +
                   "."};
    }
  }
  return result;
}

std::optional<std::string_view> Arguments::value(std::string_view option) const {
  for (const Given& given : given_)
    if (given.option == option) return given.value;
  return std::nullopt;
}

std::string_view Arguments::value_or(std::string_view option, std::string_view otherwise) const {
  return value(option).value_or(otherwise);
}

std::vector<std::string_view> Arguments::values(std::string_view option) const {
  std::vector<std::string_view> result;
  for (const Given& given : given_)
    if (given.option == option) result.push_back(given.value);
  return result;
}

Result<int> Arguments::integer(std::string_view option, int least, int most, std::optional<int> otherwise) const {
  const std::optional<std::string_view> text = value(option);
  if (!text && otherwise) return *otherwise;
  if (!text) return Error{std::string(option) + " is needed."};
  const std::optional<long long> number = parse_integer(*text);
  if (number && *number >= least && *number <= most) return static_cast<int>(*number);
  const std::string range = most == std::numeric_limits<int>::max()
                                ? "of at least " + std::to_string(least)
                                : "from " + std::to_string(least) + " to " + std::to_string(most);
  return Error{std::string(option) + " is a whole number " + range + ", not " + quoted(*text) + "."};
}

Result<Position> Arguments::position() const {
  const std::optional<std::string_view> fen = value("--fen");
  if (!fen) return start_position();
  Result<Position> position = parse_fen(*fen);
  if (!position)
    return Error{position.error().message + " (column " + std::to_string(position.error().column) + " of the FEN)"};
  return position;
}

}  // namespace checkers::cli
