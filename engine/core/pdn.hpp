#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/game.hpp"

namespace checkers {

// "1-0" is a win for Black, the first to move: so the American Checker Federation's archive has it.
enum class PdnResult : std::uint8_t { Unknown, BlackWins, WhiteWins, Draw };

std::string_view result_text(PdnResult result);
PdnResult result_of(const Status& status);

struct PdnTag {
  std::string name;
  std::string value;
};

struct PdnMove;
using PdnLine = std::vector<PdnMove>;

struct PdnMove {
  Move move;
  std::vector<int> nags;            // $1 good, $2 mistake, ... as in chess
  std::string comment;              // what follows the move in braces
  std::vector<PdnLine> variations;  // other moves instead of this one
};

struct PdnGame {
  std::vector<PdnTag> tags;
  Position start = start_position();
  std::string comment;  // before the first move
  PdnLine moves;
  PdnResult result = PdnResult::Unknown;

  // The tag's value, or empty.
  std::string_view tag(std::string_view name) const;
};

// One game of a file. With an error, `game` holds what was read before it.
struct PdnEntry {
  PdnGame game;
  int line = 1;  // where it begins
  std::optional<Error> error;
};

// Reads every game of a text: tags, comments, variations, NAGs, results; any separator between squares. A bad game
// does not disturb the next one.
std::vector<PdnEntry> parse_pdn(std::string_view text);

// Writes a game: the seven tags first, 80 columns, captures with `x` and their whole route where it is ambiguous.
std::string to_pdn(const PdnGame& game);

// A played game as PDN, up to its present position.
PdnGame pdn_from(const Game& game, std::vector<PdnTag> tags = {});

// The main line as a game that can go on. The draw rules are not applied while reading: a record is what was played.
Game game_from(const PdnGame& record, const Rules& rules = kStandardRules);

}  // namespace checkers
