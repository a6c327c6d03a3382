#pragma once

#include "imgui_app/look.hpp"

namespace checkers::app {

enum class Icon { New, Undo, Redo, Flip, Sun, Moon };

void draw_icon(ImDrawList& list, Icon icon, ImVec2 center, float size, ImU32 color, ImU32 background);

// A button with an icon and, unless empty, a label below it. True when pressed.
bool icon_button(const Look& look, const char* id, Icon icon, const char* label, ImVec2 size, bool enabled = true);

// Lets a finger (or the mouse) move the content of the current window by dragging. True while it does, so that a
// release is not taken for a click.
bool scroll_by_dragging(const Look& look);

}  // namespace checkers::app
