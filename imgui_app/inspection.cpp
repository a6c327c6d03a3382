#include "imgui_app/inspection.hpp"

#include <cstdio>
#include <vector>

#include "engine/core/fen.hpp"
#include "engine/core/notation.hpp"
#include "imgui_app/app.hpp"

namespace checkers::app {
namespace {

std::string json_string(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + '"';
}

void append(std::string& list, const std::string& item) {
  if (!list.empty()) list += ',';
  list += item;
}

std::string json_strings(const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) append(list, json_string(text));
  return "[" + list + "]";
}

std::string json_point(const std::string& name, ImVec2 point) {
  char text[64];
  std::snprintf(text, sizeof text, ":[%.1f,%.1f]", static_cast<double>(point.x), static_cast<double>(point.y));
  return json_string(name) + text;
}

std::string status_id(const Status& status) {
  if (!status.over) return "playing";
  if (!status.winner) return "draw";
  return std::string(color_name(*status.winner)) + "-wins";
}

std::vector<std::string> written_moves(const Game& game) {
  std::vector<std::string> moves;
  Position position = game.start();
  for (const Move& move : game.moves()) {
    moves.push_back(to_notation(move, legal_moves(position, game.rules())));
    position = after(position, move);
  }
  return moves;
}

std::string json_squares(const BoardGeometry& geometry) {
  std::string squares;
  for (Square square = kFirstSquare; square <= kLastSquare; ++square)
    append(squares, json_point(std::to_string(square), geometry.center(square)));
  return "{" + squares + "}";
}

std::string json_controls(const std::vector<ControlPlace>& places) {
  std::string controls;
  for (const ControlPlace& place : places) append(controls, json_point(place.name, place.center));
  return "{" + controls + "}";
}

}  // namespace

std::string state_json(const App& app) {
  const Game& game = app.game();
  const MoveList legal = game.legal_moves();
  std::vector<std::string> legal_texts;
  for (const Move& move : legal) legal_texts.push_back(to_notation(move, legal));
  return "{\"fen\":" + json_string(to_fen(game.position())) +
         ",\"turn\":" + json_string(std::string(color_name(game.position().to_move))) +
         ",\"ply\":" + std::to_string(game.ply()) + ",\"legalMoves\":" + json_strings(legal_texts) +
         ",\"status\":" + json_string(status_id(game.status())) +
         ",\"reason\":" + json_string(std::string(reason_id(game.status().reason))) +
         ",\"sentence\":" + json_string(app.sentence()) +
         ",\"selected\":" + std::to_string(app.board().picker().selected()) +
         ",\"flipped\":" + (app.board().flipped() ? "true" : "false") +
         ",\"theme\":" + (app.look().theme->dark ? "\"dark\"" : "\"light\"") +
         ",\"moves\":" + json_strings(written_moves(game)) + ",\"squares\":" + json_squares(app.board().geometry()) +
         ",\"controls\":" + json_controls(app.panel().places()) + "}";
}

}  // namespace checkers::app
