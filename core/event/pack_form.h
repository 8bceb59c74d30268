// SPDX-License-Identifier: MIT
// PackForm: the pack of an event as the fields of a form, each as somebody types it.
#pragma once

#include "event/event_pack.h"
#include "ruleset/rulesets.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct PackForm {
    std::string title;
    std::string date; // "2026-12-05"
    std::string place;
    std::string organiser;
    std::string about;
    std::string ruleset;
    std::string size;  // the id of a number; nothing: no bounds
    std::string least; // of it
    std::string most;
    bool declares_size = false; // a mail must state it
    std::string from;           // years; those before Christ are negative
    std::string to;
    bool needs_list = true;
    std::vector<std::string> lists; // permitted; none: all
    bool two_lists = false;
    bool same_list = false;
    UniqueLists unique = UniqueLists::none;
    std::string deadline; // "2026-11-28 20:00 UTC", or with "+01:00"
    std::string late;     // penalty points for each begun day
    std::vector<std::string> house_rules;

    friend bool operator==(const PackForm&, const PackForm&) = default;
};

// "2026-11-28 20:00", in the time zone of this computer, or with a zone behind it; also as read_event_time()
// reads it. Nothing for anything else.
[[nodiscard]] std::optional<EventTime> read_typed_time(const std::string& text);
// A deadline with the time zone of this computer at that date, if it is a date and a time without a zone:
// "2026-11-28 20:00 +01:00"; else the text as it is.
[[nodiscard]] std::string with_time_zone(const std::string& deadline);

[[nodiscard]] PackForm form_of_pack(const EventPack& pack);
// The pack with what the form says; what it has no field for, such as further bounds, stays. Throws
// InputError that says which field is wrong and what would be right.
[[nodiscard]] EventPack pack_of_form(const PackForm& form, const EventPack& before, const Rulesets& rulesets);

// The pack as the organiser publishes it: what he demands, in sentences, a line each.
[[nodiscard]] std::string pack_text(const EventPack& pack, const Rulesets& rulesets);
// The same as a page for a browser.
[[nodiscard]] std::string pack_html(const EventPack& pack, const Rulesets& rulesets);

} // namespace muster
