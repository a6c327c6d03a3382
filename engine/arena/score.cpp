#include "engine/arena/score.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/text.hpp"

namespace checkers {

Interval confidence_interval(const Score& score) {
  constexpr double kZ = 1.959964;
  const double n = score.games();
  if (n == 0) return {0, 1};
  const double rate = score.rate();
  // Wilson's interval is made for p(1 - p); draws make results less spread, by this factor.
  const double spread = (score.wins + 0.25 * score.draws) / n - rate * rate;
  const double binomial = rate * (1 - rate);
  const double factor = binomial > 0 ? std::max(spread / binomial, 1e-9) : 1;
  const double z2 = kZ * kZ * factor;
  const double centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const double half = std::sqrt(z2 * (binomial / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

std::string describe(const Score& score) {
  const Interval interval = confidence_interval(score);
  return "+" + std::to_string(score.wins) + " =" + std::to_string(score.draws) + " -" + std::to_string(score.losses) +
         ", " + format_fixed(100 * score.rate(), 1) + " % (" + format_fixed(100 * interval.low, 1) + " to " +
         format_fixed(100 * interval.high, 1) + ")";
}

}  // namespace checkers
