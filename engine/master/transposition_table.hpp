#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/move.hpp"
#include "engine/master/score.hpp"

namespace checkers::master {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

// A move squeezed into 16 bits: both squares and a few bits of what it takes. Enough to find it again among the moves
// of its position; 0 is no move.
using PackedMove = std::uint16_t;

constexpr PackedMove pack(const Move& move) {
  const std::uint32_t taken = (move.captured * 0x9E3779B1u) >> 27;
  const std::uint32_t squares = (move.from & 31u) | (move.to & 31u) << 5;
  return static_cast<PackedMove>(squares | taken << 10 | 0x8000u);
}

// What was found out about a position in an earlier search.
struct TableEntry {
  Score score;  // counted from the position, not from the root
  int depth;
  Bound bound;
  PackedMove move;
};

// Positions met before, in buckets of four; the least useful of a bucket gives way. Not for several threads.
class TranspositionTable {
 public:
  // Rounded down to a power of two; at least one bucket.
  explicit TranspositionTable(std::size_t bytes);

  void clear();
  // A new search begins: what older ones left is replaced first.
  void grow_older() { ++age_; }

  std::optional<TableEntry> find(std::uint64_t key, int ply) const;
  void store(std::uint64_t key, int ply, Score score, int depth, Bound bound, PackedMove move);
  // Asks the processor to fetch what find() will need.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[index(key)]); }

  std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

 private:
  struct Slot {
    std::uint32_t check;
    std::int16_t score;
    PackedMove move;
    std::int8_t depth;
    Bound bound;
    std::uint8_t age;
  };
  struct alignas(64) Bucket {
    Slot slots[4];
  };

  std::size_t index(std::uint64_t key) const { return static_cast<std::size_t>(key >> 32) & mask_; }

  std::vector<Bucket> buckets_;
  std::size_t mask_;
  std::uint8_t age_ = 0;
};

}  // namespace checkers::master
