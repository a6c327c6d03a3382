#include "engine/endgame/statistics.hpp"

#include "engine/core/move_generation.hpp"

namespace checkers {
namespace {

bool is_quiet(Position position) {
  if (has_capture(position)) return false;
  position.to_move = opponent(position.to_move);
  return !has_capture(position);
}

}  // namespace

OutcomeCounts& OutcomeCounts::operator+=(const OutcomeCounts& other) {
  win += other.win;
  draw += other.draw;
  loss += other.loss;
  return *this;
}

EndgameStatistics& EndgameStatistics::operator+=(const EndgameStatistics& other) {
  all += other.all;
  quiet += other.quiet;
  if (other.longest_plies > longest_plies) {
    longest_plies = other.longest_plies;
    longest = other.longest;
  }
  return *this;
}

EndgameStatistics statistics_of(const EndgameTables& tables, const Slice& slice, const WorkOptions& options) {
  const SliceIndex index(slice);
  const std::span<const ValueByte> values = tables.values(slice);
  std::vector<EndgameStatistics> parts(chunk_count(values.size()));
  for_each_chunk(values.size(), options, [&](const Chunk& chunk) {
    EndgameStatistics& part = parts[chunk.number];
    for (std::size_t i = chunk.begin; i < chunk.end; ++i) {
      const Position position = index.position_at(static_cast<std::uint32_t>(i));
      part.all.count(values[i]);
      if (is_quiet(position)) part.quiet.count(values[i]);
      if (!is_win(values[i]) || value_of(values[i]).plies <= part.longest_plies) continue;
      part.longest_plies = value_of(values[i]).plies;
      part.longest = position;
    }
  });
  EndgameStatistics sum;
  for (const EndgameStatistics& part : parts) sum += part;
  return sum;
}

}  // namespace checkers
