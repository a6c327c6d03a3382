#include "engine/core/number_board.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

constexpr const char* kStart = "4 4 4 4\n4 4 4 4\n4 4 4 4\n0 0 0 0\n0 0 0 0\n2 2 2 2\n2 2 2 2\n2 2 2 2\n";

TEST(NumberBoard, ReadsAndWrites32Values) {
  const Result<NumberBoard> board = parse_number_board(kStart, Color::Black);
  ASSERT_TRUE(board);
  EXPECT_EQ(board->position, start_position());
  EXPECT_TRUE(board->warnings.empty());
  EXPECT_EQ(to_number_board(start_position()), kStart);
}

TEST(NumberBoard, Reads64ValuesRowByRow) {
  std::string text;
  for (int i = 0; i < 64; ++i) text += i == 1 ? "1 " : i == 62 ? "3\t" : "0\n";
  const Result<NumberBoard> board = parse_number_board(text, Color::White);
  ASSERT_TRUE(board);
  EXPECT_EQ(board->position, position_of("W:WK1:BK32"));
}

TEST(NumberBoard, SurvivesARoundTrip) {
  Random random(6);
  for (int i = 0; i < 500; ++i) {
    const Position position = random_position(random);
    const Result<NumberBoard> board = parse_number_board(to_number_board(position), position.to_move);
    ASSERT_TRUE(board);
    ASSERT_EQ(board->position, position);
  }
}

std::string error_of(const std::string& text) {
  const Result<NumberBoard> board = parse_number_board(text, Color::Black);
  return board ? "no error" : describe(board.error());
}

TEST(NumberBoard, NamesTheValueThatIsWrong) {
  EXPECT_EQ(error_of("1 2 3"), "A board has 32 values (the playing squares) or 64 (all squares), not 3.");
  std::string text = kStart;
  text[10] = '7';
  EXPECT_EQ(error_of(text), "line 2, column 3: Value 6 is \"7\"; it must be a number from 0 to 4.");
  text[10] = 'x';
  EXPECT_EQ(error_of(text), "line 2, column 3: Value 6 is \"x\"; it must be a number from 0 to 4.");
}

TEST(NumberBoard, RefusesAManOnItsCrowningRow) {
  std::string text = kStart;
  text[0] = '2';
  EXPECT_EQ(error_of(text),
            "line 1, column 1: A white man cannot stand on square 1, where it would have been crowned.");
}

TEST(NumberBoard, RefusesAPieceOnALightSquare) {
  std::string text = "4";
  for (int i = 1; i < 64; ++i) text += " 0";
  EXPECT_EQ(error_of(text), "line 1, column 1: Value 1 puts a piece on a light square.");
}

TEST(NumberBoard, WarnsOfMoreThanTwelvePiecesASide) {
  std::string text = kStart;
  text[24] = '4';
  const Result<NumberBoard> board = parse_number_board(text, Color::Black);
  ASSERT_TRUE(board);
  EXPECT_EQ(board->warnings, (std::vector<std::string>{"Red has more than 12 pieces."}));
}

}  // namespace
}  // namespace checkers
