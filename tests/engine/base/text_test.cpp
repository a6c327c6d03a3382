#include "engine/base/text.hpp"

#include <gtest/gtest.h>

#include "engine/base/json.hpp"

namespace checkers {
namespace {

TEST(Text, ReadsWholeNumbersOnly) {
  EXPECT_EQ(parse_integer("42"), 42);
  EXPECT_EQ(parse_integer("-3"), -3);
  for (const char* text : {"", "x", "4x", " 4", "4.0", "+4", "99999999999999999999"})
    EXPECT_FALSE(parse_integer(text)) << text;
}

TEST(Text, WritesTheShortestNumberThatReadsBack) {
  EXPECT_EQ(format_number(12), "12");
  EXPECT_EQ(format_number(-0.6), "-0.6");
  EXPECT_EQ(format_number(-0.6000000000000001), "-0.6000000000000001");
  EXPECT_EQ(format_number(6000435), "6000435");
}

TEST(Text, QuotesShortlyAndOnOneLine) {
  EXPECT_EQ(checkers::quoted("a\nb"), "\"a b\"");
  EXPECT_EQ(checkers::quoted(std::string(50, 'x')), "\"" + std::string(40, 'x') + "...\"");
}

TEST(Json, NestsAndEscapes) {
  JsonWriter out;
  out.begin_object().member("a", 1).key("b").begin_array().value("x\"\n").value(true).null();
  out.value(0.5).end_array().key("c").begin_object().end_object().end_object();
  EXPECT_EQ(out.text(), R"({"a":1,"b":["x\"\u000a",true,null,0.5],"c":{}})");
}

}  // namespace
}  // namespace checkers
