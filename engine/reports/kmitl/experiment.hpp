#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/position.hpp"
#include "engine/reports/kmitl/search.hpp"
#include "engine/reports/report.hpp"

namespace checkers::kmitl {

// How a match ended for the report's program, which plays Black. The last two are failures of the program as printed.
enum class Ending : std::uint8_t { Won, Tie, Lost, Crash, Loop };

// "Our checker", "TIE", "Ander's" as the tables write it; "crash", "endless loop".
std::string_view to_text(Ending ending);

// Material only, as the tables of chapter 4 score a final board: man 10, king 15; White's positive, Black's negative.
int white_score(const Position& position);
int black_score(const Position& position);

// Two programs that meet.
struct Encounter {
  Program ours;
  int opponent_plies = 3;  // of the baumann player
};

// "kmitl:3+repaired v baumann:5"
std::string to_text(const Encounter& encounter);

struct MatchRecord {
  Color first = Color::Black;
  Ending ending = Ending::Tie;
  Position final_position;
  int plies = 0;
};

// One match under the program's own rules. The report does not say when a match was called a tie; here it is one after
// 100 plies without a capture or a man's move, or 400 plies in all. Empty if asked to stop.
std::optional<MatchRecord> play_match(const Encounter& encounter, Color first, std::uint64_t seed,
                                      const StopToken* stop = nullptr);

// `matches` of each encounter, the first half with Black moving first (section 4.1: ten of twenty). The same for any
// number of threads. Empty if asked to stop; `options.progress` hears of every finished match.
std::vector<std::vector<MatchRecord>> play_matches(const std::vector<Encounter>& encounters, int matches,
                                                   std::uint64_t seed, const ReportOptions& options);

struct Tally {
  int won = 0;
  int tie = 0;
  int lost = 0;
  int crash = 0;
  int loop = 0;

  void count(Ending ending);
  int total() const { return won + tie + lost + crash + loop; }
};

Tally tally(const std::vector<MatchRecord>& records);

// "23.75": a share in per cent with at most two decimals, cut; `total` is not 0.
std::string percentage(int part, int total);

}  // namespace checkers::kmitl
