#pragma once

#include <array>
#include <string>

#include "engine/core/move.hpp"
#include "engine/evaluation/csintsy.hpp"

// The order in which the report's program tries moves (Figures 3.6-3.8, 11-13).
namespace checkers::csintsy {

// How the board is scanned for pieces, as the report's program sees it: row 0 on top, Black at the bottom.
enum class Scan : std::uint8_t {
  RowsTopDown,   // the program's
  RowsBottomUp,  // the rows the other way round, each from left to right
  Columns,       // column by column from the left, each from the top
};

// The four directions as the report's program sees them. Its board is ours turned by 180 degrees, so its UpLeft
// leads to our lower right.
using DirectionOrder = std::array<Direction, 4>;

constexpr DirectionOrder kOriginalDirections{Direction::UpLeft, Direction::UpRight, Direction::DownLeft,
                                             Direction::DownRight};

// "UL-UR-LL-LR", as Figure 11 writes them.
std::string direction_label(const DirectionOrder& directions);

// What moves are sorted by after they were generated.
enum class SortKey : std::uint8_t {
  None,
  CapturedPieces,    // most first (Figure 12)
  UtilityAscending,  // utility of the board after the move, lowest first whoever moves (Figure 13, as measured)
  BestFirst,         // the same utility, best for the player to move first (Figure 13, as meant)
  MoveScore,         // the cheap score that the report wishes for; see move_score
};

// Selection sort swaps and so disturbs the order of equals; the published node counts depend on that.
enum class SortMethod : std::uint8_t { Selection, Stable };

struct MoveOrder {
  Scan scan = Scan::RowsTopDown;
  DirectionOrder directions = kOriginalDirections;
  SortKey key = SortKey::None;
  SortMethod method = SortMethod::Stable;
};

// The legal moves of the side to move: captures if there is one, complete chains only, depth first in the order of
// the directions; otherwise steps. Not sorted by key.
void generate_in_order(const Position& position, const MoveOrder& order, MoveList& moves);

// A number for each move of a list.
using MoveRanks = std::array<double, MoveList::kCapacity>;

// Sorts the moves by the order's key and leaves in `ranks` what they were sorted by, lowest first. With
// UtilityAscending and BestFirst that is the utility after the move, negated where Black sorts best first.
void sort_moves(const Position& position, const MoveOrder& order, RedCheck red_check, MoveList& moves,
                MoveRanks& ranks);

}  // namespace checkers::csintsy
