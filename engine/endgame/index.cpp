#include "engine/endgame/index.hpp"

#include <vector>

namespace checkers {
namespace {

constexpr int kManSquares = 28;
constexpr int kInnerSquares = 24;  // where men of both sides can stand
constexpr int kTopSquares = 4;

using Binomials = std::array<std::array<std::uint32_t, kMaxEndgamePieces + 1>, kLastSquare + 1>;

constexpr Binomials binomials() {
  Binomials table{};
  for (std::size_t n = 0; n < table.size(); ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; n > 0 && k < table[n].size(); ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}

constexpr Binomials kChoose = binomials();

constexpr std::uint32_t choose(int n, int k) {
  return n < 0 || k < 0 ? 0 : kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// The colexicographic rank of `set` among the sets of its size on the squares outside `taken`.
std::uint32_t rank(Bitboard set, Bitboard taken) {
  std::uint32_t result = 0;
  for (int k = 1; set != 0; ++k) {
    const Bitboard lowest = set & (0 - set);
    set ^= lowest;
    result += choose(count(~taken & (lowest - 1)), k);
  }
  return result;
}

// All sets of k squares in colexicographic order; the sets on the first n squares are the first choose(n, k).
std::vector<Bitboard> subsets(int k) {
  std::vector<Bitboard> sets;
  if (k == 0) return {0};
  const std::uint32_t total = choose(kLastSquare, k);
  sets.reserve(total);
  Bitboard set = (Bitboard{1} << k) - 1;
  while (true) {
    sets.push_back(set);
    if (sets.size() == total) return sets;
    const Bitboard lowest = set & (0 - set);  // next larger number with as many bits
    const Bitboard ripple = set + lowest;
    set = ripple | ((set ^ ripple) / lowest >> 2);
  }
}

const std::vector<Bitboard>& all_subsets(int k) {
  static const std::array<std::vector<Bitboard>, kMaxEndgamePieces> sets{subsets(0), subsets(1), subsets(2),
                                                                         subsets(3), subsets(4), subsets(5)};
  return sets[static_cast<std::size_t>(k)];
}

// The inverse of rank().
Bitboard unrank(std::uint32_t index, int k, Bitboard taken) {
  if (k == 0) return 0;
  Bitboard set = all_subsets(k)[index];
  while (taken != 0) {
    const Bitboard below = (taken & (0 - taken)) - 1;
    taken &= taken - 1;
    set = (set & below) | (set & ~below) << 1;
  }
  return set;
}

}  // namespace

SliceIndex::SliceIndex(const Slice& slice) : slice_(slice) {
  const int squares_for_kings = kLastSquare - slice.men - slice.enemy_men;
  king_counts_ = choose(squares_for_kings, slice.kings);
  enemy_king_counts_ = choose(squares_for_kings - slice.kings, slice.enemy_kings);
  for (int top = 0; top < kGroups; ++top) {
    const auto group = static_cast<std::size_t>(top);
    rest_counts_[group] = choose(kInnerSquares, slice.men - top);
    enemy_men_counts_[group] = choose(kManSquares - (slice.men - top), slice.enemy_men);
    starts_[group + 1] = starts_[group] + choose(kTopSquares, top) * rest_counts_[group] * enemy_men_counts_[group] *
                                              king_counts_ * enemy_king_counts_;
  }
}

std::uint32_t SliceIndex::index_of(const Position& position) const {
  const Bitboard men = position.black & ~position.kings;
  const Bitboard enemy_men = position.white & ~position.kings;
  const Bitboard kings = position.black & position.kings;
  const auto group = static_cast<std::size_t>(count(men & kTopRow));
  std::uint32_t index = rank(men & kTopRow, 0) * rest_counts_[group] + rank(men & ~kTopRow, kTopRow);
  index = index * enemy_men_counts_[group] + rank(enemy_men, men | kTopRow);
  index = index * king_counts_ + rank(kings, men | enemy_men);
  index = index * enemy_king_counts_ + rank(position.white & position.kings, men | enemy_men | kings);
  return starts_[group] + index;
}

Position SliceIndex::position_at(std::uint32_t index) const {
  std::size_t group = 0;
  while (index >= starts_[group + 1]) ++group;
  index -= starts_[group];
  const auto take_digit = [&index](std::uint32_t radix) {
    const std::uint32_t digit = index % radix;
    index /= radix;
    return digit;
  };
  const std::uint32_t enemy_kings_rank = take_digit(enemy_king_counts_);
  const std::uint32_t kings_rank = take_digit(king_counts_);
  const std::uint32_t enemy_men_rank = take_digit(enemy_men_counts_[group]);
  const std::uint32_t rest_rank = take_digit(rest_counts_[group]);

  const int top = static_cast<int>(group);
  const Bitboard inner_men = unrank(rest_rank, slice_.men - top, 0);  // without the top row
  const Bitboard men = unrank(index, top, 0) | inner_men << kTopSquares;
  const Bitboard enemy_men = unrank(enemy_men_rank, slice_.enemy_men, inner_men) << kTopSquares;
  const Bitboard kings = unrank(kings_rank, slice_.kings, men | enemy_men);
  const Bitboard enemy_kings = unrank(enemy_kings_rank, slice_.enemy_kings, men | enemy_men | kings);
  return {men | kings, enemy_men | enemy_kings, kings | enemy_kings, Color::Black};
}

}  // namespace checkers
