// SPDX-License-Identifier: MIT
#include "mail/detail/written_bodies.h"

#include "base/text.h"
#include "mail/detail/written_heading.h"
#include "mail/detail/written_troop.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

void WrittenBodies::begin_body(std::string_view heading) {
    drop_empty();
    unit_open_ = false;
    Body body;
    const BodyWords said = words_of_body(ruleset_, heading);
    body.name = trimmed(said.says_much ? heading.substr(0, heading.find_first_of(":,(")) : heading);
    if (said.says_much)
        if (const std::size_t dash = body.name.find(" - "); dash != std::string::npos)
            body.name.resize(dash);
    body.values = begin_.bodies.empty() ? ruleset_.at(Level::body).defaults : begin_.bodies.front().values;
    for (const std::size_t index : ruleset_.at(Level::body).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (trait.is_text())
            continue;
        if (!trait.required)
            body.values[trait.slot] = ruleset_.at(Level::body).defaults[trait.slot];
        const auto value = std::find_if(said.values.begin(), said.values.end(),
                                        [&](const ValueOf& v) { return v.trait == index; });
        if (value != said.values.end())
            body.values[trait.slot] = value->value;
        else if (trait.required)
            open_.insert(index);
    }
    army_.bodies.push_back(std::move(body));
}

void WrittenBodies::begin_unit(std::string_view name, std::string_view notation) {
    if (army_.bodies.empty())
        begin_body("");
    Unit unit;
    unit.name = trimmed(name);
    unit.values = ruleset_.at(Level::unit).defaults;
    for (const ValueOf& value : read_written_troop(notation, ruleset_, lexicon_).values)
        if (ruleset_.traits[value.trait].level == Level::unit)
            unit.values[ruleset_.traits[value.trait].slot] = value.value;
    army_.bodies.back().units.push_back(std::move(unit));
    unit_open_ = true;
}

void WrittenBodies::drop_empty() {
    for (Body& body : army_.bodies)
        std::erase_if(body.units, [](const Unit& unit) { return unit.troops.empty(); });
    std::erase_if(army_.bodies, [](const Body& body) { return body.units.empty(); });
}

std::vector<std::string> WrittenBodies::open() const {
    std::vector<std::string> notes;
    if (army_.bodies.empty() || begin_.bodies.empty())
        return notes;
    for (const std::size_t index : open_) {
        const Trait& trait = ruleset_.traits[index];
        notes.push_back(fmt::format("{} is not said; taken as {}", trait.name,
                                    trait.value_name(begin_.bodies.front().values[trait.slot])));
    }
    return notes;
}

} // namespace muster
