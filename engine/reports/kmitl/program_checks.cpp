#include "engine/reports/kmitl/program_checks.hpp"

#include <string>
#include <string_view>

#include "engine/core/fen.hpp"
#include "engine/evaluation/kmitl.hpp"
#include "engine/reports/kmitl/generation.hpp"
#include "engine/reports/kmitl/rule_layer.hpp"
#include "engine/reports/kmitl/search.hpp"

namespace checkers::kmitl {
namespace {

std::string score(const Position& position) {
  return std::to_string(static_cast<int>(kKmitl.evaluate(position, Color::Black, 0)));
}

std::string black_man_score(Square square) { return score({bit(square), 0, 0, Color::Black}); }

ReportCell not_printed(std::string table, std::string row, std::string column, std::string measured,
                       std::string remark = "") {
  return {std::move(table),    std::move(row),      std::move(column), "",
          std::move(measured), Verdict::NotPrinted, std::move(remark)};
}

void add_score_function(std::vector<ReportCell>& cells) {
  const std::string table = "Section 3.2";
  constexpr Square kPlain = 15;  // row 4, column 5: no positional rule applies
  cells.push_back(compare(table, "Black-Piece", "value", "-10", black_man_score(kPlain)));
  cells.push_back(compare(table, "White-Piece", "value", "10", score({0, bit(kPlain), 0, Color::Black})));
  cells.push_back(compare(table, "Black-King", "value", "-15", score({bit(kPlain), 0, bit(kPlain), Color::Black})));
  cells.push_back(compare(table, "White-King", "value", "15", score({0, bit(kPlain), bit(kPlain), Color::Black})));

  // Two black kings against a man; one of them beside it, or both away from it.
  const auto hunt = [](Square hunter) {
    const Bitboard kings = bit(hunter) | bit(4);
    return static_cast<int>(kKmitl.evaluate({kings, bit(18), kings, Color::Black}, Color::Black, 0));
  };
  cells.push_back(compare(table, "Black-King beside an opponent's piece", "extra", "5",
                          std::to_string(hunt(29) - hunt(14)), Verdict::Misprint,
                          "Appendix A has -15 - 14, and looks for the king on light squares only: it never applies."));

  for (int row = 0; row < 8; ++row) {
    std::string values;
    for (int column = 0; column < 8; ++column) {
      const Square square = square_at(row, column);
      values += (column == 0 ? "" : " ") + (square == 0 ? "." : black_man_score(square));
    }
    cells.push_back(not_printed("Score of a black man", "row " + std::to_string(row + 1), "columns 1-8", values,
                                row == 7 ? "No man ever stands here." : ""));
  }
}

void add_start_position(std::vector<ReportCell>& cells) {
  const std::string table = "Start position";
  cells.push_back(not_printed(table, "Black to move", "score", score(start_position())));
  MoveList moves;
  generate(start_position(), moves);
  std::string order;
  for (const Move& move : moves) order += (order.empty() ? "" : ", ") + to_text(move);
  cells.push_back(not_printed(table, "Black to move", "moves in order", order));
  for (const int max_depth : {3, 5}) {
    const Choice choice = find_best_move({.position = start_position()}, {.max_depth = max_depth});
    const std::string row = "MAX_DEPTH " + std::to_string(max_depth);
    cells.push_back(not_printed(table, row, "value", std::to_string(choice.value)));
    cells.push_back(not_printed(table, row, "move", choice.move ? to_text(*choice.move) : "none"));
  }
}

struct Screen {
  std::string_view figure;
  std::string_view before;
  std::string_view path;
  std::string_view after;  // empty: the figure shows only that the move is accepted
};

constexpr Screen kScreens[] = {
    {"Figures 3.2 and 3.3", "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", "6 1 5 2",
     "B:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"},
    {"Figures 3.5 and 3.6", "W:W14,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,20,22", "7 2 5 4",
     "B:W14,18,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,20"},
    {"Figure 3.7", "W:W19,20,21,22,23,24,25,27,29:B2,3,7,8,9,10,12,13,14,18", "6 3 4 5 2 3", ""},
};

void add_figures(std::vector<ReportCell>& cells) {
  for (const Screen& screen : kScreens) {
    const Result<Position> reached = execute(*parse_fen(screen.before), *parse_path(screen.path));
    std::string measured = reached ? "OK" : "Invalid Move";
    if (reached && !screen.after.empty()) measured = to_fen(*reached);
    cells.push_back(compare(std::string(screen.figure), std::string(screen.path), "board",
                            screen.after.empty() ? "OK" : std::string(screen.after), measured));
  }

  // Figure 3.4 shows that the man on (3,4) has moved, not clearly where to.
  for (const int max_depth : {3, 5}) {
    const SearchRequest request{.position = *parse_fen(kScreens[0].after)};
    const Choice reply = choose_move(request, {.max_depth = max_depth});
    cells.push_back({"Figure 3.4", "MAX_DEPTH " + std::to_string(max_depth), "reply", "from 3 4",
                     reply.move ? to_text(*reply.move) : "none", Verdict::Incomparable,
                     "The screen's other texts differ from the printed program's too: it shows another version."});
  }

  const Result<Position> ended = execute(*parse_fen("W:W17,K22,K27:BK25"), *parse_path("6 3 8 1"));
  const bool white_won = ended && winner(*ended) == Color::White;
  cells.push_back(compare("Figure 3.9", "6 3 8 1", "The winner is", "White", white_won ? "White" : "nobody"));
}

}  // namespace

void add_program_checks(std::vector<ReportCell>& cells) {
  add_score_function(cells);
  add_start_position(cells);
  add_figures(cells);
}

}  // namespace checkers::kmitl
