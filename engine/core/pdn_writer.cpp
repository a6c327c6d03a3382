#include <algorithm>
#include <array>

#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"
#include "engine/core/pdn.hpp"

namespace checkers {
namespace {

constexpr std::array<std::string_view, 7> kRoster{"Event", "Site", "Date", "Round", "Black", "White", "Result"};

std::string escaped(std::string_view value) {
  std::string text;
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' || c == '\r' ? ' ' : c;
  }
  return text;
}

void append_tag(std::string& out, std::string_view name, std::string_view value) {
  out += "[" + std::string(name) + " \"" + escaped(value) + "\"]\n";
}

void append_tags(std::string& out, const PdnGame& game) {
  for (const std::string_view name : kRoster) {
    const std::string_view value = name == "Result" ? result_text(game.result) : game.tag(name);
    append_tag(out, name, value.empty() ? "?" : value);
  }
  for (const PdnTag& tag : game.tags) {
    const bool written_elsewhere = std::find(kRoster.begin(), kRoster.end(), tag.name) != kRoster.end() ||
                                   tag.name == "SetUp" || tag.name == "FEN";
    if (!written_elsewhere) append_tag(out, tag.name, tag.value);
  }
  if (game.start != start_position()) {
    append_tag(out, "SetUp", "1");
    append_tag(out, "FEN", to_fen(game.start));
  }
}

// Words, wrapped at 80 columns.
class Wrapped {
 public:
  void word(std::string_view text) {
    constexpr std::size_t kColumns = 80;
    if (column_ > 0 && column_ + 1 + text.size() > kColumns) {
      out_ += '\n';
      column_ = 0;
    } else if (column_ > 0) {
      out_ += ' ';
      ++column_;
    }
    out_ += text;
    column_ += text.size();
  }

  void comment(std::string_view text) {
    if (text.empty()) return;
    std::string safe = "{" + std::string(text) + "}";
    std::replace(safe.begin() + 1, safe.end() - 1, '}', ')');
    std::size_t at = 0;
    while (at < safe.size()) {
      const std::size_t end = std::min(safe.find_first_of(" \n\r\t", at), safe.size());
      if (end > at) word(std::string_view(safe).substr(at, end - at));
      at = end + 1;
    }
  }

  std::string text() const { return out_; }

 private:
  std::string out_;
  std::size_t column_ = 0;
};

// Move numbers count from the line's first position; White's move gets one only where a line or comment broke.
void append_line(Wrapped& out, Position position, const PdnLine& line, int ply) {
  bool number_needed = true;
  for (const PdnMove& played : line) {
    const bool first_half = ply % 2 == 0;
    if (first_half)
      out.word(std::to_string(ply / 2 + 1) + ".");
    else if (number_needed)
      out.word(std::to_string(ply / 2 + 1) + "...");
    number_needed = !played.comment.empty() || !played.variations.empty();

    out.word(to_notation(played.move, legal_moves(position)));
    for (const int nag : played.nags) out.word("$" + std::to_string(nag));
    out.comment(played.comment);
    for (const PdnLine& variation : played.variations) {
      out.word("(");
      append_line(out, position, variation, ply);
      out.word(")");
    }
    position = after(position, played.move);
    ++ply;
  }
}

}  // namespace

std::string to_pdn(const PdnGame& game) {
  std::string out;
  append_tags(out, game);
  out += '\n';
  Wrapped moves;
  moves.comment(game.comment);
  append_line(moves, game.start, game.moves, game.start.to_move == Color::Black ? 0 : 1);
  moves.word(result_text(game.result));
  return out + moves.text() + "\n";
}

}  // namespace checkers
