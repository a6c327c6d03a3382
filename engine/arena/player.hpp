#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/core/search.hpp"
#include "engine/textbook/trace.hpp"

namespace checkers {

// Somebody who chooses moves. A player keeps no state between turns: all it may use is in the request.
struct Player {
  std::string description;  // "alpha-beta:ef3:4"
  std::function<SearchResult(const SearchRequest&)> search;
  // The same search, recording its tree; empty for players that are not the books'.
  std::function<SearchResult(const SearchRequest&, textbook::Trace&)> traced_search = {};
  // The rules it was made for.
  std::string_view rules = kStandardRules.id;
};

// A family of players, made from what follows its id: "alpha-beta" from "ef3:4".
struct PlayerKind {
  std::string_view id;
  std::string_view pattern;  // "alpha-beta:EVALUATION:DEPTH"
  std::string_view example;  // "alpha-beta:ef3:4"
  std::string_view name;
  std::string_view source;
  // `arguments` are the parts between colons after the id, `repaired` tells whether "+repaired" stood at the end.
  Result<Player> (*make)(std::span<const std::string_view> arguments, bool repaired);
  bool has_repair = false;
  std::string_view rules = kStandardRules.id;  // the rules its players were made for
  bool uses_endgames = false;
};

// For `make` functions: a depth from `least` to `most` plies, a sentence otherwise.
constexpr int kDeepest = 30;
Result<int> parse_depth(std::string_view text, int least = 1, int most = kDeepest);

// For `make` functions: "500ms" or "2s" as milliseconds; empty if the text does not end in a unit of time.
Result<std::optional<int>> parse_time_ms(std::string_view text);

// For `make` functions: a sentence unless there are exactly as many arguments as the pattern names.
std::optional<Error> check_arguments(std::span<const std::string_view> arguments, std::size_t expected,
                                     std::string_view pattern);

}  // namespace checkers
