// SPDX-License-Identifier: MIT
// Variants of which an army has exactly one, what they put in the place of the list's own, obligatory allies
// and the mark of guesswork; by two lists made for it.
#include "army/army_reader.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "lists/list_description.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

constexpr const char* own_list = R"(<armylist xmlns="urn:muster:armylist:1" ruleset="skirmish" id="own"
    title="Own" from="1200" to="1500" revision="1"><about>A</about>
  <army size="6 9"/>
  <every armour="any"/>
  <entry id="guard" name="Guard" least="1"><troop class="spear"/></entry>
  <entry id="bows" name="Bows"><troop class="bow"/></entry>
  <option id="north" name="The north" variant="side" instead="guard" to="1400">
    <army size="9"/>
    <entry id="north-men" name="Northmen"><troop class="marine"/></entry>
  </option>
  <option id="south" name="The south" variant="side" guess="yes">
    <entry id="south-men" name="Southmen" guess="yes"><troop class="spear"/></entry>
  </option>
  <ally id="friends" name="Friends" list="friends" least="1" must="yes" from="1450" guess="yes"/>
</armylist>)";
constexpr const char* ally_list = R"(<armylist xmlns="urn:muster:armylist:1" ruleset="skirmish" id="friends"
    title="Friends" revision="1"><about>A</about>
  <entry id="men" name="Men"><troop class="spear" armour="any"/></entry></armylist>)";

struct VariantLists {
    VariantLists() {
        folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish")));
        folder.write("skirmish/own.xml", own_list);
        folder.write("skirmish/friends.xml", ally_list);
    }

    [[nodiscard]] Army army(const std::string& attributes, const std::string& troops) const {
        return read_army(
            fmt::format("<army xmlns='urn:muster:army:1' ruleset='skirmish' list='own' name='A' {}>"
                        "<body rating='3'><unit>{}</unit></body></army>",
                        attributes, troops),
            "it", rulesets);
    }
    // The messages of the list's own findings, by rule.
    [[nodiscard]] std::vector<std::string> findings(const Army& army) const {
        const Ruleset& ruleset = ruleset_of(army, rulesets);
        const Report report = check(army, ruleset);
        std::vector<std::string> result;
        for (const Finding& finding : report.findings())
            if (ruleset.rules[finding.rule].id.starts_with("list."))
                result.push_back(ruleset.rules[finding.rule].id + ": " +
                                 message_of(finding, army, ruleset, report));
        return result;
    }
    // Whether a fix clears the finding of this rule.
    [[nodiscard]] bool is_mended(const Army& army, std::string_view rule) const {
        const Ruleset& ruleset = ruleset_of(army, rulesets);
        const Report report = check(army, ruleset);
        for (const Finding& finding : report.findings())
            if (ruleset.rules[finding.rule].id == rule)
                return !fixes_for(finding, army, ruleset, report).empty();
        return false;
    }

    TemporaryFolder folder;
    Rulesets rulesets{{folder.path()}};
};

using Messages = std::vector<std::string>;
constexpr const char* guard = "<troop entry='guard' class='spear' count='3'/>";
constexpr const char* north = "<troop entry='north-men' class='marine'/>";
constexpr const char* south = "<troop entry='south-men' class='spear'/>";

} // namespace

BOOST_AUTO_TEST_SUITE(variants)

BOOST_AUTO_TEST_CASE(an_army_has_exactly_one_variant) {
    const VariantLists at;
    const Army none = at.army("size='6' year='1300'", guard);
    BOOST_CHECK(
        at.findings(none) ==
        Messages{"list.variant: The army must be one of The north or The south. Add troops of one of them."});
    BOOST_TEST(at.is_mended(none, "list.variant"));
    const Army both = at.army("size='9' year='1300'", std::string(guard) + north + south);
    BOOST_CHECK(at.findings(both) ==
                Messages{"list.variant: The army has troops of The north and The south: keep "
                         "one of them and remove the others."});
    BOOST_TEST(at.is_mended(both, "list.variant"));
    BOOST_TEST(at.findings(at.army("size='6' year='1300'", std::string(guard) + south)).empty());
}

BOOST_AUTO_TEST_CASE(a_variant_that_is_over_is_not_asked_for) {
    const VariantLists at;
    BOOST_CHECK(at.findings(at.army("size='6' year='1420'", guard)) ==
                Messages{"list.variant: The army must be one of The south. Add troops of one of them."});
}

BOOST_AUTO_TEST_CASE(a_variant_puts_its_own_in_the_place_of_the_lists) {
    const VariantLists at;
    // Without the guard, which the south must have.
    BOOST_TEST(at.findings(at.army("size='9' year='1300'", north)).empty());
    const Messages missing = at.findings(at.army("size='6' year='1300'", south));
    BOOST_REQUIRE_EQUAL(missing.size(), 1U);
    BOOST_TEST(missing.front().starts_with("list.entry-least: Guard"), missing.front());
    // The list offers 6 or 9; the north is 9.
    const Army small = at.army("size='6' year='1300'", north);
    BOOST_CHECK(at.findings(small) ==
                Messages{"list.trait-not-offered: Size: the list Own asks for 9, but the army has 6."});
    BOOST_TEST(at.is_mended(small, "list.trait-not-offered"));
}

BOOST_AUTO_TEST_CASE(an_obligatory_ally_is_missed_in_its_years) {
    const VariantLists at;
    const std::string troops = std::string(guard) + south;
    BOOST_TEST(at.findings(at.army("size='6' year='1449'", troops)).empty());
    const Army alone = at.army("size='6' year='1450'", troops);
    const Messages missing = at.findings(alone);
    BOOST_REQUIRE_EQUAL(missing.size(), 1U);
    BOOST_TEST(missing.front() ==
               "list.ally: Friends: the army has 0, but the list asks for at least 1. Add 1.");
    BOOST_TEST(at.is_mended(alone, "list.ally"));
    BOOST_TEST(
        at.findings(at.army("size='6' year='1450'", troops + "<troop entry='friends/men' class='spear'/>"))
            .empty());
}

BOOST_AUTO_TEST_CASE(a_list_says_its_variants_and_what_is_guesswork) {
    const VariantLists at;
    const Ruleset& ruleset = *lists_of(at.rulesets).in_force("skirmish", "own");
    std::string words;
    for (const ListLine& line : describe_list(ruleset, *list_in_force(ruleset)))
        words += line.words + " " + line.more + "\n";
    for (const char* part :
         {"Exactly one of The north, The south.", "Takes the place of Guard.", "Army: Size 9.",
          "south-men, guesswork", "Every army has them.", "This is guesswork: no source tells of it."})
        BOOST_TEST(words.find(part) != std::string::npos, part << " is not in\n" << words);
}

// Every shipped option that stands in for other troops does: nobody asks for the least of them beside it.
BOOST_AUTO_TEST_CASE(shipped_options_lift_the_least_of_what_they_stand_in_for) {
    std::size_t looked_at = 0;
    for (const std::string& id : shipped_ruleset_ids())
        for (const ListHeading& heading : lists_of(shipped_rulesets()).headings(id)) {
            const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force(id, heading.id);
            const ArmyList& list = list_in_force(ruleset)->list();
            for (std::size_t o = 0; o < list.options.size(); ++o) {
                const ListOption& option = list.options[o];
                if (option.instead.empty())
                    continue;
                const auto own = std::find_if(list.entries.begin(), list.entries.end(),
                                              [&](const ListEntry& entry) { return entry.option == o; });
                BOOST_REQUIRE(own != list.entries.end());
                Army army = read_army(ruleset.start, "start", shipped_rulesets());
                army.list = heading.id;
                army.bodies.front().units.front().troops.resize(1);
                Troop& troop = army.bodies.front().units.front().troops.front();
                troop.values = own->troops.front().first();
                troop.entry = own->id;
                const Report report = check(army, ruleset);
                for (const Finding& finding : report.findings()) {
                    if (ruleset.rules[finding.rule].id != "list.entry-least")
                        continue;
                    const std::string message = message_of(finding, army, ruleset, report);
                    for (const ListPart& part : option.instead)
                        BOOST_TEST(message.find(list.entries[part.index].name) == std::string::npos,
                                   id << "/" << heading.id << ": " << message);
                }
                ++looked_at;
            }
        }
    BOOST_TEST(looked_at >= 9U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
