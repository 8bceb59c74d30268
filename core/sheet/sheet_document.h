// SPDX-License-Identifier: MIT
// SheetDocument: a sheet as headings, paragraphs and tables, which each text format writes in its own way.
#pragma once

#include "sheet/sheet_model.h"

#include <string>
#include <variant>
#include <vector>

namespace muster {

struct DocumentTable {
    std::vector<std::string> head; // may be empty
    struct Row {
        std::vector<std::string> cells;
        bool is_heading = false; // above the rows that follow
        std::size_t depth = 0;   // how far its name is indented
    };
    std::vector<Row> rows;
    std::vector<Alignment> alignments; // of the columns
    std::size_t name_column = 0;       // which is indented
};

struct DocumentPart {
    enum class Kind : std::uint8_t { heading, paragraph, table, picture };
    Kind kind = Kind::paragraph;
    std::string text; // of a heading or paragraph; the caption of a picture
    DocumentTable table;
    const BattleLine* picture = nullptr; // of the sheet, which must outlive the document
};

struct SheetDocument {
    std::string title;
    std::string below; // the line below the title
    std::vector<std::string> about;
    std::vector<DocumentPart> parts;
    std::string foot;
};

[[nodiscard]] SheetDocument document_of(const SheetModel& sheet);

[[nodiscard]] std::string text_of(const SheetModel& sheet);
[[nodiscard]] std::string markdown_of(const SheetModel& sheet);
[[nodiscard]] std::string bbcode_of(const SheetModel& sheet);
[[nodiscard]] std::string html_of(const SheetModel& sheet);

// As it may stand in HTML, in text and in attributes: without letters that steer or hide others.
[[nodiscard]] std::string html_text(std::string_view text);

// The columns that the text takes in a monospaced font.
[[nodiscard]] std::size_t letters_wide(std::string_view text);

} // namespace muster
