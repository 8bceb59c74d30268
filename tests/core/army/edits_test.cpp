// SPDX-License-Identifier: MIT
// Each edit does what it says, and its inverse takes it back.
#include "army/edits.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "random_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace muster::tests {

namespace {

Troop troop(const std::string& name, std::int32_t count = 1) {
    Troop result;
    result.name = name;
    result.count = count;
    return result;
}

// Two bodies; the first with units of one and of three troops, the second with one empty unit.
Army small_army() {
    Army army;
    army.name = "Host";
    army.bodies.resize(2);
    army.bodies[0].name = "Left";
    army.bodies[0].units.resize(2);
    army.bodies[0].units[0].name = "Guard";
    army.bodies[0].units[0].troops = {troop("Spears", 3)};
    army.bodies[0].units[1].name = "Line";
    army.bodies[0].units[1].troops = {troop("Axes"), troop("Bows"), troop("Carts")};
    army.bodies[1].name = "Right";
    army.bodies[1].units.resize(1);
    army.bodies[1].units[0].name = "Reserve";
    return army;
}

std::string names_of_line(const Army& army) {
    std::string result;
    for (const Troop& known : army.bodies[0].units[1].troops)
        result += known.name + " ";
    return result;
}

// The edited army, after a look that the inverse leads back.
Army checked(const Army& army, const Edit& edit) {
    Army after = edited(army, edit);
    BOOST_TEST((edited(after, inverse(edit, army)) == army));
    return after;
}

} // namespace

BOOST_AUTO_TEST_CASE(values_names_counts_and_revision_are_set) {
    const Army army = small_army();
    BOOST_TEST(checked(army, SetValue{{1, 2, 3}, 5, 7}).bodies[0].units[1].troops[2].values[5] == 7);
    BOOST_TEST(checked(army, SetValue{{}, 0, no_value}).values[0] == no_value);
    BOOST_TEST(checked(army, SetValue{{2, 0, 0}, 1, 2}).bodies[1].values[1] == 2);
    BOOST_TEST(checked(army, SetName{{2, 1, 0}, "Rear"}).bodies[1].units[0].name == "Rear");
    BOOST_TEST(checked(army, SetName{{}, "Horde"}).name == "Horde");
    BOOST_TEST(checked(army, SetCount{{1, 1, 1}, most_count}).bodies[0].units[0].troops[0].count ==
               most_count);
    BOOST_TEST(checked(army, SetData{"2026.11"}).data == "2026.11");
}

BOOST_AUTO_TEST_CASE(elements_are_inserted_at_either_end_and_between) {
    const Army army = small_army();
    BOOST_TEST(names_of_line(checked(army, Insert{{1, 2, 1}, troop("New")})) == "New Axes Bows Carts ");
    BOOST_TEST(names_of_line(checked(army, Insert{{1, 2, 3}, troop("New")})) == "Axes Bows New Carts ");
    BOOST_TEST(names_of_line(checked(army, Insert{{1, 2, 4}, troop("New")})) == "Axes Bows Carts New ");
    BOOST_TEST(checked(army, Insert{{2, 2, 0}, Unit()}).bodies[1].units.size() == 2U);
    BOOST_TEST(checked(army, Insert{{3, 0, 0}, Body()}).bodies.size() == 3U);
}

BOOST_AUTO_TEST_CASE(elements_are_removed_with_all_inside) {
    const Army army = small_army();
    BOOST_TEST(names_of_line(checked(army, Remove{{1, 2, 2}})) == "Axes Carts ");
    BOOST_TEST(checked(army, Remove{{2, 1, 0}}).bodies[1].units.empty());
    const Army without_left = checked(army, Remove{{1, 0, 0}});
    BOOST_TEST(without_left.bodies.size() == 1U);
    BOOST_TEST(without_left.bodies[0].name == "Right");
}

BOOST_AUTO_TEST_CASE(siblings_change_places) {
    const Army army = small_army();
    BOOST_TEST(names_of_line(checked(army, Exchange{{1, 2, 1}, 3})) == "Carts Bows Axes ");
    BOOST_TEST(checked(army, Exchange{{1, 1, 0}, 2}).bodies[0].units[0].name == "Line");
    BOOST_TEST(checked(army, Exchange{{2, 0, 0}, 1}).bodies[0].name == "Right");
}

BOOST_AUTO_TEST_CASE(elements_move_within_their_unit_and_beyond) {
    const Army army = small_army();
    BOOST_TEST(names_of_line(checked(army, Move{{1, 2, 1}, {1, 2, 3}})) == "Bows Carts Axes ");
    BOOST_TEST(names_of_line(checked(army, Move{{1, 2, 3}, {1, 2, 1}})) == "Carts Axes Bows ");
    const Army reserve = checked(army, Move{{1, 2, 2}, {2, 1, 1}});
    BOOST_TEST(names_of_line(reserve) == "Axes Carts ");
    BOOST_TEST(reserve.bodies[1].units[0].troops.at(0).name == "Bows");
    BOOST_TEST(checked(army, Move{{1, 1, 0}, {2, 2, 0}}).bodies[1].units.at(1).name == "Guard");
    BOOST_TEST(checked(army, Move{{1, 0, 0}, {2, 0, 0}}).bodies[1].name == "Left");
}

BOOST_AUTO_TEST_CASE(what_is_not_there_cannot_be_edited) {
    const Army army = small_army();
    const Edit impossible[] = {SetValue{{3, 0, 0}, 0, 1},
                               SetValue{{}, most_traits, 1},
                               SetName{{1, 3, 0}, "x"},
                               SetCount{{1, 2, 4}, 1},
                               Insert{{1, 2, 5}, troop("x")},
                               Insert{{3, 1, 0}, Unit()},
                               Remove{{1, 2, 4}},
                               Remove{{2, 1, 1}},
                               Exchange{{1, 2, 1}, 4},
                               Exchange{{1, 2, 1}, 0},
                               Move{{1, 2, 4}, {1, 2, 1}},
                               Move{{1, 2, 1}, {1, 2, 4}}};
    for (const Edit& edit : impossible)
        BOOST_CHECK_THROW((void)edited(army, edit), std::out_of_range);
}

BOOST_AUTO_TEST_CASE(several_edits_are_made_one_after_the_other) {
    const Army army = small_army();
    const std::vector<Edit> edits = {Insert{{1, 2, 1}, troop("New")}, SetCount{{1, 2, 1}, 4},
                                     Remove{{1, 2, 4}}};
    const Army after = edited(army, edits);
    BOOST_TEST(names_of_line(after) == "New Axes Bows ");
    BOOST_TEST(after.bodies[0].units[1].troops[0].count == 4);
    BOOST_TEST((edited(army, std::vector<Edit>()) == army));
}

BOOST_AUTO_TEST_CASE(only_some_edits_change_the_shape) {
    BOOST_TEST(!changes_shape(SetValue{}));
    BOOST_TEST(!changes_shape(SetCount{}));
    BOOST_TEST(!changes_shape(SetName{}));
    BOOST_TEST(changes_shape(Remove{}));
    BOOST_TEST(changes_shape(Insert{}));
    BOOST_TEST(changes_shape(Exchange{}));
    BOOST_TEST(changes_shape(Move{}));
}

// With any values a rule set allows, every element may be taken out and put back.
BOOST_AUTO_TEST_CASE(inverses_hold_for_random_armies) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        RandomArmies armies(ruleset, 7);
        for (int i = 0; i < 30; ++i) {
            const Army army = armies.next();
            for (std::uint32_t body = 1; body <= army.bodies.size(); ++body) {
                (void)checked(army, Remove{{body, 0, 0}});
                for (std::uint32_t unit = 1; unit <= army.bodies[body - 1].units.size(); ++unit) {
                    (void)checked(army, Remove{{body, unit, 0}});
                    (void)checked(army, Move{{body, unit, 0}, {1, 1, 0}});
                }
            }
        }
    }
}

// A text set and taken away again leaves the army as it was read.
BOOST_AUTO_TEST_CASE(texts_are_set_as_the_reader_leaves_them) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        for (const Trait& trait : ruleset.traits) {
            if (!trait.is_text())
                continue;
            Army army = read_army(ruleset.start, "start", shipped_rulesets());
            const Place place = trait.level == Level::army   ? Place{}
                                : trait.level == Level::body ? Place{1, 0, 0}
                                : trait.level == Level::unit ? Place{1, 1, 0}
                                                             : Place{1, 1, 1};
            const Edit edit = with_text(army, ruleset, place, trait.slot, "Hold the ford.");
            const Army after = checked(army, edit);
            BOOST_TEST(element_at(after, place).texts.at(trait.slot) == "Hold the ford.");
            BOOST_TEST((read_army(write_army(after, ruleset), "again", shipped_rulesets()) == after));
            const Army blank = edited(after, with_text(after, ruleset, place, trait.slot, ""));
            BOOST_TEST((read_army(write_army(blank, ruleset), "again", shipped_rulesets()) == blank));
        }
    }
}

} // namespace muster::tests
