#include "imgui_app/move_picker.hpp"

#include <algorithm>

#include "engine/core/notation.hpp"

namespace checkers::app {
namespace {

std::string capitalised(Color color) { return color == Color::Black ? "Black" : "White"; }

// "a", "a or b", "a, b or c"; the list is cut where a sentence would become too long.
std::string either(const std::vector<std::string>& items) {
  constexpr std::size_t kMost = 4;
  const std::size_t shown = std::min(items.size(), kMost);
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) text += i + 1 == items.size() ? " or " : ", ";
    text += items[i];
  }
  return items.size() > kMost ? text + "\u2026" : text;
}

// The index of `square` in the path behind `from`, or 0.
int index_behind(const Path& path, Square square, int from) {
  for (int i = from + 1; i < path.size(); ++i)
    if (path[i] == square) return i;
  return 0;
}

}  // namespace

void MovePicker::reset(const Game& game) {
  position_ = game.position();
  status_ = game.status();
  legal_ = game.legal_moves();
  movable_ = 0;
  for (const Move& move : legal_) movable_ |= bit(move.from);
  clear_selection();
  sentence_.clear();
}

void MovePicker::clear_selection() { route_.clear(); }

MovePicker::Answer MovePicker::choose(Square square) {
  if (status_.over) return refuse("The game is over. Start a new one, or take the last move back.");
  if (!route_.empty()) {
    if (square == route_.front() && route_.size() == 1) {
      clear_selection();
      return Answer::Nothing;
    }
    const Answer answer = choose_target(square);
    if (answer != Answer::Nothing) return answer;
  }
  return select(square);
}

bool MovePicker::matches(const Path& path) const {
  if (path.size() < static_cast<int>(route_.size())) return false;
  for (std::size_t i = 0; i < route_.size(); ++i)
    if (path[static_cast<int>(i)] != route_[i]) return false;
  return true;
}

// Among the moves that go on as chosen so far, those that land on `square` next decide or, if there are none, those
// that touch it later. One is the move; several that share their way up to the square narrow the choice; several with
// different ways need a nearer landing first.
MovePicker::Answer MovePicker::choose_target(Square square) {
  const int done = static_cast<int>(route_.size()) - 1;
  std::vector<const Move*> touching;
  for (const Move& move : legal_) {
    const Path path = path_of(move);
    if (matches(path) && index_behind(path, square, done) > 0) touching.push_back(&move);
  }
  const auto lands_next = [&](const Move* move) { return path_of(*move)[done + 1] == square; };
  if (std::any_of(touching.begin(), touching.end(), lands_next))
    std::erase_if(touching, [&](const Move* move) { return !lands_next(move); });
  if (touching.empty()) return Answer::Nothing;
  if (touching.size() == 1) {
    move_ = *touching.front();
    return Answer::Complete;
  }
  const Path first = path_of(*touching.front());
  const int reach = index_behind(first, square, done);
  bool shared = true;
  std::vector<std::string> next_landings;
  for (const Move* move : touching) {
    const Path path = path_of(*move);
    shared = shared && path.size() > reach && std::equal(first.begin(), first.begin() + reach + 1, path.begin());
    const std::string next = std::to_string(path[done + 1]);
    if (std::find(next_landings.begin(), next_landings.end(), next) == next_landings.end())
      next_landings.push_back(next);
  }
  if (!shared)
    return refuse("More than one way leads to " + std::to_string(square) + ": choose " + either(next_landings) +
                  " first.");
  for (int i = done + 1; i <= reach; ++i) route_.push_back(first[i]);
  sentence_.clear();
  return Answer::Continued;
}

MovePicker::Answer MovePicker::select(Square square) {
  if (contains(movable_, square)) {
    route_.assign(1, square);
    sentence_.clear();
    return Answer::Selected;
  }
  const Color us = position_.to_move;
  if (contains(position_.pieces(opponent(us)), square)) return refuse("It is " + capitalised(us) + "\u2019s turn.");
  if (must_capture()) return refuse("You must capture: " + possible_moves(0) + ".");
  if (contains(position_.pieces(us), square)) return refuse("The piece on " + std::to_string(square) + " cannot move.");
  if (route_.empty()) return refuse("Choose one of " + capitalised(us) + "\u2019s pieces first.");
  return refuse("From " + std::to_string(selected()) + " you can play " + possible_moves(selected()) + ".");
}

MovePicker::Answer MovePicker::refuse(std::string sentence) {
  sentence_ = std::move(sentence);
  return Answer::Refused;
}

std::string MovePicker::possible_moves(Square from) const {
  std::vector<std::string> moves;
  for (const Move& move : legal_)
    if (from == 0 || move.from == from) moves.push_back(to_notation(move, legal_));
  return either(moves);
}

Bitboard MovePicker::ends() const {
  Bitboard squares = 0;
  for (const Move& move : legal_)
    if (!route_.empty() && matches(path_of(move))) squares |= bit(move.to);
  return squares;
}

Bitboard MovePicker::landings() const {
  Bitboard squares = 0;
  const int done = static_cast<int>(route_.size()) - 1;
  for (const Move& move : legal_) {
    const Path path = path_of(move);
    if (route_.empty() || !matches(path)) continue;
    for (int i = done + 1; i + 1 < path.size(); ++i) squares |= bit(path[i]);
  }
  return squares & ~ends();
}

Bitboard MovePicker::jumped() const {
  Bitboard squares = 0;
  for (std::size_t i = 1; i < route_.size(); ++i) {
    const Square a = route_[i - 1], b = route_[i];
    squares |= bit(square_at((row_of(a) + row_of(b)) / 2, (column_of(a) + column_of(b)) / 2));
  }
  return squares;
}

}  // namespace checkers::app
