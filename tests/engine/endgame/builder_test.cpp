#include "engine/endgame/builder.hpp"

#include <fstream>

#include "engine/base/text.hpp"
#include "engine/endgame/statistics.hpp"
#include "tests/engine/endgame/small_tables.hpp"

namespace checkers {
namespace {

struct PublishedCounts {
  int pieces;
  std::string slice;  // empty for all slices of so many pieces
  std::uint64_t total;
  OutcomeCounts all;
  OutcomeCounts quiet;
};

// The number behind a word.
std::uint64_t number_after(std::string_view word, const std::vector<std::string_view>& line, std::size_t from = 0) {
  for (std::size_t i = from; i + 1 < line.size(); ++i)
    if (line[i] == word) return static_cast<std::uint64_t>(parse_integer(line[i + 1]).value_or(-1));
  ADD_FAILURE() << "no " << word;
  return 0;
}

OutcomeCounts counts_after(const std::vector<std::string_view>& line, std::size_t from) {
  return {number_after("win", line, from), number_after("draw", line, from), number_after("loss", line, from)};
}

// Lines "slice 2pc stm 0m1k vs 0m1k total 992 win ... | nocap-either: win ..." and
// "TOTAL 2 pieces (both sides have >=1): 3488 positions per side to move; win ...".
std::vector<PublishedCounts> published_counts() {
  std::ifstream file(CHECKERS_TEST_DATA "/endgames.tsv");
  std::vector<PublishedCounts> published;
  for (std::string text; std::getline(file, text);) {
    const auto line = words(text);
    if (line.empty() || line[0] == "#") continue;
    if (line[0] == "TOTAL") {
      published.push_back(
          {static_cast<int>(number_after("TOTAL", line)), "", number_after(">=1):", line), counts_after(line, 0), {}});
    } else {
      const std::string slice = std::string(line[3]) + " vs " + std::string(line[5]);
      published.push_back(
          {line[1][0] - '0', slice, number_after("total", line), counts_after(line, 0), counts_after(line, 14)});
    }
  }
  return published;
}

int expect_counts(const EndgameTables& tables, int pieces) {
  int compared = 0;
  for (const PublishedCounts& published : published_counts()) {
    if (published.pieces != pieces) continue;
    EndgameStatistics found;
    for (const Slice& slice : slices_of(pieces))
      if (published.slice.empty() || published.slice == slice_name(slice))
        found += statistics_of(tables, slice, all_threads());
    EXPECT_EQ(found.all.total(), published.total) << published.slice;
    EXPECT_EQ(found.all, published.all) << published.slice;
    if (!published.slice.empty()) {
      EXPECT_EQ(found.quiet, published.quiet) << published.slice;
    }
    ++compared;
  }
  return compared;
}

TEST(EndgameBuilder, FindsThePublishedCountsOfTwoPieces) { EXPECT_EQ(expect_counts(four_piece_tables(), 2), 5); }

TEST(EndgameBuilder, FindsThePublishedCountsOfThreePieces) { EXPECT_EQ(expect_counts(four_piece_tables(), 3), 1); }

TEST(EndgameBuilder, FindsThePublishedCountsOfFourPieces) { EXPECT_EQ(expect_counts(four_piece_tables(), 4), 4); }

// 30 s on one thread; 200 MB.
TEST(EndgameBuilder, FindsThePublishedCountsOfFivePiecesSlow) {
  EndgameTables tables = four_piece_tables();
  const Result<bool> done = build_tables(tables, 5, all_threads());
  ASSERT_TRUE(done && *done);
  EXPECT_EQ(tables.max_pieces(), 5);
  EXPECT_EQ(expect_counts(tables, 5), 1);
}

TEST(EndgameBuilder, MakesTheSameTablesOnAnyNumberOfThreads) {
  const unsigned several = hardware_threads() == 1 ? 1 : 3;
  for (const Slice& slice : {Slice{0, 2, 0, 2}, Slice{1, 1, 0, 2}}) {
    const auto alone = build_slices(slice, four_piece_tables(), {1, nullptr});
    const auto together = build_slices(slice, four_piece_tables(), {several, nullptr});
    ASSERT_TRUE(alone && *alone && together && *together);
    EXPECT_EQ((*alone)->values, (*together)->values);
    EXPECT_EQ((*alone)->opposite_values, (*together)->opposite_values);
    EXPECT_EQ((*alone)->opposite_values.empty(), slice.is_symmetric());
  }
}

TEST(EndgameBuilder, KeepsWhatWasFinishedWhenItIsStopped) {
  EndgameTables tables;
  ASSERT_TRUE(*build_tables(tables, 2, {}));
  StopToken stop;
  stop.request_stop();
  const Result<bool> done = build_tables(tables, 3, {1, &stop});
  ASSERT_TRUE(done);
  EXPECT_FALSE(*done);
  EXPECT_EQ(tables.max_pieces(), 2);
  EXPECT_TRUE(*build_tables(tables, 3, {}));
  EXPECT_EQ(tables.max_pieces(), 3);
}

TEST(EndgameBuilder, RefusesASliceWhoseCapturesLeadToTablesThatAreMissing) {
  EXPECT_FALSE(build_slices({0, 2, 0, 1}, EndgameTables{}, {}));
}

}  // namespace
}  // namespace checkers
