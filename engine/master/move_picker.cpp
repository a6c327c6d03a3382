#include "engine/master/move_picker.hpp"

#include <algorithm>
#include <utility>

namespace checkers::master {
namespace {

constexpr std::int32_t kMeritLimit = 1 << 20;
constexpr std::int32_t kKnownFirst = 1 << 30;
constexpr std::int32_t kPerCapture = 1 << 24;
constexpr std::int32_t kKiller = 1 << 22;

}  // namespace

void MoveHistory::clear() {
  for (auto& pair : killers_) pair = {0, 0};
  merits_.fill(0);
}

void MoveHistory::age() {
  for (auto& pair : killers_) pair = {0, 0};
  for (std::int32_t& merit : merits_) merit /= 4;
}

void MoveHistory::reward(const Position& position, const Move& move, int depth, int ply) {
  auto& pair = killers_[static_cast<std::size_t>(ply)];
  if (pair[0] != pack(move)) pair = {pack(move), pair[0]};
  std::int32_t& merit = merits_[index(position, move)];
  merit = std::min(merit + depth * depth, kMeritLimit);
}

void MoveHistory::blame(const Position& position, const Move& move, int depth) {
  std::int32_t& merit = merits_[index(position, move)];
  merit = std::max(merit - depth, -kMeritLimit);
}

MovePicker::MovePicker(const Position& position, MoveList& moves, PackedMove known, const MoveHistory& history, int ply)
    : moves_(moves) {
  const int size = std::min(moves.size(), static_cast<int>(scores_.size()));
  for (int i = 0; i < size; ++i) {
    const Move& move = moves[i];
    const PackedMove packed = pack(move);
    std::int32_t score;
    if (packed == known)
      score = kKnownFirst;
    else if (move.is_capture())
      score = kPerCapture * (move.jumps + count(move.captured & position.kings));
    else if (history.is_killer(packed, ply))
      score = kKiller;
    else
      score = history.merit(position, move);
    scores_[static_cast<std::size_t>(i)] = score;
  }
}

// Selection: most nodes are cut after a move or two, so sorting them all would be wasted. Beyond the scores' room
// (no game has such a position) moves come as generated.
const Move* MovePicker::next() {
  if (next_ == moves_.size()) return nullptr;
  const int size = std::min(moves_.size(), static_cast<int>(scores_.size()));
  int best = next_;
  for (int i = next_ + 1; i < size; ++i)
    if (scores_[static_cast<std::size_t>(i)] > scores_[static_cast<std::size_t>(best)]) best = i;
  if (next_ < size) {
    std::swap(scores_[static_cast<std::size_t>(best)], scores_[static_cast<std::size_t>(next_)]);
    std::swap(moves_[best], moves_[next_]);
  }
  return &moves_[next_++];
}

}  // namespace checkers::master
