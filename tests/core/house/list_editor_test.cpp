// SPDX-License-Identifier: MIT
// The editor of army lists without its window: parts, fields, ids, what the reader says, undo.
#include "house/list_editor.h"

#include "base/file.h"
#include "lists/list_fit.h"
#include "lists/list_reader.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

ListEditor new_editor(const std::string& ruleset = "phalanx") {
    return {shipped_rulesets(), new_list_draft(ruleset, "x", ""), false};
}

ListDraft shipped_draft(const std::string& ruleset, const std::string& id) {
    const std::filesystem::path file = lists_of(shipped_rulesets()).file_of(ruleset, id);
    return read_list_draft(read_file(file), file.string());
}

ListPartRow row(const ListEditor& editor, ListPartKind kind, std::size_t nth = 0) {
    for (const ListPartRow& part : editor.parts())
        if (part.kind == kind && nth-- == 0)
            return part;
    throw std::out_of_range("no such part");
}

void set(ListEditor& editor, ListPartKind kind, const FieldKey& key, const std::string& value,
         std::size_t nth = 0) {
    editor.set(row(editor, kind, nth), key, value);
}

std::string complaint(const ListEditor& editor) {
    return editor.reading().problem ? editor.reading().problem->what() : "";
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_editor)

BOOST_AUTO_TEST_CASE(a_new_list_is_completed_problem_by_problem) {
    ListEditor editor = new_editor();
    BOOST_CHECK(editor.reading().problem);
    set(editor, ListPartKind::list, {{}, 0, "title"}, "Spears of the club");
    BOOST_CHECK_EQUAL(editor.draft().get("id"), "spears-of-the-club");
    BOOST_CHECK_EQUAL(editor.reading().words,
                      "Nothing is said about the army yet. Type a sentence under “About”.");
    set(editor, ListPartKind::list, {"about", 0, {}}, "Whoever turns up");
    BOOST_CHECK_EQUAL(editor.reading().words, "The list has no entry. Add one.");
    const DraftPath path = editor.add(ListPartKind::entry, row(editor, ListPartKind::list));
    BOOST_CHECK_EQUAL(editor.reading().words, "An entry has no name. Type one.");
    BOOST_CHECK(editor.reading().problem_at == path);
    set(editor, ListPartKind::entry, {{}, 0, "name"}, "Spearmen");
    BOOST_CHECK_EQUAL(element_at(editor.draft(), path).get("id"), "spearmen");
    BOOST_CHECK_EQUAL(editor.reading().words, "Spearmen: Class: Choose what the troops may be.");
    set(editor, ListPartKind::entry, {"troop", 0, "class"}, "HIS");
    set(editor, ListPartKind::entry, {"troop", 0, "army"}, "RA IF");
    BOOST_CHECK(!editor.reading().in_force);
    set(editor, ListPartKind::entry, {"troop", 0, "integrity"}, "III");
    BOOST_CHECK_EQUAL(complaint(editor), "");
    BOOST_REQUIRE(editor.reading().in_force);
    BOOST_CHECK_EQUAL(editor.reading().lines.front().words, "Spears of the club");
    set(editor, ListPartKind::entry, {{}, 0, "most"}, "many");
    BOOST_CHECK_EQUAL(editor.reading().words, "Spearmen: At most: 'many' is not a whole number.");
    BOOST_CHECK(editor.reading().problem_at == path);
    BOOST_CHECK(!editor.reading().in_force);
    BOOST_CHECK(!editor.reading().lines.empty()); // what was there before
}

BOOST_AUTO_TEST_CASE(a_list_with_a_history_shows_what_it_takes_from_it_and_keeps_the_rest) {
    const ListDraft draft = shipped_draft("phalanx", "spartan");
    BOOST_REQUIRE_EQUAL(draft.get("history"), "spartan");
    BOOST_REQUIRE_EQUAL(draft.get("title"), "");
    ListEditor editor(shipped_rulesets(), draft, true);
    BOOST_CHECK_EQUAL(complaint(editor), "");
    const ArmyList& list = *lists_of(shipped_rulesets()).find("phalanx", "spartan");
    BOOST_CHECK_EQUAL(editor.reading().lines.front().words, list.title);
    const std::vector<ListField> fields = editor.fields(row(editor, ListPartKind::list));
    BOOST_CHECK_EQUAL(fields.front().value, "");
    BOOST_CHECK_EQUAL(fields.front().hint, list.title);
    set(editor, ListPartKind::list, {{}, 0, "title"}, "Laconians");
    BOOST_CHECK_EQUAL(editor.reading().lines.front().words, "Laconians");
    BOOST_CHECK_EQUAL(editor.draft().get("history"), "spartan");
    BOOST_CHECK_EQUAL(editor.draft().get("against"), draft.get("against"));
    BOOST_CHECK_EQUAL(editor.draft().get("id"), "spartan");
    set(editor, ListPartKind::list, {{}, 0, "history"}, "nobody");
    BOOST_CHECK_EQUAL(editor.reading().words,
                      "Shared history: 'nobody' is not there any more. Choose again.");
    BOOST_CHECK(editor.reading().problem_at.empty());
}

BOOST_AUTO_TEST_CASE(years_are_typed_and_shown_as_people_write_them) {
    ListEditor editor(shipped_rulesets(), shipped_draft("phalanx", "spartan"), true);
    const auto from = [&] { return editor.fields(row(editor, ListPartKind::list)).at(4); };
    BOOST_REQUIRE((from().key == FieldKey{{}, 0, "from"}));
    set(editor, ListPartKind::list, {{}, 0, "from"}, "2000 BC");
    BOOST_CHECK_EQUAL(editor.draft().get("from"), "-2000");
    BOOST_CHECK_EQUAL(from().value, "2000 BC");
    BOOST_CHECK_EQUAL(complaint(editor), "");
    set(editor, ListPartKind::list, {{}, 0, "from"}, "long ago");
    BOOST_CHECK_EQUAL(editor.reading().words,
                      "From the year: 'long ago' is not a year. Write 1618, or 480 BC.");
    BOOST_CHECK_EQUAL(from().value, "long ago");
}

struct Breakage {
    ListPartKind kind;
    FieldKey key;
    std::string value;
    std::string words;
};

// Each breaks a list of its own that was right.
BOOST_AUTO_TEST_CASE(whatever_is_wrong_is_said_in_the_words_of_the_form) {
    const Breakage breakages[] = {
        {ListPartKind::list, {{}, 0, "aliases"}, "Laconians,,Spartiates", "Also found by: There is a comma"},
        {ListPartKind::list, {{}, 0, "to"}, "3000 BC", " is later than 3000 BC."},
        {ListPartKind::army, {"size", 0, "step"}, "0", "In steps of: Type 1 or more."},
        {ListPartKind::army, {"army", 0, "ap"}, "some", "'some' is not a number."},
        {ListPartKind::entry, {{}, 0, "name"}, "", "An entry has no name."},
        {ListPartKind::entry, {{}, 0, "least"}, "99", "At least 99 is more than at most "},
        {ListPartKind::entry, {{}, 0, "from"}, "1500", "From the year: 1500 is not one of"},
        {ListPartKind::entry, {"also", 0, "name"}, "on foot", "on foot: choose what is different then"},
        {ListPartKind::option, {{}, 0, "variant"}, "The First", "The variant is a word"},
        {ListPartKind::option, {{}, 0, "name"}, "", "An option has no name."},
        {ListPartKind::limit, {{}, 0, "entries"}, "", "Choose what the limit applies to."},
        {ListPartKind::limit, {"say", 0, {}}, "", "A limit has no message"},
        {ListPartKind::limit, {{}, 0, "most-share"}, "half", "At most: 'half' is not a share."},
    };
    for (const Breakage& breakage : breakages) {
        ListEditor editor(shipped_rulesets(), shipped_draft("phalanx", "burgundian-ordonnance"), true);
        BOOST_REQUIRE_EQUAL(complaint(editor), "");
        set(editor, breakage.kind, breakage.key, breakage.value);
        const std::string& words = editor.reading().words;
        BOOST_CHECK_MESSAGE(words.find(breakage.words) != std::string::npos, breakage.words << ": " << words);
        BOOST_CHECK_MESSAGE(words.find('<') == std::string::npos, words);
    }
}

BOOST_AUTO_TEST_CASE(another_way_to_fight_is_made_changed_and_removed) {
    ListEditor editor(shipped_rulesets(), shipped_draft("phalanx", "spartan"), true);
    const ListPartRow entry = row(editor, ListPartKind::entry);
    const auto ways = [&] {
        const DraftElement& element = element_at(editor.draft(), entry.path);
        return std::count_if(element.children.begin(), element.children.end(),
                             [](const DraftElement& child) { return child.name == "also"; });
    };
    BOOST_REQUIRE_EQUAL(ways(), 0);
    editor.set(entry, {"also", 0, "name"}, "with bows");
    editor.set(entry, {"also", 0, "class"}, "VLI");
    editor.set(entry, {"also", 0, "from"}, "-400");
    BOOST_CHECK_EQUAL(complaint(editor), "");
    BOOST_CHECK_EQUAL(ways(), 1);
    const auto value = [&](std::size_t nth, const char* attribute) {
        for (const ListField& field : editor.fields(entry))
            if (field.key == FieldKey{"also", nth, attribute})
                return field.value;
        return std::string("no such field");
    };
    BOOST_CHECK_EQUAL(value(0, "class"), "VLI");
    BOOST_CHECK_EQUAL(value(0, "from"), "400 BC");
    BOOST_CHECK_EQUAL(value(1, "name"), ""); // room for one more
    BOOST_CHECK_EQUAL(value(2, "name"), "no such field");
    const ListInForce& list = *list_in_force(*editor.reading().in_force);
    BOOST_REQUIRE_EQUAL(list.list().entries.front().forms.size(), 1U);
    BOOST_CHECK_EQUAL(list.list().entries.front().forms.front().name, "with bows");
    for (const char* attribute : {"name", "class", "from"})
        editor.set(entry, {"also", 0, attribute}, "");
    BOOST_CHECK_EQUAL(ways(), 0);
    BOOST_CHECK(!editor.modified());
}

BOOST_AUTO_TEST_CASE(an_entry_with_another_name_keeps_its_place_in_what_refers_to_it) {
    ListDraft draft = new_list_draft("phalanx", "mine", "Mine");
    draft.set_text_of("about", "Ours");
    const DraftElement troop{"troop", {{"class", "HIS"}, {"army", "RA"}, {"integrity", "III"}}, {}, {}};
    draft.add({"entry", {{"id", "one"}, {"name", "One"}, {"least", "1"}}, {}, {troop}});
    draft.add({"option",
               {{"id", "other"}, {"name", "Other"}, {"instead", "one"}},
               {},
               {{"entry", {{"id", "two"}, {"name", "Two"}}, {}, {troop}}}});
    ListEditor editor(shipped_rulesets(), draft, false);
    BOOST_REQUIRE_EQUAL(complaint(editor), "");
    set(editor, ListPartKind::entry, {{}, 0, "name"}, "Spears");
    BOOST_CHECK_EQUAL(element_at(editor.draft(), row(editor, ListPartKind::option).path).get("instead"),
                      "spears");
    BOOST_CHECK_EQUAL(complaint(editor), "");
}

BOOST_AUTO_TEST_CASE(every_field_of_every_list_shows_what_the_file_has_and_setting_it_changes_nothing,
                     *boost::unit_test::label("long")) {
    for (const std::string& ruleset : shipped_ruleset_ids())
        for (const ListHeading& heading : lists_of(shipped_rulesets()).headings(ruleset)) {
            ListEditor editor(shipped_rulesets(), shipped_draft(ruleset, heading.id), true);
            BOOST_CHECK(!editor.reading().problem);
            for (const ListPartRow& part : editor.parts())
                for (const ListField& field : editor.fields(part))
                    if (field.kind != ListFieldKind::heading)
                        editor.set(part, field.key, field.value);
            BOOST_CHECK_MESSAGE(!editor.modified(), ruleset << ' ' << heading.id);
        }
}

BOOST_AUTO_TEST_CASE(ids_follow_names_until_the_list_is_saved_and_are_renamed_everywhere) {
    ListEditor editor(shipped_rulesets(), shipped_draft("phalanx", "burgundian-ordonnance"), false);
    set(editor, ListPartKind::entry, {{}, 0, "name"}, "Bodyguard");
    BOOST_CHECK_EQUAL(complaint(editor), "");
    const auto entries = [&] {
        return element_at(editor.draft(), row(editor, ListPartKind::limit).path).get("entries");
    };
    BOOST_CHECK_EQUAL(entries().substr(0, 10), "bodyguard ");
    editor.mark_saved();
    set(editor, ListPartKind::entry, {{}, 0, "name"}, "Guards");
    BOOST_CHECK_EQUAL(entries().substr(0, 10), "bodyguard ");
    set(editor, ListPartKind::list, {{}, 0, "title"}, "Another title");
    BOOST_CHECK_EQUAL(editor.draft().get("id"), "burgundian-ordonnance");
}

BOOST_AUTO_TEST_CASE(references_to_a_removed_part_are_removed) {
    ListEditor editor(shipped_rulesets(), shipped_draft("phalanx", "burgundian-ordonnance"), true);
    editor.remove(row(editor, ListPartKind::option));
    BOOST_CHECK_EQUAL(complaint(editor), "");
    BOOST_CHECK(editor.text().find("italian-lances") == std::string::npos);
    editor.undo();
    BOOST_CHECK(!editor.modified());
    editor.redo();
    BOOST_CHECK(editor.modified());
    editor.remove(row(editor, ListPartKind::list)); // stays
    BOOST_CHECK(!editor.reading().problem);
}

BOOST_AUTO_TEST_CASE(parts_are_added_and_moved_where_they_belong) {
    ListEditor editor(shipped_rulesets(), shipped_draft("phalanx", "burgundian-ordonnance"), true);
    const ListPartRow first = row(editor, ListPartKind::entry);
    const DraftPath second = editor.add(ListPartKind::entry, first);
    BOOST_CHECK(second.back() == first.path.back() + 1);
    const ListPartRow option = row(editor, ListPartKind::option);
    const DraftPath inside = editor.add(ListPartKind::entry, option);
    BOOST_CHECK_EQUAL(inside.size(), 2U);
    const DraftPath limit = editor.add(ListPartKind::limit, first);
    BOOST_CHECK_EQUAL(element_at(editor.draft(), limit).name, "limit");
    const ListPartRow moved{ListPartKind::entry, second, "", 0};
    BOOST_CHECK(editor.move(moved, -1) == first.path);
    BOOST_CHECK(editor.move({ListPartKind::entry, first.path, "", 0}, -1) ==
                first.path); // the first stays so
    BOOST_CHECK(editor.move({ListPartKind::limit, limit, "", 0}, 1) == limit);
    ListPartRow entry = row(editor, ListPartKind::entry, 1);
    editor.add_troop(entry);
    BOOST_CHECK(element_at(editor.draft(), entry.path).children.at(1).name == "troop");
    editor.remove_troop(entry);
    editor.remove_troop(entry); // one stays
    BOOST_CHECK(element_at(editor.draft(), entry.path).child("troop") != nullptr);
}

BOOST_AUTO_TEST_CASE(typing_is_one_step_and_saving_ends_it) {
    ListEditor editor = new_editor();
    for (const char* title : {"S", "Sp", "Spa"})
        set(editor, ListPartKind::list, {{}, 0, "title"}, title);
    editor.mark_saved();
    set(editor, ListPartKind::list, {{}, 0, "title"}, "Spar");
    editor.undo();
    BOOST_CHECK_EQUAL(editor.draft().get("title"), "Spa");
    BOOST_CHECK(!editor.modified());
    editor.undo();
    BOOST_CHECK_EQUAL(editor.draft().get("title"), "");
    BOOST_CHECK(!editor.can_undo());
}

BOOST_AUTO_TEST_CASE(a_changed_list_is_saved_under_the_next_revision) {
    ListEditor editor = new_editor();
    set(editor, ListPartKind::list, {{}, 0, "title"}, "A");
    editor.before_save();
    BOOST_CHECK_EQUAL(editor.draft().get("revision"), "1");
    editor.mark_saved();
    editor.before_save();
    BOOST_CHECK_EQUAL(editor.draft().get("revision"), "1");
    set(editor, ListPartKind::list, {{}, 0, "title"}, "B");
    editor.before_save();
    BOOST_CHECK_EQUAL(editor.draft().get("revision"), "2");
}

BOOST_AUTO_TEST_CASE(choices_keep_the_order_in_which_they_were_made) {
    ListField field{ListFieldKind::several, {}, "", "b a", {{"a", "Alpha"}, {"b", "Beta"}, {"c", ""}}, ""};
    BOOST_CHECK_EQUAL(choices_in_words(field), "Beta, Alpha");
    BOOST_CHECK(has_choice(field, "a"));
    BOOST_CHECK(!has_choice(field, "c"));
    BOOST_CHECK_EQUAL(with_choice_toggled(field, "c"), "b a c");
    BOOST_CHECK_EQUAL(with_choice_toggled(field, "b"), "a");
    BOOST_CHECK_EQUAL(with_choice_first(field, "a"), "a b");
    field.value = "any";
    BOOST_CHECK_EQUAL(choices_in_words(field), "All");
    BOOST_CHECK(has_choice(field, "c"));
    BOOST_CHECK_EQUAL(with_choice_toggled(field, "b"), "a c");
    field.value = "@foot";
    BOOST_CHECK_EQUAL(choices_in_words(field), "@foot");
    BOOST_CHECK_EQUAL(with_choice_toggled(field, "a"), "@foot a");
}

BOOST_AUTO_TEST_CASE(the_open_army_is_checked_by_the_unsaved_list) {
    const std::filesystem::path file = lists_of(shipped_rulesets()).army_file_of("phalanx", "spartan");
    const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
    ListDraft draft = shipped_draft("phalanx", "spartan");
    draft.set("id", "mine");
    ListEditor editor(shipped_rulesets(), std::move(draft), false);
    BOOST_REQUIRE(editor.reading().in_force);
    BOOST_CHECK(list_errors_in(army, *editor.reading().in_force).empty());
    set(editor, ListPartKind::entry, {{}, 0, "most"}, "0");
    set(editor, ListPartKind::entry, {{}, 0, "least"}, "");
    BOOST_REQUIRE(editor.reading().in_force);
    BOOST_CHECK(!list_errors_in(army, *editor.reading().in_force).empty());
}

BOOST_AUTO_TEST_CASE(a_list_for_a_missing_rule_set_is_refused) {
    BOOST_CHECK_THROW(new_editor("checkers"), InputError);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
