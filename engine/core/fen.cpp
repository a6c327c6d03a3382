#include "engine/core/fen.hpp"

#include <optional>

#include "engine/base/text.hpp"

namespace checkers {
namespace {

class FenReader {
 public:
  explicit FenReader(std::string_view text) : text_(text) {}

  Result<Position> read() {
    if (const auto turn = color()) {
      position_.to_move = *turn;
    } else {
      return error("A position starts with the side to move, B or W, as in B:W21-32:B1-12");
    }
    for (int side = 0; side < 2; ++side) {
      if (!take(':'))
        return error(side == 0 ? "Expected ':' after the side to move" : "Expected ':' before the second side");
      if (auto problem = read_side()) return *problem;
    }
    take('.');
    skip_space();
    if (at_ < text_.size()) return error("Expected nothing after the second side");
    return position_;
  }

 private:
  std::optional<Error> read_side() {
    const std::optional<Color> side = color();
    if (!side) return error("Expected B or W before a side's squares");
    if (seen_[*side == Color::White]) return error("This side was given already");
    seen_[*side == Color::White] = true;
    skip_space();
    if (at_end_of_side()) return std::nullopt;
    do {
      if (auto problem = read_squares(*side)) return problem;
    } while (take(','));
    return std::nullopt;
  }

  // "21", "K22", "1-12" or "K1-4".
  std::optional<Error> read_squares(Color side) {
    const bool king = take('K');
    skip_space();
    const std::size_t begin = at_;
    const std::optional<Square> first = number();
    if (!first) return error("Expected a square number from 1 to 32");
    std::optional<Square> last = first;
    if (take('-')) last = number();
    if (!last || *last < *first) return error("Expected a range like 1-12");
    for (Square square = *first; square <= *last; ++square)
      if (auto problem = place(square, side, king)) {
        at_ = begin;
        return error(*problem);
      }
    return std::nullopt;
  }

  std::optional<std::string> place(Square square, Color side, bool king) {
    const std::string number = std::to_string(square);
    if (contains(position_.occupied(), square)) return "Two pieces stand on square " + number;
    if (!king && contains(crowning_row(side), square))
      return std::string(side == Color::Black ? "A black" : "A white") + " man cannot stand on square " + number +
             ", where it would have been crowned";
    Bitboard& own = side == Color::Black ? position_.black : position_.white;
    if (count(own) == kPiecesPerSide)
      return std::string(side == Color::Black ? "Black" : "White") + " has more than 12 pieces";
    own |= bit(square);
    if (king) position_.kings |= bit(square);
    return std::nullopt;
  }

  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  bool take(char c) {
    skip_space();
    if (at_ == text_.size() || to_upper(text_[at_]) != c) return false;
    ++at_;
    return true;
  }

  std::optional<Color> color() {
    if (take('B')) return Color::Black;
    if (take('W')) return Color::White;
    return std::nullopt;
  }

  std::optional<Square> number() {
    skip_space();
    const std::size_t begin = at_;
    int value = 0;
    while (at_ < text_.size() && is_digit(text_[at_]) && value < 100) value = value * 10 + (text_[at_++] - '0');
    if (is_square(value)) return value;
    at_ = begin;
    return std::nullopt;
  }

  bool at_end_of_side() const { return at_ == text_.size() || text_[at_] == ':' || text_[at_] == '.'; }

  Error error(const std::string& what) {
    skip_space();
    const std::string found = at_ < text_.size() ? ", found " + quoted(text_.substr(at_)) : ", found the end";
    const bool expected = what.rfind("Expected", 0) == 0;
    return {what + (expected ? found : "") + ".", 1, static_cast<int>(at_) + 1};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Position position_;
  bool seen_[2] = {false, false};
};

void append_side(std::string& text, const Position& position, Color side) {
  text += side == Color::Black ? ":B" : ":W";
  const char* separator = "";
  for (Bitboard rest = position.pieces(side); rest != 0; separator = ",") {
    const Square square = take_first(rest);
    text += separator;
    if (contains(position.kings, square)) text += 'K';
    text += std::to_string(square);
  }
}

}  // namespace

Result<Position> parse_fen(std::string_view text) { return FenReader(text).read(); }

std::string to_fen(const Position& position) {
  std::string text = position.to_move == Color::Black ? "B" : "W";
  append_side(text, position, Color::White);
  append_side(text, position, Color::Black);
  return text;
}

}  // namespace checkers
