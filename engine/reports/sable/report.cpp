#include "engine/reports/sable/report.hpp"

#include <utility>

#include "engine/reports/sable/claims.hpp"
#include "engine/reports/sable/experiment.hpp"

namespace checkers {
namespace sable {

ReportCell claim(std::string_view section, std::string_view subject, std::string_view says, std::string measured,
                 bool holds) {
  return {std::string(section),
          std::string(subject),
          "claim",
          std::string(says),
          std::move(measured),
          holds ? Verdict::Match : Verdict::Differs,
          ""};
}

}  // namespace sable

namespace {

using namespace sable;

constexpr Defect kDefects[] = {
    {"the text gives no numbers", "Weights, squares, threshold and random part are ours.", ""},
    {"the board file has no code for an empty square", "A list of pieces alone has no places; 0 is ours.", ""},
    {"no draw rule", "Two kings that avoid each other play for ever.", ""},
    {"no alpha-beta", "The text searches by plain minimax. Ours prunes: the same values, sooner.", ""},
};

constexpr CornerTrial kTrials[] = {
    {.depth = 3, .games = 100},
    {.depth = 4, .games = 100},
    {.depth = 5, .games = 100},
    {.depth = 6, .games = 100},
    {.depth = 7, .games = 30},
    {.depth = 8, .games = 20},
    {.depth = 4, .with_terms = false, .games = 100},
    {.depth = 5, .with_terms = false, .games = 100},
    {.depth = 6, .with_terms = false, .games = 100},
};

bool append_trials(Cells& cells, const ReportOptions& options) {
  std::size_t done = 0;
  for (const CornerTrial& trial : kTrials) {
    if (options.progress) options.progress(static_cast<double>(done++) / std::size(kTrials), "double corner games");
    const std::optional<CornerTally> tally = run_trial(trial, options);
    if (!tally) return false;
    cells.push_back(
        {"Double corner",
         "depth " + std::to_string(trial.depth) + (trial.with_terms ? "" : ", neither squares nor proximity"),
         "two kings win", "", std::to_string(tally->won) + " of " + std::to_string(trial.games), Verdict::NotPrinted,
         std::to_string(tally->lost) + " lost, " + std::to_string(tally->undecided) + " undecided after " +
             std::to_string(kCornerPlies) + " plies"});
  }
  return true;
}

ReportOutcome run(const ReportOptions& options) {
  ReportOutcome outcome;
  append_settings_claims(outcome.cells, options);
  append_heuristic_claims(outcome.cells);
  append_search_claims(outcome.cells, options);
  outcome.stopped = !append_trials(outcome.cells, options) || stop_requested(options.stop);
  outcome.notes = {
      "The text has no tables. Each of its sentences is a row: what it says, and a measurement that would fail if it "
      "were not so here.",
      "The settings menu is part of `checkers play`: load, put, remove, clear, first and seat.",
      "Double corner: two kings against one that stands on 1, 5, 28 or 32, the same program on both sides. The squares "
      "work: from depth 4 on nearly every game is won; without them and without the approach of kings every second or "
      "fifth at the even depths.",
  };
  return outcome;
}

}  // namespace

const Report kSableReport{
    .id = "sable",
    .title = "Professor Sable Project #1",
    .authors = "an unnamed student",
    .year = 0,
    .about =
        "A time-limited minimax that deepens one ply at a time, stops at a definite win but not at a definite loss, "
        "and "
        "a heuristic that drives kings out of double corners.",
    .defects = kDefects,
    .run = run,
};

}  // namespace checkers
