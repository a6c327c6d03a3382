#include "engine/reports/kmitl/rule_layer.hpp"

#include <cstdlib>

#include "engine/base/text.hpp"
#include "engine/core/move_generation.hpp"

namespace checkers::kmitl {
namespace {

bool is_on_board(Cell cell) { return cell.row >= 1 && cell.row <= 8 && cell.column >= 1 && cell.column <= 8; }

// 0 for a light square.
Square square_of(Cell cell) { return square_at(cell.row - 1, cell.column - 1); }

std::string name(Cell cell) { return std::to_string(cell.row) + " " + std::to_string(cell.column); }

// The board while a path is followed; the piece is not crowned before its end.
struct Walker {
  Color us;
  bool king;
  Bitboard enemy;

  bool may_go(Cell from, Cell to, int distance) const {
    const int rows = to.row - from.row;
    if (std::abs(rows) != distance || std::abs(to.column - from.column) != distance) return false;
    return king || (rows > 0) == (us == Color::Black);
  }

  // Takes the piece jumped over.
  bool jump(Cell from, Cell to) {
    if (!may_go(from, to, 2)) return false;
    const Square over = square_of({(from.row + to.row) / 2, (from.column + to.column) / 2});
    if (!contains(enemy, over)) return false;
    enemy &= ~bit(over);
    return true;
  }
};

std::optional<Error> find_obstacle(const Position& position, std::span<const Cell> path) {
  if (path.size() < 2) return Error{"A move needs a start and at least one landing."};
  for (const Cell cell : path)
    if (!is_on_board(cell)) return Error{name(cell) + " is not on the board."};
  const Square from = square_of(path[0]);
  if (from == 0 || !contains(position.pieces(position.to_move), from))
    return Error{"There is no piece of the side to move on " + name(path[0]) + "."};
  for (const Cell cell : path.subspan(1)) {
    const Square square = square_of(cell);
    if (square != 0 && contains(position.occupied(), square))
      return Error{name(cell) + " is not empty before the move."};
  }
  return std::nullopt;
}

}  // namespace

Result<std::vector<Cell>> parse_path(std::string_view text) {
  const std::vector<std::string_view> numbers = words(text);
  if (numbers.size() % 2 != 0) return Error{"A path is an even count of numbers: row column row column."};
  std::vector<Cell> path;
  for (std::size_t i = 0; i < numbers.size(); i += 2) {
    const std::optional<long long> row = parse_integer(numbers[i]);
    const std::optional<long long> column = parse_integer(numbers[i + 1]);
    // Whatever is far outside is outside.
    const auto is_int = [](const std::optional<long long>& number) { return number && std::abs(*number) < 1000000; };
    if (!is_int(row) || !is_int(column))
      return Error{"A path is made of whole numbers, not " + quoted(numbers[is_int(row) ? i + 1 : i]) + "."};
    path.push_back({static_cast<int>(*row), static_cast<int>(*column)});
  }
  return path;
}

std::string to_text(const Move& move) {
  std::string text;
  for (const Square square : path_of(move))
    text += (text.empty() ? "" : " ") + name({row_of(square) + 1, column_of(square) + 1});
  return text;
}

Result<Position> execute(const Position& position, std::span<const Cell> path) {
  if (auto obstacle = find_obstacle(position, path)) return *obstacle;
  const Square from = square_of(path[0]);
  Walker walker{position.to_move, contains(position.kings, from), position.pieces(opponent(position.to_move))};
  const bool walk = path.size() == 2 && walker.may_go(path[0], path[1], 1);
  for (std::size_t i = 1; !walk && i < path.size(); ++i)
    if (!walker.jump(path[i - 1], path[i]))
      return Error{name(path[i - 1]) + " to " + name(path[i]) + " is neither a walk nor a jump."};

  const Bitboard captured = position.pieces(opponent(position.to_move)) ^ walker.enemy;
  return after(position, {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(square_of(path.back())),
                          static_cast<std::uint8_t>(count(captured)), 0, captured});
}

std::optional<Color> winner(const Position& position) {
  if (position.black == 0) return Color::White;
  if (position.white == 0) return Color::Black;
  if (!has_move(position)) return opponent(position.to_move);
  return std::nullopt;
}

}  // namespace checkers::kmitl
