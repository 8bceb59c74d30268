// SPDX-License-Identifier: MIT
#include "event/pack_form.h"

#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "event/event_pack_reader.h"
#include "event/event_pack_writer.h"
#include "event/status_json.h"
#include "lists/lists.h"
#include "sheet/sheet_document.h"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace muster {

namespace {

[[noreturn]] void refuse(std::string message) {
    throw InputError(translate("The pack"), {}, std::move(message));
}

std::string number_text(const std::optional<std::int32_t>& number) {
    return number ? std::to_string(*number) : std::string();
}

std::optional<std::int32_t> number_of(const std::string& text, const char* field) {
    const std::string_view typed = trimmed(text);
    if (typed.empty())
        return std::nullopt;
    const bool is_negative = typed.front() == '-';
    const auto number = whole_number(is_negative ? typed.substr(1) : typed);
    if (!number)
        refuse(translate_format("{}: {} is no whole number", translate(field), muster::quoted(text)));
    return is_negative ? -*number : *number;
}

std::optional<std::int32_t> amount_of(const std::string& text, const char* field) {
    const auto number = number_of(text, field);
    if (number && *number < 0)
        refuse(translate_format("{}: {} is less than 0", translate(field), muster::quoted(text)));
    return number;
}

// "2026-11-28T20:00:00Z" of "2026-11-28 20:00 UTC", "2026-11-28T20:00:00+01:00" of "2026-11-28 20:00 +01:00",
// "2026-11-28T20:00:00" of "2026-11-28 20:00"; other texts as they are.
std::string exact_time(const std::string& text) {
    const std::vector<std::string_view> words = words_of(text);
    if (words.size() != 2 && words.size() != 3)
        return std::string(trimmed(text));
    std::string exact = std::string(words[0]) + "T" + std::string(words[1]);
    if (std::count(exact.begin(), exact.end(), ':') == 1)
        exact += ":00";
    if (words.size() == 3)
        exact += words[2] == "UTC" ? "Z" : std::string(words[2]);
    return exact;
}

EventTime deadline_of(const std::string& text) {
    const std::string exact = exact_time(text);
    if (const std::optional<EventTime> time = read_event_time(exact))
        return *time;
    if (read_event_time(exact + "Z"))
        refuse(translate_format("Deadline: {} has no time zone; write it behind the time, as in 2026-11-28 "
                                "20:00 UTC or 2026-11-28 20:00 +01:00",
                                muster::quoted(text)));
    refuse(translate_format("Deadline: {} is no time with its zone, such as 2026-11-28 20:00 UTC or "
                            "2026-11-28 20:00 +01:00",
                            muster::quoted(text)));
}

void set_sizes(EventPack& pack, const PackForm& form) {
    std::optional<SizeBounds> bounds;
    if (!form.size.empty())
        bounds = SizeBounds{form.size, amount_of(form.least, mark_for_translation("At least")),
                            amount_of(form.most, mark_for_translation("At most"))};
    const bool has_bounds = bounds && (bounds->least || bounds->most);
    if (!pack.sizes.empty())
        pack.sizes.erase(pack.sizes.begin());
    if (has_bounds)
        pack.sizes.insert(pack.sizes.begin(), *bounds);
    const auto declared = std::find(pack.declared.begin(), pack.declared.end(), form.size);
    if (form.declares_size && !form.size.empty() && declared == pack.declared.end())
        pack.declared.push_back(form.size);
    if (!form.declares_size && declared != pack.declared.end())
        pack.declared.erase(declared);
}

std::string years_text(const Years& period) {
    const Years all;
    const auto year = [](std::int32_t number) {
        return number < 0 ? translate_format("{} BC", -number) : translate_format("AD {}", number);
    };
    if (period.from == all.from)
        return translate_format("Armies up to {}.", year(period.to));
    if (period.to == all.to)
        return translate_format("Armies from {} on.", year(period.from));
    return translate_format("Armies from {} to {}.", year(period.from), year(period.to));
}

std::string number_name(const Ruleset& ruleset, const std::string& id) {
    for (const Number& number : ruleset.numbers_of(Level::army))
        if (number.id == id)
            return number.name;
    return id;
}

std::string bounds_text(const SizeBounds& bounds, const std::string& name) {
    if (bounds.least && bounds.most)
        return translate_format("{}: at least {}, at most {}.", name, *bounds.least, *bounds.most);
    return bounds.most ? translate_format("{}: at most {}.", name, *bounds.most)
                       : translate_format("{}: at least {}.", name, bounds.least.value_or(0));
}

std::string lists_text(const EventPack& pack, const Rulesets& rulesets) {
    std::vector<std::string> titles;
    for (const std::string& id : pack.lists) {
        const ArmyList* list = nullptr;
        for (const std::string& ruleset : pack.permitted_rulesets())
            if (list == nullptr)
                list = lists_of(rulesets).find(ruleset, id);
        titles.push_back(list == nullptr ? id : list->title);
    }
    return translate_format("Army lists: {}.", joined(titles, "; "));
}

void add_of_lists(std::vector<std::string>& lines, const EventPack& pack, const Rulesets& rulesets) {
    if (!pack.lists.empty())
        lines.push_back(lists_text(pack, rulesets));
    else if (pack.needs_list)
        lines.push_back(translate("Every army is of an army list; all lists are permitted."));
    else
        lines.push_back(translate("Armies need no army list."));
    if (pack.lists_per_player > 1)
        lines.push_back(pack.same_list ? translate("Two armies of each player, both of one army list.")
                                       : translate("Two armies of each player."));
    if (pack.unique != UniqueLists::none)
        lines.push_back(pack.unique == UniqueLists::team
                            ? translate("No army list may be used twice in a team.")
                            : translate("No army list may be used twice."));
}

std::vector<std::string> demands(const EventPack& pack, const Rulesets& rulesets) {
    const Ruleset* ruleset = rulesets.find(pack.ruleset);
    std::vector<std::string> lines;
    const std::string title = rulesets.title_of(pack.ruleset);
    lines.push_back(pack.rules_revision.empty()
                        ? translate_format("Rules: {}.", title)
                        : translate_format("Rules: {}, data {}.", title, pack.rules_revision));
    if (!pack.house_rules.empty())
        lines.push_back(translate_format("House rules: {}.", joined(pack.house_rules, ", ")));
    for (const SizeBounds& bounds : pack.sizes)
        lines.push_back(
            bounds_text(bounds, ruleset == nullptr ? bounds.number : number_name(*ruleset, bounds.number)));
    if (pack.period.bounded())
        lines.push_back(years_text(pack.period));
    add_of_lists(lines, pack, rulesets);
    for (const std::string& number : pack.declared)
        lines.push_back(translate_format("A mail states: {}.",
                                         ruleset == nullptr ? number : number_name(*ruleset, number)));
    if (pack.deadline) {
        lines.push_back(translate_format("Deadline: {}.", readable_event_time(pack.deadline->at)));
        if (pack.deadline->late_penalty != 0)
            lines.push_back(translate_format("Penalty points for each day that has begun after it: {}.",
                                             pack.deadline->late_penalty));
    }
    return lines;
}

std::string when_and_where(const EventPack& pack) {
    std::vector<std::string> parts;
    for (const std::string& part : {pack.date, pack.place, pack.organiser})
        if (!part.empty())
            parts.push_back(part);
    return joined(parts, ", ");
}

} // namespace

std::string with_time_zone(const std::string& deadline) {
    const std::string exact = exact_time(deadline);
    if (read_event_time(exact) || !read_event_time(exact + "Z"))
        return deadline;
    const std::unique_ptr<GTimeZone, decltype(&g_time_zone_unref)> here(g_time_zone_new_local(),
                                                                        &g_time_zone_unref);
    const std::unique_ptr<GDateTime, decltype(&g_date_time_unref)> time(
        g_date_time_new_from_iso8601(exact.c_str(), here.get()), &g_date_time_unref);
    if (!time)
        return deadline;
    const std::unique_ptr<gchar, decltype(&g_free)> written(
        g_date_time_format(time.get(), "%Y-%m-%d %H:%M %:z"), &g_free);
    return written.get();
}

std::optional<EventTime> read_typed_time(const std::string& text) {
    return read_event_time(exact_time(with_time_zone(text)));
}

PackForm form_of_pack(const EventPack& pack) {
    const Years all;
    PackForm form;
    form.title = pack.title;
    form.date = pack.date;
    form.place = pack.place;
    form.organiser = pack.organiser;
    form.about = pack.about;
    form.ruleset = pack.ruleset;
    if (!pack.sizes.empty()) {
        form.size = pack.sizes.front().number;
        form.least = number_text(pack.sizes.front().least);
        form.most = number_text(pack.sizes.front().most);
    } else if (!pack.declared.empty()) {
        form.size = pack.declared.front();
    }
    form.declares_size =
        std::find(pack.declared.begin(), pack.declared.end(), form.size) != pack.declared.end();
    form.from = pack.period.from == all.from ? std::string() : std::to_string(pack.period.from);
    form.to = pack.period.to == all.to ? std::string() : std::to_string(pack.period.to);
    form.needs_list = pack.needs_list;
    form.lists = pack.lists;
    form.two_lists = pack.lists_per_player > 1;
    form.same_list = pack.same_list;
    form.unique = pack.unique;
    if (pack.deadline) {
        form.deadline = readable_event_time(pack.deadline->at);
        form.late = pack.deadline->late_penalty == 0 ? "" : std::to_string(pack.deadline->late_penalty);
    }
    form.house_rules = pack.house_rules;
    return form;
}

EventPack pack_of_form(const PackForm& form, const EventPack& before, const Rulesets& rulesets) {
    EventPack pack = before;
    pack.title = folded(form.title);
    if (pack.title.empty())
        refuse(translate("the tournament has no title"));
    pack.date = std::string(trimmed(form.date));
    pack.place = folded(form.place);
    pack.organiser = folded(form.organiser);
    pack.about = folded(form.about);
    if (pack.ruleset != form.ruleset) {
        pack.ruleset = form.ruleset;
        const Ruleset* ruleset = rulesets.find(form.ruleset);
        pack.rules_revision = ruleset == nullptr ? std::string() : ruleset->revision;
        pack.sizes.clear(); // of numbers that the other rules have
        pack.declared.clear();
    }
    set_sizes(pack, form);
    const Years all;
    pack.period.from = number_of(form.from, mark_for_translation("From the year")).value_or(all.from);
    pack.period.to = number_of(form.to, mark_for_translation("To the year")).value_or(all.to);
    pack.lists = form.lists;
    pack.needs_list = form.needs_list || !form.lists.empty();
    pack.lists_per_player = form.two_lists ? 2 : 1;
    pack.same_list = form.two_lists && form.same_list;
    pack.unique = form.unique;
    pack.deadline.reset();
    if (!is_blank(form.deadline))
        pack.deadline = Deadline{deadline_of(form.deadline),
                                 amount_of(form.late, mark_for_translation("Penalty a day")).value_or(0)};
    pack.house_rules = form.house_rules;
    // One reader knows what a pack may say.
    return read_event_pack(write_event_pack(pack), translate("The pack"), rulesets);
}

std::string pack_text(const EventPack& pack, const Rulesets& rulesets) {
    std::string text = pack.title + "\n";
    if (const std::string where = when_and_where(pack); !where.empty())
        text += where + "\n";
    if (!pack.about.empty())
        text += "\n" + pack.about + "\n";
    text += "\n";
    for (const std::string& line : demands(pack, rulesets))
        text += "- " + line + "\n";
    return text;
}

std::string pack_html(const EventPack& pack, const Rulesets& rulesets) {
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + text_language() +
                       "\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\">\n<link rel=\"icon\" "
                       "href=\"data:,\">\n<style>body{font:17px/1.5 system-ui,sans-serif;margin:1.2rem "
                       "auto;max-width:42rem;padding:0 1rem;color:#111;background:#fff}</style>\n<title>" +
                       html_text(pack.title) + "</title>\n<h1>" + html_text(pack.title) + "</h1>\n";
    for (const std::string& paragraph : {when_and_where(pack), pack.about})
        if (!paragraph.empty())
            html += "<p>" + html_text(paragraph) + "</p>\n";
    html += "<ul>\n";
    for (const std::string& line : demands(pack, rulesets))
        html += "<li>" + html_text(line) + "</li>\n";
    return html + "</ul>\n</html>\n";
}

} // namespace muster
