#include "engine/reports/kmitl/experiment.hpp"

#include <cstdlib>
#include <mutex>

#include "engine/base/parallel.hpp"
#include "engine/base/random.hpp"
#include "engine/core/game.hpp"
#include "engine/reports/kmitl/baumann.hpp"

namespace checkers::kmitl {
namespace {

constexpr int kMan = 10;
constexpr int kKing = 15;

int score(const Position& position, Color side) {
  return kMan * count(position.men(side)) + kKing * count(position.kings_of(side));
}

Rules match_rules() {
  Rules rules = *find_rules("kmitl");
  rules.quiet_moves_to_draw = 50;
  rules.plies_to_draw = 400;
  return rules;
}

Ending ending_of(const Status& status) {
  if (!status.winner) return Ending::Tie;
  return *status.winner == Color::Black ? Ending::Won : Ending::Lost;
}

Ending ending_of(Failure failure) { return failure == Failure::Crash ? Ending::Crash : Ending::Loop; }

}  // namespace

std::string_view to_text(Ending ending) {
  switch (ending) {
    case Ending::Won: return "Our checker";
    case Ending::Tie: return "TIE";
    case Ending::Lost: return "Ander's";
    case Ending::Crash: return "crash";
    case Ending::Loop: return "endless loop";
  }
  return "";
}

int white_score(const Position& position) { return score(position, Color::White); }
int black_score(const Position& position) { return -score(position, Color::Black); }

std::string to_text(const Encounter& encounter) {
  return "kmitl:" + std::to_string(encounter.ours.max_depth) + (encounter.ours.repaired ? "+repaired" : "") +
         " v baumann:" + std::to_string(encounter.opponent_plies);
}

std::optional<MatchRecord> play_match(const Encounter& encounter, Color first, std::uint64_t seed,
                                      const StopToken* stop) {
  Position start = start_position();
  start.to_move = first;
  Game game(start, match_rules());
  MatchRecord record;
  record.first = first;
  int turn = 0;
  while (!game.status().over) {
    if (stop_requested(stop)) return std::nullopt;
    const SearchRequest request{
        .position = game.position(), .rules = game.rules(), .turn = turn, .seed = seed, .stop = stop};
    if (game.position().to_move == Color::White) {
      const SearchResult reply = baumann_search(request, encounter.opponent_plies);
      if (!reply.move) return std::nullopt;
      game.play(*reply.move);
      continue;
    }
    const Choice choice = choose_move(request, encounter.ours);
    if (choice.stopped) return std::nullopt;
    if (choice.failure != Failure::None) {
      record.ending = ending_of(choice.failure);
      break;
    }
    game.play(*choice.move);
    ++turn;
  }
  if (game.status().over) record.ending = ending_of(game.status());
  record.final_position = game.position();
  record.plies = game.ply();
  return record;
}

std::vector<std::vector<MatchRecord>> play_matches(const std::vector<Encounter>& encounters, int matches,
                                                   std::uint64_t seed, const ReportOptions& options) {
  std::vector<std::vector<MatchRecord>> records(encounters.size(),
                                                std::vector<MatchRecord>(static_cast<std::size_t>(matches)));
  const std::size_t each = static_cast<std::size_t>(matches);
  const std::size_t total = encounters.size() * each;
  std::mutex mutex;
  std::size_t done = 0;
  const auto play = [&](std::size_t index) {
    const std::size_t which = index / each;
    const std::size_t number = index % each;
    const Color first = number < each / 2 ? Color::Black : Color::White;
    const std::uint64_t match_seed = Random(seed ^ std::uint64_t{index} << 32).next();
    const std::optional<MatchRecord> record = play_match(encounters[which], first, match_seed, options.stop);
    if (!record) return;
    records[which][number] = *record;
    const std::lock_guard lock(mutex);
    ++done;
    if (options.progress)
      options.progress(static_cast<double>(done) / static_cast<double>(total), to_text(encounters[which]));
  };
  parallel_for(total, options.threads, play);
  if (done < total) return {};
  return records;
}

void Tally::count(Ending ending) {
  switch (ending) {
    case Ending::Won: ++won; break;
    case Ending::Tie: ++tie; break;
    case Ending::Lost: ++lost; break;
    case Ending::Crash: ++crash; break;
    case Ending::Loop: ++loop; break;
  }
}

Tally tally(const std::vector<MatchRecord>& records) {
  Tally result;
  for (const MatchRecord& record : records) result.count(record.ending);
  return result;
}

std::string percentage(int part, int total) {
  const int hundredths = part * 10000 / total;
  std::string text = std::to_string(hundredths / 100);
  if (hundredths % 100 == 0) return text;
  text += "." + std::to_string(hundredths % 100 + 100).substr(1);
  if (text.back() == '0') text.pop_back();
  return text;
}

}  // namespace checkers::kmitl
