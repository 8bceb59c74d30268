// SPDX-License-Identifier: MIT
// The editing of house rules without a window: rules changed, searched, saved, autosaved, removed and
// restored.
#include "house/house_rules_editor.h"

#include "base/file.h"
#include "base/input_error.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace muster::tests {

namespace {

struct EditedRules {
    // The rule with this id among those of the open draft.
    [[nodiscard]] const RuleLine& rule(std::string_view id) const {
        for (const RuleLine& line : editor.rules())
            if (line.id == id)
                return line;
        throw std::out_of_range("no such rule");
    }
    // Another editor of the same folder, as after a restart.
    [[nodiscard]] HouseRulesEditor after_restart() const { return {rulesets, own}; }

    TemporaryFolder folder;
    std::filesystem::path own = folder.path() / "house";
    Rulesets rulesets{{shipped_rulesets().folders().front(), own}};
    HouseRulesEditor editor{rulesets, own};
};

} // namespace

BOOST_AUTO_TEST_SUITE(house_rules_editor)

BOOST_AUTO_TEST_CASE(new_house_rules_are_autosaved_and_opened) {
    EditedRules at;
    BOOST_CHECK(!at.editor.draft());
    at.editor.create("phalanx", "Club");
    BOOST_REQUIRE(at.editor.draft());
    BOOST_CHECK_EQUAL(at.editor.draft()->id, "club.phalanx");
    BOOST_CHECK(at.editor.is_open("club.phalanx"));
    BOOST_CHECK(at.editor.modified());
    BOOST_CHECK(!at.editor.was_saved());
    BOOST_REQUIRE_EQUAL(at.editor.entries().size(), 1U);
    BOOST_CHECK(!at.editor.entries().front().saved);
    at.editor.set_title("Tuesdays");
    at.editor.autosave();
    HouseRulesEditor later = at.after_restart();
    later.open("club.phalanx");
    BOOST_CHECK_EQUAL(later.draft().value().title, "Tuesdays");
}

BOOST_AUTO_TEST_CASE(the_first_save_names_the_file_and_later_ones_raise_the_revision) {
    EditedRules at;
    at.editor.create("phalanx", "Club");
    at.editor.set_title("Tuesday club");
    at.editor.save();
    BOOST_CHECK_EQUAL(at.editor.draft()->id, "tuesday-club.phalanx");
    BOOST_CHECK_EQUAL(at.editor.draft()->revision, "1");
    BOOST_CHECK(!at.editor.modified());
    BOOST_REQUIRE_EQUAL(at.editor.entries().size(), 1U); // the unfinished one is gone
    BOOST_CHECK(at.editor.entries().front().saved);
    at.editor.set_about("On Tuesdays");
    BOOST_CHECK(at.editor.modified());
    at.editor.save();
    BOOST_CHECK_EQUAL(at.editor.draft()->revision, "2");
    at.editor.set_about("On Mondays");
    at.editor.autosave();
    at.editor.revert();
    BOOST_CHECK_EQUAL(at.editor.draft()->about, "On Tuesdays");
    HouseRulesEditor later = at.after_restart();
    later.open("tuesday-club.phalanx");
    BOOST_CHECK(!later.modified());
}

BOOST_AUTO_TEST_CASE(rules_are_switched_off_get_another_severity_and_become_published_again) {
    EditedRules at;
    at.editor.create("phalanx", "Club");
    const RuleLine& rule = at.rule("ph.army-size");
    BOOST_REQUIRE(!rule.mixed);
    BOOST_CHECK(!at.editor.state_of(rule).changed);
    BOOST_CHECK(at.editor.state_of(rule).severity == rule.severity);
    at.editor.switch_off(rule);
    BOOST_CHECK(at.editor.state_of(rule).off);
    BOOST_CHECK(at.editor.state_of(rule).changed);
    at.editor.set_severity(rule, Severity::note);
    BOOST_CHECK(!at.editor.state_of(rule).off);
    BOOST_CHECK(at.editor.state_of(rule).severity == Severity::note);
    at.editor.set_severity(rule, rule.severity); // as published: no change
    BOOST_CHECK(at.editor.draft()->changes.empty());
    at.editor.switch_off(rule);
    at.editor.set_published(rule);
    BOOST_CHECK(!at.editor.state_of(rule).changed);
}

BOOST_AUTO_TEST_CASE(rules_are_searched_by_words_and_by_change) {
    EditedRules at;
    at.editor.create("phalanx", "Club");
    BOOST_CHECK_EQUAL(at.editor.search({}, false).size(), at.editor.rules().size());
    BOOST_CHECK(at.editor.search({}, true).empty());
    at.editor.switch_off(at.rule("ph.army-size"));
    const std::vector<std::size_t> changed = at.editor.search({}, true);
    BOOST_REQUIRE_EQUAL(changed.size(), 1U);
    BOOST_CHECK_EQUAL(at.editor.rules()[changed.front()].id, "ph.army-size");
    BOOST_CHECK(at.editor.search("ph.army-size", false) == changed);
    BOOST_CHECK(at.editor.search("no rule has these words", false).empty());
}

BOOST_AUTO_TEST_CASE(a_rule_that_the_file_rewords_is_fixed) {
    EditedRules at;
    HouseRulesDraft draft = HouseRulesFolder(at.rulesets, at.own).begin("phalanx", "Club");
    draft.own_rules.emplace("ph.army-size");
    draft.own.emplace_back(R"(<rule id="ph.army-size" of="army" cite="Club">)"
                           R"(<never any="troop" class="EL"/><say>No elephants.</say></rule>)");
    HouseRulesFolder(at.rulesets, at.own).store_unsaved(draft);
    at.editor.open(draft.id);
    BOOST_CHECK(at.editor.state_of(at.rule("ph.army-size")).own);
    BOOST_CHECK(at.editor.state_of(at.rule("ph.army-size")).changed);
}

BOOST_AUTO_TEST_CASE(a_draft_without_a_name_has_a_problem) {
    EditedRules at;
    BOOST_CHECK(!at.editor.problem());
    at.editor.create("phalanx", "Club");
    BOOST_CHECK(!at.editor.problem());
    at.editor.set_title(" ");
    BOOST_CHECK(at.editor.problem());
}

BOOST_AUTO_TEST_CASE(removed_house_rules_are_restored_saved_or_not) {
    EditedRules at;
    at.editor.create("phalanx", "Club");
    const HouseRulesEditor::Removed unfinished = at.editor.remove();
    BOOST_CHECK(!unfinished.trashed);
    BOOST_CHECK(!at.editor.draft());
    BOOST_CHECK(at.editor.entries().empty());
    at.editor.restore(unfinished);
    at.editor.open("club.phalanx");
    BOOST_CHECK(!at.editor.was_saved());
    at.editor.save();
    const HouseRulesEditor::Removed saved = at.editor.remove();
    BOOST_CHECK(saved.trashed);
    BOOST_CHECK(at.editor.entries().empty());
    at.editor.restore(saved);
    at.editor.open("club.phalanx");
    BOOST_CHECK(at.editor.was_saved());
    BOOST_CHECK(!at.editor.modified());
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_says_why_and_can_be_removed) {
    EditedRules at;
    std::filesystem::create_directories(at.own / "bad.phalanx");
    write_file(at.own / "bad.phalanx" / "ruleset.xml", "<ruleset/>");
    at.editor.open("bad.phalanx");
    BOOST_CHECK(!at.editor.draft());
    BOOST_REQUIRE(at.editor.unreadable());
    BOOST_CHECK(at.editor.is_open("bad.phalanx"));
    BOOST_CHECK(at.editor.unreadable()->why.find("ruleset.xml:1:") != std::string::npos);
    const HouseRulesEditor::Removed removed = at.editor.remove();
    BOOST_CHECK_EQUAL(removed.draft.title, "bad.phalanx");
    BOOST_CHECK(!at.editor.unreadable());
    BOOST_CHECK(!std::filesystem::exists(at.own / "bad.phalanx" / "ruleset.xml"));
    at.editor.restore(removed);
    BOOST_CHECK_EQUAL(read_file(at.own / "bad.phalanx" / "ruleset.xml"), "<ruleset/>");
}

BOOST_AUTO_TEST_CASE(house_rules_for_a_missing_rule_set_are_not_opened) {
    EditedRules at;
    const Rulesets elsewhere{{at.own}};
    at.editor.create("phalanx", "Club");
    HouseRulesEditor editor(elsewhere, at.own);
    BOOST_CHECK_THROW(editor.open("club.phalanx"), std::runtime_error);
    BOOST_CHECK(!editor.draft());
    BOOST_CHECK(!editor.unreadable());
}

BOOST_AUTO_TEST_CASE(an_exported_file_can_be_imported) {
    EditedRules at;
    at.editor.create("phalanx", "Club");
    at.editor.save();
    at.editor.export_to(at.folder.path() / "club.xml");
    (void)at.editor.remove();
    BOOST_CHECK_EQUAL(at.editor.import_file(at.folder.path() / "club.xml"), "club.phalanx");
    BOOST_CHECK_EQUAL(at.editor.entries().size(), 1U);
}

BOOST_AUTO_TEST_CASE(an_army_is_put_under_saved_house_rules_and_back) {
    EditedRules at;
    const Army army = Case("phalanx").army;
    BOOST_CHECK(!at.editor.with_rules_switched(army));
    at.editor.create("phalanx", "Club");
    BOOST_CHECK(!at.editor.with_rules_switched(army)); // not saved
    at.editor.save();
    const std::optional<Army> under = at.editor.with_rules_switched(army);
    BOOST_REQUIRE(under);
    BOOST_CHECK_EQUAL(under->ruleset, "club.phalanx");
    BOOST_CHECK(at.editor.is_used_by(*under));
    BOOST_CHECK(at.editor.with_rules_switched(*under) == army);
    Army other = army;
    other.ruleset = "undying-lands";
    BOOST_CHECK(!at.editor.with_rules_switched(other));
    at.editor.set_about("changed");
    BOOST_CHECK(!at.editor.with_rules_switched(army));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
