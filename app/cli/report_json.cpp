// SPDX-License-Identifier: MIT
#include "report_json.h"

#include "check/wording.h"
#include "lists/list_in_force.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

namespace muster {

namespace {

using Json = nlohmann::ordered_json;

// A file's name may be no UTF-8.
std::string one_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json figure(Exact value) {
    if (value.is_whole())
        return value.over();
    return std::strtod(value.decimal().c_str(), nullptr);
}

Json numbers_json(const CheckedArmy& checked, const Place& place) {
    Json json = Json::object();
    // The ids are distinct: no need to look for each among those before.
    auto& figures = json.get_ref<Json::object_t&>();
    const std::vector<Number>& numbers = checked.ruleset.numbers_of(place.level());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact value = checked.report.number(place, i);
        if (numbers[i].scope == Scope::report && value.known())
            figures.emplace_back(numbers[i].id, figure(value));
    }
    return json;
}

Json troop_json(const CheckedArmy& checked, const Troop& troop, const Place& place) {
    return {{"name", troop.name}, {"count", troop.count}, {"numbers", numbers_json(checked, place)}};
}

Json unit_json(const CheckedArmy& checked, const Unit& unit, Place place) {
    Json troops = Json::array();
    for (const Troop& troop : unit.troops) {
        ++place.troop;
        troops.push_back(troop_json(checked, troop, place));
    }
    return {{"name", unit.name},
            {"numbers", numbers_json(checked, up_to(place, Level::unit))},
            {"troops", std::move(troops)}};
}

Json body_json(const CheckedArmy& checked, const Body& body, Place place) {
    Json units = Json::array();
    for (const Unit& unit : body.units) {
        ++place.unit;
        units.push_back(unit_json(checked, unit, place));
    }
    return {{"name", body.name},
            {"numbers", numbers_json(checked, up_to(place, Level::body))},
            {"units", std::move(units)}};
}

Json finding_json(const CheckedArmy& checked, const Finding& finding) {
    Json json{{"rule", rule_id_of(finding, checked.ruleset)},
              {"severity", severity_name(finding.severity)},
              {"at", finding.place.path()},
              {"message", message_of(finding, checked.army, checked.ruleset, checked.report)},
              {"cite", citation_of(finding, checked.ruleset)}};
    for (const Place& culprit : finding.culprits)
        json["culprits"].push_back(culprit.path());
    return json;
}

Json list_of_army_json(const CheckedArmy& checked) {
    Json json{{"id", checked.army.list}};
    const ListInForce* in_force = list_in_force(checked.ruleset);
    if (in_force != nullptr)
        json["title"] = in_force->list().title;
    json["known"] = in_force != nullptr;
    return json;
}

Json army_json(const CheckedArmy& checked) {
    Json json{{"file", checked.file}, {"ruleset", checked.ruleset.id}, {"name", checked.army.name}};
    if (!checked.army.list.empty())
        json["list"] = list_of_army_json(checked);
    json["legal"] = checked.report.legal();
    json["numbers"] = numbers_json(checked, {});
    Json bodies = Json::array();
    Place place;
    for (const Body& body : checked.army.bodies) {
        ++place.body;
        bodies.push_back(body_json(checked, body, place));
    }
    json["bodies"] = std::move(bodies);
    Json findings = Json::array();
    for (const Finding& finding : checked.report.findings())
        findings.push_back(finding_json(checked, finding));
    json["findings"] = std::move(findings);
    return json;
}

} // namespace

void JsonReport::append(std::string& text, const CheckedArmy& checked) {
    text += one_line(army_json(checked));
}

std::string JsonReport::closing(const std::vector<InputError>& unreadable,
                                const std::vector<std::string>& left_out) {
    Json errors = Json::array();
    for (const InputError& error : unreadable)
        errors.push_back({{"file", error.file()},
                          {"line", error.position().line},
                          {"column", error.position().column},
                          {"message", error.message()}});
    const std::string others = left_out.empty() ? "" : ",\n\"left-out\":" + one_line(left_out);
    return "],\n\"unreadable\":" + one_line(errors) + others + "}\n";
}

} // namespace muster
