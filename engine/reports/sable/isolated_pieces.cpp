#include "engine/reports/sable/isolated_pieces.hpp"

#include <set>
#include <utility>

namespace checkers::sable {

int isolated_pieces(std::span<const BoardPlace> changed) {
  std::set<std::pair<int, int>> places;
  for (const BoardPlace& place : changed)
    for (const int distance : {1, 2})
      for (const int down : {-distance, distance})
        for (const int right : {-distance, distance}) places.insert({place.row + down, place.column + right});
  for (const BoardPlace& place : changed) places.erase({place.row, place.column});
  return static_cast<int>(places.size());
}

}  // namespace checkers::sable
