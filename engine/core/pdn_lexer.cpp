#include "engine/core/pdn_lexer.hpp"

#include <array>
#include <utility>

#include "engine/base/text.hpp"

namespace checkers {
namespace {

constexpr bool is_separator(char c) { return c == '-' || c == 'x' || c == 'X' || c == ':'; }

constexpr bool ends_word(char c) {
  return c == '\0' || is_space(c) || c == '(' || c == ')' || c == '{' || c == '[' || c == ';';
}

bool is_result(std::string_view text) {
  constexpr std::array<std::string_view, 8> kResults{"1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"};
  for (const std::string_view result : kResults)
    if (text == result) return true;
  return false;
}

// The numeric code of "!", "?", "!!", "??", "!?", "?!"; "*" marks a forced move.
std::string_view nag_of(std::string_view signs) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kNags{
      {{"!", "1"}, {"?", "2"}, {"!!", "3"}, {"??", "4"}, {"!?", "5"}, {"?!", "6"}, {"*", "7"}}};
  for (const auto& [sign, nag] : kNags)
    if (signs == sign) return nag;
  return "";
}

}  // namespace

char PdnLexer::advance() {
  const char c = text_[at_++];
  if (c == '\n') {
    ++line_;
    column_ = 1;
  } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
    ++column_;  // the trailing bytes of a UTF-8 character take no column
  }
  return c;
}

// White space, a byte order mark, and `%` lines.
void PdnLexer::skip_blank() {
  if (at_ == 0 && text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
  while (at_ < text_.size()) {
    if (is_space(peek())) {
      advance();
      after_move_ = false;
    } else if (peek() == '%' && column_ == 1) {
      while (at_ < text_.size() && peek() != '\n') advance();
    } else {
      return;
    }
  }
}

PdnToken PdnLexer::next() {
  skip_blank();
  PdnToken token;
  token.line = line_;
  token.column = column_;
  if (at_ == text_.size()) return token;

  const char c = peek();
  if (c == '[') return tag(token);
  if (c == '{' || c == ';') return comment(token);
  if (c == '(' || c == ')') {
    token.kind = c == '(' ? PdnTokenKind::Open : PdnTokenKind::Close;
    advance();
    return token;
  }
  if (c == '$' || c == '!' || c == '?' || (c == '*' && after_move_)) return annotation(token);
  if (is_digit(c)) return numeric(token);
  if (c == '.') {  // the dots of "1. ... 22-18"
    while (peek() == '.') advance();
    token.kind = PdnTokenKind::Number;
    return token;
  }
  return word(token);
}

// [Name "value"], with \" and \\ in the value.
PdnToken PdnLexer::tag(PdnToken token) {
  token.kind = PdnTokenKind::Unterminated;
  token.text = "tag";
  advance();
  while (is_space(peek())) advance();
  std::string name;
  while (at_ < text_.size() && !is_space(peek()) && peek() != '"' && peek() != ']') name += advance();
  while (is_space(peek())) advance();
  std::string value;
  if (peek() == '"') {
    advance();
    while (at_ < text_.size() && peek() != '"' && peek() != '\n') {
      if (peek() == '\\' && (peek(1) == '"' || peek(1) == '\\')) advance();
      value += advance();
    }
    if (peek() != '"') return token;
    advance();
  } else {
    while (at_ < text_.size() && peek() != ']' && peek() != '\n') value += advance();
    value = std::string(trimmed(value));
  }
  while (is_space(peek()) && peek() != '\n') advance();
  if (peek() != ']') return token;
  advance();
  token.kind = PdnTokenKind::Tag;
  token.text = name;
  token.value = value;
  return token;
}

PdnToken PdnLexer::comment(PdnToken token) {
  const bool braces = advance() == '{';
  const std::size_t begin = at_;
  const std::size_t end = text_.find(braces ? '}' : '\n', at_);
  if (end == std::string_view::npos && braces) {
    token.kind = PdnTokenKind::Unterminated;  // only the brace is taken: what follows may still be read
    token.text = "comment";
    return token;
  }
  const std::size_t stop = end == std::string_view::npos ? text_.size() : end;
  while (at_ < stop) advance();
  if (at_ < text_.size()) advance();
  token.kind = PdnTokenKind::Comment;
  token.text = std::string(trimmed(text_.substr(begin, stop - begin)));
  return token;
}

PdnToken PdnLexer::annotation(PdnToken token) {
  token.kind = PdnTokenKind::Nag;
  if (peek() == '$') {
    advance();
    while (is_digit(peek())) token.text += advance();
    if (token.text.empty() || token.text.size() > 3) token.kind = PdnTokenKind::Unknown;
    return token;
  }
  std::string signs;
  while (peek() == '!' || peek() == '?' || peek() == '*') signs += advance();
  token.text = nag_of(signs);
  if (token.text.empty()) {
    token.kind = PdnTokenKind::Unknown;
    token.text = signs;
  }
  return token;
}

// How many blanks stand here before a separator that a square follows, as in "11 - 15"; 0 if there is no such thing.
std::size_t PdnLexer::blanks_before_separator() const {
  std::size_t ahead = 0;
  while (peek(ahead) == ' ') ++ahead;
  std::size_t behind = ahead + 1;
  while (peek(behind) == ' ') ++behind;
  return ahead > 0 && is_separator(peek(ahead)) && is_digit(peek(behind)) ? ahead : 0;
}

// A move number, a move or a result.
PdnToken PdnLexer::numeric(PdnToken token) {
  for (;;) {
    while (is_digit(peek()) || is_separator(peek()) || peek() == '/') token.text += advance();
    const std::size_t blanks = blanks_before_separator();
    if (blanks == 0) break;
    for (std::size_t i = 0; i < blanks; ++i) advance();
    token.text += advance();
    while (peek() == ' ') advance();
  }
  if (is_result(token.text) && ends_word(peek())) {
    token.kind = PdnTokenKind::Result;
    return token;
  }
  const bool only_digits = token.text.find_first_not_of("0123456789") == std::string::npos;
  if (only_digits && peek() == '.') {
    while (peek() == '.') advance();
    token.kind = PdnTokenKind::Number;
    return token;
  }
  const bool move = !only_digits && token.text.find('/') == std::string::npos;
  const bool clean_end = ends_word(peek()) || peek() == '!' || peek() == '?' || peek() == '*' || peek() == '$';
  if (move && clean_end) {
    token.kind = PdnTokenKind::Move;
    after_move_ = true;
    return token;
  }
  return word(token);
}

PdnToken PdnLexer::word(PdnToken token) {
  if (token.text.empty()) token.text += advance();
  while (!ends_word(peek())) token.text += advance();
  token.kind = is_result(token.text) ? PdnTokenKind::Result : PdnTokenKind::Unknown;
  return token;
}

}  // namespace checkers
