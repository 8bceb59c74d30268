// SPDX-License-Identifier: MIT
#include "browse/check_results.h"

#include "base/csv.h"
#include "base/text.h"
#include "base/text_language.h"
#include "base/translation.h"
#include "library/library_columns.h"
#include "sheet/sheet_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_problems_shown = 3;

std::int32_t errors_of(const BatchLine& line) {
    return line.verdict ? line.verdict->errors : std::numeric_limits<std::int32_t>::max();
}

} // namespace

CheckResults::CheckResults(BatchResult result) : result_(std::move(result)) {
    std::stable_sort(result_.lines.begin(), result_.lines.end(),
                     [](const BatchLine& a, const BatchLine& b) { return errors_of(a) > errors_of(b); });
}

std::string CheckResults::summary() const {
    const auto count = [this](auto&& holds) {
        return std::count_if(result_.lines.begin(), result_.lines.end(), holds);
    };
    std::string text = translate_format(
        "{} of {} legal; {} differ from when they were saved.",
        count([](const BatchLine& line) { return line.verdict && line.verdict->legal(); }),
        result_.lines.size(), count([](const BatchLine& line) { return !line.changes.empty(); }));
    if (result_.cancelled)
        text += " " + translate("The check was stopped before the end.");
    return text;
}

std::vector<const BatchLine*> CheckResults::lines(bool changed_only) const {
    std::vector<const BatchLine*> shown;
    for (const BatchLine& line : result_.lines)
        if (!changed_only || !line.changes.empty())
            shown.push_back(&line);
    return shown;
}

std::string CheckResults::text(const std::vector<const BatchLine*>& lines) {
    std::string text;
    for (const BatchLine* line : lines) {
        std::vector<std::string> head{army_name_text(line->name)};
        for (const std::string& part : {line->player, line->totals, verdict_text(line->verdict)})
            if (!part.empty())
                head.push_back(part);
        text += joined(head, " · ") + "\n" + details(*line) + "\n\n";
    }
    return text;
}

namespace {

std::vector<std::string> table_head() {
    return {translate("Name"),
            translate("Player"),
            translate("Totals"),
            translate("Verdict"),
            translate("Since it was saved"),
            translate("Findings")};
}

std::vector<std::string> table_row(const BatchLine& line) {
    std::vector<std::string> findings = line.findings;
    if (!line.problem.empty())
        findings.insert(findings.begin(), line.problem);
    return {army_name_text(line.name),  line.player,           line.totals, verdict_text(line.verdict),
            joined(line.changes, "; "), joined(findings, "\n")};
}

} // namespace

std::string CheckResults::csv(const std::vector<const BatchLine*>& lines) {
    std::string csv;
    append_csv_row(csv, table_head());
    for (const BatchLine* line : lines) {
        std::vector<std::string> cells = table_row(*line);
        for (std::string& cell : cells)
            cell = published_csv_text(cell);
        append_csv_row(csv, cells);
    }
    return csv;
}

std::string CheckResults::html(const std::vector<const BatchLine*>& lines) const {
    const auto row = [](const std::vector<std::string>& cells, std::string_view element) {
        std::string text = "<tr>";
        for (const std::string& cell : cells) {
            std::string words = html_text(cell);
            for (std::size_t at = 0; (at = words.find('\n', at)) != std::string::npos;)
                words.replace(at, 1, "<br/>");
            text += fmt::format("<{0} dir=\"auto\">{1}</{0}>", element, words);
        }
        return text + "</tr>\n";
    };
    std::string page = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>{}</title>\n"
        "<style>body{{font-family:sans-serif}}table{{border-collapse:collapse}}"
        "th,td{{border:1px solid #999;padding:.3em .5em;text-align:start;vertical-align:top}}</style>\n"
        "</head>\n<body>\n<h1>{}</h1>\n<p>{}</p>\n<table>\n",
        text_language(), html_text(translate("Check of the library")),
        html_text(translate("Check of the library")), html_text(summary()));
    page += "<thead>" + row(table_head(), "th") + "</thead>\n<tbody>\n";
    for (const BatchLine* line : lines)
        page += row(table_row(*line), "td");
    return page + "</tbody></table>\n</body>\n</html>\n";
}

std::string CheckResults::first_finding(const BatchLine& line) {
    if (!line.problem.empty())
        return line.problem;
    return line.findings.empty() ? std::string() : line.findings.front();
}

std::string CheckResults::details(const BatchLine& line) {
    std::vector<std::string> texts;
    if (!line.changes.empty()) {
        texts.push_back(translate("Since it was saved:"));
        for (const std::string& change : line.changes)
            texts.push_back("• " + change);
    }
    if (!line.problem.empty())
        texts.push_back(line.problem);
    if (!line.changes.empty() && !line.findings.empty()) {
        texts.emplace_back();
        texts.push_back(translate("Findings now:"));
    }
    texts.insert(texts.end(), line.findings.begin(), line.findings.end());
    return texts.empty() ? translate("Nothing is wrong with it.") : joined(texts, "\n");
}

std::string batch_report(const std::string& done, const BatchResult& result) {
    std::string text = done;
    if (result.cancelled)
        text += (text.empty() ? "" : " ") + translate("It was stopped before the end.");
    std::size_t problems = 0;
    for (const BatchLine& line : result.lines)
        if (!line.problem.empty() && problems++ < most_problems_shown)
            text += "\n" + line.name + ": " + line.problem;
    if (problems > most_problems_shown)
        text += "\n" + translate_format("… and {} more.", problems - most_problems_shown);
    return text;
}

} // namespace muster
