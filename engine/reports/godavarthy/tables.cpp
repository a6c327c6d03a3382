#include "engine/reports/godavarthy/tables.hpp"

namespace checkers::godavarthy {
namespace {

using Run = PrintedRun;

// Table, Computer 2's evaluation, nodes generated, nodes expanded, time, memory, game length, winner.
const std::array<TableRow, 24> kRows{{
    {1, 1, Run{{13302, 19938}, {562, 282}, {35803, 44346}, {23604, 11844}, 101, "Tie"}},
    {1, 2, Run{{5191, 1759}, {104, 183}, {13875, 5106}, {4368, 7686}, 51, "Comp 1 X[1]"}},
    {1, 3, Run{{11231, 7526}, {243, 228}, {24718, 18073}, {10206, 9576}, 60, "Comp 2 O[2]"}},
    {2, 1, Run{{13012, 21737}, {757, 273}, {32223, 48624}, {31794, 11466}, 101, "Tie"}},
    {2, 2, Run{{5242, 1607}, {130, 208}, {20370, 7110}, {5460, 8736}, 101, "Tie"}},
    {2, 3, Run{{13860, 12753}, {503, 315}, {40453, 32092}, {21126, 13230}, 101, "Tie"}},
    {3, 1, Run{{16255, 23033}, {632, 298}, {37391, 51526}, {26544, 12516}, 101, "Tie"}},
    {3, 2, Run{{5192, 1558}, {105, 183}, {17164, 7849}, {4410, 7686}, 52, "O[2]"}},
    {3, 3, Run{{15316, 12009}, {446, 332}, {35785, 30014}, {18732, 13944}, 101, "Tie"}},
    {4, 1, Run{{11533, 14900}, {502, 241}, {35291, 33142}, {21084, 10122}, 101, "Tie"}},
    {4, 2, Run{{5191, 1759}, {104, 183}, {18326, 5934}, {4368, 7686}, 51, "X[1]"}},
    {4, 3, Run{{12952, 12414}, {471, 298}, {36066, 28443}, {19782, 12516}, 101, "Tie"}},
    {5, 1, Run{{306602, 332268}, {249, 478}, {603370, 683807}, {10458, 20076}, 101, "Tie"}},
    {5, 2, Run{{228244, 38087}, {173, 251}, {492692, 84777}, {7266, 10542}, 55, "X[1]"}},
    {5, 3, Run{{343590, 323369}, {620, 289}, {668801, 30014}, {26040, 12138}, 101, "Tie"}},
    {6, 1, Run{{82036, 82896}, {242, 174}, {209384, 204682}, {10164, 7308}, 70, "O[2]"}},
    {6, 2, Run{{74664, 22024}, {171, 150}, {184187, 58389}, {7182, 6300}, 52, "O[2]"}},
    {6, 3, Run{{74937, 54731}, {179, 149}, {182233, 136192}, {7518, 6258}, 54, "O[2]"}},
    {7, 1, Run{{196067, 57949}, {147, 218}, {537533, 171088}, {6174, 9156}, 49, "X[1]"}},
    {7, 2, std::nullopt},
    {7, 3, Run{{196067, 51797}, {147, 218}, {486760, 133744}, {6174, 9156}, 49, "X[1]"}},
    {8, 1, Run{{77289, 208723}, {306, 127}, {191087, 422327}, {12852, 5334}, 48, "O[2]"}},
    {8, 2, Run{{166365, 48218}, {241, 214}, {463515, 126557}, {10122, 8988}, 66, "O[2]"}},
    {8, 3, Run{{62595, 115547}, {218, 95}, {158759, 262857}, {9156, 3990}, 54, "O[2]"}},
}};

constexpr std::array<PrintedBoardRow, 5> kSampleBoard{{
    {0, "", false},
    {4, "_X_X_X_X", true},
    {5, "X_O_O_O_", true},
    {6, "OOOO", false},
    {7, "OOOO", false},
}};

}  // namespace

const PrintedRun kSampleRun{{5191, 1759}, {104, 183}, {12580, 4882}, {4368, 7686}, 51, "Computer X[1] Won the game"};

std::span<const TableRow> table_rows() { return kRows; }

GameSetup setup_of(const TableRow& row) {
  const int pairing = (row.table - 1) % 4;
  const bool first_is_minmax = pairing == 1 || pairing == 3;
  const bool second_is_minmax = pairing == 1 || pairing == 2;
  const auto algorithm = [](bool minmax) { return minmax ? Algorithm::MinMaxAB : Algorithm::AlphaBetaSearch; };
  GameSetup setup;
  setup.computers[0] = {algorithm(first_is_minmax), evaluation_number(1)};
  setup.computers[1] = {algorithm(second_is_minmax), evaluation_number(row.evaluation)};
  setup.depth = row.table <= 4 ? 2 : 4;
  return setup;
}

std::span<const PrintedBoardRow> sample_board() { return kSampleBoard; }

}  // namespace checkers::godavarthy
