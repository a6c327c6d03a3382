#include "engine/core/number_board.hpp"
#include "engine/reports/sable/claims.hpp"
#include "engine/reports/sable/experiment.hpp"

namespace checkers::sable {
namespace {

constexpr std::string_view kSection = "Settings";

// What a number stands for, read off a board that has it on square 14 and nothing else.
std::string meaning(int number) {
  std::string text;
  for (Square square = kFirstSquare; square <= kLastSquare; ++square)
    text += square == 14 ? std::to_string(number) + ' ' : "0 ";
  const Result<NumberBoard> board = parse_number_board(text, Color::Black);
  if (!board) return board.error().message;
  const Position& position = board->position;
  const std::string color = position.white == bit(14) ? "white" : position.black == bit(14) ? "red" : "no";
  return std::to_string(number) + ' ' + color + (position.kings == bit(14) ? " king" : " man");
}

std::string code_table() {
  std::string text;
  for (int number = 1; number <= 4; ++number) {
    if (number > 1) text += ", ";
    text += meaning(number);
  }
  return text;
}

bool delimiters_are_alike() {
  const std::string lines = to_number_board(start_position());
  std::string spaces;
  std::string tabs;
  for (const char c : lines) {
    const bool delimiter = c == ' ' || c == '\n';
    spaces += delimiter ? ' ' : c;
    if (delimiter)
      tabs += "\t\r\n";
    else
      tabs += c;
  }
  const auto one = parse_number_board(lines, Color::Black);
  const auto two = parse_number_board(spaces, Color::Black);
  const auto three = parse_number_board(tabs, Color::Black);
  return one && two && three && one->position == start_position() && two->position == one->position &&
         three->position == one->position;
}

// Adds the pieces of the start one at a time, then takes them away again.
bool pieces_come_and_go() {
  Position board{};
  for (Square square = kFirstSquare; square <= kLastSquare; ++square)
    for (const Color color : {Color::Black, Color::White})
      if (contains(start_position().pieces(color), square)) board = with_piece(board, square, color, false);
  if (board != start_position()) return false;
  for (Square square = kFirstSquare; square <= kLastSquare; ++square) board = without_piece(board, square);
  return board == Position{};
}

std::string describe(const SelfPlay& game, int cap) {
  if (!game.winner) return "left after " + std::to_string(cap) + " plies";
  return std::string(*game.winner == Color::White ? "White" : "Red") + " wins after " + std::to_string(game.plies) +
         " plies";
}

}  // namespace

void append_settings_claims(Cells& cells, const ReportOptions& options) {
  cells.push_back(compare(std::string(kSection), "board file", "numbers",
                          "1 white king, 2 white man, 3 red king, 4 red man", code_table()));
  const bool alike = delimiters_are_alike();
  cells.push_back(claim(kSection, "board file", "pieces are separated by any default delimiter",
                        alike ? "spaces, tabs and line ends give the same board" : "the boards differ", alike));

  const bool editable = pieces_come_and_go();
  cells.push_back(claim(kSection, "board", "pieces can be added and removed one at a time",
                        editable ? "24 added make the start, 24 removed the empty board" : "another board came out",
                        editable));

  constexpr int kCap = 300;
  const Settings settings{.limit_ms = 0, .depth = 3};
  Position white_first = start_position();
  white_first.to_move = Color::White;
  const SelfPlay red = play_itself(start_position(), settings, kCap, 1, options.stop);
  const SelfPlay white = play_itself(white_first, settings, kCap, 1, options.stop);
  cells.push_back(claim(kSection, "players", "the computer can play itself, either colour first",
                        "Red first: " + describe(red, kCap) + "; White first: " + describe(white, kCap),
                        red.plies > 0 && white.plies > 0));
}

}  // namespace checkers::sable
