#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <thread>

#include "engine/base/stop_token.hpp"
#include "engine/endgame/tables.hpp"

namespace checkers::cli {

// The tables on disk; what is missing up to four pieces is built, which takes about a second. Empty if stopped.
std::shared_ptr<const EndgameTables> load_endgames(const StopToken* stop = nullptr);

// Gives the players their tables before they begin, if any of them uses them.
void provide_endgames(std::span<const std::string_view> descriptions);

// Loads tables beside the work in hand and gives them to the players when they are there. Where there are no threads,
// there are no tables.
class BackgroundEndgames {
 public:
  BackgroundEndgames();
  ~BackgroundEndgames();
  BackgroundEndgames(const BackgroundEndgames&) = delete;
  BackgroundEndgames& operator=(const BackgroundEndgames&) = delete;

 private:
  StopToken stop_;
  std::thread thread_;
};

}  // namespace checkers::cli
