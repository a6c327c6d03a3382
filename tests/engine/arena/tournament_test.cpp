#include "engine/arena/tournament.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/pdn.hpp"
#include "engine/players/registry.hpp"
#include "tests/support/positions.hpp"

namespace checkers {
namespace {

std::vector<Player> players_of(std::initializer_list<std::string_view> descriptions) {
  std::vector<Player> players;
  for (const std::string_view description : descriptions) {
    Result<Player> player = make_player(description);
    EXPECT_TRUE(player) << description;
    if (player) players.push_back(*player);
  }
  return players;
}

TEST(PlayedGame, AddsUpEachSidesStatistics) {
  const std::vector<Player> players = players_of({"alpha-beta:material:3", "first-move"});
  const PlayedGame played = play_game(players[0], players[1], {});
  EXPECT_TRUE(played.game.status().over);
  EXPECT_EQ(played.game.status().winner, Color::Black);
  EXPECT_GT(played.statistics_of(Color::Black).leaves, 0u);
  EXPECT_EQ(played.statistics_of(Color::White).leaves, 0u);
}

TEST(PlayedGame, StartsAfterItsOpening) {
  const std::vector<Player> players = players_of({"first-move", "first-move"});
  GameOptions options;
  options.opening = {move_of("11-15", start_position())};
  const PlayedGame played = play_game(players[0], players[1], options);
  EXPECT_EQ(to_full_notation(played.game.moves()[0]), "11-15");
}

TEST(PlayedGame, APlayerWithoutAnAnswerIsGivenTheFirstLegalMove) {
  const Player silent{"silent", [](const SearchRequest&) { return SearchResult{}; }};
  GameOptions options;
  options.draw_after_plies = 2;
  const PlayedGame played = play_game(silent, silent, options);
  EXPECT_EQ(to_full_notation(played.game.moves()[0]), "9-13");
  ASSERT_EQ(played.remarks.size(), 2u);
  EXPECT_EQ(played.remarks[0], "ply 1, black: no legal move was given; the first legal move was played");
}

TEST(PlayedGame, TellsAPlayerHowManyTurnsItHasCompleted) {
  std::vector<int> turns;
  const Player counting{"counting", [&](const SearchRequest& request) {
                          turns.push_back(request.turn);
                          return SearchResult{legal_moves(request.position)[0], 0, {}, {}, ""};
                        }};
  GameOptions options;
  options.draw_after_plies = 5;
  play_game(counting, counting, options);
  EXPECT_EQ(turns, (std::vector<int>{0, 0, 1, 1, 2}));
}

TEST(Tournament, SwapsColoursInPairsOfGames) {
  TournamentOptions options;
  options.games = 4;
  options.openings = three_move_openings();
  const TournamentResult result = run_tournament(players_of({"random:1", "random:2"}), options);
  ASSERT_EQ(result.games.size(), 4u);
  EXPECT_EQ(result.games[0].black, 0u);
  EXPECT_EQ(result.games[1].black, 1u);
  EXPECT_EQ(result.games[0].opening, result.games[1].opening);
  EXPECT_NE(result.games[1].opening, result.games[2].opening);
}

#ifndef __EMSCRIPTEN__  // a wasm module has one thread
TEST(Tournament, IsTheSameOnOneThreadAndOnMany) {
  TournamentOptions options;
  options.games = 4;
  options.openings = three_move_openings();
  const auto players = players_of({"random:1", "alpha-beta:material:2", "iterative:material:3"});
  const TournamentResult one = run_tournament(players, options);
  options.threads = 4;
  const TournamentResult many = run_tournament(players, options);
  EXPECT_EQ(to_pdn(one), to_pdn(many));
  ASSERT_EQ(one.games.size(), 12u);
  for (std::size_t i = 0; i < one.games.size(); ++i)
    EXPECT_EQ(one.games[i].played.statistics_of(Color::Black).leaves,
              many.games[i].played.statistics_of(Color::Black).leaves);
}
#endif

TEST(Tournament, AStopKeepsWhatWasFinished) {
  StopToken stop;
  TournamentOptions options;
  options.games = 10;
  options.stop = &stop;
  options.on_game = [&](int finished, int, const PlayedGame&) {
    if (finished == 3) stop.request_stop();
  };
  const TournamentResult result = run_tournament(players_of({"random:1", "random:2"}), options);
  EXPECT_TRUE(result.stopped);
  EXPECT_EQ(result.games.size(), 3u);
}

TEST(Tournament, ScoresAddUp) {
  TournamentOptions options;
  options.games = 6;
  const TournamentResult result =
      run_tournament(players_of({"alpha-beta:material:4", "random:2", "first-move"}), options);
  double points = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(result.score(i).games(), 12);
    points += result.score(i).points();
  }
  EXPECT_EQ(points, 18);
  EXPECT_GT(result.score(0).rate(), 0.8);
  EXPECT_EQ(result.score(0, 1).wins, result.score(1, 0).losses);
}

TEST(Tournament, ItsGamesAreLegalPdn) {
  TournamentOptions options;
  options.openings = three_move_openings();
  const TournamentResult result = run_tournament(players_of({"random:1", "random:2"}), options);
  const auto games = parse_pdn(to_pdn(result));
  ASSERT_EQ(games.size(), 2u);
  for (const PdnEntry& entry : games) EXPECT_FALSE(entry.error);
  EXPECT_EQ(games[0].game.tag("Black"), "random:1");
}

TEST(Tournament, TheGameTableHasEveryColumnAnAssignmentAsksFor) {
  const TournamentResult result = run_tournament(players_of({"random:1", "random:2"}), {});
  const Table table = game_table(result);
  for (const char* column : {"winner", "path length", "black generated", "black expanded", "black leaves",
                             "black total", "black time ms", "black memory bytes", "white generated"})
    EXPECT_NE(std::find(table.columns.begin(), table.columns.end(), column), table.columns.end()) << column;
  for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.columns.size());
}

TEST(Score, TheIntervalHoldsTheRateAndNarrowsWithGames) {
  const Interval few = confidence_interval({6, 2, 2});
  const Interval many = confidence_interval({600, 200, 200});
  EXPECT_LT(few.low, 0.7);
  EXPECT_GT(few.high, 0.7);
  EXPECT_LT(many.high - many.low, (few.high - few.low) / 5);
  EXPECT_LT(confidence_interval({10, 0, 0}).low, 0.8);
  EXPECT_NEAR(confidence_interval({10, 0, 0}).high, 1, 1e-9);
}

TEST(Score, WithoutDrawsTheIntervalIsWilsons) {
  // Wilson (1927) for 8 of 10: 0.490 to 0.943.
  const Interval interval = confidence_interval({8, 0, 2});
  EXPECT_NEAR(interval.low, 0.490, 0.001);
  EXPECT_NEAR(interval.high, 0.943, 0.001);
}

TEST(Openings, AreDistinctEvenPositionsAfterThreeMoves) {
  const std::vector<Opening> openings = three_move_openings();
  EXPECT_GT(openings.size(), 140u);
  std::vector<std::string> ends;
  for (const Opening& opening : openings) {
    EXPECT_EQ(opening.moves.size(), 3u);
    Position position = opening.start;
    for (const Move& move : opening.moves) position = after(position, move);
    ends.push_back(to_fen(position));
    EXPECT_FALSE(position.kings);
  }
  std::sort(ends.begin(), ends.end());
  EXPECT_EQ(std::unique(ends.begin(), ends.end()), ends.end());
}

TEST(Openings, ABlunderIsNoOpening) {
  // After 13-17 22x13 no black man can take back.
  for (const Opening& opening : three_move_openings()) EXPECT_NE(opening.name, "9-13 24-20 13-17");
}

TEST(Openings, AreReadFromAList) {
  const auto openings = parse_openings("# two\n1. 11-15 23-19 2. 8-11\n\nB:W32:B9 9-13\nW:W32:B9\n");
  ASSERT_TRUE(openings);
  ASSERT_EQ(openings->size(), 3u);
  EXPECT_EQ((*openings)[0].moves.size(), 3u);
  EXPECT_EQ((*openings)[1].start, position_of("B:W32:B9"));
  EXPECT_EQ((*openings)[2].moves.size(), 0u);
}

TEST(Openings, ABadLineIsNamed) {
  const auto openings = parse_openings("11-15\n11-22\n");
  ASSERT_FALSE(openings);
  EXPECT_EQ(openings.error().line, 2);
}

}  // namespace
}  // namespace checkers
