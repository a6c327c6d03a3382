#include "engine/master/repetition.hpp"

#include "engine/master/transposition_table.hpp"

namespace checkers::master {
namespace {

// Only a king's step can be taken back.
bool reversible(const Position& before, const Position& after) {
  return before.kings != after.kings && count(before.occupied()) == count(after.occupied()) &&
         count(before.kings) == count(after.kings);
}

}  // namespace

void RepetitionGuard::reset(std::span<const Position> history, const Rules& rules) {
  plies_.clear();
  quiet_limit_ = 2 * rules.quiet_moves_to_draw;
  for (std::size_t i = 0; i + 1 < history.size(); ++i) {
    const int before = plies_.empty() ? 0 : plies_.back().quiet;
    plies_.push_back({hash_of(history[i]), reversible(history[i], history[i + 1]) ? before + 1 : 0});
  }
}

void RepetitionGuard::enter(std::uint64_t key, const Position& position, const Move& move) {
  const bool quiet = !move.is_capture() && contains(position.kings, move.from);
  const int before = plies_.empty() ? 0 : plies_.back().quiet;
  plies_.push_back({key, quiet ? before + 1 : 0});
}

bool RepetitionGuard::is_draw(std::uint64_t key) const {
  if (plies_.empty()) return false;
  const int quiet = plies_.back().quiet;
  if (quiet_limit_ > 0 && quiet >= quiet_limit_) return true;
  // The same side was to move two, four, ... plies ago, and nothing irreversible happened since.
  for (int back = 4; back <= quiet; back += 2)
    if (plies_[plies_.size() - static_cast<std::size_t>(back)].key == key) return true;
  return false;
}

}  // namespace checkers::master
