// SPDX-License-Identifier: MIT
// Troops that may also fight another way, dismounted or with other arms: what the list says of it, which
// forms the troops of an army have, and that those of the shipped lists break no rule of their rule set.
#include "army/army_reader.h"
#include "check/checker.h"
#include "check/wording.h"
#include "lists/list_description.h"
#include "lists/list_draft.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace muster::tests {

namespace {

constexpr const char* list_with_forms = R"(<armylist xmlns="urn:muster:armylist:1" ruleset="skirmish" id="own"
    title="Own" from="1200" to="1500" revision="1"><about>A</about>
  <entry id="guard" name="Guard">
    <troop class="spear" armour="any"/>
    <also name="shooting" class="bow"/>
    <also name="landed" class="marine" from="1400"/>
    <note>They carry both.</note>
  </entry>
  <entry id="bows" name="Bows"><troop class="bow"/></entry>
</armylist>)";

struct FormLists {
    explicit FormLists(const std::string& list = list_with_forms) {
        folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish")));
        folder.write("skirmish/own.xml", list);
    }
    // "1/1/1 shooting bow", each followed by a semicolon.
    [[nodiscard]] std::string forms(const std::string& attributes, const std::string& troops) const {
        const Army army =
            read_army(fmt::format("<army xmlns='urn:muster:army:1' ruleset='skirmish' list='own' name='A' {}>"
                                  "<body rating='3'><unit>{}</unit></body></army>",
                                  attributes, troops),
                      "it", rulesets);
        const Ruleset& ruleset = ruleset_of(army, rulesets);
        const Trait& troop_class = *ruleset.trait(Level::troop, "class");
        std::string words;
        for (const OtherForm& form : ruleset.added->other_forms(army, ruleset))
            words += fmt::format("{}/{}/{} {} {};", form.place.body, form.place.unit, form.place.troop,
                                 form.name, troop_class.value_id(form.values[troop_class.slot]));
        return words;
    }

    TemporaryFolder folder;
    Rulesets rulesets{{folder.path()}};
};

} // namespace

BOOST_AUTO_TEST_SUITE(list_forms)

BOOST_AUTO_TEST_CASE(troops_have_the_forms_of_their_entry_in_its_years) {
    const FormLists at;
    const std::string guard = "<troop entry='guard' class='spear'/>";
    BOOST_TEST(at.forms("year='1300'", guard) == "1/1/1 shooting bow;");
    BOOST_TEST(at.forms("year='1400'", guard) == "1/1/1 shooting bow;1/1/1 landed marine;");
    BOOST_TEST(at.forms("year='1300'", "<troop entry='bows' class='bow'/>" + guard) == "1/1/2 shooting bow;");
}

BOOST_AUTO_TEST_CASE(what_troops_are_already_is_no_other_form) {
    const FormLists at;
    BOOST_TEST(at.forms("year='1300'", "<troop entry='guard' class='bow'/>").empty());
}

BOOST_AUTO_TEST_CASE(a_list_says_the_other_forms) {
    const FormLists at;
    const Ruleset& ruleset = *lists_of(at.rulesets).in_force("skirmish", "own");
    std::string words;
    for (const ListLine& line : describe_list(ruleset, *list_in_force(ruleset)))
        words += line.words + "\n";
    BOOST_TEST(words.find("May also fight as “shooting”: Class ") != std::string::npos, words);
    BOOST_TEST(words.find("May also fight as “landed”: Class ") != std::string::npos, words);
    BOOST_TEST(words.find("(1400–1500)") != std::string::npos, words);
}

BOOST_AUTO_TEST_CASE(a_draft_keeps_the_forms_between_troops_and_note) {
    const ListDraft draft = read_list_draft(list_with_forms, "own.xml");
    BOOST_CHECK(read_list_draft(write_list_draft(draft), "own.xml") == draft);
    DraftElement entry = element_at(draft, {1});
    BOOST_REQUIRE_EQUAL(entry.name, "entry");
    BOOST_TEST(entry.add({"also", {{"name", "mounted"}, {"class", "bow"}}, "", {}}) == 3U);
}

// A form of each choice of the entry is checked as if it had been bought so.
BOOST_AUTO_TEST_CASE(forms_of_the_shipped_lists_are_legal_troops) {
    std::size_t looked_at = 0;
    const Lists& lists = lists_of(shipped_rulesets());
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        for (const ListHeading& heading : lists.headings(id))
            for (const ListEntry& entry : list_in_force(*lists.in_force(id, heading.id))->list().entries)
                for (const EntryForm& form : entry.forms)
                    for (const TroopChoice& choice : entry.troops) {
                        Army army = read_army(ruleset.start, "start", shipped_rulesets());
                        Unit& unit = army.bodies.front().units.front();
                        unit.troops.resize(1);
                        unit.troops.front().values = choice.first();
                        for (const Offer& offer : form.values)
                            unit.troops.front().values[ruleset.traits[offer.trait].slot] = offer.first;
                        const Report report = check(army, ruleset);
                        for (const Finding& finding : report.findings())
                            BOOST_TEST(
                                (finding.severity != Severity::error || finding.place != Place{1, 1, 1}),
                                id << "/" << heading.id << ", " << entry.id << ", " << form.name << ": "
                                   << message_of(finding, army, ruleset, report));
                        ++looked_at;
                    }
    }
    BOOST_TEST(looked_at >= 20U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
