#include <algorithm>
#include <array>
#include <chrono>
#include <cinttypes>
#include <cstdio>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/progress.hpp"
#include "engine/core/fen.hpp"
#include "engine/core/move_generation.hpp"
#include "engine/core/notation.hpp"
#include "engine/endgame/builder.hpp"
#include "engine/endgame/files.hpp"
#include "engine/endgame/statistics.hpp"
#include "engine/endgame/verifier.hpp"

namespace checkers::cli {
namespace {

// So many are built in memory when there are no files of them: it takes a second.
constexpr int kQuickPieces = 4;

struct Setting {
  std::string directory;
  std::optional<int> pieces;
  WorkOptions work;
};

Result<Setting> setting_of(const Arguments& arguments) {
  Setting setting;
  setting.directory = arguments.value_or("--dir", "");
  if (setting.directory.empty()) setting.directory = default_endgame_directory();
  if (arguments.has("--pieces")) {
    const Result<int> pieces = arguments.integer("--pieces", 2, kMaxEndgamePieces, std::nullopt);
    if (!pieces) return pieces.error();
    setting.pieces = *pieces;
  }
  const Result<unsigned> threads = threads_of(arguments);
  if (!threads) return threads.error();
  setting.work = {*threads, &stop_on_interrupt()};
  return setting;
}

// How far the work on slices is, counted in positions.
class SliceProgress {
 public:
  explicit SliceProgress(const std::vector<Slice>& slices) {
    for (const Slice& slice : slices) total_ += SliceIndex(slice).size();
  }
  void begin(const Slice& slice) {
    progress_.show(static_cast<double>(done_) / static_cast<double>(total_), slice_name(slice));
  }
  void end(const Slice& slice) { done_ += SliceIndex(slice).size(); }

 private:
  Progress progress_;
  std::uint64_t total_ = 0;
  std::uint64_t done_ = 0;
};

int report_stop(const char* what) {
  std::fprintf(stderr, "checkers: Stopped; %s\n", what);
  return kStopped;
}

// The slices of up to so many pieces that the tables have.
std::vector<Slice> slices_in(const EndgameTables& tables, int max_pieces) {
  std::vector<Slice> slices;
  for (int pieces = 2; pieces <= max_pieces; ++pieces)
    for (const Slice& slice : slices_of(pieces))
      if (tables.has(slice)) slices.push_back(slice);
  return slices;
}

// The tables of the directory; small ones that it lacks are built in memory.
Result<EndgameTables> tables_for(const Setting& setting, int pieces) {
  EndgameTables tables;
  const Result<int> loaded = load_tables(tables, setting.directory, pieces);
  if (!loaded) return loaded.error();
  const Result<bool> built = build_tables(tables, std::min(pieces, kQuickPieces), setting.work);
  if (!built) return built.error();
  if (tables.max_pieces() < pieces && !stop_requested(setting.work.stop))
    return Error{"There are no tables of " + std::to_string(pieces) + " pieces in " + quoted(setting.directory) +
                 "; 'checkers endgame build --pieces " + std::to_string(pieces) + "' makes them."};
  return tables;
}

// Builds two slices, writes them and takes them from there, so that the system may drop their memory. False if stopped.
Result<bool> build_files(const Slice& slice, EndgameTables& tables, const Setting& setting) {
  Result<std::optional<BuiltSlices>> built = build_slices(slice, tables, setting.work);
  if (!built) return built.error();
  if (!*built) return false;
  if (auto problem = save_slice(setting.directory, slice, (*built)->values)) return *problem;
  const Result<bool> loaded = load_slice(tables, setting.directory, slice);
  if (!loaded || slice.is_symmetric()) return loaded;
  if (auto problem = save_slice(setting.directory, opposite(slice), (*built)->opposite_values)) return *problem;
  return load_slice(tables, setting.directory, opposite(slice));
}

Result<int> build(const Setting& setting) {
  const auto start = std::chrono::steady_clock::now();
  const int pieces = setting.pieces.value_or(kQuickPieces);
  EndgameTables tables;
  if (const Result<int> loaded = load_tables(tables, setting.directory, pieces); !loaded) return loaded.error();
  std::vector<Slice> missing = build_order(pieces);
  missing.erase(std::remove_if(missing.begin(), missing.end(),
                               [&](const Slice& slice) { return tables.has(slice) && tables.has(opposite(slice)); }),
                missing.end());
  {
    SliceProgress progress(missing);
    for (const Slice& slice : missing) {
      progress.begin(slice);
      const Result<bool> done = build_files(slice, tables, setting);
      if (!done) return done.error();
      if (!*done) return report_stop("the slices that were finished are kept. Run it again to go on.");
      progress.end(slice);
    }
  }
  std::uint64_t positions = 0;
  for (const Slice& slice : slices_in(tables, pieces)) positions += tables.values(slice).size();
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::printf("%" PRIu64 " positions of up to %d pieces in %s; %s.\n", positions, pieces, setting.directory.c_str(),
              missing.empty() ? "nothing was missing" : ("built in " + format_fixed(seconds, 1) + " s").c_str());
  return kSuccess;
}

std::string words_for(const EndgameValue& value) {
  if (value.outcome == EndgameOutcome::Draw) return "draw";
  return std::string(value.outcome == EndgameOutcome::Win ? "win" : "loss") + " in " + std::to_string(value.plies) +
         (value.plies == 1 ? " ply" : " plies");
}

std::string words_for(const std::optional<ValueByte>& byte) { return byte ? words_for(value_of(*byte)) : "unknown"; }

Result<int> verify(const Setting& setting) {
  const int pieces = setting.pieces.value_or(kMaxEndgamePieces);
  EndgameTables tables;
  const Result<int> loaded = load_tables(tables, setting.directory, pieces);
  if (!loaded) return loaded.error();
  if (*loaded == 0)
    return Error{"There are no tables in " + quoted(setting.directory) + "; 'checkers endgame build' makes them."};
  const std::vector<Slice> slices = slices_in(tables, pieces);
  std::uint64_t positions = 0;
  int bad = 0;
  {
    SliceProgress progress(slices);
    for (const Slice& slice : slices) {
      progress.begin(slice);
      const std::optional<Contradiction> found = find_contradiction(tables, slice, setting.work);
      if (stop_requested(setting.work.stop)) return report_stop("not everything was verified.");
      if (found)
        std::printf("%s: %s is stored as %s, but its moves say %s.\n", slice_name(slice).c_str(),
                    to_fen(found->position).c_str(), words_for(found->stored).c_str(),
                    words_for(found->expected).c_str());
      bad += found ? 1 : 0;
      positions += tables.values(slice).size();
      progress.end(slice);
    }
  }
  std::printf("%" PRIu64 " positions in %zu slices verified: %s.\n", positions, slices.size(),
              bad == 0 ? "all agree with their moves" : (std::to_string(bad) + " slices are wrong").c_str());
  return bad == 0 ? kSuccess : kBad;
}

Result<int> probe(const Arguments& arguments, const Setting& setting) {
  if (!arguments.has("--fen")) return Error{"--fen is needed."};
  const Result<Position> position = arguments.position();
  if (!position) return position.error();
  const int pieces = count(position->occupied());
  if (pieces > kMaxEndgamePieces)
    return Error{"Endgames have up to " + std::to_string(kMaxEndgamePieces) + " pieces; this position has " +
                 std::to_string(pieces) + "."};
  const Result<EndgameTables> tables = tables_for(setting, pieces);
  if (!tables) return tables.error();
  const std::optional<EndgameValue> value = tables->probe(*position);
  if (!value) return report_stop("the tables were not finished.");

  const MoveList moves = legal_moves(*position);
  const std::optional<Move> best = tables->best_move(*position);
  const auto write = [](JsonWriter& out, const EndgameValue& each) {
    constexpr std::array kNames{"loss", "draw", "win"};
    out.member("outcome", kNames[static_cast<std::size_t>(each.outcome)]).member("plies", each.plies);
  };
  JsonWriter out;
  write(out.begin_object().member("fen", to_fen(*position)), *value);
  out.key("best");
  if (best)
    out.value(to_notation(*best, moves));
  else
    out.null();
  out.key("moves").begin_array();
  std::string text = words_for(*value) + "\n";
  for (const Move& move : moves) {
    const EndgameValue behind = value_of(one_ply_before(*tables->probe_byte(after(*position, move))));
    write(out.begin_object().member("move", to_notation(move, moves)), behind);
    out.end_object();
    text += to_notation(move, moves) + " " + words_for(behind) + (move == best ? " (best)\n" : "\n");
  }
  out.end_array().end_object();
  std::printf("%s", arguments.has("--json") ? (out.text() + "\n").c_str() : text.c_str());
  return kSuccess;
}

std::string counts_text(const OutcomeCounts& counts) {
  return "win " + std::to_string(counts.win) + " draw " + std::to_string(counts.draw) + " loss " +
         std::to_string(counts.loss);
}

std::string longest_text(const EndgameStatistics& statistics) {
  if (statistics.longest_plies == 0) return "no win";
  return "longest win " + std::to_string(statistics.longest_plies) + " plies: " + to_fen(statistics.longest);
}

// A slice, or all of a number of pieces.
struct Row {
  std::string slice;  // empty for all
  int pieces;
  EndgameStatistics statistics;
};

// As the published counts are written, the longest wins in comments.
std::string rows_text(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) {
    const EndgameStatistics& statistics = row.statistics;
    const std::string pieces = std::to_string(row.pieces);
    const std::string total = std::to_string(statistics.all.total());
    if (row.slice.empty())
      text += "TOTAL " + pieces + " pieces (both sides have >=1): " + total + " positions per side to move; " +
              counts_text(statistics.all) + "\n# " + pieces + " pieces: " + longest_text(statistics) + "\n";
    else
      text += "slice " + pieces + "pc stm " + row.slice + " total " + total + " " + counts_text(statistics.all) +
              " | nocap-either: " + counts_text(statistics.quiet) + "\n";
  }
  return text;
}

std::string rows_json(const std::vector<Row>& rows) {
  JsonWriter out;
  const auto write = [&out](const OutcomeCounts& counts) {
    out.member("win", counts.win).member("draw", counts.draw).member("loss", counts.loss);
  };
  out.begin_array();
  for (const Row& row : rows) {
    const EndgameStatistics& statistics = row.statistics;
    out.begin_object().member("pieces", row.pieces).member("slice", row.slice.empty() ? "all" : row.slice);
    write(statistics.all);
    out.member("total", statistics.all.total()).key("nocapEither").begin_object();
    write(statistics.quiet);
    out.end_object().member("longestWinPlies", statistics.longest_plies);
    out.member("longestWin", statistics.longest_plies > 0 ? to_fen(statistics.longest) : "");
    out.end_object();
  }
  return out.end_array().text() + "\n";
}

// The slice that --slice names: "1m1k vs 2m0k", or with another separator.
Result<Slice> slice_called(std::string_view name) {
  for (int pieces = 2; pieces <= kMaxEndgamePieces; ++pieces)
    for (const Slice& slice : slices_of(pieces)) {
      const std::string full = slice_name(slice);
      if (name.size() > 8 && name.substr(0, 4) == full.substr(0, 4) && name.substr(name.size() - 4) == full.substr(8))
        return slice;
    }
  return Error{"There is no slice " + quoted(name) + "; they are called 1m2k vs 0m1k and so on."};
}

// As many as --pieces says, else as the directory has.
Result<int> pieces_to_count(const Setting& setting) {
  if (setting.pieces) return *setting.pieces;
  EndgameTables stored;
  const Result<int> loaded = load_tables(stored, setting.directory, kMaxEndgamePieces);
  if (!loaded) return loaded.error();
  return std::max(kQuickPieces, stored.max_pieces());
}

Result<int> stats(const Arguments& arguments, const Setting& setting) {
  std::optional<Slice> chosen;
  if (const std::optional<std::string_view> name = arguments.value("--slice")) {
    const Result<Slice> slice = slice_called(*name);
    if (!slice) return slice.error();
    chosen = *slice;
  }
  const Result<int> most = chosen ? Result<int>(chosen->pieces()) : pieces_to_count(setting);
  if (!most) return most.error();
  const Result<EndgameTables> tables = tables_for(setting, *most);
  if (!tables) return tables.error();

  std::vector<Row> rows;
  for (int pieces = 2; pieces <= *most; ++pieces) {
    Row all{"", pieces, {}};
    for (const Slice& slice : slices_of(pieces)) {
      if (chosen && slice != *chosen) continue;
      rows.push_back({slice_name(slice), pieces, statistics_of(*tables, slice, setting.work)});
      all.statistics += rows.back().statistics;
    }
    if (!chosen) rows.push_back(all);
  }
  if (stop_requested(setting.work.stop)) return report_stop("nothing was counted to the end.");
  std::printf("%s", (arguments.has("--json") ? rows_json(rows) : rows_text(rows)).c_str());
  return kSuccess;
}

Result<int> run(const Arguments& arguments) {
  const Result<Setting> setting = setting_of(arguments);
  if (!setting) return setting.error();
  const auto& words = arguments.positional();
  const std::string_view action = words.size() == 1 ? words[0] : "";
  if (action == "build") return build(*setting);
  if (action == "verify") return verify(*setting);
  if (action == "probe") return probe(arguments, *setting);
  if (action == "stats") return stats(arguments, *setting);
  return Error{"Say build, verify, probe or stats, as in checkers endgame probe --fen B:WK1:BK32,K31."};
}

constexpr std::array kOptions{
    Option{"--pieces", "N", "up to so many pieces, 2 to 6; build makes 4 by default (5: 140 MB, 6: 2.6 GB)"},
    Option{"--dir", "D", "where the tables are; the user's data directory by default"},
    Option{"--fen", "F", "the position to probe, such as B:WK1:BK32,K31"},
    Option{"--slice", "S", "statistics of this one only, such as \"0m2k vs 0m1k\", the side to move first"},
    kThreadsOption,
    kJsonOption,
};

}  // namespace

const Command kEndgame{
    .name = "endgame",
    .usage = "endgame build [--pieces N] | verify | probe --fen F | stats [--slice S] [--dir D] [--threads N] [--json]",
    .summary = "Perfect play with few pieces: builds the tables, verifies them, looks positions up, counts wins.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
