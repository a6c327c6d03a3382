#include "engine/reports/godavarthy/game.hpp"

#include <algorithm>
#include <chrono>

#include "engine/evaluation/advancement.hpp"
#include "engine/evaluation/mobility.hpp"
#include "engine/evaluation/placement.hpp"
#include "engine/reports/godavarthy/move_generation.hpp"

namespace checkers::godavarthy {
namespace {

using Clock = std::chrono::steady_clock;

std::string square_text(Square square) {
  return {static_cast<char>('0' + row_of(square)), static_cast<char>('0' + column_of(square))};
}

// The game loop's state: the board and the newest entry of the list of best moves, which both computers share.
class Table {
 public:
  explicit Table(const GameSetup& setup) : setup_(setup) {}

  GameRecord play() {
    for (Color mover = Color::Black; !record_.stopped; mover = opponent(mover)) {
      if (!take_turn(mover)) break;
      if (const std::uint64_t replies = count_replies(mover); replies == 0) {
        record_.winner = mover;
        break;
      }
      if (record_.length() >= kLongestGame) break;
    }
    return record_;
  }

 private:
  // False if the search was stopped.
  bool take_turn(Color mover) {
    const Computer& computer = setup_.computers[static_cast<std::size_t>(mover)];
    if (empties_list(mover)) best_.reset();
    const SearchSetup search_setup{computer.algorithm,
                                   {computer.evaluation, mover, setup_.repairs, setup_.random_term},
                                   setup_.depth,
                                   setup_.stop};
    const Clock::time_point begin = Clock::now();
    const SearchOutcome outcome = search(search_setup, board_);
    Tally& tally = record_.tallies[static_cast<std::size_t>(mover)];
    tally.time_us += std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
    tally.generated += outcome.generated;
    record_.stopped = outcome.stopped;
    if (outcome.stopped) return false;
    record_.plies.push_back(make_ply(computer.algorithm, outcome.move));
    board_ = record_.plies.back().board;
    return true;
  }

  // As published the list is emptied only for Computer 2, and only if that is MinMaxAB.
  bool empties_list(Color mover) const {
    if (setup_.repairs.fresh_best_list) return true;
    return mover == Color::White && setup_.computers[1].algorithm == Algorithm::MinMaxAB;
  }

  Ply make_ply(Algorithm algorithm, const std::optional<Move>& move) {
    Ply ply;
    if (move) {
      ply = {Action::Move, move, after(board_, *move), to_notation(board_, *move)};
      if (algorithm == Algorithm::MinMaxAB) best_ = ply.board;
      return ply;
    }
    Position unchanged = board_;
    unchanged.to_move = opponent(board_.to_move);
    if (algorithm == Algorithm::MinMaxAB && best_) {
      Position old = *best_;
      old.to_move = unchanged.to_move;
      if (old != unchanged) return {Action::Revert, {}, old, "revert"};
    }
    return {Action::Pass, {}, unchanged, "pass"};
  }

  std::uint64_t count_replies(Color mover) {
    MoveList moves;
    generate_moves(board_, setup_.repairs.up_left_test, moves);
    Tally& tally = record_.tallies[static_cast<std::size_t>(mover)];
    const auto replies = static_cast<std::uint64_t>(moves.size());
    tally.expanded += replies;
    tally.memory = kBytesPerNode * tally.expanded;
    return replies;
  }

  const GameSetup& setup_;
  Position board_ = start_position();
  std::optional<Position> best_;
  GameRecord record_;
};

}  // namespace

const Evaluation* evaluation_number(int number) {
  switch (number) {
    case 1: return &kMobility;
    case 2: return &kAdvancement;
    case 3: return &kPlacement;
    default: return nullptr;
  }
}

int GameRecord::count(Action action) const {
  return static_cast<int>(
      std::count_if(plies.begin(), plies.end(), [action](const Ply& ply) { return ply.action == action; }));
}

GameRecord play_game(const GameSetup& setup) { return Table(setup).play(); }

std::string to_notation(const Position& before, const Move& move) {
  std::string text = square_text(move.from) + (move.is_capture() ? "x" : "-") + square_text(move.to);
  if (!contains(before.kings, move.from) && contains(crowning_row(before.to_move), move.to)) text += "=K";
  if (!move.is_capture()) return text;
  std::string captured;
  for (Bitboard rest = move.captured; rest != 0;)
    captured += (captured.empty() ? "" : ",") + square_text(take_first(rest));
  return text + "[" + captured + "]";
}

std::string to_board_text(const Position& position) {
  std::string text(64, '_');
  for (Bitboard rest = position.occupied(); rest != 0;) {
    const Square square = take_first(rest);
    const bool king = contains(position.kings, square);
    text[static_cast<std::size_t>(8 * row_of(square) + column_of(square))] =
        contains(position.black, square) ? (king ? 'K' : 'X') : (king ? 'L' : 'O');
  }
  return text;
}

}  // namespace checkers::godavarthy
