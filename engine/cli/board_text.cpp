#include "engine/cli/board_text.hpp"

#include <cstdio>
#include <cstdlib>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace checkers::cli {
namespace {

constexpr const char* kReset = "\x1b[0m";
constexpr const char* kLightSquare = "\x1b[48;5;230m";
constexpr const char* kDarkSquare = "\x1b[48;5;22;38;5;250m";
constexpr const char* kBlackPiece = "\x1b[1;38;5;210m";
constexpr const char* kWhitePiece = "\x1b[1;38;5;231m";

char piece_letter(const Position& position, Square square) {
  const bool king = contains(position.kings, square);
  if (contains(position.black, square)) return king ? 'B' : 'b';
  if (contains(position.white, square)) return king ? 'W' : 'w';
  return ' ';
}

// Five characters: the number and the piece, such as " 12 b".
std::string cell(const Position& position, Square square, bool color) {
  if (square == 0) return color ? std::string(kLightSquare) + "     " + kReset : "     ";
  std::string number = std::to_string(square);
  if (number.size() == 1) number.insert(0, " ");
  const std::string piece(1, piece_letter(position, square));
  if (!color) return number + " " + (piece == " " ? "." : piece) + " ";
  const char* tint = contains(position.black, square) ? kBlackPiece : kWhitePiece;
  return std::string(kDarkSquare) + number + " " + tint + piece + " " + kReset;
}

}  // namespace

std::string board_text(const Position& position, bool color) {
  std::string text;
  for (int row = 0; row < 8; ++row) {
    std::string line;
    for (int column = 0; column < 8; ++column) line += cell(position, square_at(row, column), color);
    while (!line.empty() && line.back() == ' ') line.pop_back();
    text += line + "\n";
  }
  return text + (position.to_move == Color::Black ? "Black" : "White") + " to move; b w men, B W kings\n";
}

bool terminal_has_color() {
#if defined(__unix__) || defined(__APPLE__)
  return isatty(fileno(stdout)) != 0 && std::getenv("NO_COLOR") == nullptr;
#else
  return false;
#endif
}

}  // namespace checkers::cli
