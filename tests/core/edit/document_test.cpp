// SPDX-License-Identifier: MIT
// The document with its file, the clipboard, and unsaved work.
#include "edit/document.h"

#include "base/file.h"
#include "base/input_error.h"
#include "edit/autosave.h"
#include "edit/clipboard.h"
#include "sheet/sheet_output.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(document)

BOOST_AUTO_TEST_CASE(it_is_saved_and_read_again) {
    const TemporaryFolder folder;
    Case initial("into-glory-ride");
    Document document(shipped_rulesets(), initial.army);
    BOOST_CHECK(document.modified());
    BOOST_CHECK(document.file().empty());
    document.add("Rename", with_name(document.army(), {1, 0, 0}, "Vanguard").army);
    document.save(folder.path() / "a.muster");
    BOOST_CHECK(!document.modified());
    BOOST_CHECK(!document.has_file_changed());
    document.undo();
    BOOST_CHECK(document.modified());
    document.redo();
    BOOST_CHECK(!document.modified());
    const Document again = Document::open(shipped_rulesets(), folder.path() / "a.muster");
    BOOST_CHECK(again.army() == document.army());
    BOOST_CHECK(!again.modified());
    BOOST_CHECK_EQUAL(again.text(), document.text());
}

BOOST_AUTO_TEST_CASE(a_file_that_another_program_writes_or_removes_is_noticed) {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "a.muster";
    Document document(shipped_rulesets(), Case("phalanx").army);
    BOOST_CHECK(!document.has_file_changed()); // it has no file
    document.save(file);
    BOOST_CHECK(!document.has_file_changed());
    write_file(file, document.text() + "\n");
    BOOST_CHECK(document.has_file_changed());
    document.accept_file();
    BOOST_CHECK(!document.has_file_changed());
    std::filesystem::remove(file);
    BOOST_CHECK(document.has_file_changed());
}

BOOST_AUTO_TEST_CASE(an_army_from_a_sheet_has_no_file_of_its_own) {
    const TemporaryFolder folder;
    const Document initial(shipped_rulesets(), Case("undying-lands").army);
    const std::filesystem::path sheet = folder.path() / "sheet.pdf";
    write_file(sheet, sheet_files(initial.army(), initial.ruleset(), initial.report(),
                                  {SheetKind::full, find_sheet_format("pdf"), {}})
                          .front());
    const Document opened = Document::open(shipped_rulesets(), sheet);
    BOOST_CHECK(opened.army() == initial.army());
    BOOST_CHECK(opened.file().empty()); // saving must not write over the sheet
    BOOST_CHECK(!opened.modified());
}

BOOST_AUTO_TEST_CASE(the_report_follows_every_step) {
    Case initial("phalanx-ii");
    Document document(shipped_rulesets(), initial.army);
    BOOST_CHECK(document.report().legal());
    document.add("Delete", without(document.army(), {{1, 0, 0}}).army);
    BOOST_CHECK(!document.report().legal());
    document.undo();
    BOOST_CHECK(document.report().legal());
}

BOOST_AUTO_TEST_CASE(a_failed_save_changes_nothing) {
    const TemporaryFolder folder;
    Document document(shipped_rulesets(), Case("phalanx").army);
    BOOST_CHECK_THROW(document.save(folder.path()), std::system_error);
    BOOST_CHECK_THROW(document.save(folder.path() / "none" / "a.muster"), std::system_error);
    BOOST_CHECK(document.modified());
    BOOST_CHECK(document.file().empty());
}

BOOST_AUTO_TEST_CASE(copied_elements_are_an_army) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Case initial(id);
        for (const Place& place : {Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
            const std::string text = clipboard_text(initial.army, initial.ruleset, {place});
            BOOST_CHECK(looks_like_army(text));
            BOOST_CHECK_NO_THROW(static_cast<void>(read_army(text, "clipboard", shipped_rulesets())));
            const Pieces pieces = pieces_from_clipboard(text, shipped_rulesets(), initial.ruleset);
            BOOST_CHECK(pieces.level == place.level());
            BOOST_REQUIRE_EQUAL(pieces.size(), 1U);
            const Change change = with_pieces(initial.army, initial.ruleset, pieces, place);
            Army back = initial.army;
            BOOST_CHECK(without(change.army, change.selection).army == back);
            BOOST_CHECK(element_at(change.army, change.selection.front()).name ==
                        element_at(initial.army, place).name);
        }
    }
}

BOOST_AUTO_TEST_CASE(text_that_is_no_army_is_not_pasted) {
    const Case phalanx("phalanx");
    const Case other("undying-lands");
    const std::string text = clipboard_text(other.army, other.ruleset, {{1, 1, 1}});
    BOOST_CHECK_THROW(static_cast<void>(pieces_from_clipboard(text, shipped_rulesets(), phalanx.ruleset)),
                      InputError);
    BOOST_CHECK_THROW(static_cast<void>(pieces_from_clipboard("plain", shipped_rulesets(), phalanx.ruleset)),
                      InputError);
    BOOST_CHECK(!looks_like_army("plain text"));
    BOOST_CHECK(clipboard_text(phalanx.army, phalanx.ruleset, {{}}).empty());
}

bool none_runs(long /*process*/) {
    return false;
}

BOOST_AUTO_TEST_CASE(only_the_work_of_programs_that_ended_is_offered) {
    const TemporaryFolder folder;
    const std::filesystem::path unsaved = folder.path() / "unsaved";
    Autosave running(unsaved, 1, 1);
    running.store("<army/>", "");
    running.finish();
    Autosave(unsaved, 2, 1).store("<army/>", "/home/a/host.muster");
    Autosave(unsaved, 2, 2).store("<army/>", "");
    write_file(unsaved / "other.muster", "<army/>");
    BOOST_CHECK_EQUAL(Autosave::all_in(unsaved).size(), 3U);
    const std::vector<UnsavedWork> left = Autosave::left_in(unsaved, none_runs);
    BOOST_REQUIRE_EQUAL(left.size(), 2U);
    const UnsavedWork& named = left[0].origin.empty() ? left[1] : left[0];
    BOOST_CHECK_EQUAL(named.origin.string(), "/home/a/host.muster");
    Autosave::discard(named);
    BOOST_CHECK_EQUAL(Autosave::left_in(unsaved, none_runs).size(), 1U);
    Autosave(unsaved, 2, 2).discard();
    BOOST_CHECK(Autosave::left_in(unsaved, none_runs).empty());
    running.discard();
    BOOST_CHECK(std::filesystem::exists(unsaved / "other.muster"));
    BOOST_CHECK_EQUAL(std::distance(std::filesystem::directory_iterator(unsaved), {}), 1);
    BOOST_CHECK(Autosave::left_in(folder.path() / "nowhere", none_runs).empty());
}

// After a restart another program may have the number of the one that crashed.
BOOST_AUTO_TEST_CASE(work_is_offered_even_if_its_process_number_is_used_again) {
    const TemporaryFolder folder;
    Autosave(folder.path() / "unsaved", 1, 1).store("<army/>", "");
    BOOST_CHECK_EQUAL(
        Autosave::left_in(folder.path() / "unsaved", [](long /*process*/) { return true; }).size(), 1U);
}

BOOST_AUTO_TEST_CASE(discarded_work_is_not_offered) {
    const TemporaryFolder folder;
    Autosave autosave(folder.path() / "unsaved", 2, 1);
    const auto left = [&] { return Autosave::all_in(folder.path() / "unsaved"); };
    autosave.store("<army/>", "");
    autosave.discard(); // while it may still be on its way to the disk
    BOOST_CHECK(left().empty());
    autosave.store("<army name=\"A\"/>", "");
    autosave.store("<army name=\"B\"/>", "");
    autosave.finish();
    BOOST_CHECK(!autosave.is_writing());
    BOOST_REQUIRE_EQUAL(left().size(), 1U);
    BOOST_CHECK_EQUAL(read_file(left().front().file), "<army name=\"B\"/>");
}

BOOST_AUTO_TEST_CASE(a_failed_autosave_is_reported_once) {
    const TemporaryFolder folder;
    write_file(folder.path() / "unsaved", "a file where a folder should be");
    Autosave autosave(folder.path() / "unsaved", 2, 1);
    autosave.store("<army/>", "");
    BOOST_CHECK_THROW(autosave.finish(), std::system_error);
    BOOST_CHECK_NO_THROW(autosave.finish());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
