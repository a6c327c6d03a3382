#include "engine/arena/table.hpp"

#include <gtest/gtest.h>

namespace checkers {
namespace {

const Table kTable{"A title", {"name", "nodes"}, {{"a|b", "1000"}, {"c, \"d\"_%", "7"}}};

std::string written(std::string_view format) { return find_table_format(format)->write(kTable); }

TEST(Table, AsTextAlignsNumbersToTheRight) {
  EXPECT_EQ(written("text"),
            "A title\n\n"
            "name      nodes\n"
            "--------  -----\n"
            "a|b        1000\n"
            "c, \"d\"_%      7\n");
}

TEST(Table, AsMarkdownEscapesBars) {
  EXPECT_EQ(written("markdown"), "**A title**\n\n| name | nodes |\n|---|---:|\n| a\\|b | 1000 |\n| c, \"d\"_% | 7 |\n");
}

TEST(Table, AsCsvQuotesWhatNeedsIt) { EXPECT_EQ(written("csv"), "name,nodes\r\na|b,1000\r\n\"c, \"\"d\"\"_%\",7\r\n"); }

TEST(Table, AsLatexEscapesSpecialCharacters) {
  const std::string text = written("latex");
  EXPECT_NE(text.find("\\begin{tabular}{lr}"), std::string::npos);
  EXPECT_NE(text.find("c, \"d\"\\_\\% & 7 \\\\"), std::string::npos);
  EXPECT_NE(text.find("\\caption{A title}"), std::string::npos);
}

TEST(Table, AsJsonIsAnObjectARow) {
  EXPECT_EQ(written("json"),
            "{\"title\":\"A title\",\"rows\":[{\"name\":\"a|b\",\"nodes\":1000},"
            "{\"name\":\"c, \\\"d\\\"_%\",\"nodes\":7}]}\n");
}

TEST(Table, CountsCharactersNotBytes) {
  const Table table{"", {"x"}, {{"é"}, {"ab"}}};
  EXPECT_EQ(find_table_format("text")->write(table), "x\n--\né\nab\n");
}

TEST(Table, UnknownFormatsAreNotFound) { EXPECT_EQ(find_table_format("docx"), nullptr); }

}  // namespace
}  // namespace checkers
