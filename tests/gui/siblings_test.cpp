// SPDX-License-Identifier: MIT
// New troops are like those that the army has, and of its year.
#include "army/edits.h"
#include "army/starting_army.h"
#include "gui/army/palette_panel.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace muster::tests {

namespace {

// The row of a kind of troops, by its short form or name.
std::size_t row_of(Frame& window, const std::string& kind) {
    const std::vector<PaletteEntry>& shown = palette_of(window).shown();
    const auto found = std::find_if(shown.begin(), shown.end(), [&](const PaletteEntry& entry) {
        return entry.code == kind || entry.name == kind;
    });
    BOOST_REQUIRE_MESSAGE(found != shown.end(), "no " << kind);
    return static_cast<std::size_t>(found - shown.begin());
}

std::string value_of_added(Frame& window, const std::string& kind, const char* trait_id) {
    palette_of(window).add(row_of(window, kind));
    settle(100);
    const Trait& trait = *window.bench().ruleset().trait(Level::troop, trait_id);
    const Troop& troop = troop_at(window.bench().army(), window.bench().first_selected());
    std::string value = trait.value_id(troop.values[trait.slot]);
    window.bench().undo();
    return value;
}

void set_of_all_troops(Frame& window, const char* trait_id, const char* word) {
    const Trait& trait = *window.bench().ruleset().trait(Level::troop, trait_id);
    Army army = window.bench().army();
    for (const Place& place : places_at_level(army, {}, Level::troop))
        army = edited(army, SetValue{place, trait.slot, *trait.parse(word)});
    window.bench().apply("Set", {std::move(army), window.bench().selection()});
    settle(100);
}

} // namespace

BOOST_AUTO_TEST_SUITE(siblings)

BOOST_AUTO_TEST_CASE(new_troops_have_the_army_class_of_the_others) {
    struct Choice {
        const char* ruleset;
        const char* kind;
        std::vector<const char*> words;
    };
    for (const Choice& choice : {Choice{"phalanx", "HIS", {"RA", "IF"}},
                                 {"into-glory-ride", "HIM", {"RA", "IA"}},
                                 {"undying-lands", "Foot", {"regular", "irregular"}}}) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(choice.ruleset)));
        settle(200);
        for (const char* word : choice.words) {
            set_of_all_troops(*window, "army", word);
            BOOST_CHECK_MESSAGE(value_of_added(*window, choice.kind, "army") == word,
                                choice.ruleset << ": not " << word);
        }
    }
}

// The first epoch that there is was taken, and a note said that no such troops lived in the army's year.
BOOST_AUTO_TEST_CASE(new_troops_are_of_the_armys_year) {
    const Window window;
    const Rulesets& rulesets = application().services().rulesets();
    const Ruleset& ruleset = *rulesets.find("into-glory-ride");
    window->session().show_army({Document(rulesets, empty_army(rulesets, ruleset, "Host")), {}});
    settle(200);
    const std::size_t year = ruleset.trait(Level::army, "year")->slot;
    for (const auto& [of_army, epoch] : {std::pair{1520, "I"}, {1700, "II"}}) {
        window->bench().apply("Year", {edited(window->bench().army(), SetValue{{}, year, of_army}), {{}}});
        settle(100);
        BOOST_CHECK_EQUAL(value_of_added(*window, "HIM", "epoch"), epoch);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
