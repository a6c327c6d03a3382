#include "engine/cli/endgame_source.hpp"

#include "engine/base/parallel.hpp"
#include "engine/endgame/builder.hpp"
#include "engine/endgame/files.hpp"
#include "engine/players/master_players.hpp"
#include "engine/players/registry.hpp"

namespace checkers::cli {
namespace {

constexpr int kAlwaysThere = 4;

}  // namespace

std::shared_ptr<const EndgameTables> load_endgames(const StopToken* stop) {
  auto tables = std::make_shared<EndgameTables>();
  // A damaged file is no reason not to play: what cannot be loaded is built or left out.
  if (!load_tables(*tables, default_endgame_directory(), kMaxEndgamePieces)) *tables = EndgameTables();
  const Result<bool> built = build_tables(*tables, kAlwaysThere, {hardware_threads(), stop});
  return built && *built ? tables : nullptr;
}

void provide_endgames(std::span<const std::string_view> descriptions) {
  for (const std::string_view description : descriptions)
    if (uses_endgames(description)) {
      set_endgame_tables(load_endgames());
      return;
    }
}

BackgroundEndgames::BackgroundEndgames() {
  if (hardware_threads() < 2) return;
  thread_ = std::thread([this] {
    if (auto tables = load_endgames(&stop_)) set_endgame_tables(std::move(tables));
  });
}

BackgroundEndgames::~BackgroundEndgames() {
  stop_.request_stop();
  if (thread_.joinable()) thread_.join();
}

}  // namespace checkers::cli
