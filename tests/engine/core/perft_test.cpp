#include "engine/core/perft.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/base/text.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

struct Count {
  std::string fen;
  int depth;
  std::uint64_t nodes;
};

// Lines "FEN <tab> D1 7 <tab> D2 49 ...".
std::vector<Count> published_counts() {
  std::ifstream file(CHECKERS_TEST_DATA "/perft.tsv");
  std::vector<Count> counts;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto fields = split(line, '\t');
    for (std::size_t i = 1; i < fields.size(); ++i) {
      const auto parts = words(fields[i]);
      counts.push_back({std::string(fields[0]), static_cast<int>(*parse_integer(parts[0].substr(1))),
                        static_cast<std::uint64_t>(*parse_integer(parts[1]))});
    }
  }
  return counts;
}

int expect_counts(int shallowest, int deepest) {
  int compared = 0;
  for (const Count& count : published_counts()) {
    if (count.depth < shallowest || count.depth > deepest) continue;
    EXPECT_EQ(perft(position_of(count.fen), count.depth), count.nodes) << count.fen << " depth " << count.depth;
    ++compared;
  }
  return compared;
}

TEST(Perft, MatchesEveryPublishedCountToDepth11) { EXPECT_EQ(expect_counts(1, 11), 39); }

TEST(Perft, MatchesThePublishedCountAtDepth12SlowWasm) { EXPECT_EQ(expect_counts(12, 12), 1); }

TEST(Perft, OfDepth0IsOne) { EXPECT_EQ(perft(start_position(), 0), 1u); }

std::uint64_t perft_by_moves(const Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const Move& move : legal_moves(position)) nodes += perft_by_moves(after(position, move), depth - 1);
  return nodes;
}

TEST(Perft, CountsWhatTheMoveGeneratorMakes) {
  Random random(3);
  for (int i = 0; i < 500; ++i) {
    const Position position = random_position(random);
    ASSERT_EQ(perft(position, 4), perft_by_moves(position, 4)) << to_fen(position);
  }
}

}  // namespace
}  // namespace checkers
