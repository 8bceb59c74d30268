// SPDX-License-Identifier: MIT
// Two armies stay separate in the library even if their texts were once identical.
#include "base/file.h"
#include "edit/changes.h"
#include "gui/library/add_ally.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "library/army_file.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

void rename(const Window& window, const std::string& name) {
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, name));
}

// A file of its own with this name, and its army under that name.
fs::path written(const std::string& name) {
    const fs::path file = folder().path() / (name + ".muster");
    std::string text = read_file(sample_file("phalanx"));
    const std::size_t at = text.find("name=\"") + 6;
    text.replace(at, text.find('"', at) - at, name);
    write_file(file, text);
    return file;
}

fs::path copied(const fs::path& file) {
    fs::path copy = file;
    copy.replace_filename(file.stem().string() + " 2.muster");
    write_file(copy, read_file(file));
    return copy;
}

std::size_t found(const std::string& words) {
    return library().search(words).size();
}

} // namespace

BOOST_AUTO_TEST_SUITE(library_copies)

BOOST_AUTO_TEST_CASE(an_ally_joins_in_one_step_and_one_of_other_rules_does_not) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const Army before = window->bench().army();
    const std::optional<Document> ally = window->session().read(written("Allied"));
    BOOST_REQUIRE(ally);
    join_army({*window, window->bench()}, ally->army());
    BOOST_CHECK_EQUAL(window->bench().army().bodies.size(),
                      before.bodies.size() + ally->army().bodies.size());
    BOOST_CHECK(utf8(window->notice().message()).find("Allied") != std::string::npos);
    window->bench().undo();
    BOOST_CHECK(window->bench().army() == before);
    const std::optional<Document> other = window->session().read(sample_file("undying-lands"));
    BOOST_REQUIRE(other);
    join_army({*window, window->bench()}, other->army());
    BOOST_CHECK(window->bench().army() == before);
    BOOST_CHECK(utf8(window->notice().message()).find("Undying Lands") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(two_windows_with_one_text_save_two_armies) {
    const Window first;
    const Window second;
    for (const Window* window : {&first, &second}) {
        BOOST_REQUIRE((*window)->session().open_sample(sample_file("phalanx")));
        rename(*window, "Twinned");
        run(**window, "file.save");
        BOOST_CHECK(!(*window)->bench().document().modified());
        BOOST_REQUIRE((*window)->bench().session().library_army());
    }
    BOOST_CHECK(first->bench().session().library_army()->id != second->bench().session().library_army()->id);
    BOOST_CHECK_EQUAL(second->bench().army().name, "Twinned (copy)");
    BOOST_CHECK(utf8(second->notice().message()).find("Twinned (copy)") != std::string::npos);
    BOOST_CHECK_EQUAL(found("twinned"), 2U);
    run(*second, "army.body");
    run(*second, "file.save");
    BOOST_CHECK_EQUAL(library().history(first->bench().session().library_army()->id).size(), 1U);
    BOOST_CHECK_EQUAL(library().text(second->bench().session().library_army()->id),
                      second->bench().document().text());
}

BOOST_AUTO_TEST_CASE(a_copied_file_becomes_a_separate_army_when_it_is_changed) {
    const fs::path file = written("Cloned");
    const fs::path copy = copied(file);
    ArmyId first = 0;
    {
        const Window window;
        BOOST_REQUIRE(open_file(*window, file));
        run(*window, "file.save");
        BOOST_REQUIRE(window->bench().session().library_army());
        first = window->bench().session().library_army()->id;
        BOOST_CHECK(file_of_army(library(), window->bench().session().library_army()->key) == file);
    }
    const Window window; // the first is closed
    BOOST_REQUIRE(open_file(*window, copy));
    run(*window, "file.save"); // nothing to part them yet
    BOOST_CHECK_EQUAL(found("cloned"), 1U);
    run(*window, "army.body");
    run(*window, "file.save");
    BOOST_REQUIRE(window->bench().session().library_army());
    BOOST_CHECK(window->bench().session().library_army()->id != first);
    BOOST_CHECK_EQUAL(found("cloned"), 2U);
    BOOST_CHECK_EQUAL(library().text(first), read_file(file));
    BOOST_CHECK_EQUAL(library().text(window->bench().session().library_army()->id), read_file(copy));
}

BOOST_AUTO_TEST_CASE(a_file_that_was_moved_is_the_same_army) {
    const fs::path file = written("Wanderer");
    const fs::path moved = copied(file);
    ArmyId army = 0;
    {
        const Window window;
        BOOST_REQUIRE(open_file(*window, file));
        run(*window, "file.save");
        BOOST_REQUIRE(window->bench().session().library_army());
        army = window->bench().session().library_army()->id;
    }
    fs::remove(file);
    const Window window;
    BOOST_REQUIRE(open_file(*window, moved));
    run(*window, "army.body");
    run(*window, "file.save");
    BOOST_REQUIRE(window->bench().session().library_army());
    BOOST_CHECK_EQUAL(window->bench().session().library_army()->id, army);
}

BOOST_AUTO_TEST_CASE(saving_as_another_file_does_not_change_the_first_army) {
    const fs::path file = written("Forked");
    const Window window;
    BOOST_REQUIRE(open_file(*window, file));
    run(*window, "file.save");
    BOOST_REQUIRE(window->bench().session().library_army());
    const ArmyId first = window->bench().session().library_army()->id;
    const std::size_t revisions = library().history(first).size();
    run(*window, "army.body");
    BOOST_REQUIRE(window->session().save_to(folder().path() / "forked anew.muster"));
    BOOST_REQUIRE(window->bench().session().library_army());
    BOOST_CHECK(window->bench().session().library_army()->id != first);
    BOOST_CHECK_EQUAL(library().text(first), read_file(file));
    BOOST_CHECK_EQUAL(library().history(first).size(), revisions);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
