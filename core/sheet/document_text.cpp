// SPDX-License-Identifier: MIT
// Sheets as plain text, Markdown and BBCode.
#include "base/text.h"
#include "sheet/sheet_document.h"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>

namespace muster {

namespace {

std::string padded(const std::string& text, std::size_t width, Alignment alignment) {
    const std::size_t used = letters_wide(text);
    const std::size_t room = width > used ? width - used : 0;
    const std::size_t before = alignment == Alignment::end      ? room
                               : alignment == Alignment::middle ? room / 2
                                                                : 0;
    return std::string(before, ' ') + text + std::string(room - before, ' ');
}

void append_line(std::string& text, std::string line) {
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    text += line + '\n';
}

// The table with aligned columns.
std::string aligned(const DocumentTable& table) {
    std::vector<std::size_t> widths(table.alignments.size(), 0);
    std::vector<DocumentTable::Row> rows = table.rows;
    for (DocumentTable::Row& row : rows)
        if (row.depth != 0)
            row.cells[table.name_column].insert(0, 2 * row.depth, ' ');
    const auto widen = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i)
            widths[i] = std::max(widths[i], letters_wide(cells[i]));
    };
    widen(table.head);
    for (const DocumentTable::Row& row : rows)
        widen(row.cells);
    std::string text;
    const auto write = [&](const std::vector<std::string>& cells) {
        std::string line;
        for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i) {
            line += i == 0 ? "" : "  ";
            line += padded(cells[i], widths[i], table.alignments[i]);
        }
        append_line(text, std::move(line));
    };
    if (!table.head.empty()) {
        write(table.head);
        std::vector<std::string> rules;
        rules.reserve(widths.size());
        for (const std::size_t width : widths)
            rules.emplace_back(width, '-');
        write(rules);
    }
    for (const DocumentTable::Row& row : rows)
        write(row.cells);
    return text;
}

std::string escaped(std::string_view text, std::string_view special) {
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

std::string markdown_text(std::string_view text) {
    return escaped(text, "\\`*_[]<>#|~");
}

std::string markdown_table(const DocumentTable& table) {
    std::string text;
    const auto write = [&](const std::vector<std::string>& cells, bool strong, std::size_t depth) {
        text += '|';
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::string words = markdown_text(cells[i]);
            if (strong && !words.empty())
                words = fmt::format("**{}**", words);
            text += ' ';
            // Spaces that are not shown would be left out.
            for (std::size_t level = 0; i == table.name_column && level < depth; ++level)
                text += "\u2003";
            text += words + " |";
        }
        text += '\n';
    };
    write(table.head.empty() ? std::vector<std::string>(table.alignments.size()) : table.head, false, 0);
    text += '|';
    for (const Alignment alignment : table.alignments)
        text += alignment == Alignment::start    ? " --- |"
                : alignment == Alignment::middle ? " :---: |"
                                                 : " ---: |";
    text += '\n';
    for (const DocumentTable::Row& row : table.rows)
        write(row.cells, row.is_heading, row.depth);
    return text;
}

// A word joiner after the bracket keeps a forum from reading [b] in a name as markup.
std::string bbcode_text(std::string_view text) {
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '[')
            result += "\u2060";
    }
    return result;
}

} // namespace

std::size_t letters_wide(std::string_view text) {
    std::size_t width = 0;
    for (const char* at = text.data(); at < text.data() + text.size(); at = g_utf8_next_char(at)) {
        const gunichar c = g_utf8_get_char(at);
        width += g_unichar_iszerowidth(c) != 0 ? 0 : g_unichar_iswide(c) != 0 ? 2 : 1;
    }
    return width;
}

std::string text_of(const SheetModel& sheet) {
    const SheetDocument document = document_of(sheet);
    std::string text = document.title + '\n' + std::string(letters_wide(document.title), '=') + '\n';
    text += document.below + '\n';
    if (!document.about.empty())
        text += joined(document.about, " · ") + '\n';
    text += '\n';
    DocumentPart::Kind above = DocumentPart::Kind::paragraph;
    for (const DocumentPart& part : document.parts) {
        switch (part.kind) {
        case DocumentPart::Kind::heading:
            text += fmt::format("\n{}\n{}\n", part.text, std::string(letters_wide(part.text), '-'));
            break;
        case DocumentPart::Kind::paragraph:
            text += (above == DocumentPart::Kind::table ? "\n" : "") + part.text + '\n';
            break;
        case DocumentPart::Kind::table: text += '\n' + aligned(part.table); break;
        case DocumentPart::Kind::picture: break;
        }
        above = part.kind;
    }
    return text + '\n' + document.foot + '\n';
}

std::string markdown_of(const SheetModel& sheet) {
    const SheetDocument document = document_of(sheet);
    std::string text =
        fmt::format("# {}\n\n{}\n\n", markdown_text(document.title), markdown_text(document.below));
    if (!document.about.empty())
        text += markdown_text(joined(document.about, " · ")) + "\n\n";
    for (const DocumentPart& part : document.parts) {
        switch (part.kind) {
        case DocumentPart::Kind::heading: text += fmt::format("## {}\n\n", markdown_text(part.text)); break;
        case DocumentPart::Kind::paragraph: text += markdown_text(part.text) + "\n\n"; break;
        case DocumentPart::Kind::table: text += markdown_table(part.table) + '\n'; break;
        case DocumentPart::Kind::picture: break;
        }
    }
    return text + markdown_text(document.foot) + '\n';
}

std::string bbcode_of(const SheetModel& sheet) {
    const SheetDocument document = document_of(sheet);
    std::string text = fmt::format("[b][size=5]{}[/size][/b]\n{}\n", bbcode_text(document.title),
                                   bbcode_text(document.below));
    if (!document.about.empty())
        text += bbcode_text(joined(document.about, " · ")) + '\n';
    text += '\n';
    for (const DocumentPart& part : document.parts) {
        switch (part.kind) {
        case DocumentPart::Kind::heading: text += fmt::format("\n[b]{}[/b]\n", bbcode_text(part.text)); break;
        case DocumentPart::Kind::paragraph: text += bbcode_text(part.text) + '\n'; break;
        // Few forums support tables; all show code in a monospaced font.
        case DocumentPart::Kind::table:
            text += "[code]\n" + bbcode_text(aligned(part.table)) + "[/code]\n";
            break;
        case DocumentPart::Kind::picture: break;
        }
    }
    return text + "\n[i]" + bbcode_text(document.foot) + "[/i]\n";
}

} // namespace muster
