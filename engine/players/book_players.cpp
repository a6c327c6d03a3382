#include "engine/players/book_players.hpp"

#include "engine/base/text.hpp"
#include "engine/textbook/alpha_beta_search.hpp"
#include "engine/textbook/iterative_deepening.hpp"
#include "engine/textbook/minimax.hpp"
#include "engine/textbook/minimax_a_b.hpp"

namespace checkers {
namespace {

using Arguments = std::span<const std::string_view>;
using textbook::Options;

// As deep as a search by the clock may go.
constexpr int kDeepestByClock = 60;

template <class Registered>
std::string ids_of(const Registered& registered) {
  std::string ids;
  for (const auto* entry : registered) ids += (ids.empty() ? "" : ", ") + std::string(entry->id);
  return ids;
}

std::optional<Error> read_evaluation(std::string_view id, Options& options) {
  const Evaluation* evaluation = find_evaluation(id);
  if (evaluation == nullptr)
    return Error{"There is no evaluation " + quoted(id) + "; there are " + ids_of(all_evaluations()) + "."};
  options.evaluate = textbook::function_of(*evaluation);
  return std::nullopt;
}

// An order of moves, or "futility=MARGIN" where the searcher has it.
std::optional<Error> read_extra(std::string_view text, bool has_futility, Options& options) {
  constexpr std::string_view kFutility = "futility=";
  if (has_futility && text.substr(0, kFutility.size()) == kFutility) {
    const auto margin = parse_integer(text.substr(kFutility.size()));
    if (!margin || *margin < 0)
      return Error{"A futility margin is a whole number of at least 0, not " + quoted(text) + "."};
    options.futility = static_cast<double>(*margin);
    return std::nullopt;
  }
  options.order = textbook::find_move_order(text);
  if (options.order == nullptr)
    return Error{"There is no move order " + quoted(text) + "; there are " + ids_of(textbook::all_move_orders()) + "."};
  return std::nullopt;
}

Result<Options> read_options(Arguments arguments, const PlayerKind& kind, bool has_futility) {
  if (arguments.size() < 2 || arguments.size() > 4)
    return Error{"This player is written " + std::string(kind.pattern) + "."};
  Options options;
  if (auto problem = read_evaluation(arguments[0], options)) return *problem;
  const Result<int> depth = parse_depth(arguments[1]);
  if (!depth) return depth.error();
  options.depth = *depth;
  for (const std::string_view extra : arguments.subspan(2))
    if (auto problem = read_extra(extra, has_futility, options)) return *problem;
  return options;
}

using Searcher = SearchResult (*)(const SearchRequest&, const Options&, textbook::Trace*);

Player book_player(Searcher searcher, const Options& options) {
  return {"", [=](const SearchRequest& request) { return searcher(request, options, nullptr); },
          [=](const SearchRequest& request, textbook::Trace& trace) { return searcher(request, options, &trace); }};
}

Result<Player> make_minimax(Arguments arguments, bool) {
  const Result<Options> options = read_options(arguments, kMinimaxPlayer, false);
  if (!options) return options.error();
  return book_player(textbook::minimax, *options);
}

Result<Player> make_minimax_ab(Arguments arguments, bool) {
  const Result<Options> options = read_options(arguments, kMinimaxAbPlayer, true);
  if (!options) return options.error();
  return book_player(textbook::minimax_a_b, *options);
}

Result<Player> make_alpha_beta(Arguments arguments, bool) {
  const Result<Options> options = read_options(arguments, kAlphaBetaPlayer, false);
  if (!options) return options.error();
  return book_player(textbook::alpha_beta_search, *options);
}

Result<Player> make_iterative(Arguments arguments, bool) {
  if (arguments.size() < 2) return Error{"This player is written " + std::string(kIterativePlayer.pattern) + "."};
  const Result<std::optional<int>> time = parse_time_ms(arguments[1]);
  if (!time) return time.error();
  std::vector<std::string_view> words(arguments.begin(), arguments.end());
  if (*time) words[1] = "1";
  Result<Options> options = read_options(words, kIterativePlayer, false);
  if (!options) return options.error();
  if (*time) {
    options->time_ms = **time;
    options->depth = kDeepestByClock;
  }
  return Player{"", [options = *options](const SearchRequest& request) {
                  return textbook::iterative_deepening(request, options);
                }};
}

}  // namespace

const PlayerKind kMinimaxPlayer{
    .id = "minimax",
    .pattern = "minimax:EVALUATION:DEPTH[:ORDER]",
    .example = "minimax:material:4",
    .name = "Minimax without pruning",
    .source = "Rich & Knight, Artificial Intelligence, 2nd edition, section 12.2",
    .make = make_minimax,
};

const PlayerKind kMinimaxAbPlayer{
    .id = "minimax-ab",
    .pattern = "minimax-ab:EVALUATION:DEPTH[:ORDER][:futility=MARGIN]",
    .example = "minimax-ab:ef1:4",
    .name = "MINIMAX-A-B",
    .source = "Rich & Knight, Artificial Intelligence, 2nd edition, section 12.3",
    .make = make_minimax_ab,
};

const PlayerKind kAlphaBetaPlayer{
    .id = "alpha-beta",
    .pattern = "alpha-beta:EVALUATION:DEPTH[:ORDER]",
    .example = "alpha-beta:csintsy:6:cheap",
    .name = "ALPHA-BETA-SEARCH",
    .source = "Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd edition, figure 5.7",
    .make = make_alpha_beta,
};

const PlayerKind kIterativePlayer{
    .id = "iterative",
    .pattern = "iterative:EVALUATION:DEPTH[:ORDER] or iterative:EVALUATION:TIMEms[:ORDER]",
    .example = "iterative:sable:500ms",
    .name = "Iterative deepening",
    .source = "Professor Sable project #1; Russell & Norvig, section 5.4",
    .make = make_iterative,
};

}  // namespace checkers
