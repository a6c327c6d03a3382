#include <algorithm>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"
#include "engine/core/pdn.hpp"
#include "engine/core/pdn_lexer.hpp"

namespace checkers {
namespace {

// Deeper nesting is no annotator's work, and each level costs stack.
constexpr int kDeepestVariation = 32;

PdnResult read_result(std::string_view text) {
  if (text == "1-0" || text == "2-0") return PdnResult::BlackWins;
  if (text == "0-1" || text == "0-2") return PdnResult::WhiteWins;
  if (text == "1/2-1/2" || text == "1-1") return PdnResult::Draw;
  return PdnResult::Unknown;
}

void append_comment(std::string& comment, const std::string& more) {
  if (!comment.empty() && !more.empty()) comment += ' ';
  comment += more;
}

class PdnReader {
 public:
  explicit PdnReader(std::string_view text) : lexer_(text) { advance(); }

  std::vector<PdnEntry> read() {
    std::vector<PdnEntry> games;
    while (token_.kind != PdnTokenKind::End) {
      PdnEntry entry;
      entry.line = token_.line;
      in_moves_ = false;
      entry.error = read_game(entry.game);
      if (entry.error) skip_rest_of_game();
      games.push_back(std::move(entry));
      skip_stray_comments();
    }
    return games;
  }

 private:
  using Problem = std::optional<Error>;

  void advance() { token_ = lexer_.next(); }

  Error error(const std::string& message) const { return {message, token_.line, token_.column}; }

  Problem read_game(PdnGame& game) {
    while (token_.kind == PdnTokenKind::Tag || token_.kind == PdnTokenKind::Comment) {
      if (token_.kind == PdnTokenKind::Comment)
        append_comment(game.comment, token_.text);
      else if (Problem problem = read_tag(game))
        return problem;
      advance();
    }
    in_moves_ = token_.kind != PdnTokenKind::Unterminated;
    if (Problem problem = read_line(game.start, game.moves, game.comment, 0)) return problem;
    if (token_.kind == PdnTokenKind::Result) {
      const PdnResult result = read_result(token_.text);
      game.result = result != PdnResult::Unknown ? result : read_result(game.tag("Result"));
      advance();
      return std::nullopt;
    }
    if (token_.kind == PdnTokenKind::Tag || token_.kind == PdnTokenKind::End) {
      game.result = read_result(game.tag("Result"));
      return std::nullopt;
    }
    return unexpected();
  }

  Problem read_tag(PdnGame& game) {
    game.tags.push_back({token_.text, token_.value});
    if (token_.text == "FEN") {
      const Result<Position> position = parse_fen(token_.value);
      if (!position) return error("The FEN tag is wrong: " + position.error().message);
      game.start = *position;
    }
    if (token_.text == "GameType" && token_.value.substr(0, 2) != "21")
      return error("GameType " + quoted(token_.value) + " is not English draughts, which is 21.");
    return std::nullopt;
  }

  // Moves from `position` until something that is not part of a line.
  Problem read_line(Position position, PdnLine& line, std::string& comment, int depth) {
    Position before = position;  // the last move's, where its variations start
    for (;; advance()) {
      switch (token_.kind) {
        case PdnTokenKind::Number: break;
        case PdnTokenKind::Comment: append_comment(line.empty() ? comment : line.back().comment, token_.text); break;
        case PdnTokenKind::Nag:
          if (line.empty()) return error("Expected a move before this sign.");
          line.back().nags.push_back(static_cast<int>(*parse_integer(token_.text)));
          break;
        case PdnTokenKind::Move: {
          const Result<Move> move = parse_move(token_.text, legal_moves(position));
          if (!move) return error(move.error().message);
          before = position;
          position = after(position, *move);
          line.push_back({*move, {}, {}, {}});
          break;
        }
        case PdnTokenKind::Open:
          if (Problem problem = read_variation(before, line, depth)) return problem;
          break;
        default: return std::nullopt;
      }
    }
  }

  // Ends on the closing bracket.
  Problem read_variation(const Position& before, PdnLine& line, int depth) {
    if (line.empty()) return error("Expected a move before this variation.");
    if (depth == kDeepestVariation) return error("Variations are nested too deeply.");
    advance();
    PdnLine variation;
    std::string comment;
    if (Problem problem = read_line(before, variation, comment, depth + 1)) return problem;
    if (token_.kind != PdnTokenKind::Close) return unexpected("a move or )");
    if (!variation.empty()) {
      append_comment(comment, variation.front().comment);
      variation.front().comment = comment;
      line.back().variations.push_back(std::move(variation));
    }
    return std::nullopt;
  }

  Error unexpected(const std::string& expected = "a move or a result") const {
    switch (token_.kind) {
      case PdnTokenKind::Unterminated: return error("This " + token_.text + " never ends.");
      case PdnTokenKind::End: return error("Expected " + expected + ", found the end.");
      case PdnTokenKind::Close: return error("Expected " + expected + ", found ).");
      case PdnTokenKind::Tag: return error("Expected " + expected + ", found a tag.");
      default: return error("Expected " + expected + ", found " + quoted(token_.text) + ".");
    }
  }

  // After an error: to the token behind this game's result, or to the next game's first tag.
  void skip_rest_of_game() {
    if (!in_moves_)
      while (token_.kind == PdnTokenKind::Tag || token_.kind == PdnTokenKind::Comment ||
             token_.kind == PdnTokenKind::Unterminated || token_.kind == PdnTokenKind::Unknown)
        advance();
    while (token_.kind != PdnTokenKind::End && token_.kind != PdnTokenKind::Tag) {
      const bool result = token_.kind == PdnTokenKind::Result;
      advance();
      if (result) return;
    }
  }

  void skip_stray_comments() {
    while (token_.kind == PdnTokenKind::Comment) advance();
  }

  PdnLexer lexer_;
  PdnToken token_;
  bool in_moves_ = false;
};

}  // namespace

std::vector<PdnEntry> parse_pdn(std::string_view text) { return PdnReader(text).read(); }

}  // namespace checkers
