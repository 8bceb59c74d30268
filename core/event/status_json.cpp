// SPDX-License-Identifier: MIT
#include "event/status_json.h"

#include <fmt/chrono.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <ctime>

namespace muster {

namespace {

using Json = nlohmann::ordered_json;

Json figure(Exact value) {
    if (value.is_whole())
        return value.over();
    return std::strtod(value.decimal().c_str(), nullptr);
}

Json finding_json(const ListFinding& finding) {
    Json json{{"rule", finding.rule},
              {"severity", severity_name(finding.severity)},
              {"at", finding.at},
              {"message", finding.message},
              {"cite", finding.cite}};
    if (!finding.culprits.empty())
        json["culprits"] = finding.culprits;
    return json;
}

Json findings_json(const std::vector<ListFinding>& findings) {
    Json json = Json::array();
    for (const ListFinding& finding : findings)
        json.push_back(finding_json(finding));
    return json;
}

Json list_json(const PlayerList& list) {
    Json json{{"slot", list.slot},
              {"revision", list.revision},
              {"state", state_id(list.state)},
              {"kind", revision_kind_id(list.kind)},
              {"army", list.army ? list.army->name : ""},
              {"list", list.list},
              {"fingerprint", list.fingerprint},
              {"received", event_time_text(list.received)},
              {"late-days", list.late_days},
              {"source", list.source}};
    Json numbers = Json::object();
    for (const NamedNumber& number : list.numbers)
        numbers[number.id] = figure(number.value);
    Json declared = Json::object();
    for (const StatedNumber& number : list.declared)
        declared[number.number] = number.value;
    json["numbers"] = std::move(numbers);
    json["declared"] = std::move(declared);
    json["findings"] = findings_json(list.findings);
    json["open"] = Json::array();
    for (const OpenLine& open : list.open)
        json["open"].push_back({{"line", open.line}, {"text", open.text}, {"why", open.why}});
    if (!list.why.empty())
        json["why"] = list.why;
    return json;
}

Json player_json(const EventPlayer& own) {
    Json json{{"name", own.player.name},     {"club", own.player.club},      {"team", own.player.team},
              {"number", own.player.number}, {"state", state_id(own.state)}, {"penalty", own.penalty}};
    json["lists"] = Json::array();
    for (const PlayerList& list : own.lists)
        json["lists"].push_back(list_json(list));
    if (!own.after_lock.empty())
        json["after-lock"] = own.after_lock;
    return json;
}

Json unmatched_json(const UnmatchedSubmission& one) {
    Json json{{"source", one.source}, {"sender", one.sender}, {"why", one.why}};
    if (!one.findings.empty())
        json["findings"] = findings_json(one.findings);
    return json;
}

Json totals_json(const EventStatus& status) {
    Json json{{"players", status.players.size()}};
    for (const ListState state : list_states)
        json[std::string(state_id(state))] = status.count(state);
    json["unmatched"] = status.unmatched.size();
    return json;
}

// As it stands in a text that is indented by one space a level, so many levels deep.
void append_nested(std::string& text, const Json& json, std::size_t depth) {
    for (const char c : json.dump(1, ' ', false, Json::error_handler_t::replace)) {
        text += c;
        if (c == '\n')
            text.append(depth, ' ');
    }
}

// What each of them comes to, unless it is null. They are made one after the other: the values of thousands
// of players take several times as much room as their text.
template <typename Value, typename Make>
void append_each(std::string& text, std::string_view name, const std::vector<Value>& values,
                 const Make& make) {
    text += fmt::format(",\n \"{}\": [", name);
    bool is_empty = true;
    for (const Value& value : values) {
        const Json json = make(value);
        if (json.is_null())
            continue;
        text += is_empty ? "\n  " : ",\n  ";
        append_nested(text, json, 2);
        is_empty = false;
    }
    text += is_empty ? "]" : "\n ]";
}

} // namespace

std::string status_json(const EventStatus& status, std::optional<std::int64_t> player) {
    std::string text = "{\n \"event\": ";
    append_nested(text,
                  {{"title", status.pack.title},
                   {"date", status.pack.date},
                   {"ruleset", status.pack.ruleset},
                   {"rules", status.pack.rules_revision},
                   {"locked", status.locked},
                   {"sealed", status.sealed}},
                  1);
    append_each(text, "players", status.players, [&](const EventPlayer& own) {
        return !player || own.player.id == *player ? player_json(own) : Json();
    });
    append_each(text, "unmatched", status.unmatched, unmatched_json);
    text += ",\n \"totals\": ";
    append_nested(text, totals_json(status), 1);
    return text + "\n}\n";
}

namespace {

// A damaged file may hold a time beyond every calendar: it is shown as the first or the last that can be
// written.
std::tm calendar_of(EventTime time) {
    constexpr EventTime first = -62'135'596'800; // 0001-01-01
    constexpr EventTime last = 253'402'300'799;  // 9999-12-31
    return fmt::gmtime(static_cast<std::time_t>(std::clamp(time, first, last)));
}

} // namespace

std::string event_time_text(EventTime time) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", calendar_of(time));
}

std::string readable_event_time(EventTime time) {
    return fmt::format("{:%Y-%m-%d %H:%M} UTC", calendar_of(time));
}

} // namespace muster
