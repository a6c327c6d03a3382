#include "imgui_app/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "imgui_app/board_paint.hpp"

namespace checkers::app {
namespace {

constexpr float kGhostOpacity = 0.4f;

}  // namespace

void BoardView::show(const Game& game) {
  picker_.reset(game);
  animation_.stop();
  dragging_ = false;
}

void BoardView::show_played(const Game& game, const Position& before, const Move& move) {
  const auto kind = dragging_ ? MoveAnimation::Kind::Dropped : MoveAnimation::Kind::Played;
  show(game);
  animation_.start(before, move, kind);
}

void BoardView::show_taken_back(const Game& game, const Move& move) {
  show(game);
  animation_.start(game.position(), move, MoveAnimation::Kind::TakenBack);
}

std::optional<Move> BoardView::frame(const Look& look, const Game& game, ImVec2 corner, float size) {
  place(corner, size, look);
  if (animation_.running()) {
    animation_.advance(std::min(ImGui::GetIO().DeltaTime, 0.05f));
    if (look.reduced_motion) animation_.stop();
  }
  chosen_.reset();
  ImGui::SetCursorScreenPos(geometry_.corner);
  const float side = 8 * geometry_.cell;
  ImGui::InvisibleButton("board", {side, side});
  handle_pointer();
  handle_keys();
  draw(look, game);
  return std::exchange(chosen_, std::nullopt);
}

void BoardView::place(ImVec2 corner, float size, const Look& look) {
  frame_width_ = std::clamp(size * 0.022f, look.px(5), look.px(18));
  const float ratio = std::max(1.0f, ImGui::GetIO().DisplayFramebufferScale.x);
  geometry_.cell = std::floor((size - 2 * frame_width_) / 8 * ratio) / ratio;
  const float margin = (size - 8 * geometry_.cell) / 2;
  geometry_.corner = {std::round(corner.x + margin), std::round(corner.y + margin)};
}

void BoardView::choose(Square square) {
  if (picker_.choose(square) == MovePicker::Answer::Complete) chosen_ = picker_.move();
}

// Pressing a piece selects it; releasing it elsewhere drops it there. A click on the selected piece lets it go.
void BoardView::handle_pointer() {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Square under = geometry_.at(mouse);
  hovered_ = ImGui::IsItemHovered();
  if (ImGui::IsItemActivated()) {
    cursor_ = 0;
    pressed_ = under;
    was_selected_ = under != 0 && picker_.selected() == under;
    if (under != 0 && !was_selected_) choose(under);
  }
  const bool holds_piece = pressed_ != 0 && pressed_ == picker_.selected() && picker_.route().size() == 1;
  if (ImGui::IsItemActive() && holds_piece && ImGui::IsMouseDragging(ImGuiMouseButton_Left, geometry_.cell * 0.12f))
    dragging_ = true;
  if (ImGui::IsItemDeactivated()) {
    if (dragging_ && under != 0 && under != pressed_) choose(under);
    if (!dragging_ && was_selected_ && under == pressed_) choose(under);
    // A completed move needs to know that it was dropped; `show` ends the dragging then.
    if (!chosen_) dragging_ = false;
    pressed_ = 0;
  }
  if (dragging_)
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  else if (hovered_ && under != 0 && contains(picker_.movable() | picker_.ends() | picker_.landings(), under))
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

void BoardView::handle_keys() {
  if (ImGui::GetIO().WantTextInput) return;
  if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) move_cursor(-2, 0);
  if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) move_cursor(2, 0);
  if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) move_cursor(0, -1);
  if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) move_cursor(0, 1);
  const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
                     ImGui::IsKeyPressed(ImGuiKey_Space, false);
  if (enter && cursor_ != 0) choose(cursor_);
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    picker_.clear_selection();
    dragging_ = false;
    pressed_ = 0;
  }
}

// Moves as the eye sees the board. A step to the next row zigzags, so that the cursor stays in its two columns.
void BoardView::move_cursor(int columns, int rows) {
  if (cursor_ == 0) {
    cursor_ = picker_.selected();
    if (cursor_ == 0) cursor_ = picker_.movable() != 0 ? first_square(picker_.movable()) : 18;
    return;
  }
  const int sign = geometry_.flipped ? -1 : 1;
  const int row = row_of(cursor_) + sign * rows;
  const int zigzag = rows == 0 ? 0 : row_of(cursor_) % 2 == 0 ? -1 : 1;
  const Square next = square_at(row, column_of(cursor_) + sign * columns + zigzag);
  if (next != 0) cursor_ = next;
}

void BoardView::draw(const Look& look, const Game& game) {
  BoardPainter painter(*ImGui::GetWindowDrawList(), look, geometry_);
  painter.board(frame_width_);
  if (game.ply() > 0) {
    const Move& last = game.moves()[static_cast<std::size_t>(game.ply() - 1)];
    painter.tint(last.from, look.theme->last_move);
    painter.tint(last.to, look.theme->last_move);
  }
  for (const Square square : picker_.route()) painter.tint(square, look.theme->selection);
  painter.numbers();
  draw_marks(painter, game);
  draw_pieces(painter, animation_.running() ? animation_.before() : game.position());
  if (cursor_ != 0) painter.cursor(cursor_);
}

void BoardView::draw_marks(BoardPainter& painter, const Game& game) {
  if (animation_.running()) return;
  if (picker_.must_capture() && picker_.selected() == 0)
    for (Bitboard set = picker_.movable(); set != 0;) painter.forced_ring(take_first(set));
  const Square under = hovered_ ? geometry_.at(ImGui::GetIO().MousePos) : 0;
  if (under != 0 && contains(picker_.movable(), under) && picker_.selected() != under && !picker_.must_capture())
    painter.hover_ring(under);
  const Bitboard free = game.position().empty() | (picker_.selected() != 0 ? bit(picker_.selected()) : 0);
  for (Bitboard set = picker_.landings() & free; set != 0;) painter.target(take_first(set), false);
  for (Bitboard set = picker_.ends() & free; set != 0;) painter.target(take_first(set), true);
}

void BoardView::draw_pieces(BoardPainter& painter, const Position& position) {
  const bool moving = animation_.running();
  const Square held = moving ? animation_.move().from : picker_.selected();
  const Bitboard ghosts = moving ? animation_.move().captured : picker_.jumped();
  const auto color_at = [&](Square square) { return contains(position.black, square) ? Color::Black : Color::White; };
  // From the far side of the screen to the near one: a king's upper disc covers what is behind it.
  for (Square i = kFirstSquare; i <= kLastSquare; ++i) {
    const Square square = geometry_.flipped ? rotate(i) : i;
    if (!contains(position.occupied(), square) || square == held) continue;
    float opacity = 1;
    if (contains(ghosts, square)) opacity = moving ? animation_.opacity(square) : kGhostOpacity;
    painter.piece(geometry_.center(square), color_at(square), contains(position.kings, square), 0, opacity);
  }
  if (held == 0) return;
  ImVec2 center = geometry_.center(moving ? held : picker_.route().back());
  float lift = 0.5f;
  if (moving) {
    const MoveAnimation::Place place = animation_.mover();
    center = geometry_.center(place.column, place.row);
    lift = animation_.lift();
  } else if (dragging_) {
    center = ImGui::GetIO().MousePos;
    lift = 1;
  }
  painter.piece(center, color_at(held), contains(position.kings, held), lift);
}

}  // namespace checkers::app
