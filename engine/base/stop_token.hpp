#pragma once

#include <atomic>

namespace checkers {

// Asks a running search or match to end; shared by the one who asks and the one who works. The worker returns soon
// with what it has.
class StopToken {
 public:
  void request_stop() { stopped_.store(true, std::memory_order_relaxed); }
  void reset() { stopped_.store(false, std::memory_order_relaxed); }
  bool stop_requested() const { return stopped_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> stopped_{false};
};

inline bool stop_requested(const StopToken* token) { return token != nullptr && token->stop_requested(); }

}  // namespace checkers
