#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/base/result.hpp"
#include "engine/core/position.hpp"

namespace checkers::app {

// What the command line (in the browser: the page's address) asks for.
struct Options {
  Position start = start_position();
  std::optional<bool> dark;  // empty: as the system has it
  float scale = 1;
  std::string state_file;  // empty: none is written
  bool help = false;
};

// `arguments` without the program's name.
Result<Options> parse_options(std::span<char* const> arguments);

std::string options_help();

}  // namespace checkers::app
