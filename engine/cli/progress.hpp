#pragma once

#include <chrono>
#include <string>

namespace checkers::cli {

// A line on a terminal's stderr that says how far the work is and how long it will take; silent elsewhere.
class Progress {
 public:
  Progress();
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `done` from 0 to 1.
  void show(double done, const std::string& what);

 private:
  bool terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point last_;
};

}  // namespace checkers::cli
