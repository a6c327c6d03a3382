#include "engine/base/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace checkers {

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
constexpr bool kHasThreads = false;
#else
constexpr bool kHasThreads = true;
#endif

unsigned hardware_threads() { return kHasThreads ? std::max(1u, std::thread::hardware_concurrency()) : 1; }

void parallel_for(std::size_t count, unsigned threads, const std::function<void(std::size_t)>& work) {
  if (!kHasThreads) threads = 1;
  std::atomic<std::size_t> next{0};
  const auto take_turns = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::thread> helpers;
  for (unsigned i = 1; i < threads && i < count; ++i) helpers.emplace_back(take_turns);
  take_turns();
  for (std::thread& helper : helpers) helper.join();
}

}  // namespace checkers
