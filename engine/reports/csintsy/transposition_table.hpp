#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/position.hpp"

namespace checkers::csintsy {

// The table that the report recommends (below Figure 13): what is known of positions already met. It holds search
// values instead of bare utilities, for one search of a fixed depth: a position met again at the same ply has the same
// value, so nothing but the number of nodes changes.
class TranspositionTable {
 public:
  struct Entry {
    Position position;
    std::int16_t ply = -1;
    bool is_lower = false;  // the value is at least `value`
    bool is_upper = false;  // the value is at most `value`
    double value = 0;
  };

  // 2^bits entries; 0 bits make a table that remembers nothing.
  explicit TranspositionTable(int bits) : entries_(bits == 0 ? 0 : std::size_t{1} << bits) {}

  bool enabled() const { return !entries_.empty(); }
  std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

  // nullptr if nothing is known. Only when enabled.
  const Entry* find(const Position& position, int ply) const {
    const Entry& entry = entries_[place(position)];
    return entry.ply == ply && entry.position == position ? &entry : nullptr;
  }

  // Replaces what stood there. Only when enabled.
  void store(const Entry& entry) { entries_[place(entry.position)] = entry; }

 private:
  std::size_t place(const Position& position) const {
    return static_cast<std::size_t>(hash_of(position)) & (entries_.size() - 1);
  }

  std::vector<Entry> entries_;
};

}  // namespace checkers::csintsy
