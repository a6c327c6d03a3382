#pragma once

#include <optional>
#include <string>

#include "engine/base/result.hpp"
#include "engine/endgame/tables.hpp"

// Tables on disk: a file a slice, "1m1k-0m2k.endgame": 16 bytes that say what it is (8 of a signature, 4 of the slice's
// numbers, 4 of zeros), then a ValueByte a position. The only part of the engine that touches files; command line
// programs use it, browsers do not.
namespace checkers {

// $CHECKERS_ENDGAMES, else checkers-lab/endgames among the user's data, else endgames in the working directory.
std::string default_endgame_directory();

// Writes one slice, making the directory if need be. The file has its name only when it is complete.
std::optional<Error> save_slice(const std::string& directory, const Slice& slice, std::span<const ValueByte> values);

// Adds a slice from its file, mapped into memory. False if there is no file; an error if it is not a good one.
Result<bool> load_slice(EndgameTables& tables, const std::string& directory, const Slice& slice);

// Adds every slice of up to so many pieces that the directory has. The number of slices added, or what is wrong with
// one of the files.
Result<int> load_tables(EndgameTables& tables, const std::string& directory, int max_pieces);

}  // namespace checkers
