#include "engine/reports/csintsy/move_order.hpp"

#include <utility>

#include "engine/core/move_sets.hpp"
#include "engine/textbook/move_score.hpp"

namespace checkers::csintsy {
namespace {

using SquareOrder = std::array<std::uint8_t, 32>;

constexpr SquareOrder make_scan(Scan scan) {
  SquareOrder order{};
  std::size_t size = 0;
  for (int outer = 0; outer < 8; ++outer) {
    for (int inner = 0; inner < 8; ++inner) {
      const int row = scan == Scan::RowsTopDown ? outer : scan == Scan::RowsBottomUp ? 7 - outer : inner;
      const int column = scan == Scan::Columns ? outer : inner;
      const Square square = square_at(row, column);
      if (square != 0) order[size++] = static_cast<std::uint8_t>(rotate(square));
    }
  }
  return order;
}

constexpr std::array<SquareOrder, 3> kScans{make_scan(Scan::RowsTopDown), make_scan(Scan::RowsBottomUp),
                                            make_scan(Scan::Columns)};

// The direction on our board that the report's program calls `direction`.
constexpr Direction turned(Direction direction) { return static_cast<Direction>(3 - static_cast<int>(direction)); }

constexpr std::size_t index_of(Direction direction) { return static_cast<std::size_t>(direction); }

// The neighbours of every square at a distance, 0 off the board; square 0 is unused.
using Neighbours = std::array<std::array<std::uint8_t, 4>, 33>;

constexpr Neighbours make_neighbours(int distance) {
  Neighbours result{};
  for (Square square = kFirstSquare; square <= kLastSquare; ++square)
    for (const Direction direction : kDirections)
      result[static_cast<std::size_t>(square)][index_of(direction)] =
          static_cast<std::uint8_t>(neighbour(square, direction, distance));
  return result;
}

constexpr Neighbours kNext = make_neighbours(1);
constexpr Neighbours kLanding = make_neighbours(2);

// What a chain of jumps leaves unchanged, and where its complete forms go.
struct Chain {
  const DirectionOrder& directions;
  Bitboard enemy;
  Bitboard empty;  // the start square included
  bool forward[4];
  MoveList& moves;
};

void extend(const Chain& chain, const Move& so_far) {
  bool complete = true;
  for (const Direction seen : chain.directions) {
    const Direction direction = turned(seen);
    if (!chain.forward[index_of(direction)]) continue;
    const Square over = kNext[so_far.to][index_of(direction)];
    const Square landing = kLanding[so_far.to][index_of(direction)];
    if (landing == 0 || !contains(chain.enemy & ~so_far.captured, over) || !contains(chain.empty, landing)) continue;
    complete = false;
    Move longer = so_far;
    longer.to = static_cast<std::uint8_t>(landing);
    longer.route |= static_cast<std::uint32_t>(direction) << (2 * so_far.jumps);
    longer.jumps = static_cast<std::uint8_t>(so_far.jumps + 1);
    longer.captured |= bit(over);
    extend(chain, longer);
  }
  if (complete) chain.moves.push(so_far);
}

// Calls `visit` for each square of the set in the order of the scan.
template <class Visit>
void scan_squares(Bitboard set, Scan scan, Visit visit) {
  if (scan == Scan::RowsTopDown) {  // the same as the table, faster
    while (set != 0) {
      const Square square = 32 - std::countl_zero(set);
      set &= ~bit(square);
      visit(square);
    }
    return;
  }
  for (const std::uint8_t square : kScans[static_cast<std::size_t>(scan)]) {
    if (set == 0) return;
    if (!contains(set, square)) continue;
    set &= ~bit(square);
    visit(square);
  }
}

template <Color Us>
void generate(const Position& position, const MoveOrder& order, MoveList& moves) {
  const Bitboard own = position.pieces(Us);
  const Bitboard enemy = position.pieces(opponent(Us));
  const Bitboard empty = position.empty();

  if (const Bitboard movers = all_jumpers<Us>(own, enemy, position.kings); movers != 0) {
    scan_squares(movers, order.scan, [&](Square from) {
      const bool king = contains(position.kings, from);
      Chain chain{order.directions, enemy, empty | bit(from), {king, king, king, king}, moves};
      chain.forward[index_of(kForwardLeft<Us>)] = chain.forward[index_of(kForwardRight<Us>)] = true;
      const auto square = static_cast<std::uint8_t>(from);
      extend(chain, Move{square, square, 0, 0, 0});
    });
    return;
  }

  std::array<Bitboard, 4> sets;
  sets[index_of(kForwardLeft<Us>)] = steppers<kForwardLeft<Us>>(own, empty);
  sets[index_of(kForwardRight<Us>)] = steppers<kForwardRight<Us>>(own, empty);
  sets[index_of(kBackwardLeft<Us>)] = steppers<kBackwardLeft<Us>>(own & position.kings, empty);
  sets[index_of(kBackwardRight<Us>)] = steppers<kBackwardRight<Us>>(own & position.kings, empty);
  scan_squares(sets[0] | sets[1] | sets[2] | sets[3], order.scan, [&](Square from) {
    for (const Direction seen : order.directions) {
      const std::size_t direction = index_of(turned(seen));
      if (contains(sets[direction], from))
        moves.push(Move{static_cast<std::uint8_t>(from), kNext[static_cast<std::size_t>(from)][direction], 0, 0, 0});
    }
  });
}

double rank(const Position& position, const Move& move, SortKey key, RedCheck red_check) {
  switch (key) {
    case SortKey::None: return 0;
    case SortKey::CapturedPieces: return -move.jumps;
    case SortKey::UtilityAscending: return utility(after(position, move), red_check);
    case SortKey::BestFirst: {
      const double value = utility(after(position, move), red_check);
      return position.to_move == Color::Black ? -value : value;
    }
    case SortKey::MoveScore: return -textbook::move_score(position, move);
  }
  return 0;
}

void selection_sort(MoveList& moves, MoveRanks& ranks) {
  const auto size = static_cast<std::size_t>(moves.size());
  for (std::size_t place = 0; place + 1 < size; ++place) {
    std::size_t least = place;
    for (std::size_t other = place + 1; other < size; ++other)
      if (ranks[other] < ranks[least]) least = other;
    std::swap(ranks[place], ranks[least]);
    std::swap(moves[static_cast<int>(place)], moves[static_cast<int>(least)]);
  }
}

void insertion_sort(MoveList& moves, MoveRanks& ranks) {
  const auto size = static_cast<std::size_t>(moves.size());
  for (std::size_t next = 1; next < size; ++next) {
    const double rank_of_next = ranks[next];
    const Move move = moves[static_cast<int>(next)];
    std::size_t place = next;
    for (; place > 0 && ranks[place - 1] > rank_of_next; --place) {
      ranks[place] = ranks[place - 1];
      moves[static_cast<int>(place)] = moves[static_cast<int>(place) - 1];
    }
    ranks[place] = rank_of_next;
    moves[static_cast<int>(place)] = move;
  }
}

}  // namespace

std::string direction_label(const DirectionOrder& directions) {
  constexpr std::string_view kNames[] = {"UL", "UR", "LL", "LR"};
  std::string label;
  for (const Direction direction : directions) {
    if (!label.empty()) label += '-';
    label += kNames[index_of(direction)];
  }
  return label;
}

void generate_in_order(const Position& position, const MoveOrder& order, MoveList& moves) {
  moves.clear();
  if (position.to_move == Color::Black)
    generate<Color::Black>(position, order, moves);
  else
    generate<Color::White>(position, order, moves);
}

void sort_moves(const Position& position, const MoveOrder& order, RedCheck red_check, MoveList& moves,
                MoveRanks& ranks) {
  if (order.key == SortKey::None) return;
  for (int i = 0; i < moves.size(); ++i)
    ranks[static_cast<std::size_t>(i)] = rank(position, moves[i], order.key, red_check);
  if (order.method == SortMethod::Selection)
    selection_sort(moves, ranks);
  else
    insertion_sort(moves, ranks);
}

}  // namespace checkers::csintsy
