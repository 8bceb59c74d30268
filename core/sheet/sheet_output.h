// SPDX-License-Identifier: MIT
// A sheet of an army as the bytes of one or more files, in any format.
#pragma once

#include "sheet/sheet_pages.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class SheetFormat : std::uint8_t { pdf, svg, png, html, text, markdown, bbcode, csv };
constexpr std::array<std::string_view, 8> sheet_format_names{"pdf",  "svg",      "png",    "html",
                                                             "text", "markdown", "bbcode", "csv"};
// How the names of such files end.
constexpr std::array<std::string_view, 8> sheet_format_endings{"pdf", "svg", "png",    "html",
                                                               "txt", "md",  "bbcode", "csv"};
[[nodiscard]] std::optional<SheetFormat> format_of_ending(std::string_view file_name);
// SVG and PNG make a file of each page; the others make one file.
[[nodiscard]] constexpr bool makes_a_file_a_page(SheetFormat format) {
    return format == SheetFormat::svg || format == SheetFormat::png;
}
[[nodiscard]] constexpr bool is_text(SheetFormat format) {
    return format >= SheetFormat::html;
}

struct SheetOrder {
    SheetKind kind = SheetKind::full;
    SheetFormat format = SheetFormat::pdf;
    PageSetup setup;
};

// The files' bytes, one or, of pictures, one a page. A PDF carries the army's own file, except the opponent's
// copy. The report must hold the numbers of Detail::sheet.
[[nodiscard]] std::vector<std::string> sheet_files(const Army& army, const Ruleset& ruleset,
                                                   const Report& report, const SheetOrder& order);

// The sheet's words in the formats that are text.
[[nodiscard]] std::string sheet_words(const SheetModel& sheet, SheetFormat format);

} // namespace muster
