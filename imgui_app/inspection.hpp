#pragma once

#include <string>

namespace checkers::app {

class App;

// The app's state as a JSON object, for tests and scripts:
//   fen, turn ("black", "white"), ply, legalMoves (notation), status ("playing", "black-wins", "white-wins", "draw"),
//   reason ("no-moves" and so on), sentence (why a choice was refused), selected (square or 0), flipped, theme, moves,
//   squares ({"1": [x, y], ...}: centres in the window) and controls ({"undo": [x, y], ...}).
std::string state_json(const App& app);

}  // namespace checkers::app
