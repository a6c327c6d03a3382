#include <algorithm>
#include <set>

#include "engine/base/random.hpp"
#include "engine/reports/sable/claims.hpp"
#include "engine/reports/sable/player.hpp"
#include "engine/reports/sable/search.hpp"

namespace checkers::sable {
namespace {

constexpr std::string_view kSection = "Heuristic";

std::string listed(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) {
    if (!text.empty()) text += ", ";
    text += std::to_string(number);
  }
  return text;
}

bool ascending(const std::vector<int>& numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), [](int a, int b) { return a >= b; }) == numbers.end();
}

// Black to move with these pieces; kings only where named.
Position black_to_move(Bitboard black, Bitboard white, Bitboard kings) { return {black, white, kings, Color::Black}; }

ReportCell men_claim() {
  std::vector<int> scores;
  for (const Square square : {1, 6, 9, 14, 17, 22, 25})
    scores.push_back(heuristic(black_to_move(bit(square), bit(32), bit(32)), Color::Black));
  return claim(kSection, "men", "favors men closer to the final row",
               "a man on rows 1 to 7 against a king: " + listed(scores), ascending(scores));
}

ReportCell fewer_pieces_claim() {
  std::vector<int> bonuses;
  for (int weak = 11; weak >= 1; weak -= 2) {
    const Bitboard black = (Bitboard{1} << (weak + 1)) - 1;
    const Bitboard white = ((Bitboard{1} << weak) - 1) << (32 - weak);
    bonuses.push_back(terms(black_to_move(black, white, 0), Color::Black).fewer_pieces);
  }
  return claim(kSection, "trades", "favors reducing the number of pieces for the player in the lead",
               "12 v 11, 10 v 9, ... 2 v 1: " + listed(bonuses), ascending(bonuses));
}

// A king's term as it comes down the long diagonal from 32 towards a man on 5.
std::vector<int> approach(int dead_zone) {
  std::vector<int> scores;
  for (const Square king : {32, 27, 23, 18, 14})
    scores.push_back(
        terms(black_to_move(bit(king), bit(5), bit(king)), Color::Black, {.dead_zone = dead_zone}).proximity);
  return scores;
}

ReportCell proximity_claim() {
  const std::vector<int> chosen = approach(HeuristicOptions{}.dead_zone);
  const std::vector<int> plain = approach(0);
  const bool more_from_afar =
      plain[1] - plain[0] > plain[4] - plain[3] && chosen[1] - chosen[0] > chosen[4] - chosen[3];
  return claim(
      kSection, "kings", "encourages a king to get closer to an enemy by adding numbers, more from further away",
      "step by step: " + listed(chosen) + "; plain form: " + listed(plain), ascending(plain) && more_from_afar);
}

ReportCell double_corner_claim() {
  std::vector<int> scores;
  for (const Square helper : {29, 11, 10, 9, 5})
    scores.push_back(terms(black_to_move(bit(helper) | bit(30), bit(1), bit(helper) | bit(30) | bit(1)), Color::Black)
                         .double_corner);
  const Position equal = black_to_move(bit(9), bit(1), bit(9) | bit(1));
  return claim(kSection, "double corner",
               "one player has more pieces, the other a king in a double corner: specific squares",
               "two kings against one on 1, one of them on 29, 11, 10, 9, 5: " + listed(scores),
               ascending(scores) && terms(equal, Color::Black).double_corner == 0);
}

ReportCell noise_claim() {
  std::set<int> seen;
  bool reversed = false;
  Random random(3);
  for (int i = 0; i < 2000; ++i) {
    const Position position{static_cast<Bitboard>(random.next()), 0, 0, Color::Black};
    const int extra = noise(position, 7);
    seen.insert(extra);
    reversed = reversed || kNoiseSteps + extra <= noise(position, 8);
  }
  return claim(kSection, "randomness", "adds some randomness to states that would otherwise be equivalent",
               "one unit of score is 8; the random part runs from " + std::to_string(*seen.begin()) + " to " +
                   std::to_string(*seen.rbegin()),
               seen.size() == kNoiseSteps && !reversed);
}

ReportCell choice_claim() {
  // One king against another far away: some moves are equal but for the random part.
  const Position position = black_to_move(bit(14), bit(32), bit(14) | bit(32));
  const std::size_t equals = find_best(position, Settings{.limit_ms = 0, .depth = 2, .noise = false}, 1).equals.size();
  std::set<std::pair<int, int>> chosen;
  const std::vector<std::string_view> depth{"2"};
  const Result<Player> player = kSablePlayer.make(depth, false);
  for (std::uint64_t seed = 0; player && seed < 64; ++seed) {
    const SearchResult result = player->search({.position = position, .seed = seed});
    if (result.move) chosen.insert({result.move->from, result.move->to});
  }
  return claim(kSection, "equal moves", "the search randomly chooses between equivalent states",
               std::to_string(equals) + " moves are equal, " + std::to_string(chosen.size()) +
                   " of them are chosen in 64 searches",
               equals > 1 && chosen.size() == equals);
}

}  // namespace

void append_heuristic_claims(Cells& cells) {
  cells.push_back(men_claim());
  cells.push_back(double_corner_claim());
  cells.push_back(proximity_claim());
  cells.push_back(fewer_pieces_claim());
  cells.push_back(noise_claim());
  cells.push_back(choice_claim());
}

}  // namespace checkers::sable
