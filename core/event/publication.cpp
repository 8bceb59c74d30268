// SPDX-License-Identifier: MIT
#include "event/publication.h"

#include "base/translation.h"
#include "base/xml_writer.h"
#include "check/checker.h"
#include "event/detail/event_pages.h"
#include "event/roll_table.h"
#include "lists/lists.h"
#include "sheet/sheet_document.h"
#include "sheet/sheet_output.h"

#include <memory>
#include <utility>

namespace muster {

namespace {

bool is_published(const PlayerList& list) {
    return list.army && (list.state == ListState::passed || list.state == ListState::accepted);
}

// The army as the opponent may know it: whose it is and for which event, as the roll has it, and no notes.
Army without_secrets(const PlayerList& list, const EventPlayer& own, const EventPack& pack) {
    Army army = *list.army;
    army.about = {own.player.name, pack.title, pack.date, {}};
    return army;
}

std::string page_name(const EventPlayer& own, const PlayerList& list) {
    std::string name;
    for (const std::string& word : name_words(own.player.name))
        for (const char c : word)
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
                name += c;
    return (name.empty() ? "player" : name.substr(0, 40)) + "-" + std::to_string(own.player.id) + "-" +
           std::to_string(list.slot) + ".html";
}

constexpr const char* index_style =
    "body{font:17px/1.5 system-ui,sans-serif;margin:1.2rem auto;max-width:50rem;padding:0 1rem;color:#111;"
    "background:#fff}h1{font-size:1.6rem;margin-bottom:0}table{border-collapse:collapse;width:100%}"
    "td,th{border-bottom:1px solid #ccc;padding:.4rem .5rem .4rem 0;text-align:left;vertical-align:top;"
    "overflow-wrap:anywhere}a{color:#0a4a8f}.later{color:#666}@media print{body{margin:0;font-size:11px}}";

std::string index_row(const EventPlayer& own) {
    std::string armies;
    for (const PlayerList& list : own.lists)
        if (is_published(list)) {
            std::string name = list.army->name.empty() ? translate("Army") : list.army->name;
            if (!list.list_title.empty())
                name += ", " + list.list_title;
            armies += (armies.empty() ? "" : "<br>") + ("<a href=\"" + page_name(own, list)) + "\">" +
                      xml_element_text(name) + "</a>";
        }
    if (armies.empty())
        armies = "<span class=\"later\">" + xml_element_text(translate("to follow")) + "</span>";
    return "<tr><td>" + xml_element_text(own.player.name) + "</td><td>" +
           xml_element_text(own.player.team.empty() ? own.player.club : own.player.team) + "</td><td>" +
           armies + "</td></tr>\n";
}

std::string index_page(const EventStatus& status) {
    std::string below;
    for (const std::string& part : {status.pack.date, status.pack.place, status.pack.organiser})
        if (!part.empty())
            below += (below.empty() ? "" : " · ") + part;
    std::string html =
        "<!DOCTYPE html>\n<html lang=\"" + text_language() +
        "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n<link rel=\"icon\" href=\"data:,\">\n<title>" +
        xml_element_text(status.pack.title) + "</title>\n<style>" + index_style +
        "</style>\n</head>\n<body>\n<h1>" + xml_element_text(status.pack.title) + "</h1>\n<p>" +
        xml_element_text(below) + "</p>\n";
    if (!status.pack.about.empty())
        html += "<p>" + xml_element_text(status.pack.about) + "</p>\n";
    html += "<table>\n<thead><tr><th>" + translate("Player") + "</th><th>" + translate("Team") + "</th><th>" +
            translate("Armies") + "</th></tr></thead>\n<tbody>\n";
    for (const EventPlayer& own : status.players)
        html += index_row(own);
    return html + "</tbody>\n</table>\n</body>\n</html>\n";
}

template <class Wanted>
std::string sheets_pdf(const EventStatus& status, const Rulesets& rulesets, SheetKind kind, bool secret,
                       const Wanted& wanted) {
    SheetOrder order;
    order.kind = kind;
    const std::unique_ptr<JoinedSheets> sheets = order.format->join(order);
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists) {
            if (!wanted(list))
                continue;
            const Army army = secret ? *list.army : without_secrets(list, own, status.pack);
            const Ruleset& ruleset = ruleset_of(army, rulesets);
            const Report report = check(army, ruleset, Detail::sheet);
            sheets->add({army, ruleset, report});
        }
    return sheets->finished();
}

} // namespace

std::vector<PublishedPage> published_pages(const EventStatus& status, const Rulesets& rulesets) {
    std::vector<PublishedPage> pages{{"index.html", index_page(status)}};
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists) {
            if (!is_published(list))
                continue;
            const Army army = without_secrets(list, own, status.pack);
            const Ruleset& ruleset = ruleset_of(army, rulesets);
            const Report report = check(army, ruleset, Detail::sheet);
            pages.push_back(
                {page_name(own, list), html_of(make_sheet(army, ruleset, report, SheetKind::opponent))});
        }
    return pages;
}

std::string booklet_pdf(const EventStatus& status, const Rulesets& rulesets) {
    return sheets_pdf(status, rulesets, SheetKind::opponent, false, is_published);
}

std::string umpire_sheets_pdf(const EventStatus& status, const Rulesets& rulesets) {
    return sheets_pdf(status, rulesets, SheetKind::umpire, true,
                      [](const PlayerList& list) { return list.army.has_value(); });
}

std::string labels_pdf(const EventStatus& status) {
    EventPages pages(status.pack.title);
    for (const EventPlayer& own : status.players) {
        const std::string title =
            own.player.number.empty() ? own.player.name : own.player.number + "  " + own.player.name;
        std::string about = own.player.club;
        if (!own.player.team.empty())
            about += (about.empty() ? "" : " · ") + own.player.team;
        if (!about.empty())
            about += "\n";
        if (own.lists.empty())
            pages.label(title, about, {});
        for (const PlayerList& list : own.lists) {
            std::string below = about;
            if (list.army)
                below += list.army->name + "\n" + list.list_title + (list.list_title.empty() ? "" : "\n") +
                         translate_format("List {}, revision {}", list.slot, list.revision) + "\n" +
                         list.fingerprint;
            pages.label(title, below, list.fingerprint);
        }
    }
    return pages.finished();
}

} // namespace muster
