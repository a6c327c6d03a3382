#include "engine/evaluation/ef1.hpp"

#include "engine/core/move_generation.hpp"

// Quirks of EF-1 (report section 3.7.3 and appendix A, Algorithm.cpp), all kept:
// - a lone enemy piece and any step available count as a won game;
// - a lead of two pieces or more is punished: every enemy man then costs 600 or 6000;
// - the opponent's home row is worth 2 against 5 for the own one;
// - the stage from turn 60 on is never reached, being the "else" of turn 40;
// - a count of the centre is made but enters no sum.
namespace checkers {
namespace {

constexpr int kWon = 6'000'000;

struct Weights {
  int man;
  int king;
  int mobility;
  int home_row;
};

struct Balance {
  Weights own{40, 90, 5, 5};
  Weights enemy{40, 90, 5, 2};
  int own_bonus = 0;
  int enemy_bonus = 0;
};

struct Army {
  int men;
  int kings;
  int moves;
  int men_at_home;

  int pieces() const { return men + kings; }
};

MoveList moves_of(const Position& position, Color side) {
  Position on_move = position;
  on_move.to_move = side;
  return legal_moves(on_move);
}

Army army_of(const Position& position, Color side, int moves) {
  const Bitboard men = position.men(side);
  return {count(men), count(position.kings_of(side)), moves, count(men & crowning_row(opponent(side)))};
}

// Whether some move has as many landing squares as the enemy has pieces; a step has one.
bool takes_everything(const MoveList& moves, int enemy_pieces) {
  for (const Move& move : moves)
    if ((move.is_capture() ? move.jumps : 1) == enemy_pieces) return true;
  return false;
}

Balance balance_of(const Army& own, const Army& enemy, int turn) {
  Balance balance;
  if (turn >= 40) {
    balance.own = {20, 80, 3, 2};
    balance.enemy = {20, 80, 3, 1};
  }
  const int lead = own.pieces() - enemy.pieces();
  if (lead >= 2) {
    balance.own_bonus += 1000;
    balance.enemy.man = 600;
    balance.enemy.king = 1600;
    balance.own.man = balance.own.king = 1;
  }
  if (lead >= 4) {
    balance.own_bonus += 10'000;
    balance.enemy.man = 6000;
    balance.enemy.king = 16'000;
  }
  if (lead <= -2) {
    balance.enemy_bonus += 1000;
    balance.own.man = 60;
    balance.own.king = 160;
  }
  if (own.kings - enemy.kings >= 2) balance.own_bonus += 100;
  if (own.kings - enemy.kings <= -2) balance.enemy_bonus += 100;
  return balance;
}

int worth(const Army& army, const Weights& weights) {
  return army.men * weights.man + army.kings * weights.king + army.moves * weights.mobility +
         army.men_at_home * weights.home_row;
}

double evaluate(const Position& position, Color side, int turn) {
  const MoveList moves = moves_of(position, side);
  const Army own = army_of(position, side, moves.size());
  const Army enemy = army_of(position, opponent(side), moves_of(position, opponent(side)).size());

  Balance balance;
  if (moves.empty())
    balance.enemy_bonus = kWon;
  else if (takes_everything(moves, enemy.pieces()))
    balance.own_bonus = kWon;
  else
    balance = balance_of(own, enemy, turn);
  return worth(own, balance.own) + balance.own_bonus - worth(enemy, balance.enemy) - balance.enemy_bonus;
}

}  // namespace

const Evaluation kEf1{
    .id = "ef1",
    .name = "EF-1",
    .authors = "David Torrente",
    .year = 0,
    .source = "Sabotinov, Torrente and Henderson, Two Player Games - Checkers, section 3.7.3 and appendix A",
    .remarks = "Material, mobility and home row. A lone enemy piece counts as won; a lead of two or more is punished.",
    .view = View::Side,
    .evaluate = evaluate,
};

}  // namespace checkers
