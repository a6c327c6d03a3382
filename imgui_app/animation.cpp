#include "imgui_app/animation.hpp"

#include <algorithm>
#include <cmath>

namespace checkers::app {
namespace {

constexpr float kStepSeconds = 0.17f;
constexpr float kJumpSeconds = 0.21f;
constexpr float kFadeSeconds = 0.16f;
constexpr float kGhostOpacity = 0.4f;

float smooth(float t) { return t * t * (3 - 2 * t); }

float leg_seconds(const Move& move) { return move.is_capture() ? kJumpSeconds : kStepSeconds; }

float travel_seconds(const Move& move) { return leg_seconds(move) * static_cast<float>(std::max<int>(1, move.jumps)); }

float total_seconds(const Move& move) { return travel_seconds(move) + (move.is_capture() ? kFadeSeconds : 0); }

}  // namespace

void MoveAnimation::start(const Position& before, const Move& move, Kind kind) {
  before_ = before;
  move_ = move;
  path_ = path_of(move);
  elapsed_ = kind == Kind::Dropped ? travel_seconds(move) : 0;
  backwards_ = kind == Kind::TakenBack;
  running_ = true;
}

void MoveAnimation::advance(float seconds) {
  elapsed_ += seconds;
  if (elapsed_ >= total_seconds(move_)) running_ = false;
}

float MoveAnimation::progress() const {
  const float time = backwards_ ? total_seconds(move_) - elapsed_ : elapsed_;
  return std::clamp(time, 0.0f, travel_seconds(move_)) / leg_seconds(move_);
}

MoveAnimation::Place MoveAnimation::mover() const {
  const float at = progress();
  const int leg = std::min(static_cast<int>(at), path_.size() - 2);
  const float t = smooth(at - static_cast<float>(leg));
  const Square a = path_[leg], b = path_[leg + 1];
  const auto mix = [t](int from, int to) { return static_cast<float>(from) + t * static_cast<float>(to - from); };
  return {mix(column_of(a), column_of(b)), mix(row_of(a), row_of(b))};
}

float MoveAnimation::lift() const {
  const float at = progress();
  const float t = at - std::floor(at);
  return move_.is_capture() ? std::sin(t * 3.14159f) : 0.35f * std::sin(t * 3.14159f);
}

float MoveAnimation::opacity(Square captured) const {
  const float time = backwards_ ? total_seconds(move_) - elapsed_ : elapsed_;
  const float fade = std::clamp((time - travel_seconds(move_)) / kFadeSeconds, 0.0f, 1.0f);
  Square from = path_[0];
  for (int i = 1; i < path_.size(); ++i) {
    const Square over = square_at((row_of(from) + row_of(path_[i])) / 2, (column_of(from) + column_of(path_[i])) / 2);
    from = path_[i];
    if (over != captured) continue;
    const float jumped = std::clamp(progress() - static_cast<float>(i - 1) - 0.4f, 0.0f, 0.6f) / 0.6f;
    return (1 - (1 - kGhostOpacity) * jumped) * (1 - fade);
  }
  return 1;
}

}  // namespace checkers::app
