#include "engine/cli/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "engine/base/text.hpp"

namespace checkers::cli {
namespace {

Error problem(const char* action, std::string_view path) {
  return Error{std::string("Cannot ") + action + " " + quoted(path) + ": " + std::strerror(errno) + "."};
}

}  // namespace

Result<std::string> read_file(std::string_view path) {
  const bool standard_input = path == "-";
  std::FILE* file = standard_input ? stdin : std::fopen(std::string(path).c_str(), "rb");
  if (file == nullptr) return problem("read", path);
  std::string text;
  char block[65536];
  std::size_t length = 0;
  while ((length = std::fread(block, 1, sizeof block, file)) > 0) text.append(block, length);
  const bool failed = std::ferror(file) != 0;
  const Error error = problem("read", path);
  if (!standard_input) std::fclose(file);
  if (failed) return error;
  return text;
}

std::optional<Error> write_file(std::string_view path, std::string_view text) {
  std::FILE* file = std::fopen(std::string(path).c_str(), "wb");
  if (file == nullptr) return problem("write", path);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = std::fclose(file) == 0;
  if (!written || !closed) return problem("write", path);
  return std::nullopt;
}

}  // namespace checkers::cli
