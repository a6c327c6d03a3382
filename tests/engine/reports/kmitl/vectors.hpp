#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

namespace checkers {

// What the rebuilt original was seen to do; see the file's `about`.
inline nlohmann::json kmitl_vectors() {
  std::ifstream file(CHECKERS_TEST_DATA "/kmitl/vectors.json");
  std::stringstream text;
  text << file.rdbuf();
  return nlohmann::json::parse(text.str(), nullptr, false);
}

}  // namespace checkers
