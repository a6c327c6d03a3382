#pragma once

#include <cstdint>

namespace checkers {

enum class EndgameOutcome : std::uint8_t { Loss, Draw, Win };

// What perfect play leads to, for the side to move: a win in the fewest plies, a loss in the most, or a draw (`plies`
// is 0). A side that has no move has lost in 0 plies. Draw limits are not considered.
struct EndgameValue {
  EndgameOutcome outcome = EndgameOutcome::Draw;
  int plies = 0;

  constexpr bool operator==(const EndgameValue&) const = default;
};

// A value in a byte: 0 for a draw, otherwise plies + 1. The last move is the winner's, so an odd number of plies is a
// win and an even one a loss.
using ValueByte = std::uint8_t;

constexpr ValueByte kDrawByte = 0;
constexpr ValueByte kNoMoveByte = 1;
constexpr ValueByte kLastByte = 255;

constexpr bool is_win(ValueByte byte) { return byte != kDrawByte && byte % 2 == 0; }
constexpr bool is_loss(ValueByte byte) { return byte % 2 == 1; }

constexpr EndgameValue value_of(ValueByte byte) {
  if (byte == kDrawByte) return {};
  return {is_win(byte) ? EndgameOutcome::Win : EndgameOutcome::Loss, byte - 1};
}

// The value of a move, for the side that makes it, from the value of the position behind it. There is none beyond
// kLastByte: the builder refuses such slices.
constexpr ValueByte one_ply_before(ValueByte byte) {
  return byte == kDrawByte || byte == kLastByte ? byte : static_cast<ValueByte>(byte + 1);
}

// How much a side likes a value: quick wins, slow wins, draws, slow losses, quick losses.
constexpr int preference(ValueByte byte) {
  if (byte == kDrawByte) return 0;
  return is_win(byte) ? kLastByte + 1 - byte : byte - kLastByte - 1;
}

}  // namespace checkers
