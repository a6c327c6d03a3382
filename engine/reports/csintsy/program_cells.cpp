#include "engine/reports/csintsy/number_text.hpp"
#include "engine/reports/csintsy/report_cells.hpp"

namespace checkers::csintsy {
namespace {

const std::string kFigure6 = "Figure 6";

// The shortest text that tells a utility from its neighbours at two decimals: "-0.6", "0.75", "2".
std::string short_number(double number) {
  std::string text = fixed(number, 2);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

struct PrintedTimes {
  std::string_view row;
  std::string_view unpruned;
  std::string_view pruned;
};

constexpr PrintedTimes kPrintedTimes[] = {
    {"Test 1", "51.16 s", "2.03 s"}, {"Test 2", "52.16 s", "1.99 s"}, {"Test 3", "50.85 s", "2.08 s"}};
constexpr PrintedTimes kPrintedAverage{"Average", "51.39 s", "2.03 s"};

void append_times(Cells& cells, const PrintedTimes& printed, double unpruned_ms, double pruned_ms) {
  const auto add = [&](std::string_view column, std::string_view text, double milliseconds) {
    cells.push_back({kFigure6, std::string(printed.row), std::string(column), std::string(text),
                     seconds_text(milliseconds / 1000), Verdict::Incomparable, "another machine and another language"});
  };
  add("without pruning", printed.unpruned, unpruned_ms);
  add("with pruning", printed.pruned, pruned_ms);
}

void append_counts(Cells& cells, const Outcome& unpruned, const Outcome& pruned) {
  const std::string row = "start position, depth 10";
  cells.push_back(compare(kFigure6, row, "value without pruning", "-0.6", short_number(unpruned.value)));
  cells.push_back(compare(kFigure6, row, "value with pruning", "-0.6", short_number(pruned.value)));
  cells.push_back(compare("Figure 14", row, "nodes without pruning", "2.34x10^7",
                          scientific(static_cast<double>(unpruned.metrics.generated)), Verdict::Differs,
                          grouped(unpruned.metrics.generated) + ": all move sequences of 1 to 10 plies"));
  const auto add = [&](std::string_view column, std::string text, std::string_view remark) {
    cells.push_back(
        {kFigure6, row, std::string(column), "", std::move(text), Verdict::NotPrinted, std::string(remark)});
  };
  add("nodes generated without pruning", grouped(unpruned.metrics.generated), "");
  add("nodes generated with pruning", grouped(pruned.metrics.generated), "");
  add("nodes explored with pruning", grouped(pruned.metrics.explored), "");
}

struct Feature {
  std::string_view name;
  std::string_view printed;
};

constexpr Feature kPrintedWeights[kFeatures] = {
    {"pawns", "1"},
    {"kings", "2"},
    {"pieces on the non-ideal back row squares", "0.7"},
    {"pieces on the ideal back row squares", "0.75"},
    {"pawns in the center", "0.4"},
    {"pawns in the center-edge", "0.2"},
    {"kings in the center", "0.8"},
    {"kings in the center-edge", "0.4"},
    {"vulnerable pieces", "-0.5"},
    {"protected pieces", "0.5"},
};

// The squares on which a lone man counts as feature 3, in the report's rows and columns from the top left.
std::string ideal_squares(Color color) {
  std::string text;
  for (Square seen = kFirstSquare; seen <= kLastSquare; ++seen) {
    Position position;
    (color == Color::Black ? position.black : position.white) = bit(rotate(seen));
    const FeatureCounts counts = count_features(position, RedCheck::AsPrinted);
    if ((color == Color::Black ? counts.black : counts.red)[3] == 0) continue;
    if (!text.empty()) text += ' ';
    text += '(' + std::to_string(row_of(seen)) + ',' + std::to_string(column_of(seen)) + ')';
  }
  return text;
}

std::string to_text(const Tally& tally) {
  return "agent " + std::to_string(tally.black) + ", player " + std::to_string(tally.red) + ", undecided " +
         std::to_string(tally.undecided);
}

std::string plies_text(const Tally& tally) {
  std::string text;
  for (const int plies : tally.plies) {
    if (!text.empty()) text += ", ";
    text += std::to_string(plies);
  }
  return text;
}

}  // namespace

ReportOptions part_of(const ReportOptions& options, double from, double to) {
  ReportOptions part = options;
  if (options.progress)
    part.progress = [progress = options.progress, from, to](double done, std::string_view what) {
      progress(from + done * (to - from), what);
    };
  return part;
}

void append_first_move(Cells& cells, const ReportOptions& options) {
  const Position start = start_position();
  Settings without;
  without.prune = false;
  double unpruned_ms = 0;
  double pruned_ms = 0;
  for (const PrintedTimes& printed : kPrintedTimes) {
    const Outcome unpruned = find_best(start, without, options.stop);
    const Outcome pruned = find_best(start, Settings{}, options.stop);
    if (stop_requested(options.stop)) return;
    append_times(cells, printed, unpruned.metrics.time_ms, pruned.metrics.time_ms);
    unpruned_ms += unpruned.metrics.time_ms / std::size(kPrintedTimes);
    pruned_ms += pruned.metrics.time_ms / std::size(kPrintedTimes);
    if (&printed == std::end(kPrintedTimes) - 1) append_counts(cells, unpruned, pruned);
  }
  append_times(cells, kPrintedAverage, unpruned_ms, pruned_ms);
  cells.push_back({kFigure6, kPrintedAverage.row.data(), "without/with", "25.3", fixed(unpruned_ms / pruned_ms, 1),
                   Verdict::Incomparable, "51.39/2.03; times are never the same twice"});

  const Outcome corrected = find_best(start, Settings{.red_check = RedCheck::Corrected}, options.stop);
  cells.push_back({kFigure6, "red check corrected", "value with pruning", "", short_number(corrected.value),
                   Verdict::NotPrinted, "so the printed -0.6 comes from the printed routine, slip included"});
}

void append_utility(Cells& cells) {
  for (std::size_t i = 0; i < kFeatures; ++i)
    cells.push_back(compare("Figure 7", std::string(kPrintedWeights[i].name), "weight",
                            std::string(kPrintedWeights[i].printed), short_number(kWeights[i])));
  const std::string remark = "squares from the listing of Figure 9, Figure 8 is an image; in standard numbers ";
  cells.push_back(compare("Figure 8", "agent", "ideal squares", "(7,2) (7,6)", ideal_squares(Color::Black),
                          Verdict::Differs, remark + "3 and 1"));
  cells.push_back(compare("Figure 8", "player", "ideal squares", "(0,1) (0,5)", ideal_squares(Color::White),
                          Verdict::Differs, remark + "32 and 30"));
}

void append_test_games(Cells& cells, const ReportOptions& options) {
  struct TestGame {
    std::string_view figure;
    std::string_view row;
    std::string_view printed;
    GamePlan plan;
    int games;
    std::string_view remark;
  };
  constexpr TestGame kTestGames[] = {
      {"Figure 10.1",
       "agent depth 10, hints depth 10",
       "draw by move 150",
       {.agent_depth = 10, .player_depth = 10},
       8,
       "equal moves are drawn by lot; without a term for winning soon, won endings are not finished"},
      {"Figure 10.2",
       "agent depth 10, a weaker player",
       "agent wins by move 65",
       {.agent_depth = 10, .player_depth = 2},
       3,
       "the player was a person; hints at depth 2 stand in"},
      {"Figure 10.3",
       "agent depth 5, hints depth 10",
       "player wins 3 of 3",
       {.agent_depth = 5, .player_depth = 10},
       6,
       "equal moves are drawn by lot; the agent wins none"},
  };
  double done = 0;
  for (const TestGame& test : kTestGames) {
    const double next = done + 1.0 / std::size(kTestGames);
    const std::optional<Tally> tally = play_games(test.plan, test.games, part_of(options, done, next));
    if (!tally) return;
    done = next;
    cells.push_back({std::string(test.figure), std::string(test.row), "wins", std::string(test.printed),
                     to_text(*tally), Verdict::Incomparable,
                     "plies: " + plies_text(*tally) + " (left after " + std::to_string(test.plan.plies) + "); " +
                         std::string(test.remark)});
  }
}

}  // namespace checkers::csintsy
