#include <memory>

#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"
#include "engine/reports/sable/claims.hpp"
#include "engine/reports/sable/isolated_pieces.hpp"
#include "engine/reports/sable/search.hpp"

namespace checkers::sable {
namespace {

constexpr std::string_view kSection = "Minimax Search";

// White wins in seven plies: 24-28 32-27 15-18 27-31 18-23 31-26 23x30.
constexpr Position kWonPosition{bit(32), bit(15) | bit(24), bit(32) | bit(15) | bit(24), Color::White};
constexpr int kPliesToWin = 7;
// The same game after three plies: whatever Black does it loses, at the latest in four.
constexpr Position kLostPosition{bit(27), bit(18) | bit(28), bit(27) | bit(18) | bit(28), Color::Black};
constexpr int kPliesToLoss = 4;

Settings to_depth(int depth) { return {.limit_ms = 0, .depth = depth}; }

// A clock that advances a millisecond whenever somebody looks at it.
Clock counting_clock(const std::shared_ptr<int>& looks) {
  return [looks] { return static_cast<double>(++*looks); };
}

ReportCell terminal_claim() {
  // The lead of twelve kings over one man is as much as a position without an end can show.
  const Position crushing{0x00000FFF, bit(32), 0x00000FFF, Color::Black};
  const Position over{0, bit(32), 0, Color::Black};
  const int ordinary = heuristic(crushing, Color::Black);
  const int terminal = -heuristic(over, Color::Black);
  return claim(kSection, "terminal states", "the heuristic returns a number much larger than a normal score",
               std::to_string(terminal) + "; twelve kings against a man are " + std::to_string(ordinary),
               terminal > 100 * ordinary);
}

ReportCell clock_claim() {
  const auto looks = std::make_shared<int>(0);
  Settings settings = to_depth(5);
  settings.limit_ms = 1'000'000'000;
  settings.clock = counting_clock(looks);
  const Outcome outcome = find_best(start_position(), settings, 1);
  const auto calls = static_cast<int>(outcome.calls);
  return claim(
      kSection, "clock", "calculates the time elapsed every time it is called",
      std::to_string(calls) + " calls, " + std::to_string(*looks) + " looks at the clock, one of them at the end",
      calls > 0 && *looks == calls + 1);
}

ReportCell abort_claim() {
  const auto looks = std::make_shared<int>(0);
  Settings settings;
  settings.limit_ms = 2000;
  settings.clock = counting_clock(looks);
  const Outcome cut = find_best(start_position(), settings, 1);
  const Outcome whole = find_best(start_position(), to_depth(cut.depth), 1);
  return claim(kSection, "threshold",
               "at a threshold the search is aborted and the results of the previous depth are used",
               "limit 2000 ms, ended at " + std::to_string(*looks - 1) + " ms in depth " +
                   std::to_string(cut.depth + 1) + " with the move of depth " + std::to_string(cut.depth),
               cut.end == End::TimeUp && *looks - 1 <= settings.limit_ms && cut.equals == whole.equals &&
                   cut.value == whole.value);
}

ReportCell deadline_cell(const StopToken* stop) {
  constexpr int kLimit = 300;
  Settings settings;
  settings.limit_ms = kLimit;
  const Outcome outcome = find_best(start_position(), settings, 1, stop);
  const double time = outcome.statistics.time_ms;
  ReportCell cell = claim(
      kSection, "deadline", "the move is there in time",
      "limit 300 ms, " + std::to_string(static_cast<int>(time)) + " ms used, depth " + std::to_string(outcome.depth),
      time <= kLimit);
  if (cell.verdict == Verdict::Differs) cell.verdict = Verdict::Incomparable;  // a busy machine
  return cell;
}

ReportCell win_claim() {
  const Outcome outcome = find_best(kWonPosition, to_depth(12), 1);
  return claim(kSection, "definite win", "stops searching once a definite win is detected",
               "allowed depth 12, stopped at " + std::to_string(outcome.depth) + " in " + to_fen(kWonPosition),
               outcome.end == End::DefiniteWin && outcome.depth == kPliesToWin);
}

ReportCell loss_claim() {
  const Outcome known = find_best(kLostPosition, to_depth(kPliesToLoss), 1);
  const Outcome outcome = find_best(kLostPosition, to_depth(12), 1);
  return claim(kSection, "definite loss", "continues searching even once a definite loss is detected",
               "lost at depth " + std::to_string(known.depth) + ", searched to " + std::to_string(outcome.depth) +
                   " in " + to_fen(kLostPosition),
               is_definite_loss(known.value) && is_definite_loss(outcome.value) && outcome.depth == 12);
}

ReportCell faster_win_claim() {
  const Outcome outcome = find_best(kWonPosition, to_depth(12), 1);
  return claim(
      kSection, "depth factor", "the winning player wants to win faster",
      "value " + std::to_string(outcome.value) + ": the win in " + std::to_string(kPliesToWin) +
          " plies, less 1000 for each",
      outcome.value == kTerminal - kTerminalPerPly * kPliesToWin && outcome.variations.front().size() == kPliesToWin);
}

ReportCell slower_loss_claim() {
  const MoveList moves = legal_moves(kLostPosition);
  int soonest = 0;
  for (const Move& move : moves) {
    const Outcome reply = find_best(after(kLostPosition, move), to_depth(6), 1);
    // The reply's own count begins a ply later; a single reply is not searched and would have to be a capture.
    if (reply.end == End::SingleMove || reply.value == kTerminal - kTerminalPerPly) ++soonest;
  }
  const Outcome outcome = find_best(kLostPosition, to_depth(6), 1);
  return claim(kSection, "slower losses", "the losing player wants to lose slower",
               std::to_string(soonest) + " of " + std::to_string(moves.size()) + " moves lose in 2 plies, " +
                   to_notation(outcome.equals.front(), moves) + " in " +
                   std::to_string((kTerminal + outcome.value) / kTerminalPerPly),
               soonest > 0 && outcome.value == -(kTerminal - kTerminalPerPly * kPliesToLoss));
}

ReportCell unchanged_board_claim() {
  const Position before = start_position();
  const Position board = before;
  find_best(board, to_depth(5), 1);
  return claim(kSection, "board", "a change at depth D does not affect the boards of depth 0 to D-1",
               "the caller's board is " + std::string(board == before ? "unchanged" : "changed") + " by a search",
               board == before);
}

void append_copies(Cells& cells) {
  constexpr BoardPlace kMove[] = {{3, 3}, {4, 4}};
  constexpr BoardPlace kJump[] = {{3, 3}, {4, 4}, {5, 5}};
  const std::string remark = "the other squares within two diagonal steps of a changed one";
  cells.push_back(compare("Board Class", "pieces copied", "for a move", "12", std::to_string(isolated_pieces(kMove)),
                          Verdict::Differs, remark));
  cells.push_back(compare("Board Class", "pieces copied", "for a jump", "16", std::to_string(isolated_pieces(kJump)),
                          Verdict::Differs, remark));
  cells.push_back(compare("Board Class", "pieces copied", "of the entire board", "64", std::to_string(8 * 8)));
  cells.push_back({"Board Class", "bytes copied", "for a move", "", std::to_string(sizeof(Position)),
                   Verdict::NotPrinted, "a whole position here: three sets of squares and the side to move"});
}

}  // namespace

void append_search_claims(Cells& cells, const ReportOptions& options) {
  append_copies(cells);
  cells.push_back(terminal_claim());
  cells.push_back(clock_claim());
  cells.push_back(abort_claim());
  cells.push_back(deadline_cell(options.stop));
  cells.push_back(win_claim());
  cells.push_back(loss_claim());
  cells.push_back(faster_win_claim());
  cells.push_back(slower_loss_claim());
  cells.push_back(unchanged_board_claim());
}

}  // namespace checkers::sable
