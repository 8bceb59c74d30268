// SPDX-License-Identifier: MIT
#include "sheet/sheet_output.h"

#include "army/army_writer.h"
#include "base/letters.h"
#include "sheet/page_files.h"
#include "sheet/pdf_attachment.h"
#include "sheet/sheet_document.h"

#include <algorithm>

namespace muster {

std::optional<SheetFormat> format_of_ending(std::string_view file_name) {
    const std::size_t dot = file_name.rfind('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const std::string ending = lowered(file_name.substr(dot + 1));
    const auto found = std::find(sheet_format_endings.begin(), sheet_format_endings.end(), ending);
    if (found == sheet_format_endings.end())
        return std::nullopt;
    return static_cast<SheetFormat>(found - sheet_format_endings.begin());
}

std::vector<std::string> sheet_files(const Army& army, const Ruleset& ruleset, const Report& report,
                                     const SheetOrder& order) {
    SheetModel sheet = make_sheet(army, ruleset, report, order.kind);
    if (is_text(order.format))
        return {sheet_words(sheet, order.format)};
    const SheetPages pages(std::move(sheet), order.setup);
    if (order.format == SheetFormat::svg)
        return svgs_of(pages);
    if (order.format == SheetFormat::png)
        return pngs_of(pages);
    const std::string pdf = pdf_of(pages);
    if (order.kind == SheetKind::opponent) // the army's file would tell him what his copy keeps back
        return {pdf};
    return {
        with_attachment(pdf, "army.muster", write_army(army, ruleset), "The army of this sheet, for Muster")};
}

std::string sheet_words(const SheetModel& sheet, SheetFormat format) {
    switch (format) {
    case SheetFormat::html: return html_of(sheet);
    case SheetFormat::markdown: return markdown_of(sheet);
    case SheetFormat::bbcode: return bbcode_of(sheet);
    case SheetFormat::csv: return csv_of(sheet);
    default: return text_of(sheet);
    }
}

} // namespace muster
