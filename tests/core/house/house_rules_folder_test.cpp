// SPDX-License-Identifier: MIT
// An umpire's house rules on the disk and in his hands: written and read again, saved, deleted and brought
// back, shared, and in force in the running program.
#include "house/house_rules_folder.h"

#include "base/file.h"
#include "base/input_error.h"
#include "house/rule_lines.h"
#include "lists/lists.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <system_error>

namespace muster::tests {

namespace {

constexpr const char* own_rule =
    R"(<rule id="ph.club" of="army" cite="Club"><never any="troop" class="EL"/><say>No elephants.</say></rule>)";

struct HouseOfRules {
    [[nodiscard]] HouseRulesDraft draft(const std::string& title = "Club & friends") const {
        HouseRulesDraft draft = house.begin("phalanx", title);
        draft.about = "Tuesdays, <late>";
        draft.changes.emplace("ph.army-size", Severity::query);
        draft.changes.emplace("ph.second-line", std::nullopt);
        return draft;
    }
    // Of the rule in the rules with this id.
    [[nodiscard]] Severity severity(const std::string& id, std::string_view rule) const {
        const std::vector<Rule>& rules = rulesets.find(id)->rules;
        return std::find_if(rules.begin(), rules.end(), [&](const Rule& r) { return r.id == rule; })
            ->severity();
    }

    TemporaryFolder folder;
    std::filesystem::path own = folder.path() / "house";
    Rulesets rulesets{{shipped_rulesets().folders().front(), own}};
    HouseRulesFolder house{rulesets, own};
};

} // namespace

BOOST_AUTO_TEST_SUITE(house_rules_folder)

BOOST_AUTO_TEST_CASE(written_house_rules_with_rules_of_their_own_are_read_again) {
    const HouseOfRules at;
    HouseRulesDraft draft = at.draft();
    BOOST_CHECK_EQUAL(draft.id, "club-friends.phalanx");
    draft.own.emplace_back(own_rule);
    draft.own_rules.emplace("ph.club");
    const std::string text = write_house_rules_draft(draft);
    BOOST_CHECK(read_house_rules_draft(text, "it") == draft);
    BOOST_CHECK_THROW((void)read_house_rules_draft("<ruleset id='x'/>", "it"), InputError);
    BOOST_CHECK_THROW((void)read_house_rules_draft("<armylist id='x' base='y'/>", "it"), InputError);
    std::string twice = text;
    twice.insert(twice.find("</ruleset>"), "<off rule=\"ph.army-size\"/>");
    BOOST_CHECK_THROW((void)read_house_rules_draft(twice, "it"), InputError);
}

BOOST_AUTO_TEST_CASE(a_problem_is_found_before_saving) {
    const HouseOfRules at;
    HouseRulesDraft draft = at.draft();
    BOOST_CHECK(!at.house.problem_of(draft));
    draft.changes.emplace("ph.army-sice", std::nullopt);
    BOOST_REQUIRE(at.house.problem_of(draft));
    BOOST_CHECK(at.house.problem_of(draft)->find("did you mean 'ph.army-size'") != std::string::npos);
    draft = at.draft(" ");
    BOOST_CHECK(at.house.problem_of(draft));
}

BOOST_AUTO_TEST_CASE(saved_rules_are_in_force_at_once_and_again_when_they_change) {
    const HouseOfRules at;
    HouseRulesDraft draft = at.draft();
    at.house.save(draft);
    const Ruleset* first = at.rulesets.find(draft.id);
    BOOST_REQUIRE(first);
    BOOST_CHECK(at.severity(draft.id, "ph.army-size") == Severity::query);
    const Ruleset* with_spartans = lists_of(at.rulesets).in_force(draft.id, "spartan");
    BOOST_CHECK(!at.rulesets.reload_changed());
    draft.changes["ph.army-size"] = Severity::note;
    draft.title = "Club and more friends"; // another size, whatever the clock says
    at.house.save(draft);
    BOOST_CHECK(at.rulesets.find(draft.id) == first);
    BOOST_CHECK(at.rulesets.reload_changed());
    BOOST_CHECK(at.rulesets.find(draft.id) != first);
    BOOST_CHECK(at.severity(draft.id, "ph.army-size") == Severity::note);
    BOOST_CHECK(first->title.starts_with("Club & friends")); // an open army may still use it
    BOOST_CHECK(lists_of(at.rulesets).refresh());
    BOOST_CHECK(lists_of(at.rulesets).in_force(draft.id, "spartan") != with_spartans);
    BOOST_CHECK(!at.rulesets.reload_changed());
}

BOOST_AUTO_TEST_CASE(removed_or_broken_rules_stay_as_they_were_read) {
    const HouseOfRules at;
    const HouseRulesDraft draft = at.draft();
    at.house.save(draft);
    const Ruleset* first = at.rulesets.find(draft.id);
    write_file(at.house.file_of(draft.id), "<ruleset");
    BOOST_CHECK(!at.rulesets.reload_changed());
    BOOST_CHECK(at.rulesets.find(draft.id) == first);
    std::filesystem::remove(at.house.file_of(draft.id));
    BOOST_CHECK(!at.rulesets.reload_changed());
    BOOST_CHECK(at.rulesets.find(draft.id) == first);
    const std::vector<std::string> ids = at.rulesets.ids();
    BOOST_CHECK(std::find(ids.begin(), ids.end(), draft.id) == ids.end());
}

BOOST_AUTO_TEST_CASE(a_title_is_known_without_reading_the_rules) {
    const HouseOfRules at;
    at.house.save(at.draft());
    BOOST_CHECK_EQUAL(at.rulesets.title_of("phalanx"), "Phalanx");
    BOOST_CHECK_EQUAL(at.rulesets.title_of("club-friends.phalanx"),
                      "Club & friends (house rules, after Phalanx)");
    BOOST_CHECK_EQUAL(at.rulesets.title_of("club-friends.phalanx"),
                      at.rulesets.find("club-friends.phalanx")->title);
    BOOST_CHECK_EQUAL(at.rulesets.title_of("nothing"), "");
    // Rules that mean nothing hinder nobody who asks for the title only.
    std::filesystem::create_directories(at.own / "half");
    write_file(at.own / "half" / "ruleset.xml",
               "<ruleset xmlns='urn:muster:ruleset:1' title='Half'><nonsense/></ruleset>");
    BOOST_CHECK_EQUAL(at.rulesets.title_of("half"), "Half");
    BOOST_CHECK_THROW((void)at.rulesets.find("half"), InputError);
}

BOOST_AUTO_TEST_CASE(removed_rules_are_in_the_trash_and_can_be_restored) {
    const HouseOfRules at;
    const HouseRulesDraft draft = at.draft();
    at.house.save(draft);
    const HouseRulesFolder::Trashed trashed = at.house.remove(draft.id);
    BOOST_CHECK(at.house.entries().empty());
    BOOST_CHECK(std::filesystem::exists(trashed.file));
    at.house.restore(trashed);
    BOOST_CHECK(!std::filesystem::exists(trashed.file));
    BOOST_REQUIRE(at.house.saved(draft.id));
    BOOST_CHECK(*at.house.saved(draft.id) == draft);
    const HouseRulesFolder::Trashed again = at.house.remove(draft.id);
    at.house.save(draft);
    BOOST_CHECK_THROW(at.house.restore(again), std::system_error);
}

BOOST_AUTO_TEST_CASE(a_file_written_by_hand_is_copied_to_the_trash_before_it_is_overwritten) {
    const HouseOfRules at;
    const HouseRulesDraft draft = at.draft();
    at.house.save(draft);
    at.house.save(draft); // written by this program: nothing is lost by it
    BOOST_CHECK(!std::filesystem::exists(at.own / "trash"));
    write_file(at.house.file_of(draft.id), write_house_rules_draft(draft) + "<!-- agreed in June -->\n");
    at.house.save(draft);
    BOOST_CHECK(read_file(at.own / "trash" / draft.id / "ruleset.xml").find("June") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(unsaved_work_is_opened_again) {
    const HouseOfRules at;
    HouseRulesDraft draft = at.draft();
    at.house.store_unsaved(draft);
    BOOST_REQUIRE_EQUAL(at.house.entries().size(), 1U);
    BOOST_CHECK(!at.house.entries().front().saved);
    BOOST_CHECK(at.house.open(draft.id) == draft);
    BOOST_CHECK(at.rulesets.file_of(draft.id).empty());
    at.house.save(draft);
    BOOST_CHECK(at.house.entries().front().saved);
    draft.about = "Other";
    at.house.store_unsaved(draft);
    BOOST_CHECK(at.house.open(draft.id) == draft);
    BOOST_CHECK(at.house.saved(draft.id) != draft);
    at.house.discard_unsaved(draft.id);
    BOOST_CHECK(at.house.open(draft.id) != draft);
}

BOOST_AUTO_TEST_CASE(imported_rules_get_another_id_if_theirs_is_taken) {
    const HouseOfRules at;
    HouseRulesDraft draft = at.draft();
    const std::filesystem::path file = at.folder.write("sent.xml", write_house_rules_draft(draft));
    BOOST_CHECK_EQUAL(at.house.import_file(file), draft.id);
    BOOST_CHECK_EQUAL(at.house.import_file(file), draft.id); // the very same
    draft.changes.clear();
    write_file(file, write_house_rules_draft(draft));
    BOOST_CHECK_EQUAL(at.house.import_file(file), "club-friends-2.phalanx");
    BOOST_CHECK_EQUAL(at.house.entries().size(), 2U);
    write_file(
        file, "<ruleset xmlns='urn:muster:ruleset:1' id='a.nothing' base='nothing' title='A' revision='1'/>");
    BOOST_CHECK_THROW((void)at.house.import_file(file), InputError);
}

BOOST_AUTO_TEST_CASE(rules_are_described_before_an_army_breaks_them) {
    for (const std::string& id : shipped_rulesets().ids()) {
        const std::vector<RuleLine> lines = rule_lines(*shipped_rulesets().find(id));
        BOOST_CHECK_GE(lines.size(), 10U);
        for (const RuleLine& line : lines) {
            BOOST_CHECK_MESSAGE(line.words.find("[]") == std::string::npos, line.id + ": " + line.words);
            BOOST_CHECK(line.words.find('{') == std::string::npos);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
