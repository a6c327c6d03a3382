#include "engine/cli/interrupt.hpp"

#include <csignal>

namespace checkers::cli {
namespace {

StopToken token;

void on_interrupt(int) {
  token.request_stop();
  std::signal(SIGINT, SIG_DFL);
}

}  // namespace

const StopToken& stop_on_interrupt() {
  token.reset();
  std::signal(SIGINT, on_interrupt);
  return token;
}

}  // namespace checkers::cli
