#include "engine/reports/sabotinov/printed_times.hpp"

namespace checkers::sabotinov {
namespace {

constexpr PrintedTiming kTimings[] = {
    {1, {"74.7621ms", "83.1409ms", "470.561ms", "507.63ms", "3167.95ms", "3902.60ms"}},
    {2, {"2.8452ms", "2.7658ms", "217.269ms", "191.182ms", "6683.54ms", "3662.31ms"}},
    {3, {"29.7645ms", "31.11ms", "115.978ms", "187.228ms", "4389.26ms", "4281.88ms"}},
};

constexpr PrintedBenchmark kBenchmarks[] = {
    {"Table 5", "int[8][4]", {"6.08", "6.05", "5.92", "5.83", "5.863"}},
    {"Table 5", "char[8][4]", {"5.73", "5.80", "5.83", "5.80", "5.8"}},
    {"Table 5", "long long", {"0.28", "0.29", "0.28", "0.28", ".288"}},
    {"Table 6", "int[8][4]", {"2.63", "2.5", "2.6", "2.5", "2.605"}},
    {"Table 6", "char[8][4]", {"2.56", "2.51", "2.31", "2.48", "2.528"}},
    {"Table 6", "long long", {"11.8", "11.51", "11.48", "11.47", "11.566"}},
};

}  // namespace

std::span<const PrintedTiming> printed_timings() { return kTimings; }

std::span<const PrintedBenchmark> printed_benchmarks() { return kBenchmarks; }

}  // namespace checkers::sabotinov
