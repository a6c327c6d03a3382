#include "engine/master/evaluation.hpp"

#include <algorithm>

namespace checkers::master {

Score evaluate(const Position& position) {
  int full = 0;
  int bare = 0;
  count_features(
      position,
      [&](int feature, int times) {
        full += times * kWeights[static_cast<std::size_t>(feature)].full;
        bare += times * kWeights[static_cast<std::size_t>(feature)].bare;
      },
      [&](int feature, int times) {
        full -= times * kWeights[static_cast<std::size_t>(feature)].full;
        bare -= times * kWeights[static_cast<std::size_t>(feature)].bare;
      });
  const int pieces = count(position.occupied());
  const Score score = (full * pieces + bare * (kMaxPieces - pieces)) / kMaxPieces;
  return std::clamp(position.to_move == Color::Black ? score : -score, -kProven + 1, kProven - 1);
}

}  // namespace checkers::master
