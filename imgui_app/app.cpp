#include "imgui_app/app.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/notation.hpp"
#include "imgui_app/platform.hpp"

namespace checkers::app {
namespace {

std::string capitalised(Color color) { return color == Color::Black ? "Black" : "White"; }

// "Black: 11-15. White to move."
std::string spoken(const Game& game, const Position& before, const std::string& move) {
  const std::string played = capitalised(before.to_move) + ": " + move + ". ";
  if (game.status().over) return played + describe(game.status());
  return played + capitalised(game.position().to_move) + " to move.";
}

}  // namespace

App::App(const Options& options) : start_(options.start), game_(options.start) {
  look_.theme = options.dark.value_or(platform::prefers_dark()) ? &dark_theme() : &light_theme();
  look_.scale = options.scale;
  look_.touch = platform::has_touch();
  look_.reduced_motion = platform::prefers_reduced_motion();
  apply(*look_.theme, look_.scale);
  board_.show(game_);
}

void App::frame() {
  if (ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen) look_.touch = true;
  const ImGuiViewport& viewport = *ImGui::GetMainViewport();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(viewport.Size);
  constexpr ImGuiWindowFlags kPlain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                      ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoNav |
                                      ImGuiWindowFlags_NoBackground;
  ImGui::Begin("Checkers Lab", nullptr, kPlain);
  const Layout place = layout(viewport.Size);
  Request request = keys();
  const auto move = board_.frame(look_, game_, place.board, place.board_size);
  const SidePanel::Content content = {game_, sentence(), game_.ply() > 0 || previous_.has_value(),
                                      game_.ply() < static_cast<int>(game_.moves().size())};
  const Request pressed = panel_.frame(look_, content, place.panel, place.panel_size, place.stacked);
  ImGui::End();

  if (pressed.command != Command::None) request = pressed;
  if (move) play(*move);
  carry_out(request);
}

// The panel goes where it leaves the larger board.
App::Layout App::layout(ImVec2 window) const {
  const float margin = std::clamp(std::min(window.x, window.y) * 0.02f, look_.px(4), look_.px(24));
  const float gap = margin * 1.25f;
  const float beside = std::min(window.y - 2 * margin, window.x - 2 * margin - gap - look_.px(250));
  const float above = std::min(window.x - 2 * margin, window.y - 2 * margin - gap - SidePanel::least_height(look_));

  Layout result;
  result.stacked = above >= beside;
  result.board_size = std::max(look_.px(120), std::floor(std::max(above, beside)));
  if (result.stacked) {
    const float panel_width = std::min(window.x - 2 * margin, std::max(result.board_size, look_.px(480)));
    result.board = {std::floor((window.x - result.board_size) / 2), margin};
    result.panel = {std::floor((window.x - panel_width) / 2), margin + result.board_size + gap};
    result.panel_size = {panel_width, window.y - margin - result.panel.y};
  } else {
    const float free = window.x - 2 * margin - gap - result.board_size;
    const float panel_width = std::floor(std::min(free, look_.px(380)));
    const float left = std::floor(margin + (free - panel_width) / 2);
    result.board = {left, std::floor((window.y - result.board_size) / 2)};
    result.panel = {left + result.board_size + gap, result.board.y};
    result.panel_size = {panel_width, result.board_size};
  }
  return result;
}

Request App::keys() const {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.WantTextInput || io.KeyCtrl || io.KeyAlt || io.KeySuper) return {};
  if (ImGui::IsKeyPressed(ImGuiKey_N, false)) return {Command::New};
  if (ImGui::IsKeyPressed(ImGuiKey_U)) return {Command::Undo};
  if (ImGui::IsKeyPressed(ImGuiKey_R)) return {Command::Redo};
  if (ImGui::IsKeyPressed(ImGuiKey_F, false)) return {Command::Flip};
  return {};
}

void App::carry_out(const Request& request) {
  switch (request.command) {
    case Command::None: return;
    case Command::New: return new_game();
    case Command::Undo: return undo();
    case Command::Redo: return redo();
    case Command::Flip: return board_.flip();
    case Command::SwitchTheme: return switch_theme();
    case Command::GoTo:
      if (request.ply == game_.ply() + 1) return redo();
      notice_.clear();
      game_.go_to(request.ply);
      return board_.show(game_);
  }
}

void App::play(const Move& move) {
  const Position before = game_.position();
  const std::string text = to_notation(move, game_.legal_moves());
  if (game_.play(move)) return;
  previous_.reset();
  notice_.clear();
  board_.show_played(game_, before, move);
  platform::announce(spoken(game_, before, text));
}

void App::new_game() {
  if (game_.moves().empty()) return;
  previous_ = std::move(game_);
  game_ = Game(start_);
  notice_ = "A new game. Undo brings the last one back.";
  board_.show(game_);
  platform::announce("A new game. " + capitalised(game_.position().to_move) + " to move.");
}

void App::undo() {
  notice_.clear();
  if (game_.ply() == 0 && previous_) {
    game_ = std::move(*previous_);
    previous_.reset();
    board_.show(game_);
    platform::announce("The last game is back.");
    return;
  }
  if (!game_.undo()) return;
  board_.show_taken_back(game_, game_.moves()[static_cast<std::size_t>(game_.ply())]);
  platform::announce("Taken back. " + capitalised(game_.position().to_move) + " to move.");
}

void App::redo() {
  const Position before = game_.position();
  notice_.clear();
  if (!game_.redo()) return;
  const Move& move = game_.moves()[static_cast<std::size_t>(game_.ply() - 1)];
  board_.show_played(game_, before, move);
  platform::announce(spoken(game_, before, to_notation(move, legal_moves(before, game_.rules()))));
}

void App::switch_theme() {
  look_.theme = look_.theme->dark ? &light_theme() : &dark_theme();
  apply(*look_.theme, look_.scale);
}

}  // namespace checkers::app
