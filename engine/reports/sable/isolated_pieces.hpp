#pragma once

#include <span>

namespace checkers::sable {

struct BoardPlace {
  int row;
  int column;
};

// How many pieces isolateBoard copies for a move that changes these places ("Board Class", "Minimax Search"): the other
// places within two diagonal steps of a changed one, fillers beyond the border included.
int isolated_pieces(std::span<const BoardPlace> changed);

}  // namespace checkers::sable
