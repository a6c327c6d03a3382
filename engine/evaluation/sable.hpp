#pragma once

#include "engine/evaluation/evaluation.hpp"

namespace checkers {

// The heuristic of "Professor Sable Project #1" (anonymous, undated). The text names its terms and no numbers; the
// numbers here are ours. What it says, and what we chose:
//  - Men nearer to their crowning row are better: 15 for each row advanced; a man 1000, a king 1500.
//  - The leader gains from fewer pieces: the side with more of them gets 20 for each piece missing from 24.
//  - A king should approach an enemy, by "a factorial-like function which adds numbers": minus 1 + 2 + ... + (d - 4)
//  for
//    the distance d (the larger of rows and columns) to the nearest one. The plain form, 1 + ... + d, is an option; it
//    plays two kings against one in a double corner erratically.
//  - One side has more pieces and the other a king in a double corner (1, 5, 28, 32): "specific squares". For each such
//    king the leader loses 150 and gets four times a weight for each of its kings on certain squares. Without the 150
//    driving the king out would cost the leader its bonus. The weights follow the exact distances to the win of two
//    kings against one.
//  - "A very large number" for a terminal state: 10,000,000 against the side to move if it has no move.
// The result is in these units from the view of the side that evaluates. The random part, a number below one unit, is
// the search's business (engine/reports/sable/search.hpp) and 0 here.
extern const Evaluation kSable;

namespace sable {

constexpr int kMan = 1000;
constexpr int kKing = 1500;
constexpr int kTerminal = 10'000'000;

struct HeuristicOptions {
  bool proximity = true;
  bool double_corner = true;
  int dead_zone = 4;  // kings this near to an enemy are near enough; 0 is the text's plain form
};

// The parts of the score of a position that is not terminal, from one side's view.
struct Terms {
  int material = 0;
  int advancement = 0;
  int fewer_pieces = 0;
  int proximity = 0;
  int double_corner = 0;

  constexpr int sum() const { return material + advancement + fewer_pieces + proximity + double_corner; }
};

Terms terms(const Position& position, Color side, const HeuristicOptions& options = {});

// 1 + 2 + ... + n; 0 for n below 1.
constexpr int additive_factorial(int n) { return n < 1 ? 0 : n * (n + 1) / 2; }

// The score from the view of `side`, terminal states included.
int heuristic(const Position& position, Color side, const HeuristicOptions& options = {});

}  // namespace sable
}  // namespace checkers
