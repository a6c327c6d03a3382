#pragma once

namespace checkers::godavarthy {

// What can be put right in the published program, one switch a defect. All off is the program as published.
struct Repairs {
  // A king of X that lands beside an enemy up-left is tested for a further capture on the proper landing square.
  bool up_left_test = false;
  // MinMaxAB: a cut returns the threshold reached instead of 0.
  bool cut_returns_threshold = false;
  // MinMaxAB: a root child whose search ended with a cut may be chosen.
  bool cut_entry_usable = false;
  // MinMaxAB: a node whose mover has no move is lost for the mover (100), not worth 0.
  bool lost_node_counts = false;
  // MinMaxAB: the root's thresholds are infinite instead of 120 and -100.
  bool open_thresholds = false;
  // MinMaxAB: the depth is used as it is given, not turned into 2 or 4.
  bool literal_depth = false;
  // Alpha-Beta-Search: start values and root window are infinite instead of -100, +50 and -1000, +1000.
  bool open_window = false;
  // Alpha-Beta-Search: min nodes start at +100 instead of +50. Of no effect with `open_window`.
  bool min_starts_at_100 = false;
  // The list of best moves is emptied before every search, not before Computer 2's MinMaxAB only.
  bool fresh_best_list = false;
  // Evaluation 2 takes the view of the computer that searches.
  bool advancement_takes_side = false;
  // Evaluation 1 counts O's forward captures like X's.
  bool mobility_counts_o_captures = false;
  // Evaluation 3 keeps its bonuses of 0.5 and 0.75.
  bool placement_keeps_bonuses = false;
};

// "+repaired": the program its authors meant, with the evaluations as published but for whose view number 2 takes.
constexpr Repairs kRepaired{
    .up_left_test = true,
    .cut_returns_threshold = true,
    .cut_entry_usable = true,
    .lost_node_counts = true,
    .open_thresholds = true,
    .literal_depth = true,
    .open_window = true,
    .fresh_best_list = true,
    .advancement_takes_side = true,
};

}  // namespace checkers::godavarthy
