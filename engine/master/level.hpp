#pragma once

#include "engine/core/search.hpp"
#include "engine/master/search.hpp"

namespace checkers::master {

constexpr int kLowestLevel = 1;
constexpr int kHighestLevel = 10;

// How a level plays: it looks so far ahead, and misjudges every move by up to so much. Limits are depths and nodes, not
// time, so that a level is the same on a phone and a desktop.
struct Level {
  int depth;            // 0 = no limit
  std::uint64_t nodes;  // 0 = no limit
  Score misjudgement;   // hundredths of a man
};

Level level_of(int number);

// Searches as a person of that level would: a beginner looks one move ahead and overlooks the reply; higher up the eye
// gets longer and the judgement surer. The same request is answered the same way; the seed changes the mistakes.
SearchResult play_at_level(int number, const SearchRequest& request, Master& master);

}  // namespace checkers::master
