#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/stop_token.hpp"

namespace checkers {

// How a printed number compares with ours.
enum class Verdict : std::uint8_t {
  Match,         // the same
  Misprint,      // differs, and the specification documents why
  Differs,       // differs, and should not
  NotPrinted,    // measured only: the report leaves the cell empty
  Incomparable,  // printed, but cannot be reproduced by anyone: times on another machine, random results
};

struct ReportCell {
  std::string table;   // "Table 3"
  std::string row;     // "EF1 v EF2"
  std::string column;  // "Red leaves"
  std::string printed;
  std::string measured;
  Verdict verdict = Verdict::Match;
  std::string remark;
};

struct ReportOptions {
  unsigned threads = 1;
  const StopToken* stop = nullptr;
  std::function<void(double done, std::string_view what)> progress;  // done from 0 to 1; may be empty
};

struct ReportOutcome {
  std::vector<ReportCell> cells;
  std::vector<std::string> notes;  // what the numbers mean, in sentences
  bool stopped = false;
};

// A defect of the published program, kept on purpose.
struct Defect {
  std::string_view where;
  std::string_view effect;
  std::string_view repair;  // empty, or how to switch it off: "sabotinov-ab:ef1:4+repaired"
};

// A published report as an experiment.
struct Report {
  std::string_view id;
  std::string_view title;
  std::string_view authors;
  int year;
  std::string_view about;
  std::span<const Defect> defects;
  ReportOutcome (*run)(const ReportOptions& options);
};

std::span<const Report* const> all_reports();
const Report* find_report(std::string_view id);

// A cell whose verdict is Match if both texts are equal, `otherwise` if not.
ReportCell compare(std::string table, std::string row, std::string column, std::string printed, std::string measured,
                   Verdict otherwise = Verdict::Differs, std::string remark = "");

}  // namespace checkers
