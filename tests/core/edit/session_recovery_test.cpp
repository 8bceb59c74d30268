// SPDX-License-Identifier: MIT
// A session whose army changes elsewhere: on the disk, in the library, back to an older revision; and its
// autosave, up to recovery after a crash.
#include "session_desk.h"

namespace muster::tests {

namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(session_recovery)

BOOST_AUTO_TEST_CASE(a_file_changed_by_another_program_is_noticed_once_and_can_be_reloaded) {
    Desk desk;
    const fs::path file = desk.file("host.muster");
    Session& session = desk.session_with_new_army("Host");
    BOOST_CHECK(session.check_file() == DiskChange::none);
    session.save_to(file);
    BOOST_CHECK(session.check_file() == DiskChange::none);
    Document foreign = Document::open(shipped_rulesets(), file);
    foreign.add("", with_name(foreign.army(), Place{}, "A foreign host").army);
    foreign.save(file);
    BOOST_CHECK(session.check_file() == DiskChange::changed);
    BOOST_CHECK(session.check_file() == DiskChange::none);
    const UpdateResult reloaded = session.reload();
    BOOST_CHECK(reloaded.change == ArmyChange::army);
    BOOST_CHECK(reloaded.problem.empty());
    BOOST_CHECK_EQUAL(session.document().army().name, "A foreign host");
    BOOST_CHECK(!session.document().modified());
    BOOST_CHECK(!session.autosave_delay());

    write_file(file, "no army any more");
    BOOST_CHECK(session.check_file() == DiskChange::changed);
    const UpdateResult broken = session.reload();
    BOOST_CHECK(broken.change == ArmyChange::none);
    BOOST_CHECK(!broken.problem.empty());
    BOOST_CHECK_EQUAL(session.document().army().name, "A foreign host");
    fs::remove(file);
    BOOST_CHECK(session.check_file() == DiskChange::removed);
    BOOST_CHECK(session.check_file() == DiskChange::none);
}

BOOST_AUTO_TEST_CASE(a_reloaded_army_of_another_rule_set_is_a_new_document) {
    Desk desk;
    const fs::path file = desk.file("host.muster");
    Session& session = desk.session_with_new_army("Host");
    session.save_to(file);
    write_file(file, Document(shipped_rulesets(), Case("into-glory-ride").army).text());
    BOOST_CHECK(session.reload().change == ArmyChange::document);
    BOOST_CHECK_EQUAL(session.document().ruleset().id, "into-glory-ride");
    BOOST_CHECK(!session.document().history().can_undo());
    rename(session, "Changed");
    BOOST_CHECK(session.autosave_delay());
}

BOOST_AUTO_TEST_CASE(an_older_revision_is_restored_as_one_step_that_can_be_undone) {
    Desk desk;
    Session& session = desk.session_with_new_army("First");
    session.save();
    rename(session, "Second");
    session.save();
    rename(session, "Unsaved");
    const std::string unsaved = session.document().text();
    const RestoreResult result = session.restore_revision(1);
    BOOST_CHECK(result.problem.empty());
    BOOST_CHECK(result.change == ArmyChange::army);
    BOOST_CHECK(result.save.saved);
    BOOST_CHECK(result.save.revision == 4);
    BOOST_CHECK_EQUAL(session.document().army().name, "First");
    const ArmyId army = session.library_army()->id;
    BOOST_CHECK_EQUAL(desk.library->text(army, 3), unsaved); // became a revision first
    BOOST_CHECK_EQUAL(desk.library->text(army), session.document().text());
    session.document().undo();
    BOOST_CHECK_EQUAL(session.document().army().name, "Unsaved");
}

BOOST_AUTO_TEST_CASE(nothing_is_restored_while_unsaved_changes_cannot_be_preserved) {
    Desk desk;
    Session& session = desk.session_with_new_army("First");
    session.save();
    rename(session, "Unsaved");
    RestoreResult result;
    {
        const FullDisk full;
        result = session.restore_revision(1);
    }
    BOOST_CHECK(!result.problem.empty());
    BOOST_CHECK(result.change == ArmyChange::none);
    BOOST_CHECK(!result.save.saved);
    BOOST_CHECK_EQUAL(session.document().army().name, "Unsaved");
    BOOST_CHECK(session.document().modified());
    BOOST_CHECK(!session.restore_revision(7).problem.empty()); // there is no such revision
    BOOST_CHECK_EQUAL(session.document().army().name, "Unsaved");
}

BOOST_AUTO_TEST_CASE(a_change_in_the_library_replaces_the_army_unless_work_would_be_lost) {
    Desk desk;
    Session& session = desk.session_with_new_army("Host");
    session.save();
    const ArmyId army = session.library_army()->id;
    BOOST_CHECK(session.update_from_library().change == ArmyChange::none); // nothing new
    Document elsewhere = Document::from_library(shipped_rulesets(), desk.library->text(army), "elsewhere");
    elsewhere.add("", with_name(elsewhere.army(), Place{}, "From elsewhere").army);
    desk.library->save(army, facts_of(elsewhere.text(), "elsewhere", shipped_rulesets()), "");

    rename(session, "Unsaved");
    BOOST_CHECK(session.update_from_library().change == ArmyChange::none);
    BOOST_CHECK_EQUAL(session.document().army().name, "Unsaved");
    session.document().undo();
    BOOST_CHECK(session.update_from_library().change == ArmyChange::army);
    BOOST_CHECK_EQUAL(session.document().army().name, "From elsewhere");
    BOOST_CHECK(!session.document().modified());
}

BOOST_AUTO_TEST_CASE(an_older_revision_opened_from_the_library_counts_as_unsaved) {
    Desk desk;
    Session& session = desk.session_with_new_army("First");
    session.save();
    rename(session, "Second");
    session.save();
    const ArmyId army = session.library_army()->id;
    const OpenedArmy present = army_from_library(*desk.library, shipped_rulesets(), army);
    BOOST_CHECK(!present.document.modified());
    BOOST_CHECK_EQUAL(present.document.army().name, "Second");
    BOOST_CHECK(!army_from_library(*desk.library, shipped_rulesets(), army, 2).document.modified());
    OpenedArmy older = army_from_library(*desk.library, shipped_rulesets(), army, 1);
    BOOST_CHECK(older.document.modified());
    BOOST_CHECK_EQUAL(older.document.army().name, "First");
    desk.sessions.clear();
    Session& again = desk.new_session();
    again.begin(std::move(older));
    BOOST_CHECK(again.save().revision == 3);
    BOOST_CHECK_EQUAL(again.library_army()->id, army);
}

BOOST_AUTO_TEST_CASE(unsaved_work_is_recovered_after_a_crash) {
    Desk desk;
    Session& crashed = desk.session_with_new_army("Host");
    crashed.save();
    rename(crashed, "Host, changed");
    const std::string text = crashed.document().text();
    const std::string key = crashed.library_army()->key;
    BOOST_CHECK(!crashed.autosave());
    desk.sessions.clear();
    const std::vector<UnsavedWork> left =
        Autosave::left_in(desk.unsaved, [](long /*process*/) { return false; });
    BOOST_REQUIRE_EQUAL(left.size(), 1U);

    Session session(shipped_rulesets(), desk.access(0), desk.unsaved, 2, 1);
    OpenedArmy opened = army_from_unsaved_work(left.front(), shipped_rulesets(), desk.access(0));
    BOOST_CHECK(opened.document.modified());
    BOOST_CHECK(!session.recover(std::move(opened), left.front()));
    BOOST_CHECK_EQUAL(session.document().text(), text);
    BOOST_REQUIRE(session.library_army());
    BOOST_CHECK_EQUAL(session.library_army()->key, key);
    // The new session has autosaved it, and what it came from is gone.
    const std::vector<UnsavedWork> now = Autosave::all_in(desk.unsaved);
    BOOST_REQUIRE_EQUAL(now.size(), 1U);
    BOOST_CHECK(now.front().file != left.front().file);
    BOOST_CHECK_EQUAL(read_file(now.front().file), text);
    BOOST_CHECK(session.save().revision == 2);
    BOOST_CHECK(Autosave::all_in(desk.unsaved).empty());
}

BOOST_AUTO_TEST_CASE(recovered_work_that_cannot_be_autosaved_again_stays_where_it_is) {
    Desk desk;
    UnsavedWork work;
    work.file = desk.folder.write("left/unsaved-9-1.muster",
                                  Document(shipped_rulesets(), Case("phalanx").army).text());
    work.origin = desk.file("host.muster");
    desk.folder.write("unsaved", "a file where a folder should be");
    Session& session = desk.new_session();
    const auto problem =
        session.recover(army_from_unsaved_work(work, shipped_rulesets(), desk.access(0)), work);
    BOOST_CHECK(problem);
    BOOST_CHECK(fs::exists(work.file));
    BOOST_CHECK(session.document().modified());
    BOOST_CHECK(session.origin() == work.origin);
}

BOOST_AUTO_TEST_CASE(changes_are_autosaved_until_they_are_saved_or_given_up) {
    Desk desk;
    Session& session = desk.new_session();
    BOOST_CHECK(!session.autosave_delay()); // no document yet
    BOOST_CHECK(!session.autosave());
    session.begin({Document(shipped_rulesets(), Case("phalanx").army), {}});
    BOOST_CHECK(session.autosave_delay() == first_autosave_delay);
    const AutosaveTurn turn = session.take_autosave_turn();
    BOOST_CHECK(turn.writes);
    BOOST_CHECK(turn.next == autosave_interval);
    BOOST_CHECK(!turn.problem);
    BOOST_CHECK(!session.autosave_delay());
    BOOST_CHECK(!session.autosave()); // waits for it
    BOOST_CHECK(!session.take_autosave_turn().next);
    BOOST_REQUIRE_EQUAL(Autosave::all_in(desk.unsaved).size(), 1U);
    BOOST_CHECK_EQUAL(read_file(Autosave::all_in(desk.unsaved).front().file), session.document().text());
    session.save();
    BOOST_CHECK(Autosave::all_in(desk.unsaved).empty());

    rename(session, "Changed");
    BOOST_CHECK(!session.autosave());
    BOOST_CHECK(Autosave::all_in(desk.unsaved).front().origin == session.origin());
    session.document().undo(); // as it was saved
    BOOST_CHECK(!session.autosave());
    BOOST_CHECK(Autosave::all_in(desk.unsaved).empty());
    session.document().redo();
    BOOST_CHECK(!session.autosave());
    session.discard_autosave();
    BOOST_CHECK(Autosave::all_in(desk.unsaved).empty());
}

BOOST_AUTO_TEST_CASE(an_autosave_that_fails_is_reported_once_for_each_change) {
    Desk desk;
    desk.folder.write("unsaved", "a file where a folder should be");
    Session& session = desk.session_with_new_army("Host");
    BOOST_CHECK(session.autosave());
    BOOST_CHECK(!session.autosave());
    rename(session, "Changed");
    BOOST_CHECK(session.autosave());
}

BOOST_AUTO_TEST_CASE(an_autosave_waits_its_turn) {
    const AutosaveTurn quiet = autosave_turn(false, false);
    BOOST_CHECK(quiet.writes); // discards what is not needed any more
    BOOST_CHECK(!quiet.next);
    const AutosaveTurn typing = autosave_turn(false, true);
    BOOST_CHECK(typing.writes);
    BOOST_CHECK(typing.next == autosave_interval);
    for (const bool has_new_changes : {false, true}) {
        const AutosaveTurn slow_disk = autosave_turn(true, has_new_changes);
        BOOST_CHECK(!slow_disk.writes);
        BOOST_CHECK(slow_disk.next == autosave_interval);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
