#include "engine/evaluation/csintsy.hpp"

namespace checkers {
namespace csintsy {
namespace {

// Figure 8: the back rows of both sides and the two "ideal" squares of each.
constexpr Bitboard kBlackIdeal = bit(1) | bit(3);
constexpr Bitboard kBlackOther = kTopRow & ~kBlackIdeal;
constexpr Bitboard kRedIdeal = bit(32) | bit(30);
constexpr Bitboard kRedOther = kBottomRow & ~kRedIdeal;

constexpr Bitboard kEdges = kLeftEdge | kRightEdge;
constexpr Bitboard kMiddleRows = 0x00FFFF00;
constexpr Bitboard kCenter = kMiddleRows & ~kEdges;
constexpr Bitboard kCenterEdge = kMiddleRows & kEdges;
constexpr Bitboard kOffBorder = ~(kTopRow | kBottomRow | kEdges);

// The squares that an attacker standing next to them in direction D could jump, the square behind being empty.
template <Direction D>
constexpr Bitboard open_to(Bitboard attackers, Bitboard empty) {
  return step<kOpposite<D>>(attackers) & step<D>(empty);
}

// Men attack in their own direction of march, kings in all four: Red's men stand below a black piece (Black
// marches down), Black's men above a red one.
Bitboard vulnerable_black(const Position& position) {
  const Bitboard empty = position.empty();
  const Bitboard kings = position.white & position.kings;
  return position.black & kOffBorder &
         (open_to<Direction::DownRight>(position.white, empty) | open_to<Direction::DownLeft>(position.white, empty) |
          open_to<Direction::UpRight>(kings, empty) | open_to<Direction::UpLeft>(kings, empty));
}

Bitboard vulnerable_red(const Position& position, RedCheck red_check) {
  const Bitboard empty = position.empty();
  const Bitboard attackers = red_check == RedCheck::AsPrinted ? position.white : position.black;
  const Bitboard kings = attackers & position.kings;
  return position.white & kOffBorder &
         (open_to<Direction::UpRight>(attackers, empty) | open_to<Direction::UpLeft>(attackers, empty) |
          open_to<Direction::DownRight>(kings, empty) | open_to<Direction::DownLeft>(kings, empty));
}

std::array<int, kFeatures> count_side(Bitboard pieces, Bitboard all_kings, Bitboard other_back_row,
                                      Bitboard ideal_back_row, Bitboard vulnerable) {
  const Bitboard kings = pieces & all_kings;
  const Bitboard men = pieces & ~all_kings;
  const int exposed = count(vulnerable);
  return {count(men),
          count(kings),
          count(pieces & other_back_row),
          count(pieces & ideal_back_row),
          count(men & kCenter),
          count(men & kCenterEdge),
          count(kings & kCenter),
          count(kings & kCenterEdge),
          exposed,
          count(pieces) - exposed};
}

// Every product a feature can contribute. A table instead of a multiplication: no compiler may then fuse the
// product with the sum and round once instead of twice.
constexpr int kMostPieces = 32;
using Products = std::array<double, 2 * kMostPieces + 1>;

constexpr std::array<Products, kFeatures> make_products() {
  std::array<Products, kFeatures> products{};
  for (std::size_t feature = 0; feature < kFeatures; ++feature)
    for (int difference = -kMostPieces; difference <= kMostPieces; ++difference)
      products[feature][static_cast<std::size_t>(difference + kMostPieces)] = difference * kWeights[feature];
  return products;
}

constexpr std::array<Products, kFeatures> kProducts = make_products();

}  // namespace

FeatureCounts count_features(const Position& position, RedCheck red_check) {
  return {count_side(position.black, position.kings, kBlackOther, kBlackIdeal, vulnerable_black(position)),
          count_side(position.white, position.kings, kRedOther, kRedIdeal, vulnerable_red(position, red_check))};
}

double utility(const Position& position, RedCheck red_check) {
  const FeatureCounts counts = count_features(position, red_check);
  double sum = 0;
  for (std::size_t feature = 0; feature < kFeatures; ++feature) {
    const int difference = counts.black[feature] - counts.red[feature];
    sum += kProducts[feature][static_cast<std::size_t>(difference + kMostPieces)];
  }
  return sum;
}

}  // namespace csintsy

const Evaluation kCsintsy{
    .id = "csintsy",
    .name = "Ten weighted features",
    .authors = "Jonaviene De Guzman Capunitan",
    .year = 2022,
    .source = "MCO2: Casual Gamer (CSINTSY), Figures 7 and 9",
    .remarks = "Black's view whoever evaluates; red pieces are tested for red attackers, as printed",
    .view = View::Black,
    .evaluate = [](const Position& position, Color, int) { return csintsy::utility(position); },
};

}  // namespace checkers
