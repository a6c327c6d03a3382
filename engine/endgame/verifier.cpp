#include "engine/endgame/verifier.hpp"

namespace checkers {

std::optional<Contradiction> find_contradiction(const EndgameTables& tables, const Slice& slice,
                                                const WorkOptions& options) {
  const SliceIndex index(slice);
  const std::span<const ValueByte> values = tables.values(slice);
  std::vector<std::optional<Contradiction>> found(chunk_count(values.size()));
  for_each_chunk(values.size(), options, [&](const Chunk& chunk) {
    for (std::size_t i = chunk.begin; i < chunk.end; ++i) {
      const Position position = index.position_at(static_cast<std::uint32_t>(i));
      const std::optional<ValueByte> expected = byte_from_moves(tables, position);
      if (expected == values[i]) continue;
      found[chunk.number] = Contradiction{position, values[i], expected};
      return;
    }
  });
  for (const std::optional<Contradiction>& contradiction : found)
    if (contradiction) return contradiction;
  return std::nullopt;
}

}  // namespace checkers
