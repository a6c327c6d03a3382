#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/reports/godavarthy/search.hpp"

namespace checkers::godavarthy {

struct Computer {
  Algorithm algorithm = Algorithm::AlphaBetaSearch;
  const Evaluation* evaluation = nullptr;
};

// One run of the program: Computer 1 (X, Black) moves first.
struct GameSetup {
  std::array<Computer, 2> computers;
  int depth = 2;
  Repairs repairs;
  RandomTerm random_term;
  const StopToken* stop = nullptr;
};

// Reads the program's menu numbers: evaluation 1 Ramya, 2 Govind, 3 Benila. nullptr for any other.
const Evaluation* evaluation_number(int number);

enum class Action : std::uint8_t {
  Move,
  Pass,    // the search named no move: the board stays
  Revert,  // MinMaxAB took an old entry of its list: the board is again what X left the turn before
};

struct Ply {
  Action action = Action::Move;
  std::optional<Move> move;  // only with Action::Move
  Position board;            // after the turn
  std::string notation;      // to_notation's, "pass" or "revert"
};

// One computer's totals. "Expanded" is what the program prints under that name: the moves its opponent has after each
// of its turns; "memory" is 42 bytes for each of those.
struct Tally {
  std::uint64_t generated = 0;
  std::uint64_t expanded = 0;
  std::uint64_t memory = 0;
  double time_us = 0;
};

struct GameRecord {
  Position start = start_position();
  std::vector<Ply> plies;
  std::array<Tally, 2> tallies;
  std::optional<Color> winner;  // empty: a tie, or stopped
  bool stopped = false;

  int length() const { return static_cast<int>(plies.size()); }
  const Position& final_board() const { return plies.empty() ? start : plies.back().board; }
  int count(Action action) const;
};

constexpr std::uint64_t kBytesPerNode = 42;
constexpr int kLongestGame = 101;  // plies; the game is then a tie

// Plays the program's game loop: a computer wins when the other has no move after its turn, X's 51st turn ends the
// game as a tie, a turn that leaves the board as it was counts as a ply.
GameRecord play_game(const GameSetup& setup);

// "23-32", "41x23[32]", "27x05=K[16]": row and column from the top left, captured squares in brackets row by row, =K
// for a crowning. The move must belong to `before`.
std::string to_notation(const Position& before, const Move& move);

// 64 characters row by row: X, K for Computer 1's men and kings, O, L for Computer 2's, _ for empty.
std::string to_board_text(const Position& position);

}  // namespace checkers::godavarthy
