#include "engine/reports/report.hpp"

#include <utility>

namespace checkers {

ReportCell compare(std::string table, std::string row, std::string column, std::string printed, std::string measured,
                   Verdict otherwise, std::string remark) {
  const Verdict verdict = printed == measured ? Verdict::Match : otherwise;
  return {std::move(table),    std::move(row), std::move(column), std::move(printed),
          std::move(measured), verdict,        std::move(remark)};
}

}  // namespace checkers
