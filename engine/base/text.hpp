#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Small helpers for text that people type. ASCII only, independent of the locale.
namespace checkers {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string_view trimmed(std::string_view text);

std::vector<std::string_view> split(std::string_view text, char separator);

// The runs of characters between white space.
std::vector<std::string_view> words(std::string_view text);

// A whole decimal number, with an optional minus sign and nothing else; empty if it is not one or does not fit.
std::optional<long long> parse_integer(std::string_view text);

// The shortest decimal text that reads back as the same number: "12", "-0.6", "-0.6000000000000001".
std::string format_number(double number);

// `number` with this many digits after the point.
std::string format_fixed(double number, int digits);

// `text` in double quotes, cut to a length that fits a one-line message, control characters replaced.
std::string quoted(std::string_view text);

}  // namespace checkers
