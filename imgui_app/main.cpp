#include <cstdio>
#include <memory>

#include "imgui_app/app.hpp"
#include "imgui_app/inspection.hpp"
#include "imgui_app/platform.hpp"
#include "imgui_app/window.hpp"

namespace {

using namespace checkers::app;

// Brings the window and the app together: draws when something happened and, for hovering and layout to settle, twice
// more.
class Session : public platform::Program {
 public:
  std::optional<checkers::Error> open(const Options& options) {
    if (auto error = window_.open(options.scale)) return error;
    app_ = std::make_unique<App>(options);
    return std::nullopt;
  }

  platform::Next step() override {
    if (window_.handle_events() || window_.has_more_input()) frames_left_ = kFramesAfterEvent;
    if (window_.closed()) return platform::Next::Quit;
    if (window_.hidden()) return platform::Next::Wait;
    if (busy()) draw();
    return busy() ? platform::Next::Again : platform::Next::Wait;
  }

  void restore_graphics() override {
    window_.restore();
    frames_left_ = kFramesAfterEvent;
  }

 private:
  static constexpr int kFramesAfterEvent = 3;

  bool busy() const { return frames_left_ > 0 || app_->animating(); }

  void draw() {
    if (const float ratio = window_.pixel_ratio(); ratio != pixel_ratio_) {
      pixel_ratio_ = ratio;
      app_->look().fonts.build(app_->look().scale, ratio);
      window_.renew_fonts();
    }
    window_.begin_frame();
    app_->frame();
    window_.end_frame(*app_->look().theme);
    if (frames_left_ > 0) --frames_left_;
    if (std::string state = state_json(*app_); state != published_) {
      platform::publish(state);
      published_ = std::move(state);
    }
  }

  Window window_;
  std::unique_ptr<App> app_;
  float pixel_ratio_ = 0;
  int frames_left_ = kFramesAfterEvent;
  std::string published_;
};

}  // namespace

int main(int argc, char** argv) {
  const auto options = parse_options({argv + 1, static_cast<std::size_t>(argc - 1)});
  if (!options) {
    platform::fail(options.error().message);
    return 2;
  }
  if (options->help) {
    std::fputs(options_help().c_str(), stdout);
    return 0;
  }
  platform::prepare(*options);
  // Never destroyed: in the browser it outlives main.
  static Session session;
  if (const auto error = session.open(*options)) {
    platform::fail(error->message);
    return 1;
  }
  platform::run(session);
  return 0;
}
