// SPDX-License-Identifier: MIT
#include "event/event_report.h"

#include "base/csv.h"
#include "base/text.h"
#include "base/translation.h"
#include "event/detail/event_pages.h"
#include "event/status_json.h"
#include "sheet/sheet_document.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace muster {

namespace {

// A list that is all wrong must not fill the report; the reply to its player has everything.
std::string findings_text(const PlayerList& list) {
    constexpr std::size_t most = 25;
    std::vector<std::string> lines;
    for (const ListFinding& finding : list.findings)
        lines.push_back(fmt::format("{} {}: {}{}{}", severity_name(finding.severity), finding.rule,
                                    finding.place, finding.place.empty() ? "" : ": ", finding.message));
    for (const OpenLine& open : list.open)
        lines.push_back((open.line == 0 ? "" : std::to_string(open.line) + ": ") + open.why);
    if (lines.size() > most + 1) {
        const std::size_t left_out = lines.size() - most;
        lines.resize(most);
        lines.push_back(translate_format("… and {} more.", left_out));
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

std::string declared_text(const PlayerList& list) {
    std::string text;
    for (const StatedNumber& stated : list.declared)
        text += (text.empty() ? "" : ", ") + stated.number + " " + std::to_string(stated.value);
    return text;
}

// Those that the pack bounds or asks for, else the first.
std::string computed_text(const PlayerList& list, const EventPack& pack) {
    std::string text;
    for (const NamedNumber& number : list.numbers) {
        const bool wanted =
            std::any_of(pack.sizes.begin(), pack.sizes.end(),
                        [&](const SizeBounds& bounds) { return bounds.number == number.id; }) ||
            std::find(pack.declared.begin(), pack.declared.end(), number.id) != pack.declared.end();
        const bool only = pack.sizes.empty() && pack.declared.empty() && &number == list.numbers.data();
        if (wanted || only)
            text += (text.empty() ? "" : ", ") + number.id + " " + number.value.readable();
    }
    return text;
}

std::vector<std::string> row_of(const EventPlayer& own, const PlayerList* list, const EventPack& pack) {
    std::vector<std::string> row{own.player.number,
                                 own.player.name,
                                 own.player.club,
                                 own.player.team,
                                 state_name(list == nullptr ? own.state : list->state),
                                 own.penalty == 0 ? "" : std::to_string(own.penalty)};
    const std::string of_penalty =
        own.penalty_why.empty() ? "" : translate_format("Penalty points: {}", own.penalty_why) + "\n";
    if (list == nullptr) {
        row.resize(12);
        row.push_back(of_penalty);
        return row;
    }
    row.push_back(std::to_string(list->slot));
    row.push_back((list->army ? list->army->name : list->source) +
                  (list->list_title.empty() ? "" : ", " + list->list_title));
    row.push_back(std::to_string(list->revision));
    row.push_back(readable_event_time(list->received) +
                  (list->late_days == 0 ? "" : translate_format(", days late: {}", list->late_days)));
    row.push_back(declared_text(*list));
    row.push_back(computed_text(*list, pack));
    row.push_back((list->why.empty() ? "" : translate("Umpire: ") + list->why + "\n") +
                  (list == own.lists.data() ? of_penalty : "") + findings_text(*list));
    return row;
}

constexpr const char* page_style =
    "body{font:16px/1.4 system-ui,sans-serif;margin:1.5rem;color:#111}h1{font-size:1.5rem}"
    "table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.3rem .5rem;"
    "text-align:left;vertical-align:top;white-space:pre-line}th{border-bottom:2px solid #111}"
    ".wide{overflow-x:auto}th:last-child{min-width:26rem}@media print{body{margin:0;font-size:10px}}";

std::string heading_of(const EventPack& pack) {
    std::string text = pack.title;
    for (const std::string& part : {pack.date, pack.place, pack.organiser})
        if (!part.empty())
            text += " · " + part;
    return text;
}

std::string totals_text(const EventStatus& status) {
    std::string text = translate_format("Players: {}", status.players.size());
    for (const ListState state : list_states)
        if (const std::size_t count = status.count(state); count != 0)
            text += " · " + state_name(state) + ": " + std::to_string(count);
    return text;
}

} // namespace

ReportTable report_table(const EventStatus& status) {
    ReportTable table;
    table.headings = {translate("Number"),   translate("Player"),   translate("Club"),
                      translate("Team"),     translate("State"),    translate("Penalty"),
                      translate("List"),     translate("Army"),     translate("Revision"),
                      translate("Received"), translate("Declared"), translate("Computed"),
                      translate("Findings")};
    for (const EventPlayer& own : status.players) {
        if (own.lists.empty())
            table.rows.push_back(row_of(own, nullptr, status.pack));
        for (const PlayerList& list : own.lists)
            table.rows.push_back(row_of(own, &list, status.pack));
    }
    return table;
}

std::string report_html(const EventStatus& status) {
    const ReportTable table = report_table(status);
    const auto row_html = [](const std::vector<std::string>& cells, const std::string& tag) {
        std::string row = "<tr>";
        for (const std::string& cell : cells)
            row += fmt::format("<{0}>{1}</{0}>", tag, html_text(cell));
        return row + "</tr>\n";
    };
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + text_language() +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\">\n<title>" +
                       html_text(status.pack.title) + "</title>\n<style>" + page_style +
                       "</style>\n</head>\n<body>\n<h1>" + html_text(heading_of(status.pack)) + "</h1>\n<p>" +
                       html_text(totals_text(status)) + "</p>\n<div class=\"wide\"><table>\n<thead>" +
                       row_html(table.headings, "th") + "</thead>\n<tbody>\n";
    for (const std::vector<std::string>& row : table.rows)
        html += row_html(row, "td");
    html += "</tbody>\n</table></div>\n";
    if (!status.unmatched.empty())
        html += "<h2>" + html_text(translate("Unmatched")) + "</h2>\n<ul>\n";
    for (const UnmatchedSubmission& one : status.unmatched)
        html += "<li>" + html_text(one.source + ": " + one.why) + "</li>\n";
    return html + (status.unmatched.empty() ? "" : "</ul>\n") + "</body>\n</html>\n";
}

std::string report_csv(const EventStatus& status) {
    const ReportTable table = report_table(status);
    std::string csv;
    append_csv_row(csv, table.headings);
    for (std::vector<std::string> row : table.rows) {
        for (std::string& cell : row)
            cell = published_csv_text(cell);
        append_csv_row(csv, row);
    }
    return csv;
}

std::string pairing_csv(const EventStatus& status) {
    std::string csv;
    append_csv_row(csv, {"Number", "Name", "Club", "Team", "State", "Penalty", "List"});
    for (const EventPlayer& own : status.players) {
        std::vector<std::string> lists;
        for (const PlayerList& list : own.lists)
            if (!list.list_title.empty() &&
                std::find(lists.begin(), lists.end(), list.list_title) == lists.end())
                lists.push_back(list.list_title);
        append_csv_row(csv, {published_csv_text(own.player.number), published_csv_text(own.player.name),
                             published_csv_text(own.player.club), published_csv_text(own.player.team),
                             std::string(state_id(own.state)), std::to_string(own.penalty),
                             published_csv_text(joined(lists, " / "))});
    }
    return csv;
}

std::string report_pdf(const EventStatus& status) {
    EventPages pages(status.pack.title);
    pages.heading(heading_of(status.pack), 15);
    pages.paragraph(totals_text(status), 9);
    for (const EventPlayer& own : status.players) {
        std::string line = own.player.name;
        for (const std::string& part : {own.player.number, own.player.club, own.player.team})
            if (!part.empty())
                line += " · " + part;
        line += " · " + state_name(own.state);
        if (own.penalty != 0)
            line += " · " + translate_format("penalty: {}", own.penalty);
        if (own.lists.empty() && !own.penalty_why.empty())
            line += " (" + own.penalty_why + ")";
        pages.heading(line, 10);
        for (const PlayerList& list : own.lists) {
            const std::vector<std::string> row = row_of(own, &list, status.pack);
            std::string facts = row[6] + ". " + row[7] + " · " + row[4] + " · " + row[9];
            if (!row[11].empty())
                facts += " · " + row[11];
            if (!row[10].empty())
                facts += " · " + translate_format("declared: {}", row[10]);
            pages.paragraph(facts, 8.5, 8);
            if (!row[12].empty())
                pages.paragraph(row[12], 8, 20);
        }
    }
    for (const UnmatchedSubmission& one : status.unmatched)
        pages.paragraph(translate("Unmatched") + ": " + one.source + ": " + one.why, 8.5);
    return pages.finished();
}

} // namespace muster
