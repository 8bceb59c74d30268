// SPDX-License-Identifier: MIT
#include "lists_read.h"

#include "army/army_reader.h"
#include "army/place.h"
#include "check/checker.h"
#include "check/wording.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

const Ruleset& rules_called(std::string_view id) {
    return *shipped_rulesets().find(std::string(id));
}

WrittenArmy read_list(std::string_view ruleset_id, std::string_view text) {
    const Ruleset& ruleset = rules_called(ruleset_id);
    return read_written_army(text_of_mail(text, "list"), ruleset,
                             read_army(ruleset.start, "start", shipped_rulesets()));
}

std::string troops_of(std::string_view ruleset_id, const WrittenArmy& made) {
    const Ruleset& ruleset = rules_called(ruleset_id);
    const Report report = check(made.army, ruleset);
    std::string text;
    for_each_place(made.army, [&](const Place& place) {
        if (place.troop == 0)
            return;
        const Troop& troop = made.army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1];
        text += fmt::format("{}{} x {}",
                            text.empty()       ? ""
                            : place.troop == 1 ? " | "
                                               : " & ",
                            troop.count, notation_of(place, made.army, ruleset, report));
    });
    return text;
}

std::string values_of(std::string_view ruleset_id, const WrittenArmy& made, std::string_view trait) {
    const std::size_t slot = rules_called(ruleset_id).trait(Level::troop, trait)->slot;
    std::string values;
    for (const Unit& unit : made.army.bodies.at(0).units)
        values += fmt::format("{} ", unit.troops.at(0).values[slot]);
    return values;
}

std::string asked_of(const WrittenArmy& made) {
    std::string text;
    for (const OpenQuestion& question : made.open)
        text += question.text + "\n";
    return text;
}

void check_list(std::string_view ruleset_id, std::string_view text, std::string_view troops,
                std::string_view questions) {
    const WrittenArmy made = read_list(ruleset_id, text);
    BOOST_CHECK_EQUAL(troops_of(ruleset_id, made), troops);
    BOOST_CHECK_EQUAL(asked_of(made), questions);
}

} // namespace muster::tests
