// SPDX-License-Identifier: MIT
#include "event/publication.h"

#include "base/text.h"
#include "base/translation.h"
#include "event/detail/event_pages.h"
#include "event/detail/event_sheets.h"
#include "event/roll_table.h"
#include "sheet/page_files.h"
#include "sheet/sheet_document.h"
#include "sheet/sheet_pages.h"
#include "sheet/sheet_size.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

bool is_published(const PlayerList& list) {
    return list.army && (list.state == ListState::passed || list.state == ListState::accepted);
}

std::string page_name(const EventPlayer& own, const PlayerList& list) {
    return name_in_files(own.player, "") + "-" + std::to_string(own.player.id) + "-" +
           std::to_string(list.slot) + ".html";
}

// As the index, the contents and the outline of the booklet have it.
std::string army_title(const PlayerList& list) {
    const std::string name = list.army->name.empty() ? translate("Army") : folded(list.army->name);
    return list.list_title.empty() ? name : name + ", " + list.list_title;
}

constexpr const char* index_style =
    "body{font:17px/1.5 system-ui,sans-serif;margin:1.2rem auto;max-width:50rem;padding:0 1rem;color:#111;"
    "background:#fff}h1{font-size:1.6rem;margin-bottom:0}table{border-collapse:collapse;width:100%}"
    "td,th{border-bottom:1px solid #ccc;padding:.4rem .5rem .4rem 0;text-align:left;vertical-align:top;"
    "overflow-wrap:anywhere}a{color:#0a4a8f}.later{color:#666}@media(max-width:32em){thead{display:none}"
    "tr{display:block;border-bottom:1px solid #ccc;padding:.4rem 0}td{display:block;border:0;padding:0}"
    "td:first-child{font-weight:600}}@media print{body{margin:0;font-size:11px}}";

std::string index_row(const EventPlayer& own) {
    std::string armies;
    for (const PlayerList& list : own.lists)
        if (is_published(list))
            armies += (armies.empty() ? "" : "<br>") + ("<a href=\"" + page_name(own, list)) + "\">" +
                      html_text(army_title(list)) + "</a>";
    if (armies.empty())
        armies = "<span class=\"later\">" +
                 html_text(translate("to follow")) + // nobody else needs to know of a refusal
                 "</span>";
    return "<tr><td>" + html_text(own.player.name) + "</td><td>" +
           html_text(own.player.team.empty() ? own.player.club : own.player.team) + "</td><td>" + armies +
           "</td></tr>\n";
}

std::string below_title(const EventPack& pack) {
    std::string below;
    for (const std::string& part : {pack.date, pack.place, pack.organiser})
        if (!part.empty())
            below += (below.empty() ? "" : " · ") + part;
    return below;
}

std::string index_page(const EventStatus& status) {
    std::string html =
        "<!DOCTYPE html>\n<html lang=\"" + text_language() +
        "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n<link rel=\"icon\" href=\"data:,\">\n<title>" +
        html_text(status.pack.title) + "</title>\n<style>" + index_style + "</style>\n</head>\n<body>\n<h1>" +
        html_text(status.pack.title) + "</h1>\n<p>" + html_text(below_title(status.pack)) + "</p>\n";
    if (!status.pack.about.empty())
        html += "<p>" + html_text(status.pack.about) + "</p>\n";
    const bool has_teams = std::any_of(status.players.begin(), status.players.end(),
                                       [](const EventPlayer& own) { return !own.player.team.empty(); });
    html += "<table>\n<thead><tr><th>" + translate("Player") + "</th><th>" +
            (has_teams ? translate("Team") : translate("Club")) + "</th><th>" + translate("Armies") +
            "</th></tr></thead>\n<tbody>\n";
    for (const EventPlayer& own : status.players)
        html += index_row(own);
    return html + "</tbody>\n</table>\n</body>\n</html>\n";
}

// A link back to the players, which a sheet by itself does not have.
std::string with_way_back(std::string html, const EventPack& pack) {
    constexpr std::string_view body = "<body>\n";
    const std::size_t at = html.find(body);
    if (at == std::string::npos)
        return html;
    return html.insert(at + body.size(),
                       "<nav><a href=\"index.html\">‹ " + html_text(pack.title) + "</a></nav>\n");
}

struct BookletPart {
    std::string title; // "Ann Archer · Host, Undying Lords"
    std::unique_ptr<SheetPages> pages;
};

std::unique_ptr<SheetPages> laid_out(SheetModel sheet) {
    if (const std::optional<std::string> reason = too_large_for_pages(sheet))
        throw std::runtime_error(*reason);
    return std::make_unique<SheetPages>(std::move(sheet));
}

// The title with what is in it; `first`: the number of the page on which the first sheet stands.
void add_contents(EventPages& pages, const EventPack& pack, const std::vector<BookletPart>& parts,
                  std::size_t first) {
    pages.heading(pack.title, 24);
    pages.paragraph(below_title(pack), 11);
    if (!pack.about.empty())
        pages.paragraph(pack.about, 10);
    pages.heading(translate("Contents"), 14);
    for (const BookletPart& part : parts) {
        pages.contents_line(part.title, first, 10);
        first += part.pages->count();
    }
}

} // namespace

std::string name_in_files(const RollPlayer& player, std::string_view between) {
    std::string name;
    for (const std::string& word : name_words(player.name)) {
        std::string plain;
        for (const char c : word)
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
                plain += c;
        if (!plain.empty())
            name.append(name.empty() ? "" : between).append(plain);
    }
    constexpr std::size_t longest = 40;
    return name.empty() ? "player" : name.substr(0, longest);
}

PublishedLists published_lists(const EventStatus& status) {
    PublishedLists published;
    published.on_roll = status.players.size();
    for (const EventPlayer& own : status.players) {
        const auto count =
            static_cast<std::size_t>(std::count_if(own.lists.begin(), own.lists.end(), is_published));
        published.lists += count;
        published.players += count != 0 ? 1U : 0U;
        if (count < static_cast<std::size_t>(status.pack.lists_per_player))
            published.names.push_back(own.player.name);
    }
    return published;
}

std::vector<PublishedPage> published_pages(const EventStatus& status, const Rulesets& rulesets,
                                           std::size_t most_bytes) {
    std::vector<PublishedPage> pages{{"index.html", index_page(status)}};
    std::size_t bytes = pages.front().html.size();
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists) {
            if (!is_published(list))
                continue;
            pages.push_back(
                {page_name(own, list),
                 with_way_back(html_of(event_sheet(list, own, status.pack, rulesets, SheetKind::opponent)),
                               status.pack)});
            bytes += pages.back().html.size();
            if (bytes > most_bytes)
                throw std::runtime_error(translate_format(
                    "the pages of this tournament take more than {} MB together, and none was written; look "
                    "for armies whose sheets are very long, or write the sheets one by one",
                    most_bytes >> 20U));
        }
    return pages;
}

std::string booklet_pdf(const EventStatus& status, const Rulesets& rulesets) {
    std::vector<BookletPart> parts;
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists)
            if (is_published(list))
                parts.push_back(
                    {folded(own.player.name) + " · " + army_title(list),
                     laid_out(event_sheet(list, own, status.pack, rulesets, SheetKind::opponent))});
    if (parts.empty())
        return {};
    EventPages trial(status.pack.title); // how many pages the contents take
    add_contents(trial, status.pack, parts, 1);
    EventPages booklet(status.pack.title, EventPages::Numbers::at_foot);
    add_contents(booklet, status.pack, parts, trial.count() + 1);
    for (const BookletPart& part : parts)
        booklet.sheet(*part.pages, part.title);
    return booklet.finished();
}

std::string umpire_sheets_pdf(const EventStatus& status, const Rulesets& rulesets) {
    SheetBook book;
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists)
            if (list.army)
                book.add(*laid_out(event_sheet(list, own, status.pack, rulesets, SheetKind::umpire)));
    return book.finished();
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
