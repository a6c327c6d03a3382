#pragma once

#include <SDL.h>

#include <optional>

#include "engine/base/result.hpp"
#include "imgui_app/theme.hpp"

namespace checkers::app {

// The window with its OpenGL context and Dear ImGui on it. One at a time.
class Window {
 public:
  Window() = default;
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  // The reason why there is no window, if so.
  std::optional<Error> open(float scale);

  // Takes what happened since the last call; true if anything did.
  bool handle_events();
  bool closed() const { return closed_; }
  // Hidden or minimised: drawing would be in vain.
  bool hidden() const;

  // Device pixels for one unit of the window.
  float pixel_ratio() const;

  // Whether Dear ImGui still holds events back: it spreads quick ones (a tap is a press and a release) over frames.
  bool has_more_input() const;

  void begin_frame();
  void end_frame(const Theme& theme);

  // After a change of the font atlas.
  void renew_fonts();
  // After the context was lost and came back.
  void restore();

 private:
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  bool closed_ = false;
};

}  // namespace checkers::app
