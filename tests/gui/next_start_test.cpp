// SPDX-License-Identifier: MIT
// What the next start opens again. Each case closes every window, so it opens its own.
#include "base/file.h"
#include "gui_program.h"
#include "made_event.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(next_start)

namespace {

void start_again() {
    application().windows().quit();
    settle(200);
    BOOST_REQUIRE(application().windows().all().empty());
    application().open_first_window();
    settle(400);
}

void close_all() {
    for (Frame* window : std::vector<Frame*>(application().windows().all()))
        window->Close(true);
    settle(100);
}

} // namespace

BOOST_AUTO_TEST_CASE(armies_are_opened_again) {
    std::vector<std::filesystem::path> files;
    for (const std::string_view ruleset : {"phalanx", "ancient-1969"}) {
        files.push_back(folder().path() / (std::string(ruleset) + "-session.muster"));
        write_file(files.back(), read_file(sample_file(ruleset)));
        application().windows().open(files.back(), application().windows().open_window());
    }
    settle(200);
    start_again();
    std::vector<std::filesystem::path> open;
    for (Frame* window : application().windows().all())
        if (window->bench().has_document())
            open.push_back(window->bench().document().file());
    BOOST_CHECK(open == files);
    close_all();
}

BOOST_AUTO_TEST_CASE(the_tournament_on_its_desk_is_shown_again) {
    const std::filesystem::path file = create_sample_event(folder().path(), shipped_rulesets());
    application().windows().open(file, application().windows().open_window());
    settle(400);
    start_again();
    BOOST_REQUIRE(application().windows().all().size() == 1);
    BOOST_TEST(application().windows().all().front()->pages().current() == "event");
    BOOST_TEST(application().windows().all().front()->pages().opened_file() == file);
    close_all();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
