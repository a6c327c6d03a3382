#include "engine/reports/godavarthy/node_value.hpp"

#include "engine/core/move_sets.hpp"
#include "engine/evaluation/advancement.hpp"
#include "engine/evaluation/mobility.hpp"
#include "engine/evaluation/placement.hpp"

namespace checkers::godavarthy {
namespace {

// What evaluation 1 forgets to give O: 4 for each forward capture.
int forgotten_captures(const Position& position) {
  const auto ways = [&]<Direction D>() { return count(jumpers<D>(position.white, position.black, position.empty())); };
  return 4 * (ways.template operator()<Direction::UpLeft>() + ways.template operator()<Direction::UpRight>());
}

// What evaluation 3 loses: 0.5 on the edge of one's own middle row, 0.75 on the four centre squares.
double lost_bonuses(const Position& position, Color side) {
  constexpr Bitboard kBlackEdge = bit(square_at(3, 0));
  constexpr Bitboard kWhiteEdge = bit(square_at(4, 7));
  constexpr Bitboard kCentre =
      bit(square_at(3, 2)) | bit(square_at(3, 4)) | bit(square_at(4, 3)) | bit(square_at(4, 5));
  const Bitboard own = position.pieces(side);
  return 0.5 * count(own & (side == Color::Black ? kBlackEdge : kWhiteEdge)) + 0.75 * count(own & kCentre);
}

double random_term(const Valuation& valuation, const Position& position) {
  if (!valuation.random_term) return 0;
  const int term = valuation.random_term();
  return position.to_move == Color::Black ? term : -term;
}

}  // namespace

double node_value(const Valuation& valuation, const Position& position, bool has_moves) {
  const Color me = valuation.me;
  const Repairs& repairs = valuation.repairs;
  if (!has_moves) return position.to_move == me ? -kWin : kWin;

  double value = valuation.evaluation->evaluate(position, me, 0);
  if (valuation.evaluation == &kMobility && repairs.mobility_counts_o_captures)
    value += (me == Color::White ? 1 : -1) * forgotten_captures(position);
  if (valuation.evaluation == &kPlacement && repairs.placement_keeps_bonuses)
    value += lost_bonuses(position, me) - lost_bonuses(position, opponent(me));
  if (valuation.evaluation == &kAdvancement) {
    value += random_term(valuation, position);
    if (repairs.advancement_takes_side && me == Color::White) value = -value;
  }
  return value;
}

}  // namespace checkers::godavarthy
