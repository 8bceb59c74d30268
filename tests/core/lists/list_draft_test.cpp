// SPDX-License-Identifier: MIT
// Army lists in the making: what is written of a draft is the list that it was read from.
#include "lists/list_draft.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "lists/list_description.h"
#include "lists/list_fit.h"
#include "lists/list_from_army.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

std::string words_of_list(const ArmyList& list) {
    std::string words;
    const auto in_force = lists_of(skirmish_rulesets()).put_in_force(list, "list");
    for (const ListLine& line : describe_list(*in_force, *list_in_force(*in_force)))
        words += line.amount + '|' + line.words + '|' + line.more + '\n';
    return words;
}

void check_round_trip(const std::string& ruleset, const std::filesystem::path& file) {
    BOOST_TEST_CONTEXT(file) {
        const ListDraft draft = read_list_draft(read_file(file), file.string());
        const std::string text = write_list_draft(draft);
        BOOST_TEST((read_list_draft(text, "written") == draft));
        BOOST_TEST(write_list_draft(read_list_draft(text, "written")) == text);
        const ArmyHistories& histories = lists_of(skirmish_rulesets()).histories();
        const Ruleset& rules = *skirmish_rulesets().find(ruleset);
        BOOST_TEST(words_of_list(read_army_list(text, "written", rules, histories)) ==
                   words_of_list(read_army_list(read_file(file), file.string(), rules, histories)));
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_draft)

BOOST_AUTO_TEST_CASE(every_list_is_written_as_it_was_read) {
    std::size_t lists = 0;
    for (const std::string& ruleset : skirmish_rulesets().ids())
        for (const ListHeading& heading : lists_of(skirmish_rulesets()).headings(ruleset)) {
            check_round_trip(ruleset, lists_of(skirmish_rulesets()).file_of(ruleset, heading.id));
            ++lists;
        }
    BOOST_TEST(lists > 113U); // those that come with Muster, and the two that use the whole language
}

BOOST_AUTO_TEST_CASE(the_canonical_form_is_plain) {
    ListDraft draft = new_list_draft("phalanx", "mine", "Mine & \"yours\"");
    draft.add({"entry", {{"id", "x"}, {"name", "X"}}, "", {{"troop", {{"class", "HIS"}}, "", {}}}});
    draft.set_text_of("about", "What\n it   is <b>");
    draft.set("from", "-480");
    BOOST_TEST(write_list_draft(draft) == R"(<?xml version="1.0" encoding="UTF-8"?>
<armylist xmlns="urn:muster:armylist:1" ruleset="phalanx" id="mine" title="Mine &amp; &quot;yours&quot;" from="-480" revision="1">
  <about>What it is &lt;b&gt;</about>
  <entry id="x" name="X">
    <troop class="HIS"/>
  </entry>
</armylist>
)");
}

BOOST_AUTO_TEST_CASE(parts_are_inserted_in_the_order_of_the_format) {
    ListDraft draft = new_list_draft("phalanx", "mine", "Mine");
    for (const char* name :
         {"permit", "limit", "ally", "option", "entry", "every", "per", "size", "army", "source"})
        draft.add({name, {}, "", {}});
    draft.set_text_of("about", "It");
    std::string order;
    for (const DraftElement& child : draft.children)
        order += child.name + ' ';
    BOOST_TEST(order == "about source army size per every option entry ally limit permit ");
    BOOST_TEST(draft.add({"entry", {{"id", "second"}}, "", {}}) == 8U); // behind the first
    draft.set_text_of("about", "");
    BOOST_TEST(draft.child("about") == nullptr);
}

BOOST_AUTO_TEST_CASE(a_line_leads_to_its_element) {
    ListDraft draft = new_list_draft("phalanx", "mine", "Mine");
    draft.set_text_of("about", "It");
    draft.add({"entry", {}, "", {{"troop", {}, "", {}}, {"troop", {}, "", {}}}});
    draft.add({"permit", {}, "", {}});
    BOOST_TEST(draft_path_of_line(draft, 1).empty());
    BOOST_TEST(draft_path_of_line(draft, 2).empty()); // <armylist>
    BOOST_TEST(draft_path_of_line(draft, 3) == DraftPath{0});
    BOOST_TEST(draft_path_of_line(draft, 4) == DraftPath{1});
    BOOST_TEST(draft_path_of_line(draft, 5) == (DraftPath{1, 0}));
    BOOST_TEST(draft_path_of_line(draft, 6) == (DraftPath{1, 1}));
    BOOST_TEST(draft_path_of_line(draft, 7) == DraftPath{1}); // </entry>
    BOOST_TEST(draft_path_of_line(draft, 8) == DraftPath{2});
    BOOST_TEST(draft_path_of_line(draft, 99).empty());
}

BOOST_AUTO_TEST_CASE(only_army_lists_are_drafts) {
    BOOST_CHECK_EXCEPTION((void)read_list_draft("<army/>", "a.xml"), InputError, [](const InputError& error) {
        return std::string_view(error.what()).starts_with("a.xml:1:2: the file holds <'army'>");
    });
    BOOST_CHECK_THROW((void)read_list_draft("<armylist>", "a.xml"), InputError);
    BOOST_TEST(read_list_draft("<armylist odd='1'><unknown/></armylist>", "a.xml").children.size() == 1U);
}

BOOST_AUTO_TEST_CASE(names_become_ids) {
    BOOST_TEST(id_of_name("Spears of the Club, 2nd") == "spears-of-the-club-2nd");
    BOOST_TEST(id_of_name(" - Größe/Höhe - ") == "gre-hhe");
    BOOST_TEST(id_of_name("…") == "x");
}

// Of every rule set, with a list and without.
BOOST_AUTO_TEST_CASE(a_list_made_from_an_army_fits_it) {
    std::size_t armies = 0;
    const auto draw = [&](const std::filesystem::path& file) {
        BOOST_TEST_CONTEXT(file) {
            const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
            const ListDraft draft = list_from_army(army, shipped_rulesets(), "drawn", army.name);
            const ArmyList list =
                read_army_list(write_list_draft(draft), "drawn", *shipped_rulesets().find(army.ruleset));
            const auto in_force = lists_of(shipped_rulesets()).put_in_force(list, "drawn");
            const std::vector<std::string> complaints = list_errors_in(army, *in_force);
            BOOST_TEST(complaints.empty(), (complaints.empty() ? "" : complaints.front()));
            ++armies;
        }
    };
    for (const std::string& ruleset : shipped_ruleset_ids())
        for (const char* folder : {"armies", "samples"})
            for (const auto& file :
                 std::filesystem::directory_iterator(source_folder() / "armylists" / ruleset / folder))
                draw(file.path());
    BOOST_TEST(armies > 113U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
