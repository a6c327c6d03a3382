#include "engine/endgame/files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/engine/endgame/small_tables.hpp"

namespace checkers {
namespace {

// A directory that is not there yet, and is not there afterwards.
class EndgameFiles : public ::testing::Test {
 protected:
  void SetUp() override { remove_directory(); }
  void TearDown() override { remove_directory(); }

  void remove_directory() {
    std::error_code ignored;
    std::filesystem::remove_all(directory_, ignored);
  }
  std::string file(const char* name) const { return directory_ + "/" + name; }

  const std::string directory_ =
      ::testing::TempDir() + ::testing::UnitTest::GetInstance()->current_test_info()->name() + "/endgames";
};

TEST_F(EndgameFiles, GiveBackWhatWasSaved) {
  for (int pieces = 2; pieces <= 3; ++pieces)
    for (const Slice& slice : slices_of(pieces))
      ASSERT_FALSE(save_slice(directory_, slice, four_piece_tables().values(slice)));
  EndgameTables loaded;
  const Result<int> count = load_tables(loaded, directory_, kMaxEndgamePieces);
  ASSERT_TRUE(count);
  EXPECT_EQ(*count, 4 + 12);
  EXPECT_EQ(loaded.max_pieces(), 3);
  for (const Slice& slice : slices_of(3)) {
    const auto saved = four_piece_tables().values(slice), read = loaded.values(slice);
    EXPECT_TRUE(std::equal(saved.begin(), saved.end(), read.begin(), read.end())) << slice_name(slice);
  }
}

TEST_F(EndgameFiles, HoldAByteAPosition) {
  const Slice slice{1, 1, 0, 1};
  ASSERT_FALSE(save_slice(directory_, slice, four_piece_tables().values(slice)));
  EXPECT_EQ(std::filesystem::file_size(file("1m1k-0m1k.endgame")), 16 + 28u * 31 * 30);
}

TEST_F(EndgameFiles, MayBeMissing) {
  EndgameTables tables;
  const Result<bool> loaded = load_slice(tables, directory_, {0, 2, 0, 1});
  ASSERT_TRUE(loaded);
  EXPECT_FALSE(*loaded);
  EXPECT_FALSE(tables.has({0, 2, 0, 1}));
}

TEST_F(EndgameFiles, AreRefusedWhenTheyAreNotWhatTheirNamesSay) {
  const Slice slice{0, 2, 0, 1};
  const auto values = four_piece_tables().values(slice);
  EndgameTables tables;
  ASSERT_FALSE(save_slice(directory_, slice, values.first(values.size() - 1)));
  EXPECT_FALSE(load_slice(tables, directory_, slice)) << "a byte is missing";
  ASSERT_FALSE(save_slice(directory_, {0, 1, 0, 2}, values));
  std::filesystem::rename(file("0m1k-0m2k.endgame"), file("0m2k-0m1k.endgame"));
  EXPECT_FALSE(load_slice(tables, directory_, slice)) << "another slice";
  std::ofstream(file("0m2k-0m1k.endgame"), std::ios::trunc);
  const Result<bool> empty = load_slice(tables, directory_, slice);
  ASSERT_FALSE(empty);
  EXPECT_NE(empty.error().message.find("is not the table of 0m2k vs 0m1k"), std::string::npos) << empty.error().message;
  EXPECT_FALSE(tables.has(slice));
}

TEST_F(EndgameFiles, SayWhyTheyCannotBeWritten) {
  ASSERT_FALSE(save_slice(directory_, {0, 1, 0, 1}, four_piece_tables().values({0, 1, 0, 1})));
  const auto problem = save_slice(file("0m1k-0m1k.endgame"), {0, 1, 0, 1}, {});
  ASSERT_TRUE(problem);
  EXPECT_NE(problem->message.find("Cannot make the directory"), std::string::npos) << problem->message;
}

}  // namespace
}  // namespace checkers
