#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/position.hpp"

namespace checkers::cli {

// One option of a command. Without a placeholder it is a switch.
struct Option {
  std::string_view name;         // "--depth"
  std::string_view placeholder;  // "N"
  std::string_view help;
};

// What stood behind a command's name, checked against the options it knows.
class Arguments {
 public:
  static Result<Arguments> parse(std::span<const std::string_view> words, std::span<const Option> options);

  bool has(std::string_view option) const { return value(option).has_value(); }
  std::optional<std::string_view> value(std::string_view option) const;
  std::string_view value_or(std::string_view option, std::string_view otherwise) const;
  // Every value of an option that may be repeated.
  std::vector<std::string_view> values(std::string_view option) const;
  const std::vector<std::string_view>& positional() const { return positional_; }

  // A whole number from `least` to `most`; `otherwise` when the option is absent.
  Result<int> integer(std::string_view option, int least, int most, std::optional<int> otherwise) const;
  // --fen, or the start position.
  Result<Position> position() const;

 private:
  struct Given {
    std::string_view option;
    std::string_view value;
  };
  std::vector<Given> given_;
  std::vector<std::string_view> positional_;
};

}  // namespace checkers::cli
