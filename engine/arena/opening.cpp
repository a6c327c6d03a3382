#include "engine/arena/opening.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/text.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"
#include "engine/evaluation/material.hpp"
#include "engine/textbook/alpha_beta_search.hpp"

namespace checkers {
namespace {

bool is_even(const Position& position) {
  textbook::Options options;
  options.evaluate = textbook::function_of(kMaterial);
  options.depth = 6;
  SearchRequest request;
  request.position = position;
  return std::abs(textbook::alpha_beta_search(request, options).value) < 1;
}

void add_openings(const Opening& so_far, const Position& position, int plies, std::vector<Position>& seen,
                  std::vector<Opening>& openings) {
  if (plies == 0) {
    if (std::find(seen.begin(), seen.end(), position) != seen.end()) return;
    seen.push_back(position);
    if (is_even(position)) openings.push_back(so_far);
    return;
  }
  const MoveList moves = legal_moves(position);
  for (const Move& move : moves) {
    Opening longer = so_far;
    longer.name += (longer.name.empty() ? "" : " ") + to_notation(move, moves);
    longer.moves.push_back(move);
    add_openings(longer, after(position, move), plies - 1, seen, openings);
  }
}

Result<Opening> parse_opening(std::string_view line) {
  Opening opening;
  opening.name = std::string(line);
  Position position = opening.start;
  bool first = true;
  for (const std::string_view word : words(line)) {
    if (first && word.find(':') != std::string_view::npos && !is_digit(word[0])) {
      const Result<Position> start = parse_fen(word);
      if (!start) return start.error();
      opening.start = position = *start;
    } else if (word.back() != '.') {
      const Result<Move> move = parse_move(word, legal_moves(position));
      if (!move) return move.error();
      opening.moves.push_back(*move);
      position = after(position, *move);
    }
    first = false;
  }
  return opening;
}

}  // namespace

std::vector<Opening> three_move_openings() {
  std::vector<Position> seen;
  std::vector<Opening> openings;
  add_openings({}, start_position(), 3, seen, openings);
  return openings;
}

Result<std::vector<Opening>> parse_openings(std::string_view text) {
  std::vector<Opening> openings;
  int number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = trimmed(line);
    if (line.empty() || line[0] == '#') continue;
    const Result<Opening> opening = parse_opening(line);
    if (!opening) return Error{opening.error().message, number, 1};
    openings.push_back(*opening);
  }
  if (openings.empty()) return Error{"There is no opening in this list."};
  return openings;
}

}  // namespace checkers
