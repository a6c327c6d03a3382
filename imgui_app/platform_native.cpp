// The desktop:
//  [x] waits for events without using the processor
//  [x] draws nothing while the window is hidden or minimised (window.cpp)
//  [x] state for tests and other programs: a file, replaced as a whole (--state-file)
//  [x] OpenGL 3.0 or newer, vertical synchronisation
//  [ ] announcing moves: needs a desktop accessibility bus
//  [ ] dark desktop theme: SDL 2 cannot ask for it; --theme does
#include <SDL.h>

#include <cstdio>
#include <fstream>

#include "imgui_app/platform.hpp"

namespace checkers::app::platform {
namespace {

std::string state_file;

}  // namespace

void prepare(const Options& options) {
  state_file = options.state_file;
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
}

void run(Program& program) {
  SDL_GL_SetSwapInterval(1);
  while (true) {
    const Next next = program.step();
    if (next == Next::Quit) return;
    if (next == Next::Wait) SDL_WaitEvent(nullptr);
  }
}

const char* shader_version() { return "#version 130"; }

bool prefers_dark() { return false; }
bool prefers_reduced_motion() { return false; }
bool has_touch() { return false; }

void publish(const std::string& json) {
  if (state_file.empty()) return;
  const std::string partial = state_file + ".partial";
  std::ofstream(partial) << json << '\n';
  if (std::rename(partial.c_str(), state_file.c_str()) != 0)
    std::fprintf(stderr, "checkers-lab: cannot write %s\n", state_file.c_str());
}

void announce(const std::string&) {}

void fail(const std::string& sentence) { std::fprintf(stderr, "checkers-lab: %s\n", sentence.c_str()); }

}  // namespace checkers::app::platform
