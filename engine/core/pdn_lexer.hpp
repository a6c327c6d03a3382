#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace checkers {

enum class PdnTokenKind : std::uint8_t {
  Tag,           // text = name, value = value
  Comment,       // text = what the braces enclose, or the rest of the line after `;`
  Open,          // (
  Close,         // )
  Nag,           // text = the number
  Number,        // a move number, "12." or "12..."
  Move,          // "11-15", "1x10x17"
  Result,        // "1-0", "1/2-1/2", "*", ...
  End,           // of the text
  Unterminated,  // a tag or comment that never ends; text = what was opened
  Unknown,       // anything else; text = the word
};

struct PdnToken {
  PdnTokenKind kind = PdnTokenKind::End;
  std::string text;
  std::string value;
  int line = 1;
  int column = 1;
};

// Cuts PDN text into tokens, one call at a time. Never fails: what it does not know comes back as Unknown.
class PdnLexer {
 public:
  explicit PdnLexer(std::string_view text) : text_(text) {}

  PdnToken next();

 private:
  PdnToken tag(PdnToken token);
  PdnToken comment(PdnToken token);
  PdnToken numeric(PdnToken token);
  PdnToken word(PdnToken token);
  PdnToken annotation(PdnToken token);
  std::size_t blanks_before_separator() const;
  void skip_blank();
  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  char advance();

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  int column_ = 1;
  bool after_move_ = false;  // a `*` glued to a move marks it as forced; elsewhere it is a result
};

}  // namespace checkers
