#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/position.hpp"

namespace checkers {

// The largest endgames the tables can hold, pieces of both sides counted.
constexpr int kMaxEndgamePieces = 6;

// All positions with the same material, seen from the side to move. Whether that is Black or White does not matter:
// mirrored() turns one into the other.
struct Slice {
  int men = 0;
  int kings = 0;
  int enemy_men = 0;
  int enemy_kings = 0;

  constexpr bool operator==(const Slice&) const = default;
  constexpr int pieces() const { return men + kings + enemy_men + enemy_kings; }
  constexpr bool is_symmetric() const { return men == enemy_men && kings == enemy_kings; }
};

// The same material with the other side to move: where a move leads that neither captures nor crowns.
constexpr Slice opposite(const Slice& slice) { return {slice.enemy_men, slice.enemy_kings, slice.men, slice.kings}; }

Slice slice_of(const Position& position);

// "1m2k vs 0m1k", the side to move first.
std::string slice_name(const Slice& slice);

// Every slice of exactly this many pieces in which both sides have one, fewest men first.
std::vector<Slice> slices_of(int pieces);

// One slice of each pair { s, opposite(s) } with up to this many pieces, ordered so that captures and crownings lead to
// earlier ones: this is the order to build them in, two at a time.
std::vector<Slice> build_order(int max_pieces);

}  // namespace checkers
