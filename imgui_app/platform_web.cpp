// The browser, together with shell.html (window.checkersShell):
//  [x] animation frames only while there is something to draw; none while the tab is hidden
//  [x] keyboard of the canvas only; Tab and the browser's shortcuts pass by (shell.html)
//  [x] lost graphics context: message, then everything made anew
//  [x] the system's wishes: dark, reduced motion, touch
//  [x] moves announced in a live region
//  [x] state for tests and scripts: window.checkersLab
//  [ ] clipboard, files, storage
#include <SDL.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

#include "imgui_app/platform.hpp"

// clang-format off
#ifdef EM_JS_DEPS
EM_JS_DEPS(checkers_lab, "$UTF8ToString");
#endif
EM_JS(int, media_matches, (const char* query), { return window.matchMedia(UTF8ToString(query)).matches ? 1 : 0; });
EM_JS(void, shell_publish, (const char* json), { window.checkersShell.publish(UTF8ToString(json)); });
EM_JS(void, shell_announce, (const char* text), { window.checkersShell.announce(UTF8ToString(text)); });
EM_JS(void, shell_fail, (const char* text), { window.checkersShell.fail(UTF8ToString(text)); });
EM_JS(void, shell_context, (int lost), { window.checkersShell.context(lost !== 0); });
// clang-format on

namespace checkers::app::platform {
namespace {

Program* program = nullptr;
bool scheduled = false;
bool lost = false;

EM_BOOL step(double, void*) {
  const Next next = lost ? Next::Wait : program->step();
  scheduled = next == Next::Again;
  return scheduled;
}

void wake() {
  if (scheduled || lost) return;
  scheduled = true;
  emscripten_request_animation_frame_loop(step, nullptr);
}

int on_event(void*, SDL_Event*) {
  wake();
  return 1;
}

EM_BOOL on_context_lost(int, const void*, void*) {
  lost = true;
  shell_context(1);
  return EM_TRUE;
}

EM_BOOL on_context_restored(int, const void*, void*) {
  lost = false;
  program->restore_graphics();
  shell_context(0);
  wake();
  return EM_TRUE;
}

}  // namespace

void prepare(const Options&) {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
}

void run(Program& the_program) {
  program = &the_program;
  SDL_AddEventWatch(on_event, nullptr);
  emscripten_set_webglcontextlost_callback("#canvas", nullptr, EM_FALSE, on_context_lost);
  emscripten_set_webglcontextrestored_callback("#canvas", nullptr, EM_FALSE, on_context_restored);
  wake();
}

const char* shader_version() { return "#version 100"; }

bool prefers_dark() { return media_matches("(prefers-color-scheme: dark)") != 0; }
bool prefers_reduced_motion() { return media_matches("(prefers-reduced-motion: reduce)") != 0; }
bool has_touch() { return media_matches("(pointer: coarse)") != 0; }

void publish(const std::string& json) { shell_publish(json.c_str()); }
void announce(const std::string& sentence) { shell_announce(sentence.c_str()); }
void fail(const std::string& sentence) { shell_fail(sentence.c_str()); }

}  // namespace checkers::app::platform
