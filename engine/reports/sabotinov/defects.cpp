#include "engine/reports/sabotinov/defects.hpp"

namespace checkers::sabotinov {
namespace {

constexpr std::string_view kRepairedSearch = "sabotinov-ab:ef1:4+repaired or sabotinov-mm:ef1:4+repaired";
constexpr std::string_view kRepairedGame = "play under the standard rules";

constexpr Defect kDefects[] = {
    {"both searches",
     "A position where the opponent has no move is scored with the opponent's own evaluation and the wrong sign: the "
     "program avoids a win it sees and wins only when it is forced to.",
     kRepairedSearch},
    {"both searches", "At odd depths every leaf belongs to the opponent, whose score is maximised.", kRepairedSearch},
    {"end of the game",
     "Both sides are tested after every move: a side that blocks itself loses although the other is to move, and Black "
     "wins when both are blocked.",
     kRepairedGame},
    {"end of the game", "The draw comes after Black's 80th move: 159 plies, not the 160 of the report's text.",
     kRepairedGame},
    {"EF-1", "A lone enemy piece and any step available count as a won game.", ""},
    {"EF-1",
     "The stage from turn 60 on cannot be reached, a count of the centre is never used, and a lead of two pieces or "
     "more is punished.",
     ""},
    {"EF-2",
     "A king's cross looks along its row modulo 4 and so finds squares 30 to 32, or a king on square 1 by a read "
     "beside "
     "the board; the cross of an enemy king looks for that king's own fellows.",
     ""},
    {"EF-2",
     "The enemy's men are not scored by place, the own men twice; an enemy without pieces costs 777775; exactly three "
     "enemy men, not none, switch to the other table.",
     ""},
    {"EF-3", "The square tables are read one square too far; a black man on square 1 is worth nothing.", ""},
    {"EF-3", "Black gets 1000 for each neighbour of the square where a single capture lands, White never.", ""},
    {"EF-3",
     "The test for a retaliation looks at the enemy's pieces; a capture that lands on square 1 escapes the penalties "
     "for "
     "the home and the far row.",
     ""},
    {"statistics", "A leaf counts as leaf and as expanded node, so the total counts it twice.", ""},
    {"menus",
     "Input that is no number loops for ever, 0 crashes the games against a person, and a wrong choice is refused only "
     "if both players' choices are wrong. Here every input is checked.",
     ""},
};

}  // namespace

std::span<const Defect> defects() { return kDefects; }

}  // namespace checkers::sabotinov
