#pragma once

#include <algorithm>
#include <cstddef>

#include "engine/base/parallel.hpp"
#include "engine/base/stop_token.hpp"

namespace checkers {

struct WorkOptions {
  unsigned threads = 1;  // 1 starts none
  const StopToken* stop = nullptr;
};

// What one thread takes at a time of the positions of a slice.
struct Chunk {
  std::size_t number;
  std::size_t begin;
  std::size_t end;
};

constexpr std::size_t kChunkSize = 1 << 16;

constexpr std::size_t chunk_count(std::size_t positions) { return (positions + kChunkSize - 1) / kChunkSize; }

// Calls work(chunk) for every chunk of `positions`, none more once stopped.
template <class Work>
void for_each_chunk(std::size_t positions, const WorkOptions& options, const Work& work) {
  parallel_for(chunk_count(positions), options.threads, [&](std::size_t number) {
    if (stop_requested(options.stop)) return;
    work(Chunk{number, number * kChunkSize, std::min(positions, (number + 1) * kChunkSize)});
  });
}

}  // namespace checkers
