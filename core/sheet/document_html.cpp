// SPDX-License-Identifier: MIT
// Sheets as a self-contained HTML file that prints well from a browser.
#include "base/harmful_letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "sheet/page_files.h"
#include "sheet/qr_code.h"
#include "sheet/sheet_document.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view style_sheet = R"(
@page { margin: 12mm; }
body { font: 9.5pt/1.35 Inter, "DejaVu Sans", sans-serif; color: #000; background: #fff; margin: 1.5em auto;
       max-width: 62em; padding: 0 1em; font-variant-numeric: tabular-nums; }
header { display: flex; justify-content: space-between; gap: 2em; border-bottom: 3px solid #000; padding-bottom: .5em; }
h1 { font-size: 1.9em; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.05em; margin: 1.4em 0 .4em; border-bottom: 1px solid #000; break-after: avoid; }
header p, footer, .faint { color: #444; margin: .2em 0; }
header svg { flex: none; width: 18mm; height: 18mm; }
.band { display: flex; flex-wrap: wrap; border-bottom: 1px solid #000; padding: .6em 0; gap: 0 1.2em; }
.band p { margin: 0; flex: 1 1 8em; }
.band b { display: block; font-size: 1.35em; }
table { border-collapse: collapse; width: 100%; margin: .8em 0; }
.charts { columns: 19em; column-gap: 2em; }
.charts section { break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: .25em .3em; border-bottom: 1px solid #bbb; }
.long { overflow-wrap: anywhere; min-width: 8em; }
thead th { border-bottom: 2px solid #000; vertical-align: bottom; }
tr { break-inside: avoid; }
tr.over th { background: #eee; }
td.middle, td.end { white-space: nowrap; }
.middle { text-align: center; } .end { text-align: right; }
figure { margin: .8em 0; } figure svg { width: 100%; height: auto; }
footer { margin-top: 1.5em; border-top: 1px solid #888; padding-top: .4em; }
p { overflow-wrap: anywhere; }
@media screen and (max-width: 40em) { body { font-size: 8pt; padding: 0 .5em; } th, td { padding: .25em .15em; }
  .long { min-width: 5em; } table { display: block; overflow-x: auto; } }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 8.5pt; line-height: 1.25; }
  h2 { margin-top: .8em; } table { margin: .4em 0; } thead { display: table-header-group; } }
)";

// For tables that are too wide for portrait paper.
constexpr std::string_view wide_style = R"(@page { size: landscape; }
@media print { body { font-size: 7.5pt; } }
)";
constexpr std::size_t many_columns = 16;
constexpr std::size_t long_word = 24; // letters; a longer word may be broken anywhere

std::string_view class_of(Alignment alignment, const std::string& cell) {
    const std::vector<std::string_view> words = words_of(cell);
    if (std::any_of(words.begin(), words.end(),
                    [](std::string_view word) { return word.size() > long_word; }))
        return " class=\"long\"";
    return alignment == Alignment::middle ? " class=\"middle\""
           : alignment == Alignment::end  ? " class=\"end\""
                                          : "";
}

bool is_wide(const SheetDocument& document) {
    return std::any_of(document.parts.begin(), document.parts.end(), [](const DocumentPart& part) {
        return part.kind == DocumentPart::Kind::table && part.table.alignments.size() >= many_columns;
    });
}

std::string html_row(const DocumentTable& table, const std::vector<std::string>& cells, bool heading,
                     std::string_view element) {
    std::string text = heading ? "<tr class=\"over\">" : "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += fmt::format("<{0}{1} dir=\"auto\">{2}</{0}>", element,
                            class_of(table.alignments[i], cells[i]), html_text(cells[i]));
    return text + "</tr>\n";
}

std::string html_table(const DocumentTable& table) {
    std::string text = "<table>\n";
    if (!table.head.empty())
        text += "<thead>" + html_row(table, table.head, false, "th") + "</thead>\n";
    if (!table.rows.empty())
        text += "<tbody>\n";
    for (const DocumentTable::Row& row : table.rows)
        text += html_row(table, row.cells, row.is_heading, row.is_heading ? "th" : "td");
    return text + (table.rows.empty() ? "</table>\n" : "</tbody></table>\n");
}

std::string html_qr(const std::string& fingerprint) {
    const QrCode code(fingerprint);
    const std::size_t side = code.size() + 2 * QrCode::quiet_zone;
    std::string path;
    for (std::size_t row = 0; row < code.size(); ++row)
        for (std::size_t column = 0; column < code.size(); ++column)
            if (code.black(column, row))
                path += fmt::format("M{} {}h1v1h-1z", column + QrCode::quiet_zone, row + QrCode::quiet_zone);
    return fmt::format("<svg viewBox=\"0 0 {0} {0}\" role=\"img\" aria-label=\"Fingerprint {1}\" "
                       "style=\"shape-rendering: crispEdges\"><path d=\"{2}\"/></svg>\n",
                       side, fingerprint, path);
}

// The picture without its XML declaration and its size, which the page determines.
std::string html_picture(const BattleLine& line) {
    std::string svg = svg_of_line(line, 700);
    const std::size_t begin = svg.find("<svg");
    if (begin == std::string::npos)
        return "";
    svg.erase(0, begin);
    for (const std::string_view name : {" width=\"", " height=\""}) {
        const std::size_t at = svg.find(name);
        if (at < svg.find('>'))
            svg.erase(at, svg.find('"', at + name.size()) + 1 - at);
    }
    return svg;
}

} // namespace

std::string html_text(std::string_view text) {
    std::string result;
    for (const char c : harmless_lines(text)) {
        switch (c) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        default: result += c;
        }
    }
    return result;
}

std::string html_of(const SheetModel& sheet) {
    const SheetDocument document = document_of(sheet);
    std::string text = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n",
        text_language(), html_text(document.title), style_sheet, is_wide(document) ? wide_style : "");
    text += fmt::format(
        "<header><div><h1 dir=\"auto\">{}</h1>\n<p>{}</p>\n<p dir=\"auto\">{}</p></div>\n{}</header>\n",
        html_text(document.title), html_text(document.below), html_text(joined(document.about, " · ")),
        html_qr(sheet.fingerprint));
    if (!sheet.band.empty()) {
        text += "<div class=\"band\">";
        for (const BandEntry& entry : sheet.band)
            text += fmt::format("<p><b>{}</b> {}</p>\n", html_text(entry.value), html_text(entry.caption));
        text += "</div>\n";
    }
    std::size_t first = sheet.band.size(); // the first paragraphs of the document repeat the band
    for (const DocumentPart& part : document.parts) {
        if (first > 0) {
            --first;
            continue;
        }
        switch (part.kind) {
        case DocumentPart::Kind::heading: text += fmt::format("<h2>{}</h2>\n", html_text(part.text)); break;
        case DocumentPart::Kind::paragraph:
            text += fmt::format("<p dir=\"auto\">{}</p>\n", html_text(part.text));
            break;
        case DocumentPart::Kind::table: text += html_table(part.table); break;
        case DocumentPart::Kind::picture:
            text += fmt::format("<h2>{0}</h2>\n<figure role=\"img\" aria-label=\"{0}\">{1}</figure>\n",
                                html_text(part.text), html_picture(*part.picture));
            break;
        }
    }
    return text + fmt::format("<footer>{}</footer>\n</body>\n</html>\n", html_text(document.foot));
}

} // namespace muster
