#pragma once

#include <optional>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/endgame/chunks.hpp"
#include "engine/endgame/tables.hpp"

namespace checkers {

// The values of a slice and of its opposite; the latter is empty if that is the same slice.
struct BuiltSlices {
  std::vector<ValueByte> values;
  std::vector<ValueByte> opposite_values;
};

// Finds the values of `slice` and opposite(slice) by going back from the decided positions, ply by ply. `tables` has
// every slice that build_order() puts before. Empty if stopped; an error if a game lasts longer than a byte can tell.
// Needs two bytes a position of both slices and four for each that is decided in the same ply. A position costs about
// 0.15 microseconds, 0.2 as WebAssembly: under a second and a half there for everything up to four pieces.
Result<std::optional<BuiltSlices>> build_slices(const Slice& slice, const EndgameTables& tables,
                                                const WorkOptions& options);

// Builds what `tables` lacks up to so many pieces and adds it. False if stopped; what is finished then stays.
Result<bool> build_tables(EndgameTables& tables, int max_pieces, const WorkOptions& options);

// Adds what build_slices() made.
void add_built(EndgameTables& tables, const Slice& slice, BuiltSlices built);

}  // namespace checkers
