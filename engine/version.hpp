#pragma once

#include <string_view>

namespace checkers {

constexpr std::string_view kVersion = "0.1.0";

}  // namespace checkers
