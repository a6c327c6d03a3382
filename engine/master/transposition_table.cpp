#include "engine/master/transposition_table.hpp"

#include <algorithm>
#include <bit>

namespace checkers::master {
namespace {

// A win in n plies from the root is a win in n - ply plies from the position.
Score from_root(Score score, int ply) {
  if (score >= kProven) return score + ply;
  return score <= -kProven ? score - ply : score;
}

Score to_root(Score score, int ply) {
  if (score >= kProven) return score - ply;
  return score <= -kProven ? score + ply : score;
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : buckets_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))), mask_(buckets_.size() - 1) {
  clear();
}

void TranspositionTable::clear() {
  std::fill(buckets_.begin(), buckets_.end(), Bucket{});
  age_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key, int ply) const {
  const auto check = static_cast<std::uint32_t>(key);
  for (const Slot& slot : buckets_[index(key)].slots)
    if (slot.check == check && slot.bound != Bound::None)
      return TableEntry{to_root(slot.score, ply), slot.depth, slot.bound, slot.move};
  return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, int ply, Score score, int depth, Bound bound, PackedMove move) {
  const auto check = static_cast<std::uint32_t>(key);
  Slot* target = nullptr;
  int least = 1 << 20;
  for (Slot& slot : buckets_[index(key)].slots) {
    if (slot.check == check && slot.bound != Bound::None) {
      target = &slot;
      break;
    }
    const int age = static_cast<std::uint8_t>(age_ - slot.age);
    const int worth = slot.bound == Bound::None ? -(1 << 20) : slot.depth - 8 * age;
    if (worth < least) {
      least = worth;
      target = &slot;
    }
  }
  if (move == 0 && target->check == check) move = target->move;
  *target = {check, static_cast<std::int16_t>(from_root(score, ply)), move, static_cast<std::int8_t>(depth), bound,
             age_};
}

}  // namespace checkers::master
