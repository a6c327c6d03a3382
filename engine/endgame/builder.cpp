#include "engine/endgame/builder.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>

#include "engine/core/move_generation.hpp"
#include "engine/core/move_sets.hpp"

namespace checkers {
namespace {

// Squares from which a Black man's step crowns.
constexpr Bitboard kBeforeCrowning = kBottomRow >> 4;

// Bytes that several threads may touch. They order nothing else, so no stronger memory order is needed.
ValueByte load(const ValueByte& byte) { return __atomic_load_n(&byte, __ATOMIC_RELAXED); }
void store(ValueByte& byte, ValueByte value) { __atomic_store_n(&byte, value, __ATOMIC_RELAXED); }
ValueByte decrement(std::uint8_t& byte) { return __atomic_sub_fetch(&byte, std::uint8_t{1}, __ATOMIC_RELAXED); }

// Steps of Black that neither capture nor crown.
int count_staying_steps(const Position& position) {
  const Bitboard empty = position.empty();
  const Bitboard kings = position.black & position.kings;
  const Bitboard downward = kings | (position.black & ~kBeforeCrowning);
  return count(steppers<Direction::DownLeft>(downward, empty)) +
         count(steppers<Direction::DownRight>(downward, empty)) + count(steppers<Direction::UpLeft>(kings, empty)) +
         count(steppers<Direction::UpRight>(kings, empty));
}

// Calls visit(before) for every position with Black to move that a step of Black, no crowning, turns into `position`.
template <class Visit>
void for_each_step_back(const Position& position, const Visit& visit) {
  const Bitboard empty = position.empty();
  const auto back = [&]<Direction D>(Bitboard pieces) {
    for (Bitboard movers = steppers<D>(pieces, empty); movers != 0; movers &= movers - 1) {
      const Bitboard piece = movers & (0 - movers);
      const Bitboard both = piece | step<D>(piece);
      const Bitboard kings = (piece & position.kings) != 0 ? position.kings ^ both : position.kings;
      visit(Position{position.black ^ both, position.white, kings, Color::Black});
    }
  };
  back.template operator()<Direction::UpLeft>(position.black);
  back.template operator()<Direction::UpRight>(position.black);
  back.template operator()<Direction::DownLeft>(position.black & position.kings);
  back.template operator()<Direction::DownRight>(position.black & position.kings);
}

// One of the two slices while they are built.
struct Half {
  explicit Half(const Slice& slice) : index(slice), values(index.size()), open(index.size()) {}

  SliceIndex index;
  // What is known so far. A win may still become a quicker one until its ply is reached; 0 is open or a draw.
  std::vector<ValueByte> values;
  // Steps to the other half that are not known to lose, plus one if a crowning does not lose either; or kSettled.
  std::vector<std::uint8_t> open;
};

// The value is final from the beginning: every move leaves the two slices.
constexpr std::uint8_t kSettled = 255;

class PairBuilder {
 public:
  PairBuilder(const Slice& slice, const EndgameTables& tables, const WorkOptions& options)
      : tables_(tables), options_(options) {
    halves_.emplace_back(slice);
    if (!slice.is_symmetric()) halves_.emplace_back(opposite(slice));
  }

  // False if stopped.
  bool run() {
    // 1. What captures, crownings and the lack of moves decide.
    for (Half& half : halves_) start(half);
    // 2. Back from the decided positions: those decided in `byte` decide others one ply before.
    for (int byte = kNoMoveByte; byte <= highest_ && byte < kLastByte; ++byte)
      for (std::size_t i = 0; i < halves_.size(); ++i)
        spread(halves_[i], halves_[halves_.size() - 1 - i], static_cast<ValueByte>(byte));
    // 3. What nothing decided is a draw: the byte 0 it has had all along.
    return !stop_requested(options_.stop);
  }

  bool too_long() const { return highest_ >= kLastByte; }

  BuiltSlices take() {
    BuiltSlices built{std::move(halves_.front().values), {}};
    if (halves_.size() > 1) built.opposite_values = std::move(halves_.back().values);
    return built;
  }

 private:
  void start(Half& half) {
    for_each_chunk(half.values.size(), options_, [&](const Chunk& chunk) {
      int highest = 0;
      for (std::size_t i = chunk.begin; i < chunk.end; ++i) {
        start(half.index.position_at(static_cast<std::uint32_t>(i)), half.values[i], half.open[i]);
        highest = std::max(highest, int{half.values[i]});
      }
      raise_highest(highest);
    });
  }

  void start(const Position& position, ValueByte& value, std::uint8_t& open) const {
    open = kSettled;
    if (has_capture(position)) {
      value = byte_from_moves(tables_, position).value_or(kLastByte);
      return;
    }
    const ValueByte crowning = best_crowning(position).value_or(kNoMoveByte);
    const int staying = count_staying_steps(position);
    if (staying == 0) {
      value = crowning;
      return;
    }
    if (is_win(crowning)) value = crowning;
    open = static_cast<std::uint8_t>(staying + (is_loss(crowning) ? 0 : 1));
  }

  // The best value of the steps that crown; empty if there are none.
  std::optional<ValueByte> best_crowning(const Position& position) const {
    const Bitboard men = position.black & kBeforeCrowning & ~position.kings;
    if (men == 0) return std::nullopt;
    std::optional<ValueByte> best;
    const auto crown = [&]<Direction D>() {
      for (Bitboard movers = steppers<D>(men, position.empty()); movers != 0; movers &= movers - 1) {
        const Bitboard man = movers & (0 - movers);
        const Bitboard king = step<D>(man);
        const Position next{position.black ^ man ^ king, position.white, position.kings | king, Color::White};
        const ValueByte byte = one_ply_before(tables_.probe_byte(next).value_or(kLastByte));
        if (!best || preference(byte) > preference(*best)) best = byte;
      }
    };
    crown.template operator()<Direction::DownLeft>();
    crown.template operator()<Direction::DownRight>();
    return best;
  }

  // From the positions of `half` with this value to those of `other` that a step turns into them.
  void spread(const Half& half, Half& other, ValueByte byte) {
    const std::size_t size = half.values.size();
    found_.resize(chunk_count(size));
    for_each_chunk(size, options_, [&](const Chunk& chunk) { collect(half, chunk, byte, found_[chunk.number]); });
    for_each_chunk(size, options_, [&](const Chunk& chunk) {
      for (const std::uint32_t i : found_[chunk.number]) {
        Position position = half.index.position_at(i);
        position.to_move = Color::White;
        for_each_step_back(mirrored(position), [&](const Position& before) { decide(other, before, byte); });
      }
    });
  }

  static void collect(const Half& half, const Chunk& chunk, ValueByte byte, std::vector<std::uint32_t>& found) {
    found.clear();
    const ValueByte* const first = half.values.data();
    const ValueByte* const end = first + chunk.end;
    for (const ValueByte* at = first + chunk.begin; at < end; ++at) {
      at = static_cast<const ValueByte*>(std::memchr(at, byte, static_cast<std::size_t>(end - at)));
      if (at == nullptr) return;
      found.push_back(static_cast<std::uint32_t>(at - first));
    }
  }

  // `position` has a step to a position of value `behind`.
  void decide(Half& half, const Position& position, ValueByte behind) {
    const std::uint32_t i = half.index.index_of(position);
    if (load(half.open[i]) == kSettled) return;
    ValueByte byte = one_ply_before(behind);
    if (is_loss(behind)) {
      const ValueByte known = load(half.values[i]);
      if (known != kDrawByte && known <= byte) return;
    } else {
      if (decrement(half.open[i]) != 0) return;
      byte = std::max(byte, best_crowning(position).value_or(kDrawByte));
    }
    store(half.values[i], byte);
    raise_highest(byte);
  }

  void raise_highest(int byte) {
    int known = highest_.load(std::memory_order_relaxed);
    while (known < byte && !highest_.compare_exchange_weak(known, byte, std::memory_order_relaxed)) {
    }
  }

  const EndgameTables& tables_;
  const WorkOptions& options_;
  std::vector<Half> halves_;
  std::vector<std::vector<std::uint32_t>> found_;  // by chunk
  std::atomic<int> highest_{0};
};

}  // namespace

Result<std::optional<BuiltSlices>> build_slices(const Slice& slice, const EndgameTables& tables,
                                                const WorkOptions& options) {
  PairBuilder builder(slice, tables, options);
  if (!builder.run()) return std::optional<BuiltSlices>{};
  if (builder.too_long())
    return Error{"Some games of " + slice_name(slice) + " last longer than " + std::to_string(kLastByte - 2) +
                 " plies, or a smaller slice is missing."};
  return std::optional(builder.take());
}

void add_built(EndgameTables& tables, const Slice& slice, BuiltSlices built) {
  tables.add(slice, std::move(built.values));
  if (!slice.is_symmetric()) tables.add(opposite(slice), std::move(built.opposite_values));
}

Result<bool> build_tables(EndgameTables& tables, int max_pieces, const WorkOptions& options) {
  for (const Slice& slice : build_order(max_pieces)) {
    if (tables.has(slice) && tables.has(opposite(slice))) continue;
    Result<std::optional<BuiltSlices>> built = build_slices(slice, tables, options);
    if (!built) return built.error();
    if (!*built) return false;
    add_built(tables, slice, std::move(**built));
  }
  return true;
}

}  // namespace checkers
