#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/base/stop_token.hpp"
#include "engine/core/pdn.hpp"
#include "engine/master/evaluation.hpp"

// Finds the evaluation's weights from games: logistic regression of the result on the features, after Texel's method.
namespace checkers::master {

// A quiet position of a finished game.
struct Sample {
  struct Count {
    std::uint8_t feature;
    std::int8_t times;  // Black's less White's
  };
  std::vector<Count> counts;
  float pieces = 0;  // share of the 24 pieces still on the board
  float result = 0;  // for Black: 1 won, 0.5 drawn, 0 lost
};

// The quiet positions of a game, without its first plies: nothing to capture for either side.
void add_samples(const PdnGame& game, std::vector<Sample>& samples);

// Games of the engine against itself with this many nodes a move, each after eight random plies.
// The same for any number of threads.
std::vector<PdnGame> self_play(int games, std::uint64_t nodes, std::uint64_t seed, unsigned threads,
                               const StopToken* stop, const std::function<void(int finished)>& on_game);

struct TuningReport {
  Weights weights;
  double error_before;  // mean squared error of the predicted result
  double error_after;
};

TuningReport tune(const std::vector<Sample>& samples, int rounds, const StopToken* stop,
                  const std::function<void(int round, double error)>& on_round);

// The source text of weights.cpp.
std::string to_source(const Weights& weights);

}  // namespace checkers::master
