// embed_font OUTPUT.cpp NAME FONT [NAME FONT]...: writes fonts as C++ arrays (imgui_app/fonts.hpp declares them).
// Keeps the tables that Dear ImGui's rasteriser reads and, in fonts with PostScript outlines, blanks the glyphs the
// app never shows, which then compress to nothing.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include "imstb_truetype.h"

namespace {

using Bytes = std::vector<unsigned char>;

struct Range {
  int first, last;
};

// Latin-1, general punctuation, arrows, mathematical signs. Must cover what fonts.cpp asks for.
constexpr Range kShown[] = {{0x20, 0xFF}, {0x2010, 0x2026}, {0x2030, 0x203A}, {0x2190, 0x2199}, {0x2212, 0x2265}};
constexpr std::string_view kTables[] = {"CFF ", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"};

[[noreturn]] void fail(const std::string& message) {
  std::fprintf(stderr, "embed_font: %s\n", message.c_str());
  std::exit(1);
}

std::uint32_t read_number(const Bytes& bytes, std::size_t at, int size) {
  std::uint32_t number = 0;
  for (int i = 0; i < size; ++i) number = number << 8 | bytes.at(at + static_cast<std::size_t>(i));
  return number;
}

void write_number(Bytes& bytes, std::uint32_t number, int size) {
  for (int i = size - 1; i >= 0; --i) bytes.push_back(static_cast<unsigned char>(number >> (8 * i)));
}

void blank_unused_glyphs(Bytes& font, const std::string& path) {
  stbtt_fontinfo info;
  if (!stbtt_InitFont(&info, font.data(), 0)) fail(path + " is not a font this tool can read");
  if (info.cff.size == 0) return;
  std::vector<bool> shown(static_cast<std::size_t>(info.numGlyphs), false);
  shown.at(0) = true;
  for (const Range& range : kShown)
    for (int c = range.first; c <= range.last; ++c)
      shown.at(static_cast<std::size_t>(stbtt_FindGlyphIndex(&info, c))) = true;
  constexpr int kEndOfGlyph = 14;
  for (int i = 0; i < info.numGlyphs; ++i) {
    const stbtt__buf outline = stbtt__cff_index_get(info.charstrings, i);
    if (!shown.at(static_cast<std::size_t>(i)))
      std::memset(outline.data, kEndOfGlyph, static_cast<std::size_t>(outline.size));
  }
}

Bytes keep_needed_tables(const Bytes& font) {
  struct Table {
    std::size_t entry;
    std::uint32_t offset, length;
  };
  std::vector<Table> tables;
  for (std::uint32_t i = 0; i < read_number(font, 4, 2); ++i) {
    const std::size_t entry = 12 + 16 * i;
    const std::string_view tag(reinterpret_cast<const char*>(&font[entry]), 4);
    for (const std::string_view wanted : kTables)
      if (tag == wanted) tables.push_back({entry, read_number(font, entry + 8, 4), read_number(font, entry + 12, 4)});
  }
  Bytes result(font.begin(), font.begin() + 4);
  write_number(result, static_cast<std::uint32_t>(tables.size()), 2);
  result.resize(12);
  std::uint32_t offset = static_cast<std::uint32_t>(12 + 16 * tables.size());
  for (const Table& table : tables) {
    result.insert(result.end(), &font[table.entry], &font[table.entry] + 8);
    write_number(result, offset, 4);
    write_number(result, table.length, 4);
    offset += (table.length + 3) / 4 * 4;
  }
  for (const Table& table : tables) {
    result.insert(result.end(), &font[table.offset], &font[table.offset] + table.length);
    result.resize((result.size() + 3) / 4 * 4);
  }
  return result;
}

void write_array(std::ofstream& out, const std::string& name, const Bytes& bytes) {
  out << "const unsigned char " << name << "_bytes[] = {";
  for (std::size_t i = 0; i < bytes.size(); ++i) out << (i % 32 == 0 ? "\n" : "") << int{bytes[i]} << ',';
  out << "};\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4 || argc % 2 != 0) fail("usage: embed_font OUTPUT.cpp NAME FONT [NAME FONT]...");
  std::ofstream out(argv[1]);
  out << "#include \"imgui_app/fonts.hpp\"\n\nnamespace checkers::app {\n";
  for (int i = 2; i < argc; i += 2) {
    const std::string name = argv[i], path = argv[i + 1];
    std::ifstream in(path, std::ios::binary);
    Bytes font{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (font.size() < 12) fail("cannot read " + path);
    blank_unused_glyphs(font, path);
    out << "namespace {\n";
    write_array(out, name, keep_needed_tables(font));
    out << "}\nstd::span<const unsigned char> " << name << "() { return " << name << "_bytes; }\n";
  }
  out << "}  // namespace checkers::app\n";
  if (!out.flush()) fail(std::string("cannot write ") + argv[1]);
}
