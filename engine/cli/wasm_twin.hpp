#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace checkers::cli {

// The same program built as wasm, run by Node. There is none inside a wasm build.
class WasmTwin {
 public:
  // At `path`, or where the build puts it: ../wasm/checkers.js seen from this program.
  static std::optional<WasmTwin> find(std::optional<std::string_view> path);

  // The number `checkers bench --only ID` prints there.
  std::optional<double> bench(std::string_view id) const;

 private:
  explicit WasmTwin(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace checkers::cli
