#pragma once

#include "engine/endgame/chunks.hpp"
#include "engine/endgame/tables.hpp"

namespace checkers {

struct OutcomeCounts {
  std::uint64_t win = 0;
  std::uint64_t draw = 0;
  std::uint64_t loss = 0;

  constexpr bool operator==(const OutcomeCounts&) const = default;
  constexpr std::uint64_t total() const { return win + draw + loss; }
  void count(ValueByte byte) { ++(is_win(byte) ? win : is_loss(byte) ? loss : draw); }
  OutcomeCounts& operator+=(const OutcomeCounts& other);
};

// For the side to move, over the positions of one slice or of several.
struct EndgameStatistics {
  OutcomeCounts all;
  OutcomeCounts quiet;    // neither side could capture if it were its turn
  int longest_plies = 0;  // of the wins
  Position longest;       // one that takes so long, if there is a win

  EndgameStatistics& operator+=(const EndgameStatistics& other);
};

EndgameStatistics statistics_of(const EndgameTables& tables, const Slice& slice, const WorkOptions& options);

}  // namespace checkers
