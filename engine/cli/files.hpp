#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"

namespace checkers::cli {

// A whole file; "-" is standard input.
Result<std::string> read_file(std::string_view path);

// Writes all of it or says why not.
std::optional<Error> write_file(std::string_view path, std::string_view text);

}  // namespace checkers::cli
