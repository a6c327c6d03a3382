#include "engine/reports/csintsy/search.hpp"

#include <chrono>
#include <cmath>
#include <limits>

#include "engine/core/move_generation.hpp"
#include "engine/core/move_sets.hpp"
#include "engine/reports/csintsy/transposition_table.hpp"

namespace checkers::csintsy {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::uint64_t kNodesBetweenStopChecks = 4096;

template <Color Us>
bool can_move(const Position& position) {
  const Bitboard own = position.pieces(Us);
  const Bitboard enemy = position.pieces(opponent(Us));
  return all_steppers<Us>(own, enemy, position.kings) != 0 || all_jumpers<Us>(own, enemy, position.kings) != 0;
}

template <Color Us>
bool better(double value, double than) {
  return Us == Color::Black ? value > than : value < than;
}

class Search {
 public:
  Search(const Settings& settings, const StopToken* stop)
      : settings_(settings),
        stop_(stop),
        table_(settings.table_bits),
        lines_(static_cast<std::size_t>(settings.depth) + 1) {
    metrics_.memory_bytes = table_.bytes();
  }

  // The value of a position `ply` plies below the root with `Us` to move; the line that leads to it in lines_[ply].
  template <Color Us>
  double value(const Position& position, int ply, double alpha, double beta);

  // Keeps `move` and the line below it as the line from `ply`.
  void keep_line(int ply, const Move& move) {
    const std::vector<Move>& below = lines_[static_cast<std::size_t>(ply) + 1];
    std::vector<Move>& line = lines_[static_cast<std::size_t>(ply)];
    line.clear();
    line.push_back(move);
    line.insert(line.end(), below.begin(), below.end());
  }
  const std::vector<Move>& line() const { return lines_.front(); }

  bool stopped() const { return stopped_; }
  Metrics& metrics() { return metrics_; }

 private:
  template <Color Us>
  std::optional<double> leaf_value(const Position& position, int ply);
  template <Color Us>
  double best_of_moves(const Position& position, int ply, double alpha, double beta);

  double evaluate(const Position& position) {
    ++metrics_.leaves;
    return utility(position, settings_.red_check);
  }

  void count_node() {
    if (++metrics_.explored % kNodesBetweenStopChecks == 0 && stop_requested(stop_)) stopped_ = true;
  }

  const Settings& settings_;
  const StopToken* stop_;
  TranspositionTable table_;
  std::vector<std::vector<Move>> lines_;
  Metrics metrics_;
  bool stopped_ = false;
};

template <Color Us>
std::optional<double> Search::leaf_value(const Position& position, int ply) {
  if (settings_.wins == Wins::Scored && !can_move<Us>(position)) {
    ++metrics_.leaves;
    return Us == Color::Black ? -(kWin - ply) : kWin - ply;
  }
  if (ply == settings_.depth) return evaluate(position);
  const bool over = settings_.wins == Wins::AsUtility && (!can_move<Us>(position) || !can_move<opponent(Us)>(position));
  return over ? std::optional(evaluate(position)) : std::nullopt;
}

template <Color Us>
double Search::value(const Position& position, int ply, double alpha, double beta) {
  count_node();
  lines_[static_cast<std::size_t>(ply)].clear();
  if (const std::optional<double> leaf = leaf_value<Us>(position, ply)) return *leaf;
  if (!table_.enabled()) return best_of_moves<Us>(position, ply, alpha, beta);

  if (const auto* known = table_.find(position, ply)) {
    const bool enough = (known->is_lower && known->is_upper) || (known->is_lower && known->value >= beta) ||
                        (known->is_upper && known->value <= alpha);
    if (enough) return known->value;
  }
  const double found = best_of_moves<Us>(position, ply, alpha, beta);
  if (!stopped_) table_.store({position, static_cast<std::int16_t>(ply), found > alpha, found < beta, found});
  return found;
}

// Figure 5.2: getMaxValue for Black, getMinValue for Red.
template <Color Us>
double Search::best_of_moves(const Position& position, int ply, double alpha, double beta) {
  MoveList moves;
  MoveRanks ranks;
  generate_in_order(position, settings_.order, moves);
  sort_moves(position, settings_.order, settings_.red_check, moves, ranks);
  ++metrics_.parents;
  metrics_.generated += static_cast<std::uint64_t>(moves.size());

  double best = Us == Color::Black ? -kInfinity : kInfinity;
  for (const Move& move : moves) {
    const double v = value<opponent(Us)>(after(position, move), ply + 1, alpha, beta);
    if (stopped_) return best;
    if (better<Us>(v, best)) {
      best = v;
      keep_line(ply, move);
    }
    if (!settings_.prune) continue;
    if (!better<Us>(Us == Color::Black ? beta : alpha, best)) {
      ++metrics_.cutoffs;
      return best;
    }
    double& bound = Us == Color::Black ? alpha : beta;
    if (better<Us>(best, bound)) bound = best;
  }
  return best;
}

// Searches the root moves for `Us` and keeps the best of them.
template <Color Us>
void search_root(const Position& position, const MoveList& moves, const Settings& settings, Search& search,
                 Outcome& outcome) {
  outcome.value = Us == Color::Black ? -kInfinity : kInfinity;
  for (const Move& move : moves) {
    double alpha = -kInfinity;
    double beta = kInfinity;
    if (settings.root_window == RootWindow::BestSoFar && !outcome.best.empty()) {
      // One step beyond the best value, so that an equal one is still exact.
      double& bound = Us == Color::Black ? alpha : beta;
      bound = std::nextafter(outcome.value, Us == Color::Black ? -kInfinity : kInfinity);
    }
    const double v = search.value<opponent(Us)>(after(position, move), 1, alpha, beta);
    if (search.stopped()) break;
    if (better<Us>(outcome.value, v)) continue;
    if (better<Us>(v, outcome.value)) {
      outcome.value = v;
      outcome.best.clear();
      outcome.variations.clear();
    }
    search.keep_line(0, move);
    outcome.best.push_back(move);
    outcome.variations.push_back(search.line());
  }
}

}  // namespace

Metrics& Metrics::operator+=(const Metrics& other) {
  generated += other.generated;
  explored += other.explored;
  parents += other.parents;
  leaves += other.leaves;
  cutoffs += other.cutoffs;
  time_ms += other.time_ms;
  memory_bytes = memory_bytes > other.memory_bytes ? memory_bytes : other.memory_bytes;
  return *this;
}

Outcome find_best(const Position& position, const MoveList& root_moves, const Settings& settings,
                  const StopToken* stop) {
  Outcome outcome;
  if (root_moves.size() == 1) {
    outcome.best = {root_moves[0]};
    outcome.variations = {{root_moves[0]}};
    outcome.value = utility(after(position, root_moves[0]), settings.red_check);
  }
  if (root_moves.size() < 2) return outcome;

  const auto start = std::chrono::steady_clock::now();
  Search search(settings, stop);
  ++search.metrics().parents;
  search.metrics().generated += static_cast<std::uint64_t>(root_moves.size());
  if (position.to_move == Color::Black)
    search_root<Color::Black>(position, root_moves, settings, search, outcome);
  else
    search_root<Color::White>(position, root_moves, settings, search, outcome);
  outcome.searched = true;
  outcome.stopped = search.stopped();
  outcome.metrics = search.metrics();
  outcome.metrics.time_ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return outcome;
}

Outcome find_best(const Position& position, const Settings& settings, const StopToken* stop) {
  MoveList moves;
  generate_in_order(position, settings.order, moves);
  return find_best(position, moves, settings, stop);
}

}  // namespace checkers::csintsy
