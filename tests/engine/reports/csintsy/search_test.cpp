#include "engine/reports/csintsy/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/reports/csintsy/vectors.hpp"
#include "tests/support/positions.hpp"

namespace checkers::csintsy {
namespace {

using enum Direction;

// The settings behind each row of the ordering experiment, in the order of the file.
constexpr Settings kRowSettings[] = {
    {},
    {.order = {.directions = {DownRight, DownLeft, UpRight, UpLeft}}},
    {.order = {.directions = {DownLeft, DownRight, UpLeft, UpRight}}},
    {.order = {.key = SortKey::CapturedPieces, .method = SortMethod::Selection}},
    {.order = {.key = SortKey::UtilityAscending, .method = SortMethod::Selection}},
};

void expect_turn(const nlohmann::json& turn, const Settings& settings, Metrics& total) {
  const Position position = position_of(turn["fen_standard_rotated"].get<std::string>());
  EXPECT_EQ(position, position_of_board(turn["board"]));
  MoveList moves;
  generate_in_order(position, settings.order, moves);
  EXPECT_EQ(moves.size(), turn["legal"].get<int>());
  const Outcome outcome = find_best(position, settings);
  EXPECT_EQ(outcome.value, turn["value"].get<double>()) << turn["ply"];
  EXPECT_EQ(outcome.best.size(), turn["ties"].get<std::size_t>()) << turn["ply"];
  EXPECT_EQ(outcome.metrics.generated, turn["generated"].get<std::uint64_t>()) << turn["ply"];
  EXPECT_EQ(outcome.metrics.explored, turn["explored"].get<std::uint64_t>()) << turn["ply"];
  const auto played = turn["played"].get<std::array<int, 4>>();
  const auto is_played = [&](const Move& move) {
    return move.from == square_of(played[0], played[1]) && move.to == square_of(played[2], played[3]);
  };
  EXPECT_TRUE(std::any_of(outcome.best.begin(), outcome.best.end(), is_played)) << turn["ply"];
  total += outcome.metrics;
}

TEST(CsintsySearch, FindsTheFirstMoveOfTheReport) {
  const auto expected = vectors()["initial_depth10"];
  const Outcome outcome = find_best(start_position(), Settings{});
  EXPECT_EQ(outcome.value, expected["value"].get<double>());
  EXPECT_EQ(outcome.metrics.generated, expected["pruned_generated"].get<std::uint64_t>());
  EXPECT_EQ(outcome.metrics.explored, expected["pruned_explored"].get<std::uint64_t>());
  ASSERT_EQ(outcome.best.size(), 1u);
  EXPECT_EQ(outcome.best[0].from, square_of(5, 2));
  EXPECT_EQ(outcome.best[0].to, square_of(4, 1));
}

TEST(CsintsySearch, FirstMoveIsUniqueByTheLastBitOnly) {
  const auto expected = vectors()["initial_depth10"]["root_values"];
  ASSERT_EQ(expected.size(), 7u);
  const Position start = start_position();
  int checked = 0;
  for (const Move& move : legal_moves(start)) {
    const double value = find_best(after(start, move), Settings{.depth = 9}).value;
    const Square from = rotate(move.from);
    const Square to = rotate(move.to);
    const std::string name = "(" + std::to_string(row_of(from)) + "," + std::to_string(column_of(from)) + ")-(" +
                             std::to_string(row_of(to)) + "," + std::to_string(column_of(to)) + ")";
    ASSERT_TRUE(expected.contains(name)) << name;
    EXPECT_NEAR(value, expected[name].get<double>(), 1e-9) << name;
    EXPECT_EQ(value == -0.6, name == "(5,2)-(4,1)") << name;
    EXPECT_EQ(value == -0.6000000000000001, name == "(5,6)-(4,5)") << name;
    ++checked;
  }
  EXPECT_EQ(checked, 7);
}

TEST(CsintsySearch, CorrectedRedCheckGivesAnotherValue) {
  EXPECT_NEAR(find_best(start_position(), Settings{.red_check = RedCheck::Corrected}).value, -0.2, 1e-9);
}

TEST(CsintsySearch, WithoutPruningEverySequenceIsGenerated) {
  const auto perft_counts = vectors()["perft"].get<std::vector<std::uint64_t>>();
  std::uint64_t sum = 0;
  for (int depth = 1; depth <= 7; ++depth) {
    sum += perft_counts[static_cast<std::size_t>(depth - 1)];
    const Metrics metrics = find_best(start_position(), Settings{.depth = depth, .prune = false}).metrics;
    EXPECT_EQ(metrics.generated, sum) << depth;
    EXPECT_EQ(metrics.explored, sum) << depth;
    EXPECT_EQ(metrics.leaves, perft_counts[static_cast<std::size_t>(depth - 1)]) << depth;
    EXPECT_EQ(metrics.cutoffs, 0u);
  }
}

TEST(CsintsySearch, SlowDepth10WithoutPruning) {
  const auto expected = vectors()["initial_depth10"];
  const Outcome outcome = find_best(start_position(), Settings{.prune = false});
  EXPECT_EQ(outcome.metrics.generated, expected["unpruned_generated"].get<std::uint64_t>());
  EXPECT_EQ(outcome.value, expected["value"].get<double>());
}

TEST(CsintsySearch, RepeatsTheLighterTurnsOfTheOrderingExperiment) {
  constexpr std::uint64_t kLight = 700000;
  const auto rows = vectors()["ordering_experiment"];
  ASSERT_EQ(rows.size(), std::size(kRowSettings));
  int turns = 0;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const auto& turn : rows[row]["turns"]) {
      if (turn["generated"].get<std::uint64_t>() > kLight) continue;
      Metrics total;
      expect_turn(turn, kRowSettings[row], total);
      ++turns;
    }
  }
  EXPECT_EQ(turns, 15);
}

TEST(CsintsySearch, SlowRepeatsTheWholeOrderingExperiment) {
  const auto rows = vectors()["ordering_experiment"];
  ASSERT_EQ(rows.size(), std::size(kRowSettings));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    SCOPED_TRACE(rows[row]["row"].get<std::string>());
    ASSERT_EQ(rows[row]["turns"].size(), 15u);
    Metrics total;
    for (const auto& turn : rows[row]["turns"]) expect_turn(turn, kRowSettings[row], total);
    EXPECT_EQ(total.generated, rows[row]["total_generated"].get<std::uint64_t>());
    EXPECT_EQ(total.explored, rows[row]["total_explored"].get<std::uint64_t>());
  }
}

TEST(CsintsySearch, ASingleMoveIsNotSearched) {
  const Position position = position_of("B:W15,32:B11");
  const Outcome outcome = find_best(position, Settings{});
  EXPECT_FALSE(outcome.searched);
  EXPECT_EQ(outcome.metrics.generated, 0u);
  ASSERT_EQ(outcome.best.size(), 1u);
  EXPECT_EQ(outcome.value, utility(after(position, outcome.best[0])));
}

TEST(CsintsySearch, NoMoveGivesNone) {
  EXPECT_TRUE(find_best(position_of("B:W17,22:B13"), Settings{}).best.empty());
  EXPECT_TRUE(find_best(Position{}, Settings{}).best.empty());
}

TEST(CsintsySearch, TheHintIsTheMinimum) {
  // The corrected utility is the same for both sides, so the mirrored position has the negated value.
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    const Position position = random_position(random);
    const Settings settings{.depth = 4, .red_check = RedCheck::Corrected};
    const Outcome agent = find_best(position, settings);
    const Outcome hint = find_best(mirrored(position), settings);
    if (!agent.searched) continue;
    EXPECT_EQ(hint.value, -agent.value) << to_fen(position);
    EXPECT_EQ(hint.best.size(), agent.best.size()) << to_fen(position);
  }
}

TEST(CsintsySearch, APositionIsOverWhenEitherSideCannotMove) {
  // 24-28 shuts Black's own man in. Red is to move and can, but for the program the game is over; 24-27 loses the man.
  const Position position = position_of("B:WK1,32:B24");
  const Metrics published = find_best(position, Settings{.depth = 6}).metrics;
  EXPECT_EQ(published.generated, 3u);
  EXPECT_EQ(published.explored, 3u);
  EXPECT_EQ(published.leaves, 2u);
  EXPECT_GT(find_best(position, Settings{.depth = 6, .wins = Wins::Scored}).metrics.explored, 3u);
}

TEST(CsintsySearch, AWinHasNoBonusUnlessScored) {
  // 11-8 blocks Red's last man: a win in one ply.
  const Position position = position_of("B:W12:BK3,K11");
  EXPECT_LT(find_best(position, Settings{.depth = 4}).value, 10);
  const Outcome scored = find_best(position, Settings{.depth = 4, .wins = Wins::Scored});
  EXPECT_EQ(scored.value, kWin - 1);
  ASSERT_EQ(scored.best.size(), 1u);
  EXPECT_EQ(to_full_notation(scored.best[0]), "11-8");
}

// Plain minimax as the report describes it, and with scored wins.
double reference_value(const Position& position, int ply, const Settings& settings) {
  const MoveList moves = legal_moves(position);
  const bool black = position.to_move == Color::Black;
  Position other = position;
  other.to_move = opponent(position.to_move);
  if (settings.wins == Wins::Scored && moves.empty()) return black ? ply - kWin : kWin - ply;
  const bool over = settings.wins == Wins::AsUtility && (moves.empty() || legal_moves(other).empty());
  if (ply == settings.depth || over) return utility(position, settings.red_check);
  double best = 0;
  for (int i = 0; i < moves.size(); ++i) {
    const double value = reference_value(after(position, moves[i]), ply + 1, settings);
    if (i == 0 || (black ? value > best : value < best)) best = value;
  }
  return best;
}

TEST(CsintsySearch, IsMinimax) {
  Random random(23);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    for (const Wins wins : {Wins::AsUtility, Wins::Scored}) {
      const Settings settings{.depth = 4, .red_check = RedCheck::Corrected, .wins = wins};
      const Outcome outcome = find_best(position, settings);
      if (!outcome.searched) continue;
      double best = outcome.value;
      for (const Move& move : legal_moves(position)) {
        const double value = reference_value(after(position, move), 1, settings);
        const bool equal = std::find(outcome.best.begin(), outcome.best.end(), move) != outcome.best.end();
        EXPECT_EQ(value == outcome.value, equal) << to_fen(position);
        best = position.to_move == Color::Black ? std::max(best, value) : std::min(best, value);
      }
      EXPECT_EQ(outcome.value, best) << to_fen(position);
    }
  }
}

TEST(CsintsySearch, OrderTableAndRootWindowChangeTheNodesOnly) {
  Random random(17);
  std::uint64_t published_nodes = 0;
  std::uint64_t economical_nodes = 0;
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(random);
    for (const Wins wins : {Wins::AsUtility, Wins::Scored}) {
      const Settings published{.depth = 6, .wins = wins};
      const Settings economical{.depth = 6,
                                .order = {.key = SortKey::MoveScore},
                                .wins = wins,
                                .root_window = RootWindow::BestSoFar,
                                .table_bits = 10};
      const Outcome one = find_best(position, published);
      const Outcome other = find_best(position, economical);
      EXPECT_EQ(one.value, other.value) << to_fen(position);
      EXPECT_EQ(one.best, other.best) << to_fen(position);
      published_nodes += one.metrics.explored;
      economical_nodes += other.metrics.explored;
    }
  }
  EXPECT_LT(economical_nodes, published_nodes / 2);
}

TEST(CsintsySearch, PruningKeepsValueAndEquals) {
  Random random(18);
  for (int i = 0; i < 150; ++i) {
    const Position position = random_position(random);
    const Outcome pruned = find_best(position, Settings{.depth = 5});
    const Outcome full = find_best(position, Settings{.depth = 5, .prune = false});
    EXPECT_EQ(pruned.value, full.value) << to_fen(position);
    EXPECT_EQ(pruned.best, full.best) << to_fen(position);
    EXPECT_LE(pruned.metrics.explored, pruned.metrics.generated);
  }
}

TEST(CsintsySearch, TheVariationLeadsToTheValue) {
  for (const int depth : {3, 6, 8}) {
    const Outcome outcome = find_best(start_position(), Settings{.depth = depth});
    for (const std::vector<Move>& variation : outcome.variations) {
      ASSERT_EQ(variation.size(), static_cast<std::size_t>(depth));
      Position position = start_position();
      for (const Move& move : variation) position = after(position, move);
      EXPECT_EQ(utility(position), outcome.value);
    }
  }
}

TEST(CsintsySearch, ReturnsSoonWhenAskedToStop) {
  StopToken stop;
  stop.request_stop();
  const Outcome outcome = find_best(start_position(), Settings{.depth = 30}, &stop);
  EXPECT_TRUE(outcome.stopped);
  EXPECT_LT(outcome.metrics.explored, 10000u);
}

}  // namespace
}  // namespace checkers::csintsy
