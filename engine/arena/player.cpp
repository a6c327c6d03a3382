#include "engine/arena/player.hpp"

#include "engine/base/text.hpp"

namespace checkers {

Result<int> parse_depth(std::string_view text, int least, int most) {
  const std::optional<long long> depth = parse_integer(text);
  if (!depth || *depth < least || *depth > most)
    return Error{"A depth is a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                 quoted(text) + "."};
  return static_cast<int>(*depth);
}

Result<std::optional<int>> parse_time_ms(std::string_view text) {
  constexpr long long kLongest = 24 * 60 * 60 * 1000;
  if (text.empty() || text.back() != 's') return std::optional<int>();
  const bool milliseconds = text.size() >= 2 && text[text.size() - 2] == 'm';
  const auto number = parse_integer(text.substr(0, text.size() - (milliseconds ? 2 : 1)));
  const long long time = number && *number <= kLongest ? *number * (milliseconds ? 1 : 1000) : 0;
  if (time < 1 || time > kLongest)
    return Error{"A time is written like 500ms or 2s, from 1 ms to a day, not " + quoted(text) + "."};
  return std::optional<int>(static_cast<int>(time));
}

std::optional<Error> check_arguments(std::span<const std::string_view> arguments, std::size_t expected,
                                     std::string_view pattern) {
  if (arguments.size() == expected) return std::nullopt;
  return Error{"This player is written " + std::string(pattern) + "."};
}

}  // namespace checkers
