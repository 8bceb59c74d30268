// SPDX-License-Identifier: MIT
// The entries of an army list in the palette.
#include "edit/palette.h"

#include "check/wording.h"
#include "edit/changes.h"
#include "lists/list_search.h"
#include "lists/lists.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(palette)

BOOST_AUTO_TEST_CASE(the_palette_has_each_entry_of_the_list_and_of_its_allies) {
    const Ruleset& published = *shipped_rulesets().find("phalanx");
    BOOST_CHECK(troops_of_list(published).empty());
    const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force("phalanx", "carthaginian");
    const ArmyList& list = list_in_force(ruleset)->list();
    const std::vector<PaletteEntry> entries = troops_of_list(ruleset);
    BOOST_REQUIRE(!list.allies.empty());
    BOOST_REQUIRE_GT(entries.size(), list.entries.size());
    for (std::size_t i = 0; i < list.entries.size(); ++i) {
        BOOST_CHECK_EQUAL(entries[i].troop.entry, list.entries[i].id);
        BOOST_CHECK(!entries[i].code.empty());
    }
    BOOST_CHECK(entries.back().troop.entry.starts_with(list.allies.back().id + "/"));
}

// The first epoch that such troops may have was taken, whatever the army's other troops have.
BOOST_AUTO_TEST_CASE(new_troops_have_the_epoch_of_their_siblings) {
    Case start("into-glory-ride");
    const Trait& epoch = *start.ruleset.trait(Level::troop, "epoch");
    const std::int32_t third = *epoch.parse("III");
    for (Body& body : start.army.bodies)
        for (Unit& unit : body.units)
            for (Troop& troop : unit.troops)
                if (troop.values[epoch.slot] != epoch.default_value)
                    troop.values[epoch.slot] = third;
    const std::vector<PaletteEntry> kinds = kinds_of_troops(
        typical_values(start.army, start.ruleset), start.ruleset, frequent_values(start.army, start.ruleset));
    std::size_t shooters = 0;
    for (const PaletteEntry& kind : kinds) {
        const std::int32_t value = kind.troop.values[epoch.slot];
        BOOST_CHECK_MESSAGE(value == third || value == epoch.default_value, kind.name);
        shooters += value == third ? 1 : 0;
    }
    BOOST_CHECK_GT(shooters, 3U);
}

// The row said III, and what was added had the IV of the chief.
BOOST_AUTO_TEST_CASE(what_is_added_is_what_the_row_of_the_list_says) {
    const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force("phalanx", "gallic");
    Army army = empty_army(shipped_rulesets(), ruleset, "Gauls");
    army.list = "gallic";
    for (int step = 0; step < 3; ++step) {
        const std::vector<PaletteEntry> rows = troops_of_list(ruleset, {}, values_of_entries(army));
        for (const PaletteEntry& row : rows) {
            const Change added = with_one_added(army, ruleset, check(army, ruleset), row.troop, {});
            const Place place = added.selection.back();
            BOOST_REQUIRE(place.level() == Level::troop);
            BOOST_TEST(row.code == notation_of(place, added.army, ruleset, check(added.army, ruleset)));
        }
        army = with_one_added(army, ruleset, check(army, ruleset),
                              rows.at(static_cast<std::size_t>(step)).troop, {})
                   .army;
    }
}

// The household read (HCC-IV-IF) as soon as some knights were.
BOOST_AUTO_TEST_CASE(a_row_of_the_list_is_like_the_troops_of_its_own_entry_only) {
    std::size_t followed = 0;
    for (const ListHeading& heading : all_list_headings(shipped_rulesets())) {
        const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force(heading.ruleset, heading.id);
        const std::vector<PaletteEntry> rows = troops_of_list(ruleset);
        Army army = empty_army(shipped_rulesets(), ruleset, "Test");
        army.bodies.push_back(new_body(ruleset));
        army.bodies.front().units.push_back(new_unit(ruleset));
        army.bodies.front().units.front().troops.push_back(rows.at(0).troop);
        Troop& present = army.bodies.front().units.front().troops.front();
        for (const Offer& offer : list_in_force(ruleset)->list().entries.at(0).choice_in({}).offers) {
            const Trait& trait = ruleset.traits[offer.trait];
            for (std::int32_t value = 0; trait.is_choice() && value < 64; ++value)
                if (offer.offers(trait, value) && trait.role_of(value) != TraitRole::general)
                    present.values[trait.slot] = value; // the last, not the first
        }
        const std::vector<PaletteEntry> after = troops_of_list(ruleset, {}, values_of_entries(army));
        BOOST_REQUIRE_EQUAL(after.size(), rows.size());
        BOOST_TEST((after[0].troop.values == present.values), heading.id);
        followed += after[0].troop.values != rows[0].troop.values ? 1U : 0U;
        for (std::size_t i = 1; i < rows.size(); ++i)
            BOOST_TEST((after[i].troop.values == rows[i].troop.values),
                       heading.id << ": " << after[i].code << " instead of " << rows[i].code);
    }
    BOOST_CHECK_GT(followed, 10U);
}

BOOST_AUTO_TEST_CASE(new_troops_have_an_epoch_of_the_armys_year) {
    const Case start("into-glory-ride");
    const Trait& epoch = *start.ruleset.trait(Level::troop, "epoch");
    const auto epoch_of_muskets = [&](std::optional<std::int32_t> year) {
        for (const PaletteEntry& kind :
             kinds_of_troops(typical_values(Army(), start.ruleset), start.ruleset, {}, year))
            if (kind.code == "HIM")
                return epoch.value_id(kind.troop.values[epoch.slot]);
        return std::string();
    };
    BOOST_CHECK_EQUAL(epoch_of_muskets(1520), "I");
    BOOST_CHECK_EQUAL(epoch_of_muskets(1700), "II");
    const std::string late = epoch_of_muskets(1895);
    BOOST_CHECK_MESSAGE(late == "IV" || late == "V", late);
}

BOOST_AUTO_TEST_CASE(a_search_prefers_the_beginnings_of_words) {
    const auto rank = [](const char* name, const char* code, const char* search) {
        PaletteEntry entry;
        entry.name = name;
        entry.code = code;
        return search_rank(entry, search);
    };
    BOOST_CHECK_LT(rank("Heavy cavalry", "HC", "heavy cav"), rank("Super heavy cavalry", "SHC", "heavy cav"));
    BOOST_CHECK_LT(rank("Heavy cavalry", "HC", "heavy cav"), rank("Heavy camel cavalry", "", "heavy cav"));
    BOOST_CHECK_LT(rank("Light horse", "LH", "horse"), rank("Unhorsed knights", "", "horse"));
    BOOST_CHECK_EQUAL(rank("Heavy cavalry", "HC", "hc"), 0);
}

BOOST_AUTO_TEST_CASE(troops_added_from_the_palette_satisfy_the_list) {
    for (const ListHeading& heading : all_list_headings(shipped_rulesets())) {
        const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force(heading.ruleset, heading.id);
        for (const PaletteEntry& entry : troops_of_list(ruleset)) {
            Army army = empty_army(shipped_rulesets(), ruleset, "Test");
            army.list = heading.id;
            army.bodies.push_back(new_body(ruleset));
            army.bodies.front().units.push_back(new_unit(ruleset));
            army.bodies.front().units.front().troops.push_back(entry.troop);
            const Report report = check(army, ruleset);
            for (const Finding& finding : report.findings())
                BOOST_CHECK_MESSAGE(finding.place.level() != Level::troop ||
                                        !ruleset.rules[finding.rule].id.starts_with("list."),
                                    heading.ruleset << ' ' << heading.id << ' ' << entry.name << ": "
                                                    << ruleset.rules[finding.rule].id);
        }
    }
}

// Vignettes of one base were refused beside others that are two bases wide.
BOOST_AUTO_TEST_CASE(new_vignettes_are_as_wide_as_those_of_the_army) {
    Case wide("phalanx-ii");
    const std::size_t bases = wide.ruleset.trait(Level::troop, "bases")->slot;
    wide.army.bodies.resize(1);
    wide.army.bodies.front().units.resize(1);
    Troop foot = wide.army.bodies.front().units.front().troops.front();
    foot.values[bases] = wide.ruleset.trait(Level::troop, "bases")->words.find("4");
    wide.army.bodies.front().units.front().troops = {foot};
    const Report report = check(wide.army, wide.ruleset);
    const std::vector<PaletteEntry> kinds =
        kinds_of_troops(typical_values(wide.army, wide.ruleset), wide.ruleset);
    for (const PaletteEntry& kind : kinds) {
        const Headroom room = headroom(wide.army, wide.ruleset, report, kind.troop, {1, 1, 1});
        BOOST_TEST((!room.obstacle || room.obstacle->severity != Severity::error), kind.name);
        const Army after = with_one_added(wide.army, wide.ruleset, report, kind.troop, {1, 1, 1}).army;
        const Report now = check(after, wide.ruleset);
        for (const Finding& finding : now.findings())
            BOOST_TEST(rule_id_of(finding, wide.ruleset) != "ph2.bases-mixed", kind.name);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
