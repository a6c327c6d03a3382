#include "engine/endgame/files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "engine/endgame/mapped_file.hpp"

namespace checkers {
namespace {

constexpr std::size_t kHeaderSize = 16;
using Header = std::array<std::uint8_t, kHeaderSize>;

Header header_of(const Slice& slice) {
  Header header{'C', 'K', 'E', 'N', 'D', 'G', 'M', '1'};
  const std::array numbers{slice.men, slice.kings, slice.enemy_men, slice.enemy_kings};
  for (std::size_t i = 0; i < numbers.size(); ++i) header[8 + i] = static_cast<std::uint8_t>(numbers[i]);
  return header;
}

std::string path_of(const std::string& directory, const Slice& slice) {
  std::string name = slice_name(slice);
  name.replace(name.find(" vs "), 4, "-");
  return (std::filesystem::path(directory) / (name + ".endgame")).string();
}

bool write_whole(const std::string& path, const Header& header, std::span<const ValueByte> values) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return false;
  const bool written = std::fwrite(header.data(), 1, header.size(), file) == header.size() &&
                       std::fwrite(values.data(), 1, values.size(), file) == values.size();
  return (std::fclose(file) == 0) && written;
}

}  // namespace

std::string default_endgame_directory() {
  const auto variable = [](const char* name) -> std::string {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
  };
  if (const std::string chosen = variable("CHECKERS_ENDGAMES"); !chosen.empty()) return chosen;
  if (const std::string data = variable("XDG_DATA_HOME"); !data.empty()) return data + "/checkers-lab/endgames";
  if (const std::string data = variable("LOCALAPPDATA"); !data.empty()) return data + "/checkers-lab/endgames";
  if (const std::string home = variable("HOME"); !home.empty()) return home + "/.local/share/checkers-lab/endgames";
  return "endgames";
}

std::optional<Error> save_slice(const std::string& directory, const Slice& slice, std::span<const ValueByte> values) {
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  if (problem) return Error{"Cannot make the directory " + directory + ": " + problem.message() + "."};
  const std::string path = path_of(directory, slice);
  const std::string unfinished = path + ".part";
  if (!write_whole(unfinished, header_of(slice), values))
    return Error{"Cannot write " + unfinished + ": " + std::strerror(errno) + "."};
  std::filesystem::rename(unfinished, path, problem);
  if (problem) return Error{"Cannot write " + path + ": " + problem.message() + "."};
  return std::nullopt;
}

Result<bool> load_slice(EndgameTables& tables, const std::string& directory, const Slice& slice) {
  const std::string path = path_of(directory, slice);
  std::error_code problem;
  if (!std::filesystem::exists(path, problem)) return false;
  const Result<MappedFile> file = map_file(path);
  if (!file) return file.error();
  const Header header = header_of(slice);
  const std::size_t size = kHeaderSize + SliceIndex(slice).size();
  if (file->bytes.size() != size || !std::equal(header.begin(), header.end(), file->bytes.begin()))
    return Error{path + " is not the table of " + slice_name(slice) + "; remove it and build it again."};
  tables.add(slice, file->bytes.subspan(kHeaderSize), file->owner);
  return true;
}

Result<int> load_tables(EndgameTables& tables, const std::string& directory, int max_pieces) {
  int loaded = 0;
  for (int pieces = 2; pieces <= max_pieces; ++pieces)
    for (const Slice& slice : slices_of(pieces)) {
      const Result<bool> there = load_slice(tables, directory, slice);
      if (!there) return there.error();
      if (*there) ++loaded;
    }
  return loaded;
}

}  // namespace checkers
