#include "engine/cli/progress.hpp"

#include <cstdio>

#include "engine/base/text.hpp"

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace checkers::cli {
namespace {

constexpr const char* kClearLine = "\r\x1b[K";

bool stderr_is_terminal() {
#if defined(__unix__) || defined(__APPLE__)
  return isatty(fileno(stderr)) != 0;
#else
  return false;
#endif
}

std::string duration(double seconds) {
  if (seconds < 100) return format_fixed(seconds, 0) + " s";
  return seconds < 6000 ? format_fixed(seconds / 60, 0) + " min" : format_fixed(seconds / 3600, 1) + " h";
}

}  // namespace

Progress::Progress() : terminal_(stderr_is_terminal()), start_(std::chrono::steady_clock::now()), last_(start_) {}

Progress::~Progress() {
  if (shown_) std::fputs(kClearLine, stderr);
}

void Progress::show(double done, const std::string& what) {
  if (!terminal_) return;
  const auto now = std::chrono::steady_clock::now();
  if (shown_ && now - last_ < std::chrono::milliseconds(100)) return;
  last_ = now;
  shown_ = true;
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  std::string line = format_fixed(100 * done, 0) + " %  " + what;
  if (done > 0.01) line += ", " + duration(elapsed / done - elapsed) + " left";
  std::fprintf(stderr, "%s%s", kClearLine, line.c_str());
  std::fflush(stderr);
}

}  // namespace checkers::cli
