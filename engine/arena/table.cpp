#include "engine/arena/table.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"

namespace checkers {
namespace {

// Characters, not bytes, of UTF-8 text.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// "12", "-0.5".
bool is_number(std::string_view text) {
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) text.remove_prefix(1);
  return !text.empty() && is_digit(text[0]) && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

// A column is numeric if everything in it is a number or empty, and something is.
std::vector<bool> numeric_columns(const Table& table) {
  std::vector<bool> numeric(table.columns.size(), !table.rows.empty());
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    bool any = false;
    for (const auto& row : table.rows) {
      any = any || is_number(row[column]);
      if (!row[column].empty() && !is_number(row[column])) numeric[column] = false;
    }
    numeric[column] = numeric[column] && any;
  }
  return numeric;
}

std::vector<std::size_t> column_widths(const Table& table) {
  std::vector<std::size_t> widths;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    std::size_t width = width_of(table.columns[column]);
    for (const auto& row : table.rows) width = std::max(width, width_of(row[column]));
    widths.push_back(width);
  }
  return widths;
}

std::string padded(const std::string& text, std::size_t width, bool right) {
  const std::string space(width - width_of(text), ' ');
  return right ? space + text : text + space;
}

std::string write_text(const Table& table) {
  const auto widths = column_widths(table);
  const auto numeric = numeric_columns(table);
  const auto line = [&](const std::vector<std::string>& cells) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i)
      text += (i == 0 ? "" : "  ") + padded(cells[i], widths[i], numeric[i]);
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text + "\n";
  };
  std::vector<std::string> rules;
  for (const std::size_t width : widths) rules.emplace_back(width, '-');
  std::string out = table.title.empty() ? "" : table.title + "\n\n";
  out += line(table.columns) + line(rules);
  for (const auto& row : table.rows) out += line(row);
  return out;
}

std::string replaced(std::string_view text, char what, std::string_view with) {
  std::string result;
  for (const char c : text) result += c == what ? std::string(with) : std::string(1, c);
  return result;
}

std::string write_markdown(const Table& table) {
  const auto numeric = numeric_columns(table);
  const auto line = [](const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += " " + replaced(cell, '|', "\\|") + " |";
    return text + "\n";
  };
  std::string out = table.title.empty() ? "" : "**" + table.title + "**\n\n";
  out += line(table.columns) + "|";
  for (const bool number : numeric) out += number ? "---:|" : "---|";
  out += "\n";
  for (const auto& row : table.rows) out += line(row);
  return out;
}

std::string write_csv(const Table& table) {
  const auto line = [](const std::vector<std::string>& cells) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool quote = cells[i].find_first_of(",\"\r\n") != std::string::npos;
      text += i == 0 ? "" : ",";
      text += quote ? "\"" + replaced(cells[i], '"', "\"\"") + "\"" : cells[i];
    }
    return text + "\r\n";
  };
  std::string out = line(table.columns);
  for (const auto& row : table.rows) out += line(row);
  return out;
}

std::string latex_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
      case '%':
      case '$':
      case '#':
      case '_':
      case '{':
      case '}':
        result += '\\';
        result += c;
        break;
      case '\\': result += "\\textbackslash{}"; break;
      case '~': result += "\\textasciitilde{}"; break;
      case '^': result += "\\textasciicircum{}"; break;
      default: result += c;
    }
  }
  return result;
}

// A long table is broken over pages; that takes a package more.
std::string write_latex(const Table& table) {
  constexpr std::size_t kPage = 40;
  const bool is_long = table.rows.size() > kPage;
  const auto line = [](const std::vector<std::string>& cells) {
    std::string text = "    ";
    for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : " & ") + latex_escaped(cells[i]);
    return text + " \\\\\n";
  };
  std::string shape = "{";
  for (const bool number : numeric_columns(table)) shape += number ? 'r' : 'l';
  shape += "}\n";
  const std::string caption = table.title.empty() ? "" : "  \\caption{" + latex_escaped(table.title) + "}";
  std::string out = is_long ? "% \\usepackage{booktabs, longtable}\n" : "% \\usepackage{booktabs}\n";
  if (is_long)
    out += "\\begin{longtable}" + shape + (caption.empty() ? "" : caption + " \\\\\n");
  else
    out += "\\begin{table}\n  \\centering\n  \\begin{tabular}" + shape;
  out += "    \\toprule\n" + line(table.columns) + "    \\midrule\n";
  if (is_long) out += "    \\endhead\n";
  for (const auto& row : table.rows) out += line(row);
  out += "    \\bottomrule\n";
  if (is_long) return out + "\\end{longtable}\n";
  return out + "  \\end{tabular}\n" + (caption.empty() ? "" : caption + "\n") + "\\end{table}\n";
}

std::string write_json(const Table& table) {
  JsonWriter out;
  out.begin_object().member("title", table.title).key("rows");
  append_rows(out, table);
  out.end_object();
  return out.text() + "\n";
}

constexpr std::array kFormats{
    TableFormat{"text", "Text", write_text}, TableFormat{"markdown", "Markdown", write_markdown},
    TableFormat{"csv", "CSV", write_csv},    TableFormat{"latex", "LaTeX", write_latex},
    TableFormat{"json", "JSON", write_json},
};

}  // namespace

void append_rows(JsonWriter& out, const Table& table) {
  const std::vector<bool> numeric = numeric_columns(table);
  out.begin_array();
  for (const auto& row : table.rows) {
    out.begin_object();
    for (std::size_t i = 0; i < row.size(); ++i) {
      out.key(table.columns[i]);
      if (!numeric[i])
        out.value(row[i]);
      else if (row[i].empty())
        out.null();
      else
        out.value(std::strtod(row[i].c_str(), nullptr));
    }
    out.end_object();
  }
  out.end_array();
}

std::span<const TableFormat> all_table_formats() { return kFormats; }

const TableFormat* find_table_format(std::string_view id) {
  for (const TableFormat& format : kFormats)
    if (format.id == id) return &format;
  return nullptr;
}

}  // namespace checkers
