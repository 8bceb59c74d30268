// SPDX-License-Identifier: MIT
// What is said before a choice is made, held against what a check says after it: palette and inspector.
#include "army/starting_army.h"
#include "check/wording.h"
#include "edit/document.h"
#include "edit/inspector.h"
#include "edit/kind_change.h"
#include "edit/palette.h"
#include "edit/why.h"
#include "lists/list_fit.h"
#include "lists/list_search.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(foresight)

BOOST_AUTO_TEST_CASE(values_with_an_obstacle_break_a_rule_and_others_do_not) {
    std::size_t marked = 0;
    std::size_t unmarked = 0;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Case initial(id);
        for (const Place& place : all_places(initial.army)) {
            const Inspector inspector = inspect(initial.army, initial.ruleset, initial.report, {place});
            BOOST_CHECK(inspector.level == place.level());
            for (const InspectorField& field : inspector.fields)
                for (const InspectorOption& option : field.options) {
                    const Trial trial(initial.army, initial.ruleset, initial.report);
                    const Army after = with_fitting_value(initial.army, initial.ruleset, trial, {place},
                                                          *field.trait, option.value)
                                           .army;
                    const Report report = check(after, initial.ruleset);
                    // The starting armies break no rule, so whatever is found is new.
                    if (option.obstacle) {
                        ++marked;
                        BOOST_CHECK_GT(report.findings().size(), initial.report.findings().size());
                        BOOST_CHECK(!option.obstacle->message.empty());
                        BOOST_CHECK_EQUAL(option.obstacle->severity == Severity::error,
                                          report.count(Severity::error) > 0);
                    } else {
                        ++unmarked;
                        BOOST_CHECK_LE(report.findings().size(), initial.report.findings().size());
                    }
                }
        }
    }
    BOOST_CHECK_GT(marked, 100U);
    BOOST_CHECK_GT(unmarked, 100U);
}

BOOST_AUTO_TEST_CASE(headroom_agrees_with_adding) {
    std::size_t legal = 0;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Case initial(id);
        const std::vector<PaletteEntry> kinds =
            kinds_of_troops(typical_values(initial.army, initial.ruleset), initial.ruleset);
        BOOST_CHECK_GE(kinds.size(), 4U);
        for (const PaletteEntry& kind : kinds)
            for (const Place& place : {Place{}, Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
                const Headroom room =
                    headroom(initial.army, initial.ruleset, initial.report, kind.troop, place);
                const Change change =
                    with_one_added(initial.army, initial.ruleset, initial.report, kind.troop, place);
                const Report report = check(change.army, initial.ruleset);
                const bool is_legal = report.legal();
                BOOST_CHECK_EQUAL(room.obstacle && room.obstacle->severity == Severity::error, !is_legal);
                legal += is_legal ? 1 : 0;
                for (const Gain& gain : room.gains)
                    BOOST_CHECK(report.number({}, gain.number) - initial.report.number({}, gain.number) ==
                                gain.by);
                BOOST_REQUIRE_EQUAL(change.selection.size(), 1U);
                BOOST_CHECK_EQUAL(troop_at(change.army, change.selection.front()).count, room.count);
            }
    }
    BOOST_CHECK_GT(legal, 20U);
}

BOOST_AUTO_TEST_CASE(every_kind_is_legal_in_itself) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const Army army = empty_army(shipped_rulesets(), ruleset, "Empty");
        const Report report = check(army, ruleset);
        for (const PaletteEntry& kind : kinds_of_troops(typical_values(army, ruleset), ruleset)) {
            const Army after = with_one_added(army, ruleset, report, kind.troop, {}).army;
            const Report checked = check(after, ruleset);
            for (const Finding& finding : checked.findings())
                BOOST_CHECK_MESSAGE(finding.place.level() != Level::troop ||
                                        finding.severity != Severity::error,
                                    id << ": " << kind.name << " breaks " << ruleset.rules[finding.rule].id);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_army_can_be_built_from_the_palette_alone) {
    // A host of Undying Lands: a wing with its commander, the rest from the palette, no knowledge of rules.
    for (const std::string& id : {std::string("undying-lands"), std::string("phalanx-ii")}) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        Army army = starting_army(shipped_rulesets(), ruleset, "Built");
        army = without(army, {{1, 1, 1}}).army;
        for (int i = 0; i < 40 && errors_of(army, ruleset) > 0; ++i) {
            const Report report = check(army, ruleset);
            bool any = false;
            for (const PaletteEntry& kind : kinds_of_troops(typical_values(army, ruleset), ruleset)) {
                const Army after = with_one_added(army, ruleset, report, kind.troop, {1, 1, 0}).army;
                if (errors_of(after, ruleset) < report.count(Severity::error)) {
                    army = after;
                    any = true;
                    break;
                }
            }
            if (!any)
                break;
        }
        // What may be left is only who leads: that is a mark, not a troop.
        BOOST_CHECK_LE(errors_of(army, ruleset), 2U);
    }
}

// An army of more than the rules allow gets no better by one more, nor is one more legal.
BOOST_AUTO_TEST_CASE(a_troop_that_makes_an_error_worse_has_an_obstacle) {
    Case initial("phalanx-ii");
    const auto all_refused = [&] {
        initial.report = check(initial.army, initial.ruleset);
        std::size_t refused = 0;
        const std::vector<PaletteEntry> kinds =
            kinds_of_troops(typical_values(initial.army, initial.ruleset), initial.ruleset);
        for (const PaletteEntry& kind : kinds) {
            const Headroom room = headroom(initial.army, initial.ruleset, initial.report, kind.troop, {});
            refused += room.obstacle && room.obstacle->severity == Severity::error ? 1 : 0;
        }
        return refused == kinds.size();
    };
    const auto place_of_many = Place{1, 1, 1};
    const std::int32_t initial_count = troop_at(initial.army, place_of_many).count;
    initial.army = with_count(initial.army, {place_of_many}, initial_count + 2).army;
    BOOST_REQUIRE_GE(errors_of(initial.army, initial.ruleset), 1U);
    BOOST_CHECK(all_refused());
    const PaletteEntry kind =
        kinds_of_troops(typical_values(initial.army, initial.ruleset), initial.ruleset).front();
    const Headroom room = headroom(initial.army, initial.ruleset, initial.report, kind.troop, {});
    BOOST_REQUIRE(room.obstacle);
    BOOST_CHECK_NE(room.obstacle->message.find("15"), std::string::npos);
    // Too few is an error too, but one more makes that better.
    initial.army = without(initial.army, {{1, 1, 0}}).army;
    BOOST_REQUIRE_GE(errors_of(initial.army, initial.ruleset), 1U);
    BOOST_CHECK(!all_refused());
}

// A new wing's first troops leave it without a leader: an error for another, which is how it is filled.
BOOST_AUTO_TEST_CASE(what_fills_an_empty_body_is_offered_with_what_is_next) {
    Case initial("undying-lands");
    Pieces wing;
    wing.level = Level::body;
    wing.bodies.push_back(new_body(initial.ruleset));
    initial.army = with_pieces(initial.army, initial.ruleset, std::move(wing), {}).army;
    initial.report = check(initial.army, initial.ruleset);
    BOOST_REQUIRE(!initial.report.legal());
    const Place empty{static_cast<std::uint32_t>(initial.army.bodies.size()), 0, 0};
    const PaletteEntry kind =
        kinds_of_troops(typical_values(initial.army, initial.ruleset), initial.ruleset).front();
    const Headroom room = headroom(initial.army, initial.ruleset, initial.report, kind.troop, empty);
    BOOST_REQUIRE(room.obstacle);
    BOOST_CHECK(room.obstacle->severity == Severity::query);
    BOOST_CHECK_NE(room.obstacle->message.find("sub-commander"), std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_troop_that_costs_too_much_has_an_obstacle) {
    Case initial("ancient-1969");
    initial.army = with_count(initial.army, {{1, 2, 2}}, 500).army;
    initial.report = check(initial.army, initial.ruleset);
    BOOST_REQUIRE(!initial.report.legal());
    for (const PaletteEntry& kind :
         kinds_of_troops(typical_values(initial.army, initial.ruleset), initial.ruleset)) {
        const Headroom room = headroom(initial.army, initial.ruleset, initial.report, kind.troop, {});
        BOOST_REQUIRE(room.obstacle);
        BOOST_CHECK(room.obstacle->severity == Severity::error);
    }
    // Nor is a value marked as harmless that costs yet more.
    const Inspector inspector = inspect(initial.army, initial.ruleset, initial.report, {{1, 2, 2}});
    const auto quality =
        std::find_if(inspector.fields.begin(), inspector.fields.end(),
                     [](const InspectorField& field) { return field.trait->id == "quality"; });
    BOOST_REQUIRE(quality != inspector.fields.end());
    BOOST_CHECK(quality->options.front().obstacle);
    BOOST_CHECK(!quality->options.back().obstacle ||
                quality->options.back().obstacle->severity != Severity::error);
}

// A list's limits are held to like those of the rules.
BOOST_AUTO_TEST_CASE(an_entry_with_too_many_troops_has_an_obstacle) {
    const Ruleset& published = *shipped_rulesets().find("phalanx");
    Army army = empty_army(shipped_rulesets(), published, "Spartiates and no others");
    army.list = "spartan";
    const Document document(shipped_rulesets(), army);
    const Ruleset& ruleset = document.ruleset();
    std::vector<PaletteEntry> entries = troops_of_list(ruleset);
    const auto spartiates = std::find_if(entries.begin(), entries.end(), [](const PaletteEntry& entry) {
        return entry.name.starts_with("Spartiates");
    });
    BOOST_REQUIRE(spartiates != entries.end());
    Troop many = spartiates->troop;
    many.count = 12;
    army = with_one_added(document.army(), ruleset, document.report(), many, {}).army;
    const Report report = check(army, ruleset);
    BOOST_REQUIRE(
        std::any_of(report.findings().begin(), report.findings().end(), [&](const Finding& finding) {
            return rule_id_of(finding, ruleset) == "list.entry-most";
        }));
    const Army thirteen = with_count(army, {{1, 1, 1}}, 13).army;
    const Trial::Outcome outcome = Trial(army, ruleset, report).of(thirteen);
    const auto grows = [&](std::string_view id) {
        return std::any_of(outcome.worse.begin(), outcome.worse.end(), [&](const Finding& finding) {
            return rule_id_of(finding, ruleset) == id && finding.severity == Severity::error;
        });
    };
    BOOST_CHECK(grows("list.entry-most"));
    BOOST_CHECK(!grows("list.entry-least")); // no hoplites of the league: neither better nor worse
}

// From nothing on, each where the one before went, never refused by all entries on the way.
BOOST_AUTO_TEST_CASE(an_empty_army_of_a_list_can_be_built) {
    const Lists& lists = lists_of(shipped_rulesets());
    for (const auto& [id, steps] :
         {std::pair<std::string, int>("phalanx", 12), {"undying-lands", 4}, {"ancient-1969", 12}}) {
        const Ruleset& published = *shipped_rulesets().find(id);
        for (const ListHeading& heading : lists.headings(id)) {
            Army army = army_of_list(empty_army(shipped_rulesets(), published, "From nothing"),
                                     *lists.find(id, heading.id), published);
            const Ruleset& ruleset = *lists.in_force(id, heading.id);
            const std::vector<PaletteEntry> entries = troops_of_list(ruleset);
            Place selected;
            for (int step = 0; step < steps; ++step) {
                const Report report = check(army, ruleset);
                const auto offered =
                    std::find_if(entries.begin(), entries.end(), [&](const PaletteEntry& entry) {
                        const Headroom room = headroom(army, ruleset, report, entry.troop, selected);
                        return !room.obstacle || room.obstacle->severity != Severity::error;
                    });
                BOOST_CHECK_MESSAGE(offered != entries.end(), heading.id << " after " << step);
                if (offered == entries.end())
                    break;
                Change change = with_one_added(army, ruleset, report, offered->troop, selected);
                army = std::move(change.army);
                selected = change.selection.front();
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_new_army_has_the_values_that_its_list_sets) {
    const Lists& lists = lists_of(shipped_rulesets());
    std::size_t changed = 0;
    for (const std::string& id : shipped_ruleset_ids())
        for (const ListHeading& heading : lists.headings(id)) {
            const Army empty = empty_army(shipped_rulesets(), *shipped_rulesets().find(id), "Empty");
            const Army army = army_of_list(empty, *lists.find(id, heading.id), *shipped_rulesets().find(id));
            changed += army.values == empty.values ? 0 : 1;
            const Ruleset& ruleset = *lists.in_force(id, heading.id);
            const Report report = check(army, ruleset);
            for (const Finding& finding : report.findings())
                BOOST_CHECK_MESSAGE(rule_id_of(finding, ruleset) != "list.trait-not-offered",
                                    heading.id << ": " << message_of(finding, army, ruleset, report));
        }
    BOOST_CHECK_GT(changed, 20U);
}

BOOST_AUTO_TEST_CASE(samples_are_found_by_name_and_code) {
    PaletteEntry entry;
    entry.name = "Uruk spears";
    entry.code = "Foot CO Irr";
    BOOST_CHECK(matches_search(entry, ""));
    BOOST_CHECK(matches_search(entry, "uruk"));
    BOOST_CHECK(matches_search(entry, "SPEARS foot"));
    BOOST_CHECK(!matches_search(entry, "uruk mounted"));
}

BOOST_AUTO_TEST_CASE(different_values_of_the_selection_are_mixed) {
    const Case initial("into-glory-ride");
    Places troops = all_places(initial.army);
    std::erase_if(troops, [](const Place& place) { return place.level() != Level::troop; });
    const Inspector inspector = inspect(initial.army, initial.ruleset, initial.report, troops);
    BOOST_CHECK_EQUAL(inspector.places.size(), troops.size());
    BOOST_CHECK(inspector.mixed_names);
    for (const InspectorField& field : inspector.fields)
        BOOST_CHECK_EQUAL(field.mixed, field.trait->id == "class" || field.trait->id == "epoch" ||
                                           field.trait->id == "general");
}

BOOST_AUTO_TEST_CASE(why_explains_every_number_that_is_shown) {
    for (const std::string& id : shipped_ruleset_ids()) {
        Case initial(id);
        initial.report = check(initial.army, initial.ruleset, Detail::sheet);
        for (const Place& place : all_places(initial.army)) {
            std::size_t shown = 0;
            for (const Number& number : initial.ruleset.numbers_of(place.level()))
                shown += number.scope == Scope::inner ? 0 : 1;
            const std::vector<WhyNumber> numbers = why(initial.army, initial.ruleset, initial.report, place);
            BOOST_CHECK_GE(numbers.size(), shown); // and what all of a group come to
            for (const WhyNumber& number : numbers)
                BOOST_CHECK(!number.name.empty() && !number.result.empty());
        }
    }
    BOOST_CHECK_EQUAL(figure_with_unit(Exact(5), "cm"), "5 cm");
    BOOST_CHECK_EQUAL(figure_with_unit(Exact(90), "°"), "90°");
    BOOST_CHECK_EQUAL(figure_with_unit(Exact(3), ""), "3");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
