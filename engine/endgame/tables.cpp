#include "engine/endgame/tables.hpp"

#include <algorithm>

#include "engine/core/move_generation.hpp"

namespace checkers {

EndgameTables::EndgameTables() = default;

std::size_t EndgameTables::slot_of(const Slice& slice) {
  const auto digit = [](int number) { return static_cast<std::size_t>(number); };
  return ((digit(slice.men) * kCounts + digit(slice.kings)) * kCounts + digit(slice.enemy_men)) * kCounts +
         digit(slice.enemy_kings);
}

const EndgameTables::Entry* EndgameTables::entry_of(const Slice& slice) const {
  const std::uint8_t place = slots_[slot_of(slice)];
  return place == 0 ? nullptr : &entries_[place - 1u];
}

void EndgameTables::add(const Slice& slice, std::vector<ValueByte> values) {
  auto owner = std::make_shared<const std::vector<ValueByte>>(std::move(values));
  const std::span<const ValueByte> bytes = *owner;
  add(slice, bytes, std::move(owner));
}

void EndgameTables::add(const Slice& slice, std::span<const ValueByte> values, std::shared_ptr<const void> owner) {
  entries_.push_back({SliceIndex(slice), values, std::move(owner)});
  slots_[slot_of(slice)] = static_cast<std::uint8_t>(entries_.size());
  const auto complete = [this](int pieces) {
    const std::vector<Slice> slices = slices_of(pieces);
    return std::all_of(slices.begin(), slices.end(), [this](const Slice& each) { return has(each); });
  };
  while (max_pieces_ < kMaxEndgamePieces && complete(max_pieces_ + 1)) ++max_pieces_;
}

std::span<const ValueByte> EndgameTables::values(const Slice& slice) const {
  const Entry* entry = entry_of(slice);
  return entry == nullptr ? std::span<const ValueByte>{} : entry->values;
}

std::optional<ValueByte> EndgameTables::probe_byte(const Position& position) const {
  if (count(position.occupied()) > kMaxEndgamePieces) return std::nullopt;
  const Position view = position.to_move == Color::Black ? position : mirrored(position);
  if (view.black == 0) return kNoMoveByte;
  if (view.white == 0) return one_ply_before(kNoMoveByte);
  const Bitboard misplaced = (view.black & kBottomRow) | (view.white & kTopRow);
  if ((misplaced & ~view.kings) != 0) return std::nullopt;
  const Entry* entry = entry_of(slice_of(view));
  if (entry == nullptr) return std::nullopt;
  return entry->values[entry->index.index_of(view)];
}

std::optional<Move> EndgameTables::best_move(const Position& position) const {
  std::optional<Move> best;
  int best_preference = 0;
  for (const Move& move : legal_moves(position)) {
    const std::optional<ValueByte> behind = probe_byte(after(position, move));
    if (!behind) return std::nullopt;
    const int liked = preference(one_ply_before(*behind));
    if (best && liked <= best_preference) continue;
    best = move;
    best_preference = liked;
  }
  return best;
}

std::optional<ValueByte> byte_from_moves(const EndgameTables& tables, const Position& position) {
  ValueByte best = kNoMoveByte;
  for (const Move& move : legal_moves(position)) {
    const std::optional<ValueByte> behind = tables.probe_byte(after(position, move));
    if (!behind) return std::nullopt;
    const ValueByte byte = one_ply_before(*behind);
    if (preference(byte) > preference(best)) best = byte;
  }
  return best;
}

}  // namespace checkers
