#include "engine/reports/godavarthy/repairs.hpp"

#include <gtest/gtest.h>

#include <map>

#include "engine/base/text.hpp"
#include "engine/reports/godavarthy/defects.hpp"
#include "engine/reports/godavarthy/tables.hpp"
#include "tests/engine/reports/godavarthy/vectors.hpp"

namespace checkers::godavarthy {
namespace {

const std::map<std::string, Repairs> kByName{
    {"best_list", {.fresh_best_list = true}},
    {"up_left", {.up_left_test = true}},
    {"cut_value", {.cut_returns_threshold = true}},
    {"cut_value_and_entry", {.cut_returns_threshold = true, .cut_entry_usable = true}},
    {"cut_entry", {.cut_entry_usable = true}},
    {"lost_node", {.lost_node_counts = true}},
    {"open_window", {.open_window = true}},
    {"min_start", {.min_starts_at_100 = true}},
    {"mobility_captures", {.mobility_counts_o_captures = true}},
    {"advancement_view", {.advancement_takes_side = true}},
    {"placement_bonuses", {.placement_keeps_bonuses = true}},
};

bool matches(const GameRecord& game, const nlohmann::json& expected) {
  const std::string winner = !game.winner ? "tie" : *game.winner == Color::Black ? "X" : "O";
  bool same = game.length() == expected["length"].get<int>() && winner == expected["winner"].get<std::string>();
  for (std::size_t i = 0; i < 2; ++i)
    same = same && game.tallies[i].generated == expected["generated"][i].get<std::uint64_t>() &&
           game.tallies[i].expanded == expected["expanded"][i].get<std::uint64_t>();
  return same;
}

std::string changed_rows(const Repairs& repairs) {
  const nlohmann::json games = vectors::list("games.json", "games");
  std::string changed;
  for (std::size_t i = 0; i < table_rows().size() && i < games.size(); ++i) {
    const TableRow& row = table_rows()[i];
    GameSetup setup = setup_of(row);
    setup.repairs = repairs;
    if (matches(play_game(setup), games[i])) continue;
    changed += (changed.empty() ? "" : " ") + std::to_string(row.table) + "/" + std::to_string(row.evaluation);
  }
  return changed;
}

TEST(GodavarthyRepairs, ChangeExactlyTheRowsThatDependOnTheDefectSlow) {
  const std::string text = vectors::text("repairs.tsv");
  int tried = 0;
  for (const std::string_view line : split(text, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const std::vector<std::string_view> fields = split(line, '\t');
    ASSERT_EQ(fields.size(), 2u);
    const auto repair = kByName.find(std::string(fields[0]));
    ASSERT_NE(repair, kByName.end()) << fields[0];
    EXPECT_EQ(changed_rows(repair->second), fields[1]) << fields[0];
    ++tried;
  }
  EXPECT_EQ(tried, 11);
}

TEST(GodavarthyRepairs, LeaveTheTablesAloneWhenNoneIsOn) { EXPECT_EQ(changed_rows({}), ""); }

TEST(GodavarthyRepairs, NeverLetAComputerPass) {
  for (int evaluation = 1; evaluation <= 3; ++evaluation)
    for (int table = 1; table <= 8; ++table) {
      GameSetup setup = setup_of({table, evaluation, {}});
      setup.repairs = kRepaired;
      const GameRecord game = play_game(setup);
      EXPECT_EQ(game.count(Action::Move), game.length()) << table << "/" << evaluation;
    }
}

TEST(GodavarthyRepairs, MakeBothAlgorithmsFindTheSameValue) {
  for (int evaluation = 1; evaluation <= 3; ++evaluation)
    for (int depth = 1; depth <= 4; ++depth)
      for (const nlohmann::json& vector : vectors::list("moves.json", "vectors")) {
        const Color mover = vectors::color(vector["to_move"]);
        const Position position = vectors::position(vector["board"], mover);
        if (depth > 2 && vector["children"].size() > 12) continue;
        const Valuation valuation{evaluation_number(evaluation), mover, kRepaired, {}};
        const SearchOutcome book1 = search({Algorithm::AlphaBetaSearch, valuation, depth, nullptr}, position);
        const SearchOutcome book2 = search({Algorithm::MinMaxAB, valuation, depth, nullptr}, position);
        EXPECT_EQ(book1.value, book2.value);
        EXPECT_EQ(book1.move, book2.move);
      }
}

}  // namespace
}  // namespace checkers::godavarthy
