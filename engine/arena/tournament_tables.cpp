#include "engine/arena/tournament.hpp"
#include "engine/base/text.hpp"

namespace checkers {
namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

void append_statistics(std::vector<std::string>& row, const SearchStatistics& statistics) {
  row.push_back(number(statistics.generated));
  row.push_back(number(statistics.expanded));
  row.push_back(number(statistics.leaves));
  row.push_back(number(statistics.expanded + statistics.leaves));
  row.push_back(format_fixed(statistics.time_ms, 1));
  row.push_back(number(statistics.memory_bytes));
}

std::string winner_of(const Status& status) {
  if (!status.over) return "";
  return status.winner ? std::string(color_name(*status.winner)) : "draw";
}

}  // namespace

Table game_table(const TournamentResult& result) {
  Table table{"Games", {"game", "black", "white", "opening", "winner", "reason", "path length"}, {}};
  for (const std::string side : {"black", "white"})
    for (const std::string what : {"generated", "expanded", "leaves", "total", "time ms", "memory bytes"})
      table.columns.push_back(side + " " + what);
  int index = 0;
  for (const TournamentGame& game : result.games) {
    const Status& status = game.played.game.status();
    std::vector<std::string> row{std::to_string(++index),
                                 result.players[game.black],
                                 result.players[game.white],
                                 game.opening,
                                 winner_of(status),
                                 std::string(reason_id(status.reason)),
                                 std::to_string(game.played.game.ply())};
    append_statistics(row, game.played.statistics_of(Color::Black));
    append_statistics(row, game.played.statistics_of(Color::White));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table standings(const TournamentResult& result) {
  Table table{
      "Standings",
      {"player", "games", "won", "drawn", "lost", "score %", "95 % low", "95 % high", "nodes a game", "time ms a game"},
      {}};
  for (std::size_t player = 0; player < result.players.size(); ++player) {
    const Score score = result.score(player);
    SearchStatistics total;
    for (const TournamentGame& game : result.games) {
      if (game.black == player) total += game.played.statistics_of(Color::Black);
      if (game.white == player) total += game.played.statistics_of(Color::White);
    }
    const Interval interval = confidence_interval(score);
    const double games = score.games() == 0 ? 1 : score.games();
    const auto nodes = static_cast<double>(total.expanded + total.leaves);
    table.rows.push_back(
        {result.players[player], std::to_string(score.games()), std::to_string(score.wins), std::to_string(score.draws),
         std::to_string(score.losses), format_fixed(100 * score.rate(), 1), format_fixed(100 * interval.low, 1),
         format_fixed(100 * interval.high, 1), format_fixed(nodes / games, 0), format_fixed(total.time_ms / games, 1)});
  }
  return table;
}

Table cross_table(const TournamentResult& result) {
  Table table{"Points of the row's player against the column's", {"player"}, {}};
  for (std::size_t player = 0; player < result.players.size(); ++player)
    table.columns.push_back(std::to_string(player + 1));
  table.columns.emplace_back("points");
  for (std::size_t player = 0; player < result.players.size(); ++player) {
    std::vector<std::string> row{std::to_string(player + 1) + " " + result.players[player]};
    for (std::size_t other = 0; other < result.players.size(); ++other)
      row.push_back(player == other ? "" : format_fixed(result.score(player, other).points(), 1));
    row.push_back(format_fixed(result.score(player).points(), 1));
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace checkers
