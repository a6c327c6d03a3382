#include "engine/master/bench.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace checkers::master {
namespace {

// The number is this program's own: what counts is that native, sanitized and wasm builds all come to it.
TEST(Bench, EveryBuildHasTheSameSignature) {
  std::ifstream file(CHECKERS_TEST_DATA "/bench.txt");
  std::uint64_t expected = 0;
  file >> expected;
  EXPECT_EQ(bench_signature(), expected);
}

}  // namespace
}  // namespace checkers::master
