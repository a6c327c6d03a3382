#include "engine/endgame/slice.hpp"

#include <algorithm>
#include <tuple>

namespace checkers {

Slice slice_of(const Position& position) {
  const Color us = position.to_move;
  const Color them = opponent(us);
  return {count(position.men(us)), count(position.kings_of(us)), count(position.men(them)),
          count(position.kings_of(them))};
}

std::string slice_name(const Slice& slice) {
  const auto side = [](int men, int kings) { return std::to_string(men) + "m" + std::to_string(kings) + "k"; };
  return side(slice.men, slice.kings) + " vs " + side(slice.enemy_men, slice.enemy_kings);
}

std::vector<Slice> slices_of(int pieces) {
  std::vector<Slice> slices;
  for (int own = 1; own < pieces; ++own)
    for (int men = 0; men <= own; ++men)
      for (int enemy_men = 0; enemy_men <= pieces - own; ++enemy_men)
        slices.push_back({men, own - men, enemy_men, pieces - own - enemy_men});
  const auto key = [](const Slice& s) { return std::tuple(s.men + s.enemy_men, s.men + s.kings, s.men); };
  std::sort(slices.begin(), slices.end(), [&](const Slice& a, const Slice& b) { return key(a) < key(b); });
  return slices;
}

std::vector<Slice> build_order(int max_pieces) {
  std::vector<Slice> order;
  for (int pieces = 2; pieces <= max_pieces; ++pieces)
    for (const Slice& slice : slices_of(pieces))
      if (std::find(order.begin(), order.end(), opposite(slice)) == order.end()) order.push_back(slice);
  return order;
}

}  // namespace checkers
