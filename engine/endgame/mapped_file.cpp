#include "engine/endgame/mapped_file.hpp"

#include <cerrno>
#include <cstring>

#if (defined(__unix__) || defined(__APPLE__)) && !defined(__EMSCRIPTEN__)
#define CHECKERS_HAS_MMAP 1
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <fstream>
#include <iterator>
#include <vector>
#endif

namespace checkers {

#ifdef CHECKERS_HAS_MMAP

Result<MappedFile> map_file(const std::string& path) {
  const auto problem = [&path] { return Error{"Cannot read " + path + ": " + std::strerror(errno) + "."}; };
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return problem();
  struct stat status {};
  const bool known = fstat(file, &status) == 0;
  const auto size = static_cast<std::size_t>(status.st_size);
  void* memory = known && size > 0 ? mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
  const Error error = problem();
  close(file);
  if (known && size == 0) return MappedFile{};
  if (memory == MAP_FAILED) return error;
  std::shared_ptr<const void> owner(memory, [size](const void* address) { munmap(const_cast<void*>(address), size); });
  return MappedFile{{static_cast<const std::uint8_t*>(memory), size}, std::move(owner)};
}

#else

Result<MappedFile> map_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{"Cannot read " + path + ": " + std::strerror(errno) + "."};
  auto content = std::make_shared<const std::vector<std::uint8_t> >(std::istreambuf_iterator<char>(file),
                                                                    std::istreambuf_iterator<char>());
  const std::span<const std::uint8_t> bytes = *content;
  return MappedFile{bytes, std::move(content)};
}

#endif

}  // namespace checkers
