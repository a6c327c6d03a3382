#include "imgui_app/side_panel.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/notation.hpp"
#include "imgui_app/board_paint.hpp"

namespace checkers::app {
namespace {

struct Headline {
  std::string text;
  std::string detail;
};

std::string captures_of(const MoveList& legal) {
  constexpr int kMost = 3;
  std::string text = "Must capture: ";
  for (int i = 0; i < legal.size() && i < kMost; ++i) {
    if (i > 0) text += i + 1 == legal.size() ? " or " : ", ";
    text += to_notation(legal[i], legal);
  }
  return text + (legal.size() > kMost ? "\u2026" : "");
}

// "Black wins: White has no move left." becomes a headline and a sentence.
Headline headline_of(const Game& game) {
  if (game.status().over) {
    const std::string sentence = describe(game.status());
    const std::size_t colon = sentence.find(": ");
    if (colon == std::string::npos) return {"Draw", sentence};
    std::string detail = sentence.substr(colon + 2);
    detail[0] = static_cast<char>(detail[0] >= 'a' && detail[0] <= 'z' ? detail[0] - 'a' + 'A' : detail[0]);
    return {sentence.substr(0, colon), detail};
  }
  const MoveList legal = game.legal_moves();
  const std::string name = game.position().to_move == Color::Black ? "Black" : "White";
  if (!legal.empty() && legal[0].is_capture()) return {name + " to move", captures_of(legal)};
  return {name + " to move", ""};
}

std::string count_text(const Position& position, Color color) {
  const int kings = count(position.kings_of(color));
  std::string text = std::to_string(count(position.pieces(color)));
  if (kings > 0) text += kings == 1 ? ", 1 king" : ", " + std::to_string(kings) + " kings";
  return text;
}

float button_height(const Look& look) { return look.px(look.touch ? 54 : 50); }

float status_height(const Look& look, bool compact) { return look.px(compact ? 54 : 76); }

}  // namespace

float SidePanel::least_height(const Look& look) {
  return status_height(look, true) + button_height(look) + look.px(46 + 2 * 6);
}

Request SidePanel::frame(const Look& look, const Content& content, ImVec2 corner, ImVec2 size, bool compact) {
  places_.clear();
  Request request;
  const auto keep = [&request](const Request& other) {
    if (other.command != Command::None) request = other;
  };
  const float gap = look.px(compact ? 6 : 12);
  ImGui::SetCursorScreenPos(corner);
  ImGui::BeginGroup();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
  if (!compact) keep(title(look, size.x));
  const float top = ImGui::GetCursorScreenPos().y - corner.y;
  status(look, content, {size.x, status_height(look, compact)});
  const float rest = size.y - top - status_height(look, compact) - button_height(look) - 2 * gap;
  if (rest >= look.px(30))
    if (const auto ply = moves_.frame(look, content.game, {size.x, rest})) keep({Command::GoTo, *ply});
  keep(buttons(look, content, size.x, compact));
  ImGui::PopStyleVar();
  ImGui::EndGroup();
  return request;
}

Request SidePanel::title(const Look& look, float width) {
  const float side = look.px(44);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::PushFont(look.fonts.title);
  ImGui::GetWindowDrawList()->AddText({at.x, at.y + (side - ImGui::GetFontSize()) / 2}, to_color(look.theme->text),
                                      "Checkers Lab");
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({at.x + width - side, at.y});
  const Icon icon = look.theme->dark ? Icon::Sun : Icon::Moon;
  const bool pressed = button(look, "theme", icon, "", {side, side}, true);
  return pressed ? Request{Command::SwitchTheme} : Request{};
}

void SidePanel::status(const Look& look, const Content& content, ImVec2 size) {
  const Theme& theme = *look.theme;
  const Game& game = content.game;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 min = ImGui::GetCursorScreenPos(), max = min + size;
  ImGui::Dummy(size);
  list.AddRectFilled(min, max, to_color(theme.surface), look.px(10));
  list.AddRect(min, max, to_color(theme.line), look.px(10));

  // The piece of the side to move, or of the winner.
  const float radius = std::min(size.y * 0.3f, look.px(20));
  const ImVec2 sign = {min.x + look.px(14) + radius, (min.y + max.y) / 2};
  const Status& result = game.status();
  if (!result.over || result.winner) {
    draw_piece_sign(list, look, sign, radius, result.winner.value_or(game.position().to_move), result.over);
  } else {
    draw_piece_sign(list, look, sign - ImVec2(radius * 0.4f, 0), radius * 0.7f, Color::Black);
    draw_piece_sign(list, look, sign + ImVec2(radius * 0.4f, 0), radius * 0.7f, Color::White);
  }

  Headline headline = headline_of(game);
  const bool refused = !content.sentence.empty();
  if (refused) headline.detail = content.sentence;
  if (headline.detail.empty())
    headline.detail = "Pieces: Black " + count_text(game.position(), Color::Black) + " \u00B7 White " +
                      count_text(game.position(), Color::White);
  const float left = sign.x + radius + look.px(14), wrap = max.x - look.px(10) - left;
  const float ratio = ImGui::GetIO().FontGlobalScale;
  ImFont* strong = look.fonts.strong;
  ImFont* small = look.fonts.small;
  const float strong_size = strong->FontSize * ratio, small_size = small->FontSize * ratio;
  const ImVec2 extent = small->CalcTextSizeA(small_size, FLT_MAX, wrap, headline.detail.c_str());
  const float top = std::round((min.y + max.y - strong_size - look.px(3) - extent.y) / 2);
  list.PushClipRect(min, max, true);
  list.AddText(strong, strong_size, {left, top}, to_color(theme.text), headline.text.c_str());
  list.AddText(small, small_size, {left, top + strong_size + look.px(3)},
               to_color(refused ? theme.warning : theme.text_muted), headline.detail.c_str(), nullptr, wrap);
  list.PopClipRect();
}

Request SidePanel::buttons(const Look& look, const Content& content, float width, bool with_theme) {
  const float gap = look.px(6);
  const float items = with_theme ? 5 : 4;
  const ImVec2 size = {(width - gap * (items - 1)) / items, button_height(look)};
  Request request;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
  const auto add = [&](const char* name, Icon icon, const char* label, Command command, bool enabled) {
    if (button(look, name, icon, label, size, enabled)) request = {command};
  };
  add("new", Icon::New, "New", Command::New, true);
  ImGui::SameLine();
  add("undo", Icon::Undo, "Undo", Command::Undo, content.can_undo);
  ImGui::SameLine();
  add("redo", Icon::Redo, "Redo", Command::Redo, content.can_redo);
  ImGui::SameLine();
  add("flip", Icon::Flip, "Flip", Command::Flip, true);
  if (with_theme) {
    ImGui::SameLine();
    const bool dark = look.theme->dark;
    add("theme", dark ? Icon::Sun : Icon::Moon, dark ? "Light" : "Dark", Command::SwitchTheme, true);
  }
  ImGui::PopStyleVar();
  return request;
}

bool SidePanel::button(const Look& look, const char* name, Icon icon, const char* label, ImVec2 size, bool enabled) {
  const bool pressed = icon_button(look, name, icon, label, size, enabled);
  places_.push_back({name, (ImGui::GetItemRectMin() + ImGui::GetItemRectMax()) * 0.5f});
  return pressed;
}

}  // namespace checkers::app
