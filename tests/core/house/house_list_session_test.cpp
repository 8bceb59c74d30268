// SPDX-License-Identifier: MIT
// A house list edited without a window: autosave, restart, save, and the open army under the draft.
#include "house/house_list_session.h"

#include "base/file.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

struct EditedList {
    EditedList() { session.open(spartans("ours", "Ours"), false); }

    // A list that can be used, under another id.
    [[nodiscard]] static ListDraft spartans(const std::string& id, const std::string& title) {
        const std::filesystem::path file = lists_of(shipped_rulesets()).file_of("phalanx", "spartan");
        ListDraft draft = read_list_draft(read_file(file), file.string());
        draft.set("id", id);
        draft.set("title", title);
        draft.set("origin", "");
        draft.set("revision", "1");
        return draft;
    }
    void set_title(const std::string& title) {
        session.editor().set(session.editor().parts().front(), {{}, 0, "title"}, title);
    }
    [[nodiscard]] bool has_file(const std::string& name) const {
        return std::filesystem::exists(own / "phalanx" / name);
    }

    TemporaryFolder folder;
    std::filesystem::path own = folder.path() / "house";
    Rulesets rulesets{{shipped_rulesets().folders().front(), own}};
    HouseListSession session{rulesets, own};
};

} // namespace

BOOST_AUTO_TEST_SUITE(house_list_session)

BOOST_AUTO_TEST_CASE(a_new_list_is_stored_once_it_has_been_changed) {
    EditedList at;
    at.session.autosave();
    BOOST_CHECK(!at.has_file("ours.draft"));
    at.set_title("Theirs"); // the id follows the title until the first save
    at.session.autosave();
    BOOST_CHECK(at.has_file("theirs.draft"));
    at.set_title("All of us");
    at.session.autosave();
    BOOST_CHECK(at.has_file("all-of-us.draft"));
    BOOST_CHECK(!at.has_file("theirs.draft"));
}

BOOST_AUTO_TEST_CASE(a_list_that_was_removed_is_not_autosaved_again) {
    EditedList at;
    at.set_title("Theirs");
    at.session.autosave();
    std::filesystem::remove(at.own / "phalanx" / "theirs.draft");
    at.session.autosave();
    BOOST_CHECK(!at.has_file("theirs.draft"));
}

BOOST_AUTO_TEST_CASE(saving_replaces_the_unfinished_work_and_raises_the_revision) {
    EditedList at;
    at.set_title("Theirs");
    at.session.autosave();
    BOOST_REQUIRE(at.session.can_save());
    at.session.save();
    BOOST_CHECK(at.has_file("theirs.xml"));
    BOOST_CHECK(!at.has_file("theirs.draft"));
    BOOST_CHECK(!at.session.can_save());
    BOOST_CHECK(!at.session.can_revert());
    at.set_title("Theirs again");
    BOOST_CHECK(at.session.can_revert());
    at.session.save();
    BOOST_CHECK_EQUAL(at.session.editor().draft().get("id"), "theirs");
    BOOST_CHECK_EQUAL(at.session.editor().draft().get("revision"), "2");
}

BOOST_AUTO_TEST_CASE(unfinished_work_is_restored_as_a_step) {
    EditedList at;
    at.session.save();
    at.set_title("Theirs");
    at.session.autosave();
    HouseListSession later(at.rulesets, at.own);
    BOOST_CHECK(!later.is_open());
    later.open(EditedList::spartans("ours", "Ours"), true);
    BOOST_CHECK_EQUAL(later.editor().draft().get("title"), "Theirs");
    later.revert();
    BOOST_CHECK_EQUAL(later.editor().draft().get("title"), "Ours");
    later.autosave();
    BOOST_CHECK(!at.has_file("ours.draft"));
}

BOOST_AUTO_TEST_CASE(the_open_army_is_checked_under_the_draft) {
    EditedList at;
    const std::filesystem::path file = lists_of(shipped_rulesets()).army_file_of("phalanx", "spartan");
    const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
    BOOST_REQUIRE(at.session.findings_of(army));
    BOOST_CHECK(at.session.findings_of(army)->empty());
    Army other = army;
    other.ruleset = "undying-lands";
    BOOST_CHECK(!at.session.findings_of(other));
    at.session.open(new_list_draft("phalanx", "empty", "Empty"), false);
    BOOST_CHECK(!at.session.findings_of(army)); // the draft has a problem
    BOOST_CHECK(!at.session.can_save());
}

BOOST_AUTO_TEST_CASE(a_problem_leads_to_the_part_that_has_it) {
    EditedList at;
    ListEditor& editor = at.session.editor();
    std::size_t entry = 0;
    while (editor.parts()[entry].kind != ListPartKind::entry)
        ++entry;
    editor.set(editor.parts()[entry], {{}, 0, "most"}, "many");
    BOOST_REQUIRE(editor.reading().problem);
    BOOST_CHECK_EQUAL(at.session.part_with_problem(), entry);
    editor.undo();
    editor.set(editor.parts().front(), {{}, 0, "revision"}, "");
    BOOST_REQUIRE(editor.reading().problem);
    BOOST_CHECK_EQUAL(at.session.part_with_problem(), 0U);
}

BOOST_AUTO_TEST_CASE(an_exported_list_is_the_text_of_the_draft) {
    EditedList at;
    at.session.export_to(at.folder.path() / "sent.xml");
    BOOST_CHECK_EQUAL(read_file(at.folder.path() / "sent.xml"), at.session.editor().text());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
