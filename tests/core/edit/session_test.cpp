// SPDX-License-Identifier: MIT
// A session saves to files and to the library, and loses nothing when either fails.
#include "library/army_file.h"
#include "session_desk.h"

#include <algorithm>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> labels(const Library& library, ArmyId army) {
    std::vector<std::string> result;
    for (const Revision& revision : library.history(army))
        result.push_back(revision.label);
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace

BOOST_AUTO_TEST_SUITE(session)

BOOST_AUTO_TEST_CASE(an_army_without_a_file_is_saved_in_the_library) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    BOOST_CHECK(session.origin().empty());
    const SaveResult first = session.save("for the club night");
    BOOST_CHECK(first.saved);
    BOOST_CHECK(first.problem.empty());
    BOOST_CHECK(first.file.empty());
    BOOST_CHECK(first.revision == 1);
    BOOST_CHECK(!session.document().modified());
    BOOST_REQUIRE(session.library_army());
    const LibraryArmy army = *session.library_army();
    BOOST_CHECK(library_key(session.origin()) == army.key);

    rename(session, "Greater host");
    BOOST_CHECK(session.save().revision == 2);
    BOOST_CHECK_EQUAL(session.library_army()->id, army.id);
    BOOST_CHECK_EQUAL(desk.library->text(army.id), session.document().text());
    BOOST_CHECK(labels(*desk.library, army.id) == std::vector<std::string>({"", "for the club night"}));
}

BOOST_AUTO_TEST_CASE(a_save_to_a_file_is_a_revision_in_the_library_too) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    const SaveResult result = session.save_to(desk.file("host.muster"), "first");
    BOOST_CHECK(result.saved);
    BOOST_CHECK(result.revision == 1);
    BOOST_CHECK(result.file == desk.file("host.muster"));
    BOOST_CHECK(!result.overwritten);
    BOOST_CHECK(session.origin() == desk.file("host.muster"));
    BOOST_CHECK_EQUAL(read_file(desk.file("host.muster")), session.document().text());
    BOOST_REQUIRE(session.library_army());
    BOOST_CHECK(file_of_army(*desk.library, session.library_army()->key) == desk.file("host.muster"));

    rename(session, "Greater host");
    BOOST_CHECK(session.save().revision == 2);
    BOOST_CHECK_EQUAL(read_file(desk.file("host.muster")), session.document().text());
    BOOST_CHECK_EQUAL(desk.library->text(session.library_army()->id), session.document().text());
}

BOOST_AUTO_TEST_CASE(another_army_in_the_file_is_preserved) {
    Desk desk;
    const fs::path file = desk.file("host.muster");
    write_file(file, Document(shipped_rulesets(), Case("into-glory-ride").army).text());
    const std::string before = read_file(file);
    Session& session = desk.session_with_new_army("Host");
    const SaveResult result = session.save_to(file);
    BOOST_CHECK(result.saved);
    BOOST_REQUIRE(result.overwritten);
    BOOST_CHECK_EQUAL(desk.library->text(result.overwritten->id), before);
    BOOST_CHECK(session.library_army()->id != result.overwritten->id);
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::kept), 2U);
}

BOOST_AUTO_TEST_CASE(what_another_program_wrote_into_the_file_becomes_a_revision) {
    Desk desk;
    const fs::path file = desk.file("host.muster");
    Session& session = desk.session_with_new_army("Host");
    session.save_to(file);
    Document foreign = Document::open(shipped_rulesets(), file);
    foreign.add("", with_name(foreign.army(), Place{}, "Foreign").army);
    foreign.save(file);
    rename(session, "Mine");
    const SaveResult result = session.save();
    BOOST_CHECK(result.saved);
    BOOST_CHECK(!result.overwritten); // it is not another army
    BOOST_CHECK(result.revision == 3);
    BOOST_CHECK_EQUAL(desk.library->text(session.library_army()->id, 2), foreign.text());
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::kept), 1U);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_army_is_overwritten_as_it_is) {
    Desk desk;
    write_file(desk.file("notes.txt"), "not an army");
    Session& session = desk.session_with_new_army("Host");
    const SaveResult result = session.save_to(desk.file("notes.txt"));
    BOOST_CHECK(result.saved);
    BOOST_CHECK(!result.overwritten);
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::kept), 1U);
}

BOOST_AUTO_TEST_CASE(saving_under_another_file_name_makes_a_second_army) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    session.save_to(desk.file("a.muster"));
    const ArmyId first = session.library_army()->id;
    rename(session, "Fork");
    BOOST_CHECK(session.save_to(desk.file("b.muster")).saved);
    BOOST_REQUIRE(session.library_army());
    BOOST_CHECK(session.library_army()->id != first);
    BOOST_CHECK_EQUAL(desk.library->text(first), read_file(desk.file("a.muster")));
    BOOST_CHECK_EQUAL(desk.library->history(first).size(), 1U);
}

BOOST_AUTO_TEST_CASE(a_moved_file_is_the_same_army_and_a_copied_one_is_another) {
    Desk desk;
    desk.session_with_new_army("Host").save_to(desk.file("a.muster"));
    const ArmyId first = desk.sessions.front()->library_army()->id;
    desk.sessions.clear(); // the window was closed
    fs::copy_file(desk.file("a.muster"), desk.file("copy.muster"));
    Session& copy = desk.session_with_file(desk.file("copy.muster"));
    copy.find_library_army();
    BOOST_CHECK(!copy.library_army());
    rename(copy, "Copy");
    copy.save();
    BOOST_REQUIRE(copy.library_army());
    BOOST_CHECK(copy.library_army()->id != first);
    desk.sessions.clear();

    fs::rename(desk.file("a.muster"), desk.file("moved.muster"));
    Session& moved = desk.session_with_file(desk.file("moved.muster"));
    moved.find_library_army();
    BOOST_REQUIRE(moved.library_army());
    BOOST_CHECK_EQUAL(moved.library_army()->id, first);
}

BOOST_AUTO_TEST_CASE(the_same_army_in_a_second_session_gets_a_name_of_its_own) {
    Desk desk;
    Session& first = desk.session_with_new_army("Twin");
    Session& second = desk.session_with_new_army("Twin");
    BOOST_CHECK(first.save().copy_name.empty());
    const SaveResult result = second.save();
    BOOST_CHECK(result.saved);
    BOOST_CHECK_EQUAL(result.copy_name, "Twin (copy)");
    BOOST_CHECK_EQUAL(second.document().army().name, "Twin (copy)");
    BOOST_CHECK(second.document().history().can_undo());
    BOOST_CHECK(first.library_army()->id != second.library_army()->id);
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::kept), 2U);
}

BOOST_AUTO_TEST_CASE(an_army_in_the_trash_comes_out_of_it_when_it_is_saved) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    session.save();
    desk.library->trash(session.library_army()->id);
    rename(session, "Greater host");
    BOOST_CHECK(session.save().saved);
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::trash), 0U);
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::kept), 1U);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_leaves_everything_as_it_was) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    const SaveResult result = session.save_to(desk.file("no such folder") / "host.muster");
    BOOST_CHECK(!result.saved);
    BOOST_CHECK(!result.problem.empty());
    BOOST_CHECK(!result.revision);
    BOOST_CHECK(session.document().modified());
    BOOST_CHECK(session.document().file().empty());
    BOOST_CHECK_EQUAL(desk.library->count(LibraryPart::all), 0U);
}

BOOST_AUTO_TEST_CASE(a_library_that_fails_is_reported_and_the_file_is_still_saved) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    desk.fails = true;
    const SaveResult in_library = session.save();
    BOOST_CHECK(!in_library.saved);
    BOOST_CHECK_EQUAL(in_library.problem, "the library is busy");
    BOOST_CHECK(session.document().modified());
    BOOST_CHECK(session.autosave_delay()); // still to be autosaved

    const SaveResult in_file = session.save_to(desk.file("host.muster"));
    BOOST_CHECK(in_file.saved);
    BOOST_CHECK(!in_file.revision);
    BOOST_CHECK_EQUAL(in_file.problem, "the library is busy");
    BOOST_CHECK(!session.document().modified());
    BOOST_CHECK_EQUAL(read_file(desk.file("host.muster")), session.document().text());

    desk.fails = false;
    const SaveResult later = session.save();
    BOOST_CHECK(later.problem.empty());
    BOOST_CHECK(later.revision == 1);
}

BOOST_AUTO_TEST_CASE(a_full_disk_at_the_very_end_of_a_save_loses_nothing) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    session.save();
    const ArmyId army = session.library_army()->id;
    const std::string before = session.document().text();
    rename(session, "Greater host");
    SaveResult result;
    {
        const FullDisk full;
        result = session.save();
    }
    BOOST_CHECK(!result.saved);
    BOOST_CHECK(!result.problem.empty());
    BOOST_CHECK(session.document().modified());
    BOOST_CHECK_EQUAL(desk.library->text(army), before);
    BOOST_CHECK_EQUAL(desk.library->history(army).size(), 1U);
    BOOST_CHECK(session.save().revision == 2); // there is room again
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
