#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "engine/base/result.hpp"

namespace checkers {

// A file's bytes for as long as `owner` or a copy of it lives: mapped into memory where the system can, read elsewhere.
struct MappedFile {
  std::span<const std::uint8_t> bytes;
  std::shared_ptr<const void> owner;
};

Result<MappedFile> map_file(const std::string& path);

}  // namespace checkers
