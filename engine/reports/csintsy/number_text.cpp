#include "engine/reports/csintsy/number_text.hpp"

#include <cmath>
#include <cstdio>

namespace checkers::csintsy {

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
  return text;
}

std::string fixed(double number, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, number);
  return text;
}

std::string percent(double share) { return fixed(100 * share, 2) + " %"; }

std::string seconds_text(double seconds) { return fixed(seconds, seconds < 1 ? 3 : 2) + " s"; }

std::string scientific(double number) {
  const double exponent = std::floor(std::log10(number));
  return fixed(number / std::pow(10, exponent), 2) + "x10^" + fixed(exponent, 0);
}

}  // namespace checkers::csintsy
