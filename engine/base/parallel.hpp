#pragma once

#include <cstddef>
#include <functional>

namespace checkers {

// Threads worth starting here; at least 1.
unsigned hardware_threads();

// Calls work(0) ... work(count - 1), each once, on this many threads; on the caller's own if it is one
// or if there are no threads here. The calls may
// happen in any order: what they produce must not depend on it.
void parallel_for(std::size_t count, unsigned threads, const std::function<void(std::size_t)>& work);

}  // namespace checkers
