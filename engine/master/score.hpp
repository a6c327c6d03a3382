#pragma once

namespace checkers::master {

// Hundredths of a man, for the side to move. A win in n plies is kWin - n, a loss in n plies n - kWin.
using Score = int;

constexpr Score kInfinity = 32000;
constexpr Score kWin = 30000;
constexpr Score kDraw = 0;

// Deeper than any search goes; also the length of a line.
constexpr int kMaxPly = 128;

// Whether a score is a win or loss seen to its end; evaluations stay below.
constexpr Score kProven = kWin - 1000;
constexpr bool is_proven(Score score) { return score >= kProven || score <= -kProven; }

}  // namespace checkers::master
