#include "engine/core/pdn.hpp"

#include <utility>

namespace checkers {

std::string_view result_text(PdnResult result) {
  switch (result) {
    case PdnResult::BlackWins: return "1-0";
    case PdnResult::WhiteWins: return "0-1";
    case PdnResult::Draw: return "1/2-1/2";
    case PdnResult::Unknown: return "*";
  }
  return "*";
}

PdnResult result_of(const Status& status) {
  if (!status.over) return PdnResult::Unknown;
  if (!status.winner) return PdnResult::Draw;
  return *status.winner == Color::Black ? PdnResult::BlackWins : PdnResult::WhiteWins;
}

std::string_view PdnGame::tag(std::string_view name) const {
  for (const PdnTag& candidate : tags)
    if (candidate.name == name) return candidate.value;
  return {};
}

PdnGame pdn_from(const Game& game, std::vector<PdnTag> tags) {
  PdnGame record;
  record.tags = std::move(tags);
  record.start = game.start();
  for (int ply = 0; ply < game.ply(); ++ply)
    record.moves.push_back({game.moves()[static_cast<std::size_t>(ply)], {}, {}, {}});
  record.result = result_of(game.status());
  return record;
}

Game game_from(const PdnGame& record, const Rules& rules) {
  Game game(record.start, rules);
  for (const PdnMove& played : record.moves)
    if (game.play(played.move)) break;
  return game;
}

}  // namespace checkers
