#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/move.hpp"
#include "engine/endgame/index.hpp"
#include "engine/endgame/value.hpp"

namespace checkers {

// The values of every position with few pieces, slice by slice; one ValueByte a position, in the order of SliceIndex.
// Reading is safe from any number of threads at once, as long as nobody adds a slice meanwhile. A copy shares the
// bytes.
class EndgameTables {
 public:
  EndgameTables();

  // The bytes of a slice: its own, or those of somebody whom `owner` keeps alive. There are SliceIndex(slice).size().
  void add(const Slice& slice, std::vector<ValueByte> values);
  void add(const Slice& slice, std::span<const ValueByte> values, std::shared_ptr<const void> owner);

  bool has(const Slice& slice) const { return entry_of(slice) != nullptr; }
  // Empty if there is no such slice.
  std::span<const ValueByte> values(const Slice& slice) const;

  // Every position with so many pieces can be probed; at least 1.
  int max_pieces() const { return max_pieces_; }

  // The value for the side to move; empty if its slice is not here. Takes 10 to 20 ns, 30 to 40 as
  // WebAssembly, when the byte is in the cache.
  std::optional<EndgameValue> probe(const Position& position) const {
    const std::optional<ValueByte> byte = probe_byte(position);
    if (!byte) return std::nullopt;
    return value_of(*byte);
  }
  std::optional<ValueByte> probe_byte(const Position& position) const;

  // The first of the best legal moves: wins in the fewest plies, loses in the most, keeps a draw. Empty if there is no
  // move, or if a position behind one cannot be probed.
  std::optional<Move> best_move(const Position& position) const;

 private:
  struct Entry {
    SliceIndex index;
    std::span<const ValueByte> values;
    std::shared_ptr<const void> owner;
  };

  static constexpr std::size_t kCounts = kMaxEndgamePieces;  // a side has 0 to 5 pieces of a kind
  static std::size_t slot_of(const Slice& slice);
  const Entry* entry_of(const Slice& slice) const;

  std::vector<Entry> entries_;
  std::array<std::uint8_t, kCounts * kCounts * kCounts * kCounts> slots_{};  // 1 + place in entries_; 0 = none
  int max_pieces_ = 1;
};

// The best value of a position's moves, from the bytes behind them: what its own byte must be. Empty if one of them
// cannot be probed.
std::optional<ValueByte> byte_from_moves(const EndgameTables& tables, const Position& position);

}  // namespace checkers
