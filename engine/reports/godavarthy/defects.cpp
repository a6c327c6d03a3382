#include "engine/reports/godavarthy/defects.hpp"

#include <array>

namespace checkers::godavarthy {
namespace {

constexpr std::string_view kBoth = "godavarthy-ab:mobility:4+repaired, godavarthy-mm:mobility:4+repaired";
constexpr std::string_view kAlphaBeta = "godavarthy-ab:mobility:4+repaired";
constexpr std::string_view kMinMax = "godavarthy-mm:mobility:4+repaired";
constexpr std::string_view kGovind = "godavarthy-ab:advancement:4+repaired, godavarthy-mm:advancement:4+repaired";
constexpr std::string_view kInTheGameLoop = "Repairs::fresh_best_list; players keep no list";
constexpr std::string_view kNone = "";

// Rows are written table/Computer 2's evaluation.
constexpr std::array kDefects{
    Defect{"Move generation, kings of X",
           "Whether a capture goes on up-left is judged by the wrong landing square, so a finished capture beside an "
           "enemy that cannot be taken is lost. Repaired, rows 1/1 3/1 3/3 5/1 5/3 7/1 7/2 7/3 change.",
           kBoth},
    Defect{"MinMaxAB, cut",
           "A cut returns 0 instead of the threshold, so a refuted move counts as an even game. Repaired, rows 2/1 2/3 "
           "3/1 3/3 4/1 4/3 and all of tables 6, 7 and 8 change.",
           kMinMax},
    Defect{"MinMaxAB, list of best moves",
           "A move whose search ended with a cut raises the threshold but cannot be chosen. Repaired alone, rows 4/1 "
           "4/3 and all of tables 2 and 3 change.",
           kMinMax},
    Defect{"MinMaxAB, node without moves",
           "A lost position above the horizon is worth 0 instead of 100 to the winner. Repaired, rows 2/3 3/1 3/3 and "
           "all of tables 6, 7 and 8 change.",
           kMinMax},
    Defect{
        "MinMaxAB, thresholds of the root",
        "120 and -100: evaluation 2's numbers are nearly all outside, so the computer passes or takes the first move "
        "that cuts.",
        kMinMax},
    Defect{"MinMaxAB, depth", "Any depth but 2 means 4. No row depends on it.", kMinMax},
    Defect{"Game loop, list of best moves",
           "It is emptied only before Computer 2's MinMaxAB. When Computer 1's MinMaxAB finds nothing against "
           "Alpha-Beta-Search it plays its last move's board again and so takes back the reply. Repaired, row 4/1 "
           "changes.",
           kInTheGameLoop},
    Defect{"Alpha-Beta-Search, start values",
           "-100 for max nodes, +50 for min nodes, -1000 and +1000 at the root instead of infinity: when all moves are "
           "below -100 the computer passes. Repaired, rows 1/2 4/2 5/2 7/2 and all of table 8 change; with min nodes "
           "starting at +100 alone, rows 5/2 7/2 8/1 8/3.",
           kAlphaBeta},
    Defect{"Alpha-Beta-Search, leaves",
           "Each is valued twice, so evaluation 2 draws two random terms and a move one ply deep may match neither.",
           kNone},
    Defect{"Evaluation 1 (Ramya), forward captures of O",
           "Never counted: the row test contradicts itself. Repaired, all 24 rows change.",
           "Repairs::mobility_counts_o_captures; not part of +repaired"},
    Defect{"Evaluation 1 (Ramya), mobility",
           "Pieces on the edges never count as able to move, others once, however many squares are free.", kNone},
    Defect{"Evaluation 2 (Govind), view",
           "Always Computer 1's, so Computer 2 plays for its opponent. Repaired, evaluation 2's row of every table "
           "changes.",
           kGovind},
    Defect{"Evaluation 2 (Govind), scale",
           "Differences of millions beside 100 for a won game: with the view repaired a lost game still looks better "
           "than a lost man.",
           kNone},
    Defect{"Evaluation 3 (Benila), bonuses",
           "0.5 and 0.75 are added to an integer and vanish; material remains. Repaired, evaluation 3's row of every "
           "table changes.",
           "Repairs::placement_keeps_bonuses; not part of +repaired"},
    Defect{
        "Counters",
        "\"Nodes expanded\" adds up the moves the opponent has after each turn; \"memory\" is 42 times that. Neither "
        "measures the search.",
        kNone},
    Defect{"Game loop, end",
           "The 101st ply is a tie whatever stands on the board, though the text gives the game to the side with more "
           "pieces; repetitions are not noticed; a pass or a move taken back counts as a ply and is not announced.",
           kNone},
    Defect{
        "Menu",
        "The check of Computer 1's algorithm looks at Computer 2's, so that any number from 1 is accepted and from 3 "
        "on X never moves; the depth is not checked.",
        kNone},
    Defect{"Table 7, evaluation 2",
           "The row is empty. The wins counted in the analysis need it won by X, as it is here.", kNone},
    Defect{"Table 8",
           "Its caption says depth 2; the numbers are those of depth 4. Evaluation 3's game has 34 plies, not 54.",
           kNone},
    Defect{"Table 5, evaluation 3", "Computer 2's time repeats that of table 3, evaluation 3.", kNone},
    Defect{"Sample run",
           "Its caption names MinMaxAB for Computer 2; the numbers and the board are those of Alpha-Beta-Search (row "
           "1/2, the same game as 4/2). With MinMaxAB (row 3/2) O wins after 52 plies.",
           kNone},
};

constexpr std::array kTrials{
    RepairTrial{"X kings' up-left test", {.up_left_test = true}},
    RepairTrial{"cut returns the threshold", {.cut_returns_threshold = true}},
    RepairTrial{"cut move may be chosen", {.cut_entry_usable = true}},
    RepairTrial{"cut returns the threshold and may be chosen",
                {.cut_returns_threshold = true, .cut_entry_usable = true}},
    RepairTrial{"MinMaxAB node without moves is lost", {.lost_node_counts = true}},
    RepairTrial{"MinMaxAB thresholds infinite", {.open_thresholds = true}},
    RepairTrial{"MinMaxAB depth as given", {.literal_depth = true}},
    RepairTrial{"Alpha-Beta start values infinite", {.open_window = true}},
    RepairTrial{"Alpha-Beta min nodes start at +100", {.min_starts_at_100 = true}},
    RepairTrial{"list of best moves always emptied", {.fresh_best_list = true}},
    RepairTrial{"evaluation 1 counts O's captures", {.mobility_counts_o_captures = true}},
    RepairTrial{"evaluation 2 takes its side's view", {.advancement_takes_side = true}},
    RepairTrial{"evaluation 3 keeps its bonuses", {.placement_keeps_bonuses = true}},
    RepairTrial{"all of +repaired", kRepaired},
};

}  // namespace

std::span<const Defect> defects() { return kDefects; }

std::span<const RepairTrial> repair_trials() { return kTrials; }

}  // namespace checkers::godavarthy
