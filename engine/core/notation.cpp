#include "engine/core/notation.hpp"

#include <vector>

#include "engine/base/text.hpp"

namespace checkers {
namespace {

// Whether `part` can be read off `path` in order, both ends included.
bool follows(const Path& path, const std::vector<Square>& part) {
  if (path[0] != part.front() || path[path.size() - 1] != part.back()) return false;
  std::size_t next = 0;
  for (const Square square : path)
    if (next < part.size() && square == part[next]) ++next;
  return next == part.size();
}

bool same_route(const Path& path, const std::vector<Square>& squares) {
  if (path.size() != static_cast<int>(squares.size())) return false;
  for (int i = 0; i < path.size(); ++i)
    if (path[i] != squares[static_cast<std::size_t>(i)]) return false;
  return true;
}

Result<std::vector<Square>> parse_squares(std::string_view text) {
  std::vector<Square> squares;
  std::size_t at = 0;
  while (true) {
    const std::size_t begin = at;
    int number = 0;
    while (at < text.size() && is_digit(text[at]) && at - begin < 3) number = number * 10 + (text[at++] - '0');
    if (at == begin) return Error{"A move is written like 11-15 or 15x22, not " + quoted(text) + "."};
    if (!is_square(number)) return Error{"There is no square " + std::to_string(number) + "; squares are 1 to 32."};
    squares.push_back(number);
    if (at == text.size()) break;
    const char separator = text[at];
    if (separator != '-' && separator != 'x' && separator != 'X' && separator != ':')
      return Error{"A move is written like 11-15 or 15x22, not " + quoted(text) + "."};
    ++at;
  }
  if (squares.size() < 2) return Error{"A move needs a start and an end square, like 11-15, not " + quoted(text) + "."};
  return squares;
}

// Every legal move, for a message; a long list is cut.
std::string listed(const MoveList& moves) {
  constexpr int kMost = 8;
  std::string text;
  for (int i = 0; i < moves.size() && i < kMost; ++i) text += (i == 0 ? "" : ", ") + to_notation(moves[i], moves);
  return moves.size() > kMost ? text + ", ..." : text;
}

std::string why_not(std::string_view text, const MoveList& legal) {
  if (legal.empty()) return "There is no legal move in this position.";
  const std::string start = std::string(text) + " is not legal here; ";
  if (legal[0].is_capture()) return start + "a capture must be made: " + listed(legal) + ".";
  return start + "possible: " + listed(legal) + ".";
}

}  // namespace

std::string to_full_notation(const Move& move) {
  std::string text;
  for (const Square square : path_of(move)) {
    if (!text.empty()) text += move.is_capture() ? 'x' : '-';
    text += std::to_string(square);
  }
  return text;
}

std::string to_notation(const Move& move, const MoveList& legal) {
  int same_ends = 0;
  for (const Move& other : legal)
    if (other.from == move.from && other.to == move.to) ++same_ends;
  if (same_ends > 1) return to_full_notation(move);
  return std::to_string(move.from) + (move.is_capture() ? 'x' : '-') + std::to_string(move.to);
}

Result<Move> parse_move(std::string_view text, const MoveList& legal) {
  text = trimmed(text);
  const Result<std::vector<Square>> squares = parse_squares(text);
  if (!squares) return squares.error();

  MoveList matching;
  for (const Move& move : legal) {
    const Path path = path_of(move);
    if (same_route(path, *squares)) return move;
    if (follows(path, *squares)) matching.push(move);
  }
  if (matching.empty()) return Error{why_not(text, legal)};
  if (matching.size() > 1)
    return Error{std::string(text) + " could be " + to_full_notation(matching[0]) + " or " +
                 to_full_notation(matching[1]) + "; give every square."};
  return matching[0];
}

}  // namespace checkers
