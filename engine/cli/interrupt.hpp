#pragma once

#include "engine/base/stop_token.hpp"

namespace checkers::cli {

// From now on Ctrl-C asks this token to stop instead of ending the program; a second Ctrl-C ends it.
const StopToken& stop_on_interrupt();

}  // namespace checkers::cli
