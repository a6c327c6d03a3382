#include "engine/core/pdn.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace checkers {
namespace {

PdnGame only_game(std::string_view text) {
  const std::vector<PdnEntry> entries = parse_pdn(text);
  EXPECT_EQ(entries.size(), 1u);
  if (entries.empty()) return {};
  EXPECT_FALSE(entries[0].error) << describe(*entries[0].error);
  return entries[0].game;
}

std::string first_error(std::string_view text) {
  for (const PdnEntry& entry : parse_pdn(text))
    if (entry.error) return describe(*entry.error);
  return "no error";
}

TEST(Pdn, ReadsTagsMovesAndResult) {
  const PdnGame game =
      only_game("[Event \"A \\\"great\\\" match\"]\n[Result \"0-1\"]\n\n1. 11-15 23-19 2. 8-11 22-17 0-1\n");
  EXPECT_EQ(game.tag("Event"), "A \"great\" match");
  EXPECT_EQ(game.moves.size(), 4u);
  EXPECT_EQ(game.result, PdnResult::WhiteWins);
}

TEST(Pdn, ReadsDotsOnTheirOwnAndBlanksAroundASeparator) {
  EXPECT_EQ(only_game("1. 11 - 15 {c} 1. ... 22-18 2. 15 x 22 *").moves.size(), 3u);
}

TEST(Pdn, ReadsADashForAJump) { EXPECT_TRUE(only_game("1. 11-15 22-18 2. 15-22 25-18 *").moves[2].move.is_capture()); }

TEST(Pdn, ReadsCommentsNagsAndVariations) {
  const PdnGame game = only_game(
      "{A game} 1. 11-15! {the Single Corner may follow} 22-18 $2 (22-17 {Dyke} 9-13 (8-11)) 2. 15x22 ; forced\n"
      "25x18* 1/2-1/2");
  EXPECT_EQ(game.comment, "A game");
  ASSERT_EQ(game.moves.size(), 4u);
  EXPECT_EQ(game.moves[0].nags, (std::vector<int>{1}));
  EXPECT_EQ(game.moves[0].comment, "the Single Corner may follow");
  EXPECT_EQ(game.moves[1].nags, (std::vector<int>{2}));
  ASSERT_EQ(game.moves[1].variations.size(), 1u);
  const PdnLine& dyke = game.moves[1].variations[0];
  EXPECT_EQ(to_full_notation(dyke[0].move), "22-17");
  EXPECT_EQ(dyke[0].comment, "Dyke");
  EXPECT_EQ(to_full_notation(dyke[1].variations[0][0].move), "8-11");
  EXPECT_EQ(game.moves[2].comment, "forced");
  EXPECT_EQ(game.moves[3].nags, (std::vector<int>{7}));
  EXPECT_EQ(game.result, PdnResult::Draw);
}

TEST(Pdn, ReadsAGameFromAPosition) {
  const PdnGame game = only_game("[SetUp \"1\"]\n[FEN \"W:WK10:BK14,K15,K22,K23\"]\n1... 10x17x26x19x10 0-1");
  EXPECT_EQ(game.start, position_of("W:WK10:BK14,K15,K22,K23"));
  EXPECT_EQ(game.moves.size(), 1u);
}

TEST(Pdn, ReadsEveryWayToWriteAResult) {
  EXPECT_EQ(only_game("11-15 1-0").result, PdnResult::BlackWins);
  EXPECT_EQ(only_game("11-15 2-0").result, PdnResult::BlackWins);
  EXPECT_EQ(only_game("11-15 0-2").result, PdnResult::WhiteWins);
  EXPECT_EQ(only_game("11-15 1-1").result, PdnResult::Draw);
  EXPECT_EQ(only_game("11-15 *").result, PdnResult::Unknown);
  EXPECT_EQ(only_game("[Result \"1-0\"]\n11-15 *").result, PdnResult::BlackWins);
  EXPECT_EQ(only_game("[Result \"1-0\"]\n11-15").result, PdnResult::BlackWins);
}

TEST(Pdn, ReadsSeveralGamesWithAndWithoutTags) {
  EXPECT_EQ(parse_pdn("11-15 1-0\n11-16 0-1\n[Event \"x\"]\n9-13 *\n[Event \"y\"]\n").size(), 4u);
  EXPECT_TRUE(parse_pdn("").empty());
  EXPECT_TRUE(parse_pdn("  \n% nothing\n").empty());
}

TEST(Pdn, OneBadGameDoesNotLoseTheOthers) {
  const std::vector<PdnEntry> entries =
      parse_pdn("[Event \"1\"]\n11-15 1-0\n\n[Event \"2\"]\n11-15\n11-16 23-19 1-0\n\n[Event \"3\"]\n9-13 *\n12-16 *");
  ASSERT_EQ(entries.size(), 4u);
  EXPECT_FALSE(entries[0].error);
  ASSERT_TRUE(entries[1].error);
  EXPECT_EQ(entries[1].error->line, 6);
  EXPECT_EQ(entries[1].error->column, 1);
  EXPECT_EQ(entries[1].game.moves.size(), 1u);
  EXPECT_FALSE(entries[2].error);
  EXPECT_EQ(entries[2].line, 8);
  EXPECT_FALSE(entries[3].error);
}

TEST(Pdn, ABadTagSpoilsOnlyItsOwnGame) {
  const std::vector<PdnEntry> entries = parse_pdn(
      "[FEN \"B:W99:B1\"]\n[Event \"1\"]\n11-15 *\n[Event \"2\n[Site \"s\"]\n11-15 *\n[Event \"3\"]\n11-15 *");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_TRUE(entries[0].error);
  EXPECT_TRUE(entries[1].error);
  EXPECT_FALSE(entries[2].error);
}

TEST(Pdn, ErrorsTellLineColumnAndWhatWasExpected) {
  EXPECT_EQ(first_error("1. 11-15 hello *"), "line 1, column 10: Expected a move or a result, found \"hello\".");
  EXPECT_EQ(first_error("1. 11-15 (22-18 *"),
            "line 1, column 11: 22-18 is not legal here; possible: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, "
            "12-16.");
  EXPECT_EQ(first_error("1. 11-15 (11-16 *"), "line 1, column 17: Expected a move or ), found \"*\".");
  EXPECT_EQ(first_error("1. 11-15\n {never closed"), "line 2, column 2: This comment never ends.");
  EXPECT_EQ(first_error("11-15 )"), "line 1, column 7: Expected a move or a result, found ).");
  EXPECT_EQ(first_error("! 11-15"), "line 1, column 1: Expected a move before this sign.");
  EXPECT_EQ(first_error("(11-15)"), "line 1, column 1: Expected a move before this variation.");
  EXPECT_EQ(first_error("[GameType \"20\"]\n"),
            "line 1, column 1: GameType \"20\" is not English draughts, which is 21.");
  EXPECT_EQ(first_error("[Event \"x\"\n11-15"), "line 1, column 1: This tag never ends.");
}

TEST(Pdn, EndlessNestingIsRefusedNotFollowed) {
  std::string text = "11-15 ";
  for (int i = 0; i < 100000; ++i) text += "(11-16 ";
  EXPECT_NE(first_error(text).find("Variations are nested too deeply."), std::string::npos);
}

TEST(Pdn, WritesTheSevenTagsAndStrictMoves) {
  Game game;
  for (const char* text : {"11-15", "22-18", "15-22"}) game.play(move_of(text, game.position()));
  EXPECT_EQ(to_pdn(pdn_from(game, {{"White", "Ann \"A\""}, {"Opening", "x"}})),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[Black \"?\"]\n"
            "[White \"Ann \\\"A\\\"\"]\n[Result \"*\"]\n[Opening \"x\"]\n\n"
            "1. 11-15 22-18 2. 15x22 *\n");
}

TEST(Pdn, WritesASetUpPositionAndTheFullRouteOfAnAmbiguousCapture) {
  Game game(position_of("W:WK10:BK14,K15,K22,K23"));
  game.play(move_of("10x17x26x19x10", game.position()));
  const std::string text = to_pdn(pdn_from(game));
  EXPECT_NE(text.find("[SetUp \"1\"]\n[FEN \"W:WK10:BK14,K15,K22,K23\"]\n"), std::string::npos);
  EXPECT_NE(text.find("1... 10x17x26x19x10 0-1\n"), std::string::npos);
}

TEST(Pdn, WhatIsWrittenReadsBackTheSame) {
  const std::string text =
      "{start} 1. 11-15! {c} 22-18 (22-17 $4 {Dyke} 9-13 (8-11 {deep})) (23-19) 2. 15x22 25x18 3. 8-11 *";
  const PdnGame once = only_game(text);
  const std::string written = to_pdn(once);
  EXPECT_EQ(to_pdn(only_game(written)), written);
  EXPECT_NE(written.find("1... 22-18"), std::string::npos);
}

TEST(Pdn, LinesAreAtMost80ColumnsWide) {
  Game game;
  while (!game.status().over && game.ply() < 60) game.play(game.legal_moves()[0]);
  const std::string text = to_pdn(pdn_from(game));
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    EXPECT_LE(end - begin, 80u);
    begin = end + 1;
  }
}

TEST(Pdn, ARecordBecomesAGameThatCanGoOn) {
  const Game game = game_from(only_game("11-15 22-18 *"));
  EXPECT_EQ(game.ply(), 2);
  EXPECT_EQ(game.legal_moves().size(), 1);
}

TEST(Pdn, NeverFailsOnNoise) {
  Random random(7);
  const std::vector<std::string> pieces{"[",  "]",    "\"",           "{",      "}",   "(",   ")", ";",
                                        "%",  "$",    "11-15 ",       "23-19 ", "1. ", "1-0", "*", "!",
                                        "\n", "FEN ", "\xE2\x99\x94", "x",      "-",   "9",   " "};
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::uint64_t n = random.below(40); n > 0; --n)
      text += pieces[static_cast<std::size_t>(random.below(pieces.size()))];
    for (const PdnEntry& entry : parse_pdn(text)) {
      if (entry.error) continue;
      EXPECT_FALSE(parse_pdn(to_pdn(entry.game))[0].error) << text;
    }
  }
}

}  // namespace
}  // namespace checkers
