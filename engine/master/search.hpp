#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/core/search.hpp"
#include "engine/endgame/tables.hpp"
#include "engine/master/score.hpp"
#include "engine/master/transposition_table.hpp"

namespace checkers::master {

// When to stop; 0 means no limit of that kind. A search limited by nodes and depth alone is deterministic.
struct Limits {
  int depth = 0;
  int time_ms = 0;
  std::uint64_t nodes = 0;
  int lines = 1;  // how many different first moves are wanted
};

// A first move and what follows.
struct Line {
  Score score = 0;  // for the side to move at the root
  std::vector<Move> moves;
};

// How far the search is: after each finished depth.
struct Info {
  int depth = 0;
  int deepest = 0;  // ply reached by extensions
  std::uint64_t nodes = 0;
  double time_ms = 0;
  std::vector<Line> lines;  // best first
};

using InfoCallback = std::function<void(const Info&)>;

// The strongest player here. Keeps its table between searches of one game; one search at a time.
class Master {
 public:
  // `endgames` may be empty: play goes on without them.
  explicit Master(std::size_t table_bytes = 16 << 20, std::shared_ptr<const EndgameTables> endgames = nullptr);
  ~Master();
  Master(const Master&) = delete;
  Master& operator=(const Master&) = delete;

  // Forgets everything.
  void new_game();

  // Searches until a limit, a stop or a proof. There is always at least one line, with a legal move, unless the side to
  // move has none. The request's history counts for repetitions and the 40-move rule.
  Info search(const SearchRequest& request, const Limits& limits, const InfoCallback& on_info = {});

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace checkers::master
