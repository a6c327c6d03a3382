#include "imgui_app/move_list.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/notation.hpp"
#include "imgui_app/controls.hpp"

namespace checkers::app {
namespace {

constexpr const char* kTouchHelp = "Touch a piece, then a square.";
constexpr const char* kHelp =
    "Click a piece and then a square, or drag it. The moves will appear here.\n\n"
    "Keys: arrows and Enter choose, Escape lets go, U undoes, R redoes, F flips the board, N starts a new game.";

struct Columns {
  int per_row;  // numbered pairs side by side
  float number, move;
};

Columns columns_for(const Look& look, float width) {
  const float number = look.px(38);
  const int per_row = std::max(1, static_cast<int>(width / look.px(200)));
  return {per_row, number, (width / static_cast<float>(per_row) - number) / 2};
}

// White can have the first move when a game starts from a set position.
int first_slot(const Game& game) { return game.start().to_move == Color::White ? 1 : 0; }

}  // namespace

void MoveListView::write_moves(const Game& game) {
  if (known_ == game.moves() && known_start_ == game.start()) return;
  known_ = game.moves();
  known_start_ = game.start();
  texts_.clear();
  Position position = game.start();
  for (const Move& move : known_) {
    texts_.push_back(to_notation(move, legal_moves(position, game.rules())));
    position = after(position, move);
  }
}

std::optional<int> MoveListView::frame(const Look& look, const Game& game, ImVec2 size) {
  write_moves(game);
  std::optional<int> chosen;
  const float pad = look.px(size.y < look.px(80) ? 2 : 8);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {look.px(8), pad});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 1);
  ImGui::BeginChild("moves", size, ImGuiChildFlags_Border);
  ImGui::PopStyleVar();
  const bool scrolling = scroll_by_dragging(look);
  const Columns columns = columns_for(look, ImGui::GetContentRegionAvail().x);
  const float height = look.px(look.touch ? 40 : 30);

  const int slots = static_cast<int>(texts_.size()) + first_slot(game);
  const int pairs = (slots + 1) / 2, rows = (pairs + columns.per_row - 1) / columns.per_row;
  if (texts_.empty()) {
    ImGui::PushTextWrapPos(0);
    ImGui::PushFont(look.fonts.small);
    ImGui::TextColored(look.theme->text_muted, "%s", look.touch ? kTouchHelp : kHelp);
    ImGui::PopFont();
    ImGui::PopTextWrapPos();
  }
  if (shown_ply_ != game.ply()) {
    shown_ply_ = game.ply();
    const int row = std::max(0, game.ply() - 1 + first_slot(game)) / 2 / columns.per_row;
    const float top = static_cast<float>(row) * height, visible = size.y - 2 * pad;
    if (top < ImGui::GetScrollY()) ImGui::SetScrollY(top);
    if (top + height > ImGui::GetScrollY() + visible) ImGui::SetScrollY(top + height - visible + pad);
  }
  ImGuiListClipper clipper;
  clipper.Begin(rows, height);
  while (clipper.Step()) {
    for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) {
      for (int column = 0; column < columns.per_row; ++column) {
        const int pair = row * columns.per_row + column;
        if (pair >= pairs) break;
        if (column > 0) ImGui::SameLine();
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const std::string number = std::to_string(pair + 1) + ".";
        const float text_y = at.y + (height - ImGui::GetFontSize()) / 2;
        ImGui::GetWindowDrawList()->AddText({at.x + look.px(4), text_y}, to_color(look.theme->text_muted),
                                            number.c_str());
        ImGui::Dummy({columns.number, height});
        for (int side = 0; side < 2; ++side) {
          ImGui::SameLine();
          if (const auto ply =
                  cell(look, pair * 2 + side - first_slot(game) + 1, game, {columns.move, height}, scrolling))
            chosen = ply;
        }
      }
    }
  }
  ImGui::PopStyleVar(2);
  ImGui::EndChild();
  return chosen;
}

// The move that leads to `ply`; what could be redone is grey.
std::optional<int> MoveListView::cell(const Look& look, int ply, const Game& game, ImVec2 size, bool scrolling) {
  if (ply < 1 || ply > static_cast<int>(texts_.size())) {
    ImGui::Dummy(size);
    return std::nullopt;
  }
  const Theme& theme = *look.theme;
  const std::string& text = texts_[static_cast<std::size_t>(ply - 1)];
  ImGui::PushID(ply);
  const bool pressed = ImGui::InvisibleButton("move", size) && !scrolling;
  ImGui::PopID();
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax() - ImVec2(look.px(2), 0);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool current = ply == game.ply();
  const ImVec2 inset = {0, look.px(2)};
  if (current)
    list.AddRectFilled(min + inset, max - inset, to_color(theme.accent), look.px(6));
  else if (ImGui::IsItemHovered() && !look.touch)
    list.AddRectFilled(min + inset, max - inset, to_color(theme.surface_hovered), look.px(6));
  const ImVec4& color = current ? theme.on_accent : ply > game.ply() ? theme.text_muted : theme.text;
  const float text_y = min.y + (size.y - ImGui::GetFontSize()) / 2;
  list.PushClipRect(min, max, true);
  list.AddText({min.x + look.px(8), text_y}, to_color(color, ply > game.ply() ? 0.7f : 1), text.c_str());
  list.PopClipRect();
  return pressed ? std::optional(ply) : std::nullopt;
}

}  // namespace checkers::app
