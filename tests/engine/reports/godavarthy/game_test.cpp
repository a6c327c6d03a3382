#include "engine/reports/godavarthy/game.hpp"

#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "tests/engine/reports/godavarthy/vectors.hpp"

namespace checkers::godavarthy {
namespace {

constexpr const char* kStart =
    "_X_X_X_X"
    "X_X_X_X_"
    "_X_X_X_X"
    "________"
    "________"
    "O_O_O_O_"
    "_O_O_O_O"
    "O_O_O_O_";

GameSetup setup_from(const nlohmann::json& game) {
  GameSetup setup;
  for (std::size_t i = 0; i < 2; ++i)
    setup.computers[i] = {game["algorithms"][i] == "MinMaxAB" ? Algorithm::MinMaxAB : Algorithm::AlphaBetaSearch,
                          evaluation_number(game["evaluations"][i].get<int>())};
  setup.depth = game["depth"].get<int>();
  return setup;
}

std::string name_of(const nlohmann::json& game) { return game["table"].dump() + "/" + game["row"].get<std::string>(); }

char& at(std::string& board, const std::string& text, std::size_t offset) {
  return board[static_cast<std::size_t>(8 * (text[offset] - '0') + text[offset + 1] - '0')];
}

// Plays the notation on a board of symbols, by itself.
std::vector<std::string> boards_of(const nlohmann::json& moves) {
  std::vector<std::string> boards{kStart};
  for (const nlohmann::json& entry : moves) {
    const std::string move = entry.get<std::string>();
    std::string board = boards.back();
    if (move == "revert") {
      board = boards[boards.size() - 2];
    } else if (move != "pass") {
      const char piece = at(board, move, 0);
      at(board, move, 0) = '_';
      const bool crowned = move.find("=K") != std::string::npos;
      at(board, move, 3) = !crowned ? piece : piece == 'X' ? 'K' : 'L';
      for (std::size_t i = move.find('['); i != std::string::npos; i = move.find(',', i + 1))
        at(board, move, i + 1) = '_';
    }
    boards.push_back(board);
  }
  boards.erase(boards.begin());
  return boards;
}

std::string winner_of(const GameRecord& game) {
  if (!game.winner) return "tie";
  return *game.winner == Color::Black ? "X" : "O";
}

void expect_counts(const GameRecord& game, const nlohmann::json& expected) {
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(game.tallies[i].generated, expected["generated"][i].get<std::uint64_t>());
    EXPECT_EQ(game.tallies[i].expanded, expected["expanded"][i].get<std::uint64_t>());
    EXPECT_EQ(game.tallies[i].memory, expected["memory"][i].get<std::uint64_t>());
  }
  EXPECT_EQ(game.length(), expected["length"].get<int>());
  EXPECT_EQ(winner_of(game), expected["winner"].get<std::string>());
}

TEST(GodavarthyGame, PlaysAllGamesOfTheTablesMoveByMoveAndNodeByNode) {
  const nlohmann::json games = vectors::list("games.json", "games");
  EXPECT_EQ(games.size(), 24u);
  for (const nlohmann::json& expected : games) {
    SCOPED_TRACE(name_of(expected));
    const GameRecord game = play_game(setup_from(expected));
    expect_counts(game, expected);
    EXPECT_EQ(game.count(Action::Pass), expected["passes"].get<int>());
    EXPECT_EQ(game.count(Action::Revert), expected["reverts"].get<int>());

    std::vector<std::string> moves;
    std::vector<std::string> boards;
    for (const Ply& ply : game.plies) {
      moves.push_back(ply.notation);
      boards.push_back(to_board_text(ply.board));
    }
    EXPECT_EQ(moves, expected["moves"].get<std::vector<std::string>>());
    EXPECT_EQ(boards, boards_of(expected["moves"]));
    EXPECT_EQ(to_board_text(game.final_board()), expected["final"].get<std::string>());
  }
}

TEST(GodavarthyGame, OfTheTablesDoesNotDependOnTheRandomTerm) {
  Random random(7);
  for (const nlohmann::json& expected : vectors::list("games.json", "games")) {
    SCOPED_TRACE(name_of(expected));
    GameSetup setup = setup_from(expected);
    setup.random_term = [&random] { return static_cast<int>(random.below(100)); };
    expect_counts(play_game(setup), expected);
  }
}

TEST(GodavarthyGame, ValuesALeafOfAlphaBetaTwiceWithTwoRandomTerms) {
  int drawn = 0;
  const RandomTerm count_draws = [&drawn] { return drawn++, 0; };
  Position position = start_position();
  // X has one man with two steps: two leaves at depth 1, both too bad for a cut.
  position.black = bit(square_at(1, 2));
  position.white = bit(square_at(6, 1)) | bit(square_at(6, 3));
  const Valuation valuation{evaluation_number(2), Color::Black, {}, count_draws};
  search({Algorithm::AlphaBetaSearch, valuation, 1, nullptr}, position);
  EXPECT_EQ(drawn, 4);
}

TEST(GodavarthyGame, StopsWhenAsked) {
  StopToken stop;
  stop.request_stop();
  GameSetup setup = setup_from(vectors::list("games.json", "games")[12]);
  setup.depth = 12;
  setup.stop = &stop;
  const GameRecord game = play_game(setup);
  EXPECT_TRUE(game.stopped);
  EXPECT_FALSE(game.winner);
}

}  // namespace
}  // namespace checkers::godavarthy
