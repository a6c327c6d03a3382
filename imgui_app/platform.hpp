#pragma once

#include <string>

#include "imgui_app/options.hpp"

// What differs between the desktop and the browser. One of platform_native.cpp and platform_web.cpp is built in.
namespace checkers::app::platform {

// What is to be done after a step of the program.
enum class Next { Quit, Wait, Again };

// The program as the platform drives it.
class Program {
 public:
  virtual ~Program() = default;
  // Handles what happened and draws if that changed anything. `Wait`: nothing to do until the next event.
  virtual Next step() = 0;
  // The graphics context was lost and is back: makes everything on it anew.
  virtual void restore_graphics() = 0;
};

// Before the window exists.
void prepare(const Options& options);

// Runs the program to its end. In the browser it returns at once and the program, which must stay alive, goes on.
void run(Program& program);

// "#version ..." of the shaders.
const char* shader_version();

bool prefers_dark();
bool prefers_reduced_motion();
bool has_touch();

// The state changed. `json` is an object; see inspection.hpp.
void publish(const std::string& json);

// Tells a sentence to people who cannot see the board.
void announce(const std::string& sentence);

// The program cannot start; says so and why.
void fail(const std::string& sentence);

}  // namespace checkers::app::platform
