// SPDX-License-Identifier: MIT
#include "report_json.h"

#include "base/utf8.h"
#include "check/wording.h"
#include "lists/list_in_force.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace muster {

namespace {

bool stands_for_itself(char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

void append_figure(std::string& json, Exact value) {
    if (value.is_whole()) {
        const fmt::format_int digits(value.over());
        json.append(digits.data(), digits.size());
    } else {
        json += value.decimal();
    }
}

} // namespace

void append_json_string(std::string& json, std::string_view text) {
    if (std::all_of(text.begin(), text.end(), stands_for_itself) && !first_bad_byte(text)) {
        json += '"';
        json += text;
        json += '"';
        return;
    }
    json += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

const JsonReport::Prepared& JsonReport::prepared_for(const Ruleset& ruleset) {
    const auto [place, is_new] = known_.try_emplace(&ruleset);
    Prepared& prepared = place->second;
    if (!is_new)
        return prepared;
    for (const Level level : all_levels) {
        const std::vector<Number>& numbers = ruleset.numbers_of(level);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i].scope != Scope::report)
                continue;
            std::string key;
            append_json_string(key, numbers[i].id);
            prepared.keys[index_of(level)].push_back({i, key + ": "});
        }
    }
    for (const Rule& rule : ruleset.rules) {
        std::string& begin = prepared.rule_begin.emplace_back(R"({"rule": )");
        append_json_string(begin, rule.id);
        begin += R"(, "severity": ")";
        std::string& end = prepared.rule_end.emplace_back(R"(, "cite": )");
        append_json_string(end, ruleset.citation(rule));
    }
    return prepared;
}

void JsonReport::append_numbers(std::string& text, const CheckedArmy& checked, const Place& place) const {
    text += R"("numbers": {)";
    bool first = true;
    for (const Prepared::Key& key : prepared_->keys[index_of(place.level())]) {
        const Exact value = checked.report.number(place, key.number);
        if (!value.known())
            continue;
        if (!first)
            text += ", ";
        first = false;
        text += key.text;
        append_figure(text, value);
    }
    text += '}';
}

void JsonReport::append_unit(std::string& text, const CheckedArmy& checked, const Unit& unit,
                             Place place) const {
    text += R"({"name": )";
    append_json_string(text, unit.name);
    text += ", ";
    append_numbers(text, checked, place);
    text += ",\n     \"troops\": [";
    for (const Troop& troop : unit.troops) {
        ++place.troop;
        text += place.troop == 1 ? R"({"name": )" : ",\n      {\"name\": ";
        append_json_string(text, troop.name);
        text += R"(, "count": )";
        append_figure(text, troop.count);
        text += ", ";
        append_numbers(text, checked, place);
        text += '}';
    }
    text += "]}";
}

void JsonReport::append_bodies(std::string& text, const CheckedArmy& checked) const {
    text += R"("bodies": [)";
    Place place;
    for (const Body& body : checked.army.bodies) {
        ++place.body;
        place.unit = 0;
        text += place.body == 1 ? R"({"name": )" : ",\n   {\"name\": ";
        append_json_string(text, body.name);
        text += ", ";
        append_numbers(text, checked, place);
        text += ",\n    \"units\": [";
        for (const Unit& unit : body.units) {
            ++place.unit;
            if (place.unit != 1)
                text += ",\n    ";
            append_unit(text, checked, unit, place);
        }
        text += "]}";
    }
    text += ']';
}

void JsonReport::append_finding(std::string& text, const CheckedArmy& checked, const Finding& finding) const {
    text += prepared_->rule_begin[finding.rule];
    text += severity_name(finding.severity);
    text += R"(", "at": )";
    append_json_string(text, finding.place.path());
    text += R"(, "message": )";
    append_json_string(text, message_of(finding, checked.army, checked.ruleset, checked.report));
    text += prepared_->rule_end[finding.rule];
    if (!finding.culprits.empty()) {
        text += R"(, "culprits": [)";
        for (const Place& culprit : finding.culprits) {
            if (&culprit != finding.culprits.data())
                text += ", ";
            append_json_string(text, culprit.path());
        }
        text += ']';
    }
    text += '}';
}

void JsonReport::append(std::string& text, const CheckedArmy& checked) {
    if (ruleset_ != &checked.ruleset) {
        prepared_ = &prepared_for(checked.ruleset);
        ruleset_ = &checked.ruleset;
    }
    text += R"({"file": )";
    append_json_string(text, checked.file);
    text += R"(, "ruleset": )";
    append_json_string(text, checked.ruleset.id);
    text += R"(, "name": )";
    append_json_string(text, checked.army.name);
    if (!checked.army.list.empty()) {
        const ListInForce* in_force = list_in_force(checked.ruleset);
        append_json_string(text += R"(, "list": {"id": )", checked.army.list);
        if (in_force != nullptr)
            append_json_string(text += R"(, "title": )", in_force->list().title);
        text += in_force != nullptr ? R"(, "known": true})" : R"(, "known": false})";
    }
    text += checked.report.legal() ? ", \"legal\": true,\n  " : ", \"legal\": false,\n  ";
    append_numbers(text, checked, {});
    text += ",\n  ";
    append_bodies(text, checked);
    text += ",\n  \"findings\": [";
    bool first = true;
    for (const Finding& finding : checked.report.findings()) {
        if (!first)
            text += ",\n   ";
        first = false;
        append_finding(text, checked, finding);
    }
    text += "]}";
}

std::string JsonReport::closing(const std::vector<InputError>& unreadable) {
    std::string text = "],\n\"unreadable\": [";
    for (const InputError& error : unreadable) {
        text += &error == unreadable.data() ? "\n{\"file\": " : ",\n{\"file\": ";
        append_json_string(text, error.file());
        fmt::format_to(std::back_inserter(text), R"(, "line": {}, "column": {}, "message": )",
                       error.position().line, error.position().column);
        append_json_string(text, error.message());
        text += '}';
    }
    text += "]}\n";
    return text;
}

} // namespace muster
