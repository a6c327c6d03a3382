#include <array>

#include "engine/reports/csintsy/report.hpp"
#include "engine/reports/godavarthy/report.hpp"
#include "engine/reports/kmitl/report.hpp"
#include "engine/reports/report.hpp"
#include "engine/reports/sable/report.hpp"
#include "engine/reports/sabotinov/report.hpp"

namespace checkers {
namespace {

constexpr std::array<const Report*, 5> kReports{
    &kGodavarthyReport, &kKmitlReport, &kSabotinovReport, &kSableReport, &kCsintsyReport,
};

}  // namespace

std::span<const Report* const> all_reports() { return kReports; }

const Report* find_report(std::string_view id) {
  for (const Report* report : kReports)
    if (report->id == id) return report;
  return nullptr;
}

}  // namespace checkers
