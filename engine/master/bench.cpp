#include "engine/master/bench.hpp"

#include "engine/core/fen.hpp"
#include "engine/master/search.hpp"

namespace checkers::master {
namespace {

constexpr std::array<std::string_view, kBenchPositions> kPositions{
    "B:W21-32:B1-12",
    "B:W15,25,27,28,29,30,31,32:B1,2,3,4,6,7,13,19",
    "B:W14,18,20,21,26,28,29,31,32:B1,3,5,6,7,8,12,13,19",
    "B:W14,18,19,22,23,24,26,27,30,31:B3,5,6,7,8,9,12,13,16,20",
    "B:W17,20,23,24,28,30,32:B3,4,5,7,8,15,18,19",
    "W:W9,15,22,26,27,28,30:B3,5,7,12,13,19",
};

Info search(int index, const Limits& limits, std::size_t table_bytes) {
  Master master(table_bytes);
  SearchRequest request;
  request.position = bench_position(index);
  return master.search(request, limits);
}

}  // namespace

Position bench_position(int index) { return *parse_fen(kPositions[static_cast<std::size_t>(index)]); }

std::uint64_t bench_signature() {
  constexpr int kDepth = 9;
  constexpr std::size_t kTableBytes = 1 << 20;
  Limits limits;
  limits.depth = kDepth;
  std::uint64_t nodes = 0;
  for (int i = 0; i < kBenchPositions; ++i) nodes += search(i, limits, kTableBytes).nodes;
  return nodes;
}

Pace pace_in(int index) {
  constexpr std::size_t kTableBytes = 64 << 20;
  Limits limits;
  limits.time_ms = 1000;
  const Info info = search(index, limits, kTableBytes);
  return {static_cast<double>(info.nodes) / info.time_ms * 1e3, info.depth};
}

}  // namespace checkers::master
