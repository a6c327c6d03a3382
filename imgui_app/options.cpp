#include "imgui_app/options.hpp"

#include <cstdlib>
#include <string_view>

#include "engine/base/text.hpp"
#include "engine/core/fen.hpp"

namespace checkers::app {
namespace {

std::optional<Error> read_option(std::string_view name, const char* value, Options& options) {
  if (name == "--fen") {
    const Result<Position> position = parse_fen(value);
    if (!position) return Error{"--fen: " + describe(position.error())};
    options.start = *position;
  } else if (name == "--theme") {
    const std::string_view theme = value;
    if (theme != "light" && theme != "dark") return Error{"--theme is light or dark, not " + quoted(theme) + "."};
    options.dark = theme == "dark";
  } else if (name == "--scale") {
    char* end = nullptr;
    options.scale = std::strtof(value, &end);
    if (*end != '\0' || !(options.scale >= 0.5f && options.scale <= 4))
      return Error{"--scale is a number from 0.5 to 4, not " + quoted(value) + "."};
  } else if (name == "--state-file") {
    options.state_file = value;
  } else {
    return Error{"unknown option " + quoted(name) + " (try --help)"};
  }
  return std::nullopt;
}

}  // namespace

Result<Options> parse_options(std::span<char* const> arguments) {
  Options options;
  while (!arguments.empty()) {
    const std::string_view name = arguments.front();
    if (name == "-h" || name == "--help") {
      options.help = true;
      return options;
    }
    if (arguments.size() == 1) return Error{"option " + quoted(name) + " is unknown or lacks its value (try --help)"};
    if (auto error = read_option(name, arguments[1], options)) return *error;
    arguments = arguments.subspan(2);
  }
  return options;
}

std::string options_help() {
  return "Usage: checkers-lab [--fen FEN] [--theme light|dark] [--scale N] [--state-file PATH]\n\n"
         "Checkers for two at one board.\n\n"
         "  --fen FEN          start from this position, e.g. \"B:W21,K22:B1-12\"\n"
         "  --theme NAME       light or dark\n"
         "  --scale N          size of everything, 0.5 to 4; 1 is usual\n"
         "  --state-file PATH  keep the state of the game in this file as JSON, for tests and other programs\n";
}

}  // namespace checkers::app
