#include "engine/master/search.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "engine/core/move_generation.hpp"
#include "engine/master/evaluation.hpp"
#include "engine/master/move_picker.hpp"
#include "engine/master/repetition.hpp"

namespace checkers::master {
namespace {

using Clock = std::chrono::steady_clock;

// Lines longer than this are cut; a search never goes deeper.
struct PrincipalLine {
  std::array<Move, kMaxPly> moves;
  int size = 0;

  void set(const Move& first, const PrincipalLine& rest) {
    moves[0] = first;
    size = std::min(rest.size + 1, kMaxPly);
    std::copy_n(rest.moves.begin(), size - 1, moves.begin() + 1);
  }
};

}  // namespace

struct Master::State {
  State(std::size_t bytes, std::shared_ptr<const EndgameTables> tables)
      : table(bytes), endgames(std::move(tables)), endgame_pieces(endgames ? endgames->max_pieces() : 0) {}

  TranspositionTable table;
  std::shared_ptr<const EndgameTables> endgames;
  int endgame_pieces;  // positions with so many pieces are in the tables; 0 without tables
  MoveHistory history;
  RepetitionGuard repetition;
  Limits limits;
  const StopToken* stop = nullptr;
  Clock::time_point start;
  std::uint64_t nodes = 0;
  int deepest = 0;
  bool stopped = false;
  bool may_stop = false;  // not before depth 1 is finished

  double elapsed_ms() const { return std::chrono::duration<double, std::milli>(Clock::now() - start).count(); }

  void count_node(int ply) {
    ++nodes;
    deepest = std::max(deepest, ply);
    if (!may_stop) return;
    if (limits.nodes != 0 && nodes >= limits.nodes) stopped = true;
    if (nodes % 1024 == 0)
      stopped = stopped || stop_requested(stop) || (limits.time_ms != 0 && elapsed_ms() >= limits.time_ms);
  }

  std::optional<Score> probe(const Position& position, int ply) const;
  Score quiescence(const Position& position, Score alpha, Score beta, int ply);
  template <bool OnLine>
  Score search(const Position& position, Score alpha, Score beta, int depth, int ply, PrincipalLine& line);
  Score search_root(const Position& root, const MoveList& moves, Score alpha, Score beta, int depth,
                    PrincipalLine& line);
  Line search_window(const Position& root, MoveList& moves, int depth, Score guess);
};

// The exact score of a position that the endgame tables know.
std::optional<Score> Master::State::probe(const Position& position, int ply) const {
  if (count(position.occupied()) > endgame_pieces || position.black == 0 || position.white == 0) return std::nullopt;
  const std::optional<EndgameValue> value = endgames->probe(position);
  if (!value) return std::nullopt;
  if (value->outcome == EndgameOutcome::Draw) return kDraw;
  const Score distance = ply + value->plies;
  return value->outcome == EndgameOutcome::Win ? kWin - distance : distance - kWin;
}

// Captures to their end, then the evaluation. Captures are compulsory, so there is no standing pat while one is due.
Score Master::State::quiescence(const Position& position, Score alpha, Score beta, int ply) {
  count_node(ply);
  if (stopped) return kDraw;
  if (const std::optional<Score> exact = probe(position, ply)) return *exact;
  if (!has_capture(position)) return has_move(position) ? evaluate(position) : ply - kWin;
  if (ply >= kMaxPly - 1) return evaluate(position);
  MoveList moves;
  generate_moves(position, moves);
  Score best = -kInfinity;
  for (const Move& move : moves) {
    best = std::max(best, -quiescence(after(position, move), -beta, -alpha, ply + 1));
    if (best >= beta) break;
    alpha = std::max(alpha, best);
  }
  return best;
}

// Principal variation search. Returns an exact score if alpha < score < beta, else a bound on that side (fail-soft).
template <bool OnLine>
Score Master::State::search(const Position& position, Score alpha, Score beta, int depth, int ply,
                            PrincipalLine& line) {
  line.size = 0;
  if (depth <= 0) return quiescence(position, alpha, beta, ply);
  count_node(ply);
  if (stopped) return kDraw;
  if (ply >= kMaxPly - 1) return evaluate(position);

  // 1. Draws by repetition and by the 40-move rule, and endgames known to the end.
  const std::uint64_t key = hash_of(position);
  if (repetition.is_draw(key)) return kDraw;
  if (const std::optional<Score> exact = probe(position, ply)) return *exact;

  // 2. No line from here beats the quickest win, none is worse than having lost already.
  alpha = std::max(alpha, ply - kWin);
  beta = std::min(beta, kWin - ply - 1);
  if (alpha >= beta) return alpha;

  // 3. What an earlier search knows.
  const std::optional<TableEntry> known = table.find(key, ply);
  if (!OnLine && known && known->depth >= depth) {
    if (known->bound == Bound::Exact) return known->score;
    if (known->bound == Bound::Lower && known->score >= beta) return known->score;
    if (known->bound == Bound::Upper && known->score <= alpha) return known->score;
  }

  MoveList moves;
  generate_moves(position, moves);
  if (moves.empty()) return ply - kWin;
  const bool forced = moves.size() == 1;
  const bool capturing = moves[0].is_capture();

  // 4. A quiet position far above beta, with little depth left, stays there.
  if (!OnLine && !capturing && depth <= 3 && !is_proven(beta)) {
    const Score margin = 60 * depth;
    const Score standing = evaluate(position);
    if (standing - margin >= beta) return standing - margin;
  }

  // 5. Enhanced transposition cutoff: perhaps a successor is known to refute this node.
  if (!OnLine && depth >= 3)
    for (const Move& move : moves) {
      const std::optional<TableEntry> child = table.find(hash_of(after(position, move)), ply + 1);
      if (child && child->depth >= depth - 1 && child->bound != Bound::Lower && -child->score >= beta)
        return -child->score;
    }

  MovePicker picker(position, moves, known ? known->move : PackedMove{0}, history, ply);
  const Score entry_alpha = alpha;
  Score best = -kInfinity;
  PackedMove best_move = 0;
  PrincipalLine child_line;
  for (int index = 0; const Move* move = picker.next(); ++index) {
    const Position next = after(position, *move);
    table.prefetch(hash_of(next));
    repetition.enter(key, position, *move);
    // 6. A forced move costs no depth: there is nothing to decide.
    const int next_depth = forced ? depth : depth - 1;
    Score score;
    if (index == 0) {
      score = -search<OnLine>(next, -beta, -alpha, next_depth, ply + 1, child_line);
    } else {
      // 7. Late quiet moves are searched less deep, unless they turn out well.
      int reduction = 0;
      if (!capturing && depth >= 3 && index >= 3) reduction = index >= 6 && depth >= 6 ? 2 : 1;
      score = -search<false>(next, -alpha - 1, -alpha, next_depth - reduction, ply + 1, child_line);
      if (score > alpha && reduction > 0)
        score = -search<false>(next, -alpha - 1, -alpha, next_depth, ply + 1, child_line);
      if (OnLine && score > alpha && score < beta)
        score = -search<true>(next, -beta, -alpha, next_depth, ply + 1, child_line);
    }
    repetition.leave();
    if (stopped) return kDraw;
    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        best_move = pack(*move);
        if (OnLine) line.set(*move, child_line);
      }
      if (score >= beta) {
        if (!capturing) history.reward(position, *move, depth, ply);
        break;
      }
    }
  }
  const Bound bound = best >= beta ? Bound::Lower : best > entry_alpha ? Bound::Exact : Bound::Upper;
  table.store(key, ply, best, depth, bound, best_move);
  return best;
}

Score Master::State::search_root(const Position& root, const MoveList& moves, Score alpha, Score beta, int depth,
                                 PrincipalLine& line) {
  const std::uint64_t key = hash_of(root);
  Score best = -kInfinity;
  PrincipalLine child_line;
  for (int index = 0; index < moves.size(); ++index) {
    const Move& move = moves[index];
    const Position next = after(root, move);
    repetition.enter(key, root, move);
    Score score;
    if (index == 0) {
      score = -search<true>(next, -beta, -alpha, depth - 1, 1, child_line);
    } else {
      score = -search<false>(next, -alpha - 1, -alpha, depth - 1, 1, child_line);
      if (score > alpha && !stopped) score = -search<true>(next, -beta, -alpha, depth - 1, 1, child_line);
    }
    repetition.leave();
    if (stopped) break;
    if (score > best) {
      best = score;
      if (score > alpha || index == 0) line.set(move, child_line);
      alpha = std::max(alpha, score);
      if (score >= beta) break;
    }
  }
  return best;
}

// One depth, with a narrow window around the last score that is opened as needed. The best move is put first.
Line Master::State::search_window(const Position& root, MoveList& moves, int depth, Score guess) {
  Score width = 25;
  Score alpha = depth < 4 || is_proven(guess) ? -kInfinity : guess - width;
  Score beta = depth < 4 || is_proven(guess) ? kInfinity : guess + width;
  Line result;
  for (;;) {
    PrincipalLine line;
    const Score score = search_root(root, moves, alpha, beta, depth, line);
    if (line.size > 0 && (!stopped || score > alpha)) {
      result = {score, {line.moves.begin(), line.moves.begin() + line.size}};
      Move* best = std::find(moves.begin(), moves.end(), line.moves[0]);
      std::rotate(moves.begin(), best, best + 1);
    }
    if (stopped || (score > alpha && score < beta)) return result;
    width *= 4;
    if (score <= alpha) alpha = width > 1000 ? -kInfinity : score - width;
    if (score >= beta) beta = width > 1000 ? kInfinity : score + width;
  }
}

Master::Master(std::size_t table_bytes, std::shared_ptr<const EndgameTables> endgames)
    : state_(std::make_unique<State>(table_bytes, std::move(endgames))) {}

Master::~Master() = default;

void Master::new_game() {
  state_->table.clear();
  state_->history.clear();
}

Info Master::search(const SearchRequest& request, const Limits& limits, const InfoCallback& on_info) {
  State& state = *state_;
  state.limits = limits;
  state.stop = request.stop;
  state.start = Clock::now();
  state.nodes = 0;
  state.deepest = 0;
  state.stopped = false;
  state.may_stop = false;
  state.table.grow_older();
  state.history.age();
  state.repetition.reset(request.history, request.rules);

  Info info;
  MoveList moves = legal_moves(request.position);
  if (moves.empty()) return info;
  const int wanted = std::clamp(limits.lines, 1, moves.size());
  const int deepest = limits.depth > 0 ? std::min(limits.depth, kMaxPly - 2) : kMaxPly - 2;
  for (int depth = 1; depth <= deepest && !state.stopped; ++depth) {
    std::vector<Line> lines;
    MoveList rest = moves;
    for (int i = 0; i < wanted && !state.stopped; ++i) {
      const Score guess = i < static_cast<int>(info.lines.size()) ? info.lines[static_cast<std::size_t>(i)].score : 0;
      Line line = state.search_window(request.position, rest, depth, guess);
      if (line.moves.empty()) break;
      MoveList others;
      for (const Move& move : rest)
        if (move != line.moves[0]) others.push(move);
      rest = others;
      lines.push_back(std::move(line));
    }
    if (state.stopped && lines.size() < info.lines.size())
      for (const Line& old : info.lines) {
        const bool known =
            std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return line.moves[0] == old.moves[0]; });
        if (!known && static_cast<int>(lines.size()) < wanted) lines.push_back(old);
      }
    if (lines.empty()) break;
    std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.score > b.score; });
    // The next depth begins with the best moves of this one.
    MoveList ordered;
    for (const Line& line : lines) ordered.push(line.moves[0]);
    for (const Move& move : moves)
      if (std::find(ordered.begin(), ordered.end(), move) == ordered.end()) ordered.push(move);
    moves = ordered;

    info.lines = std::move(lines);
    if (!state.stopped) info.depth = depth;
    info.deepest = state.deepest;
    info.nodes = state.nodes;
    info.time_ms = state.elapsed_ms();
    if (on_info && !state.stopped) on_info(info);
    state.may_stop = true;
    // A single move needs no thought; a proof within the depth searched will not change.
    const Score best = info.lines[0].score;
    const bool nothing_to_find =
        wanted == 1 && (moves.size() == 1 || (is_proven(best) && kWin - std::abs(best) <= depth));
    if (nothing_to_find && (limits.time_ms != 0 || limits.nodes != 0)) break;
  }
  info.nodes = state.nodes;
  info.time_ms = state.elapsed_ms();
  return info;
}

}  // namespace checkers::master
