#include "engine/master/tuning.hpp"

#include <array>
#include <cmath>
#include <cstdio>

#include "engine/core/move_generation.hpp"

namespace checkers::master {
namespace {

constexpr int kOpeningPlies = 8;
constexpr int kParameters = 2 * kFeatures;
// A lead of a man wins about three games out of four, draws counted half.
constexpr double kScale = 100;

using Parameters = std::array<double, kParameters>;

bool is_quiet(Position position) {
  if (has_capture(position)) return false;
  position.to_move = opponent(position.to_move);
  return !has_capture(position);
}

Sample sample_of(const Position& position, float result) {
  std::array<int, kFeatures> net{};
  count_features(
      position, [&](int feature, int times) { net[static_cast<std::size_t>(feature)] += times; },
      [&](int feature, int times) { net[static_cast<std::size_t>(feature)] -= times; });
  Sample sample;
  sample.result = result;
  sample.pieces = static_cast<float>(count(position.occupied())) / kMaxPieces;
  for (int i = 0; i < kFeatures; ++i)
    if (const int times = net[static_cast<std::size_t>(i)]; times != 0)
      sample.counts.push_back({static_cast<std::uint8_t>(i), static_cast<std::int8_t>(times)});
  return sample;
}

// The parameters are the weights at a full and at a bare board.
double predict(const Sample& sample, const Parameters& parameters) {
  double score = 0;
  for (const Sample::Count& count : sample.counts)
    score += count.times *
             (sample.pieces * parameters[count.feature] + (1 - sample.pieces) * parameters[count.feature + kFeatures]);
  return 1 / (1 + std::exp(-score / kScale));
}

// Adds up the error's slope; returns the error.
double slope_of_error(const std::vector<Sample>& samples, const Parameters& parameters, Parameters& slope) {
  slope.fill(0);
  double error = 0;
  for (const Sample& sample : samples) {
    const double expected = predict(sample, parameters);
    const double miss = expected - sample.result;
    error += miss * miss;
    const double pull = 2 * miss * expected * (1 - expected) / kScale;
    for (const Sample::Count& count : sample.counts) {
      slope[count.feature] += pull * count.times * sample.pieces;
      slope[count.feature + kFeatures] += pull * count.times * (1 - sample.pieces);
    }
  }
  const auto n = static_cast<double>(samples.size());
  for (double& value : slope) value /= n;
  return error / n;
}

Parameters parameters_of(const Weights& weights) {
  Parameters parameters;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    parameters[i] = weights[i].full;
    parameters[i + kFeatures] = weights[i].bare;
  }
  return parameters;
}

Weights weights_of(const Parameters& parameters) {
  Weights weights;
  for (std::size_t i = 0; i < weights.size(); ++i)
    weights[i] = {static_cast<int>(std::lround(parameters[i])),
                  static_cast<int>(std::lround(parameters[i + kFeatures]))};
  return weights;
}

}  // namespace

void add_samples(const PdnGame& game, std::vector<Sample>& samples) {
  if (game.result == PdnResult::Unknown) return;
  const float result = game.result == PdnResult::Draw ? 0.5f : game.result == PdnResult::BlackWins ? 1.0f : 0.0f;
  Position position = game.start;
  int ply = 0;
  for (const PdnMove& played : game.moves) {
    position = after(position, played.move);
    ++ply;
    if (ply < kOpeningPlies || position.black == 0 || position.white == 0 || !is_quiet(position)) continue;
    if (has_move(position)) samples.push_back(sample_of(position, result));
  }
}

// Adam (Kingma and Ba 2014) over all samples at once, pulled a little towards the weights it starts from, so that what
// the games do not tell stays as it was.
TuningReport tune(const std::vector<Sample>& samples, int rounds, const StopToken* stop,
                  const std::function<void(int round, double error)>& on_round) {
  constexpr double kRate = 1.0;
  constexpr double kInertia = 0.9;
  constexpr double kSpread = 0.999;
  constexpr double kPull = 1e-9;
  const Parameters initial = parameters_of(kWeights);
  Parameters parameters = initial;
  Parameters mean{};
  Parameters variance{};
  Parameters slope;
  TuningReport report{kWeights, 0, 0};
  for (int round = 1; round <= rounds && !stop_requested(stop); ++round) {
    const double error = slope_of_error(samples, parameters, slope);
    if (round == 1) report.error_before = error;
    if (on_round) on_round(round, error);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      const double pulled = slope[i] + kPull * (parameters[i] - initial[i]);
      mean[i] = kInertia * mean[i] + (1 - kInertia) * pulled;
      variance[i] = kSpread * variance[i] + (1 - kSpread) * pulled * pulled;
      const double fair_mean = mean[i] / (1 - std::pow(kInertia, round));
      const double fair_variance = variance[i] / (1 - std::pow(kSpread, round));
      parameters[i] -= kRate * fair_mean / (std::sqrt(fair_variance) + 1e-12);
    }
  }
  report.error_after = slope_of_error(samples, parameters, slope);
  report.weights = weights_of(parameters);
  return report;
}

std::string to_source(const Weights& weights) {
  std::string text =
      "#include \"engine/master/evaluation.hpp\"\n\nnamespace checkers::master {\n\n"
      "// Written by `checkers tune`: {full board, bare board}, in the order of Feature.\n"
      "const Weights kWeights{{\n";
  for (std::size_t i = 0; i < weights.size(); i += 8) {
    text += "   ";
    for (std::size_t j = i; j < i + 8 && j < weights.size(); ++j) {
      char cell[48];
      std::snprintf(cell, sizeof cell, " {%d, %d},", weights[j].full, weights[j].bare);
      text += cell;
    }
    text += "\n";
  }
  return text + "}};\n\n}  // namespace checkers::master\n";
}

}  // namespace checkers::master
