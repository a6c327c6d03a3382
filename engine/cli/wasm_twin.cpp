#include "engine/cli/wasm_twin.hpp"

#include <cstdio>
#include <cstdlib>

#if defined(__linux__) && !defined(__EMSCRIPTEN__)
#include <unistd.h>
#endif

namespace checkers::cli {

#if defined(__linux__) && !defined(__EMSCRIPTEN__)

namespace {

std::string folder_of_this_program() {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length <= 0) return ".";
  const std::string program(path, static_cast<std::size_t>(length));
  return program.substr(0, program.rfind('/'));
}

std::string shell_quoted(std::string_view text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace

std::optional<WasmTwin> WasmTwin::find(std::optional<std::string_view> path) {
  const std::string file = path ? std::string(*path) : folder_of_this_program() + "/../wasm/checkers.js";
  if (access(file.c_str(), R_OK) != 0) return std::nullopt;
  return WasmTwin(file);
}

std::optional<double> WasmTwin::bench(std::string_view id) const {
  const std::string command = "node " + shell_quoted(path_) + " bench --only " + shell_quoted(id);
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  char line[128] = "";
  const bool read = std::fgets(line, sizeof line, pipe) != nullptr;
  const bool succeeded = pclose(pipe) == 0;
  if (!read || !succeeded) return std::nullopt;
  return std::strtod(line, nullptr);
}

#else

std::optional<WasmTwin> WasmTwin::find(std::optional<std::string_view>) { return std::nullopt; }

std::optional<double> WasmTwin::bench(std::string_view) const { return std::nullopt; }

#endif

}  // namespace checkers::cli
