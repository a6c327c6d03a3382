#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/json.hpp"

namespace checkers {

// Rows of text under named columns. Numbers are right-aligned where the format has columns.
struct Table {
  std::string title;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

// A way to write tables.
struct TableFormat {
  std::string_view id;
  std::string_view name;
  std::string (*write)(const Table& table);
};

// text, markdown, csv (RFC 4180), latex (tabular with booktabs), json (an object a row).
std::span<const TableFormat> all_table_formats();

// Its rows as a JSON array of objects; the cells of a column that holds only numbers are numbers.
void append_rows(JsonWriter& out, const Table& table);

// nullptr if there is no such id.
const TableFormat* find_table_format(std::string_view id);

}  // namespace checkers
