#include "engine/core/number_board.hpp"

#include <utility>

#include "engine/base/text.hpp"

namespace checkers {
namespace {

constexpr int kEmpty = 0;
constexpr int kWhiteKing = 1;
constexpr int kWhiteMan = 2;
constexpr int kRedKing = 3;
constexpr int kRedMan = 4;

Error error_at(std::string message, std::string_view text, std::size_t offset) {
  int line = 1;
  int column = 1;
  for (const char c : text.substr(0, offset)) {
    column = c == '\n' ? 1 : column + 1;
    if (c == '\n') ++line;
  }
  return {std::move(message), line, column};
}

// Puts a piece on a square; returns what is wrong with it, if anything.
std::string place(Position& position, Square square, int code) {
  if (code == kEmpty) return "";
  const Color color = code == kRedKing || code == kRedMan ? Color::Black : Color::White;
  const bool man = code == kWhiteMan || code == kRedMan;
  if (man && contains(crowning_row(color), square))
    return std::string(color == Color::Black ? "A red" : "A white") + " man cannot stand on square " +
           std::to_string(square) + ", where it would have been crowned.";
  (color == Color::Black ? position.black : position.white) |= bit(square);
  if (!man) position.kings |= bit(square);
  return "";
}

}  // namespace

Result<NumberBoard> parse_number_board(std::string_view text, Color to_move) {
  const std::vector<std::string_view> values = words(text);
  if (values.size() != 32 && values.size() != 64)
    return Error{"A board has 32 values (the playing squares) or 64 (all squares), not " +
                 std::to_string(values.size()) + "."};
  NumberBoard board;
  board.position.to_move = to_move;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto offset = static_cast<std::size_t>(values[i].data() - text.data());
    const std::string ordinal = "Value " + std::to_string(i + 1);
    const auto code = parse_integer(values[i]);
    if (!code || *code < kEmpty || *code > kRedMan)
      return error_at(ordinal + " is " + quoted(values[i]) + "; it must be a number from 0 to 4.", text, offset);
    const int index = static_cast<int>(i);
    const Square square = values.size() == 32 ? index + 1 : square_at(index / 8, index % 8);
    if (square == 0 && *code != kEmpty) return error_at(ordinal + " puts a piece on a light square.", text, offset);
    if (square == 0) continue;
    if (std::string problem = place(board.position, square, static_cast<int>(*code)); !problem.empty())
      return error_at(std::move(problem), text, offset);
  }
  for (const Color color : {Color::Black, Color::White})
    if (count(board.position.pieces(color)) > kPiecesPerSide)
      board.warnings.push_back(std::string(color == Color::Black ? "Red" : "White") + " has more than 12 pieces.");
  return board;
}

std::string to_number_board(const Position& position) {
  std::string text;
  for (Square square = kFirstSquare; square <= kLastSquare; ++square) {
    const bool king = contains(position.kings, square);
    int code = kEmpty;
    if (contains(position.white, square)) code = king ? kWhiteKing : kWhiteMan;
    if (contains(position.black, square)) code = king ? kRedKing : kRedMan;
    text += std::to_string(code);
    text += square % 4 == 0 ? '\n' : ' ';
  }
  return text;
}

}  // namespace checkers
