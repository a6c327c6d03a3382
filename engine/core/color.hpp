#pragma once

#include <cstdint>
#include <string_view>

namespace checkers {

// Black (dark) starts on squares 1-12, moves towards higher numbers and moves first.
enum class Color : std::uint8_t { Black, White };

constexpr Color opponent(Color color) { return color == Color::Black ? Color::White : Color::Black; }

constexpr std::string_view color_name(Color color) { return color == Color::Black ? "black" : "white"; }

}  // namespace checkers
