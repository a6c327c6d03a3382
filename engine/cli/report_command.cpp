#include <array>
#include <cstdio>

#include "engine/arena/table.hpp"
#include "engine/base/text.hpp"
#include "engine/cli/common_options.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/progress.hpp"
#include "engine/reports/report.hpp"

namespace checkers::cli {
namespace {

std::string verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::Match: return "match";
    case Verdict::Misprint: return "misprint";
    case Verdict::Differs: return "DIFFERS";
    case Verdict::NotPrinted: return "not printed";
    case Verdict::Incomparable: return "incomparable";
  }
  return "";
}

Result<int> print_list(const TableFormat& format) {
  Table table{"", {"report", "title", "authors", "year", "about"}, {}};
  for (const Report* report : all_reports())
    table.rows.push_back({std::string(report->id), std::string(report->title), std::string(report->authors),
                          report->year == 0 ? "" : std::to_string(report->year), std::string(report->about)});
  std::printf("%s", format.write(table).c_str());
  return kSuccess;
}

Result<int> print_defects(const Report& report, const TableFormat& format) {
  Table table{"Defects of the published program, kept on purpose", {"where", "effect", "repair"}, {}};
  for (const Defect& defect : report.defects)
    table.rows.push_back({std::string(defect.where), std::string(defect.effect), std::string(defect.repair)});
  std::printf("%s", format.write(table).c_str());
  return kSuccess;
}

std::string summary(const ReportOutcome& outcome) {
  std::array<int, 5> counts{};
  for (const ReportCell& cell : outcome.cells) ++counts[static_cast<std::size_t>(cell.verdict)];
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      text += (text.empty() ? "" : ", ") + std::to_string(counts[i]) + " " + verdict_name(static_cast<Verdict>(i));
  return text;
}

// Cells stay text: they are compared as they are printed.
void print_json(const Table& table, const ReportOutcome& outcome) {
  JsonWriter out;
  out.begin_object().member("title", table.title).key("rows").begin_array();
  for (const auto& row : table.rows) {
    out.begin_object();
    for (std::size_t i = 0; i < row.size(); ++i) out.member(table.columns[i], row[i]);
    out.end_object();
  }
  out.end_array().key("notes").begin_array();
  for (const std::string& note : outcome.notes) out.value(note);
  out.end_array().member("summary", summary(outcome)).end_object();
  std::printf("%s\n", out.text().c_str());
}

Result<int> run_report(const Report& report, const Arguments& arguments, const TableFormat& format) {
  const Result<unsigned> threads = threads_of(arguments);
  if (!threads) return threads.error();
  ReportOptions options;
  options.threads = *threads;
  options.stop = &stop_on_interrupt();
  ReportOutcome outcome;
  {
    Progress progress;
    options.progress = [&](double done, std::string_view what) { progress.show(done, std::string(what)); };
    outcome = report.run(options);
  }
  Table table{std::string(report.title), {"table", "row", "column", "printed", "measured", "match", "remark"}, {}};
  bool differs = false;
  for (const ReportCell& cell : outcome.cells) {
    differs = differs || cell.verdict == Verdict::Differs;
    table.rows.push_back(
        {cell.table, cell.row, cell.column, cell.printed, cell.measured, verdict_name(cell.verdict), cell.remark});
  }
  if (format.id == "json")
    print_json(table, outcome);
  else
    std::printf("%s", format.write(table).c_str());
  if (format.id == "text" || format.id == "markdown") {
    std::printf("\n");
    for (const std::string& note : outcome.notes) std::printf("%s\n", note.c_str());
    std::printf("%s cells: %s.\n", std::to_string(outcome.cells.size()).c_str(), summary(outcome).c_str());
  }
  if (outcome.stopped) {
    std::fprintf(stderr, "checkers: Stopped; these are the cells that were finished.\n");
    return kStopped;
  }
  return differs ? kBad : kSuccess;
}

Result<int> run(const Arguments& arguments) {
  const Result<const TableFormat*> format = format_of(arguments);
  if (!format) return format.error();
  if (arguments.positional().size() != 1)
    return Error{"Give one report, as in checkers report sabotinov; 'checkers report list' lists them."};
  const std::string_view id = arguments.positional()[0];
  if (id == "list") return print_list(**format);
  const Report* report = find_report(id);
  if (report == nullptr) return Error{"There is no report " + quoted(id) + "; 'checkers report list' lists them."};
  if (arguments.has("--defects")) return print_defects(*report, **format);
  return run_report(*report, arguments, **format);
}

constexpr std::array kOptions{
    kFormatOption,
    Option{"--defects", "", "list the published program's defects instead"},
    kThreadsOption,
    kJsonOption,
};

}  // namespace

const Command kReport{
    .name = "report",
    .usage = "report list | report NAME [--format F] [--defects] [--threads N]",
    .summary = "Reproduces a published report: printed, measured, match; exit 1 if an undocumented cell differs.",
    .options = kOptions,
    .run = run,
};

}  // namespace checkers::cli
