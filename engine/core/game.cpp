#include "engine/core/game.hpp"

#include <algorithm>

#include "engine/core/notation.hpp"

namespace checkers {
namespace {

bool is_quiet(const Position& before, const Move& move) {
  return !move.is_capture() && contains(before.kings, move.from);
}

// Lost for `side` if it has no piece or could not move.
Status judge_mobility(Position position, Color side) {
  position.to_move = side;
  if (position.pieces(side) == 0) return {true, opponent(side), EndReason::NoPieces};
  if (!has_move(position)) return {true, opponent(side), EndReason::NoMoves};
  return {};
}

std::string capitalised(Color color) { return color == Color::Black ? "Black" : "White"; }

}  // namespace

std::string_view reason_id(EndReason reason) {
  switch (reason) {
    case EndReason::None: return "";
    case EndReason::NoPieces: return "no-pieces";
    case EndReason::NoMoves: return "no-moves";
    case EndReason::Repetition: return "repetition";
    case EndReason::QuietMoves: return "quiet-moves";
    case EndReason::PlyLimit: return "ply-limit";
    case EndReason::Agreement: return "agreement";
    case EndReason::Resignation: return "resignation";
  }
  return "";
}

std::string describe(const Status& status) {
  if (!status.over) return "";
  if (!status.winner) {
    switch (status.reason) {
      case EndReason::Repetition: return "Draw: the same position for the third time.";
      case EndReason::QuietMoves: return "Draw: 40 moves a side without a capture or a man's move.";
      case EndReason::PlyLimit: return "Draw: the limit on the game's length is reached.";
      default: return "Draw by agreement.";
    }
  }
  const std::string winner = capitalised(*status.winner);
  const std::string loser = capitalised(opponent(*status.winner));
  switch (status.reason) {
    case EndReason::NoPieces: return winner + " wins: " + loser + " has no piece left.";
    case EndReason::Resignation: return winner + " wins: " + loser + " resigned.";
    default: return winner + " wins: " + loser + " has no move left.";
  }
}

Game::Game(const Position& start, const Rules& rules) : rules_(rules), positions_{start} { status_ = judge(); }

std::span<const Position> Game::history() const { return {positions_.data(), static_cast<std::size_t>(ply_) + 1}; }

MoveList Game::legal_moves() const { return status_.over ? MoveList{} : checkers::legal_moves(position(), rules_); }

std::optional<Error> Game::play(const Move& move) {
  if (status_.over) return Error{"The game is over."};
  const MoveList legal = legal_moves();
  if (std::find(legal.begin(), legal.end(), move) == legal.end()) return Error{"This move is not legal here."};
  positions_.resize(static_cast<std::size_t>(ply_) + 1);
  moves_.resize(static_cast<std::size_t>(ply_));
  positions_.push_back(after(position(), move));
  moves_.push_back(move);
  ++ply_;
  status_ = judge();
  return std::nullopt;
}

bool Game::undo() { return go_to(ply_ - 1); }

bool Game::redo() { return go_to(ply_ + 1); }

bool Game::go_to(int ply) {
  if (ply < 0 || ply > static_cast<int>(moves_.size())) return false;
  ply_ = ply;
  status_ = judge();
  return true;
}

void Game::agree_draw() {
  if (!status_.over) status_ = {true, std::nullopt, EndReason::Agreement};
}

void Game::resign(Color loser) {
  if (!status_.over) status_ = {true, opponent(loser), EndReason::Resignation};
}

// A side that cannot move loses (WCDF rules 1.30), before any draw is counted.
Status Game::judge() const {
  const Position& now = position();
  if (rules_.immobile_side_loses_at_once)
    for (const Color side : {Color::White, Color::Black})
      if (const Status status = judge_mobility(now, side); status.over) return status;
  if (const Status status = judge_mobility(now, now.to_move); status.over) return status;

  const auto known = history();
  if (rules_.repetitions_to_draw > 0 && std::count(known.begin(), known.end(), now) >= rules_.repetitions_to_draw)
    return {true, std::nullopt, EndReason::Repetition};

  if (rules_.quiet_moves_to_draw > 0 && ply_ >= 2 * rules_.quiet_moves_to_draw) {
    int quiet = 0;
    while (quiet < ply_) {
      const auto index = static_cast<std::size_t>(ply_ - 1 - quiet);
      if (!is_quiet(positions_[index], moves_[index])) break;
      ++quiet;
    }
    if (quiet >= 2 * rules_.quiet_moves_to_draw) return {true, std::nullopt, EndReason::QuietMoves};
  }

  if (rules_.plies_to_draw > 0 && ply_ >= rules_.plies_to_draw) return {true, std::nullopt, EndReason::PlyLimit};
  return {};
}

}  // namespace checkers
