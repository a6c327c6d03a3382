#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/position.hpp"
#include "engine/core/rules.hpp"

// A second move generator, written from the rule book on an 8 x 8 array of characters. Slow, and shares nothing with
// the real one but the Position it starts from.
namespace checkers {

class PlainGenerator {
 public:
  PlainGenerator(const Position& position, const Rules& rules)
      : rules_(rules), black_moves_(position.to_move == Color::Black) {
    for (auto& row : board_) std::fill(std::begin(row), std::end(row), '.');
    for (Square square = 1; square <= 32; ++square) {
      char& cell = board_[row_of(square)][column_of(square)];
      const bool king = contains(position.kings, square);
      if (contains(position.black, square)) cell = king ? 'B' : 'b';
      if (contains(position.white, square)) cell = king ? 'W' : 'w';
    }
  }

  // Full routes, "1-5" and "1x10x17", sorted.
  std::vector<std::string> moves() {
    for (int row = 0; row < 8; ++row)
      for (int column = 0; column < 8; ++column)
        if (is_own(board_[row][column])) {
          add_steps(row, column);
          const char piece = board_[row][column];
          board_[row][column] = rules_.start_square_is_free ? '.' : '#';
          add_captures(row, column, piece, name(row, column));
          board_[row][column] = piece;
        }
    std::vector<std::string> result = captures_;
    if (captures_.empty() || !rules_.captures_compulsory) result.insert(result.end(), steps_.begin(), steps_.end());
    std::sort(result.begin(), result.end());
    return result;
  }

 private:
  static std::string name(int row, int column) { return std::to_string(square_at(row, column)); }
  static bool on_board(int row, int column) { return row >= 0 && row < 8 && column >= 0 && column < 8; }
  bool is_own(char piece) const { return black_moves_ ? piece == 'b' || piece == 'B' : piece == 'w' || piece == 'W'; }
  bool is_enemy(char piece) const { return piece != '.' && piece != '#' && !is_own(piece); }
  bool may_go(char piece, int row_change) const {
    return piece == 'B' || piece == 'W' || row_change == (black_moves_ ? 1 : -1);
  }

  void add_steps(int row, int column) {
    for (const int down : {-1, 1})
      for (const int right : {-1, 1})
        if (may_go(board_[row][column], down) && on_board(row + down, column + right) &&
            board_[row + down][column + right] == '.')
          steps_.push_back(name(row, column) + "-" + name(row + down, column + right));
  }

  void add_captures(int row, int column, char piece, const std::string& route) {
    bool ended = true;
    for (const int down : {-1, 1})
      for (const int right : {-1, 1}) {
        const int far_row = row + 2 * down;
        const int far_column = column + 2 * right;
        if (!may_go(piece, down) || !on_board(far_row, far_column)) continue;
        char& victim = board_[row + down][column + right];
        if (!is_enemy(victim) || board_[far_row][far_column] != '.') continue;
        ended = false;
        const std::string longer = route + "x" + name(far_row, far_column);
        const bool crowned = (piece == 'b' && far_row == 7) || (piece == 'w' && far_row == 0);
        const char taken = victim;
        victim = '.';
        if (crowned)
          captures_.push_back(longer);
        else
          add_captures(far_row, far_column, piece, longer);
        victim = taken;
      }
    const bool jumped = route.find('x') != std::string::npos;
    if (jumped && (ended || !rules_.chains_must_finish)) captures_.push_back(route);
  }

  Rules rules_;
  bool black_moves_;
  char board_[8][8];
  std::vector<std::string> steps_;
  std::vector<std::string> captures_;
};

}  // namespace checkers
