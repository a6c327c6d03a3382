#pragma once

#include <array>

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// The utility of Capunitan's "MCO2: Casual Gamer" (CSINTSY, 2022), Figures 7 and 9, bit for
// bit: ten features, each a weight times (Black's count - Red's count), added in index order in double precision.
// Red is White here. The report's board is the standard one turned by 180 degrees; positions are standard all the
// same. Its quirks:
//  - Red's "vulnerable" test looks for red neighbours where black ones are meant (Figure 9, last listing).
//  - Only pieces off the border can be vulnerable, and nobody asks whose turn it is.
//  - A vulnerable piece costs a whole point: -0.5 for itself and 0.5 less for the protected ones.
//  - A won or lost position is worth no more than its features.
//  - Sums that are equal on paper may differ in the last bit; the report's unique first move hangs on that.
extern const Evaluation kCsintsy;

namespace csintsy {

// As printed, Red's pieces are vulnerable to Red's; corrected, to Black's.
enum class RedCheck : std::uint8_t { AsPrinted, Corrected };

constexpr std::size_t kFeatures = 10;

// Figure 7.
constexpr std::array<double, kFeatures> kWeights{1, 2, 0.7, 0.75, 0.4, 0.2, 0.8, 0.4, -0.5, 0.5};

struct FeatureCounts {
  std::array<int, kFeatures> black;
  std::array<int, kFeatures> red;
};

FeatureCounts count_features(const Position& position, RedCheck red_check);

// Black's view.
double utility(const Position& position, RedCheck red_check = RedCheck::AsPrinted);

}  // namespace csintsy
}  // namespace checkers
