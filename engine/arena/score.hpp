#pragma once

#include <string>

namespace checkers {

// Wins, draws and losses of one player against others.
struct Score {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  int games() const { return wins + draws + losses; }
  double points() const { return wins + 0.5 * draws; }
  // Points a game, 0 to 1; 0.5 without games.
  double rate() const { return games() == 0 ? 0.5 : points() / games(); }
};

struct Interval {
  double low;
  double high;
};

// The rate's 95 % confidence interval by Wilson's method with the variance of three-valued results: stays within 0 and
// 1 and does not collapse when every game ended alike. Assumes games independent of each other.
Interval confidence_interval(const Score& score);

// "+12 =5 -3, 72.5 % (56.4 to 84.3)".
std::string describe(const Score& score);

}  // namespace checkers
