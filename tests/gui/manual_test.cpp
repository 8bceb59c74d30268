// SPDX-License-Identifier: MIT
// The manual and the window: F1 leads to a chapter from every page and panel, and every action is in the
// chapter about the window.
#include "gui/shell/manual.h"

#include "gui/shell/action.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui_program.h"
#include "ruleset/data_folders.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

// Of a chapter as it is written.
std::string source_of(std::string_view chapter) {
    return bytes_of(std::string(MUSTER_SOURCE_DIR "/installer/manual/") + std::string(chapter) + ".md");
}

bool contains(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

// That the chapter "window#the-army-page" of a page or panel is written and installed, with that place.
void check_chapter(std::string_view whose, std::string_view address_in_manual) {
    const std::size_t end = address_in_manual.find('#');
    const std::string chapter(address_in_manual.substr(0, end));
    BOOST_TEST(source_of(chapter).starts_with("# "), whose << " has no chapter " << chapter);
    const std::string address = manual_address(program_share_folder(), "en", address_in_manual).utf8_string();
    BOOST_TEST_REQUIRE(address.starts_with("file:///"),
                       whose << ": there is no page of " << chapter
                             << "; is pandoc missing? sh installer/packages.sh manual");
    BOOST_TEST(contains(address, "/manual/en/" + chapter + ".html"), address);
    if (end == std::string_view::npos)
        return;
    BOOST_TEST(address.ends_with(address_in_manual.substr(end)), address);
    const std::string html = bytes_of(program_share_folder() / "manual" / "en" / (chapter + ".html"));
    BOOST_TEST(contains(html, fmt::format("id=\"{}\"", address_in_manual.substr(end + 1))),
               whose << ": there is no place " << address_in_manual);
}

// What F1 opens while the panel has the keyboard.
std::string_view chapter_at(Frame& window, std::string_view pane) {
    window.panes().show(pane);
    settle(200);
    window.panes().focus(pane);
    settle(200);
    return shown_chapter(window);
}

} // namespace

BOOST_AUTO_TEST_SUITE(manual)

BOOST_AUTO_TEST_CASE(every_page_has_a_chapter_that_is_installed) {
    for (const PageRow& page : application().rooms().pages())
        check_chapter(page.id, page.chapter);
    for (const PaneRow& pane : application().rooms().panes())
        if (!pane.chapter.empty())
            check_chapter(pane.id, pane.chapter);
}

BOOST_AUTO_TEST_CASE(f1_opens_the_chapter_about_the_panel_with_the_keyboard) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    const std::string_view army = "window#the-army-page";
    BOOST_CHECK_EQUAL(shown_chapter(*window), army);
    BOOST_CHECK_EQUAL(chapter_at(*window, "sheet"), "sheets");
    BOOST_CHECK_EQUAL(chapter_at(*window, "timeline"), "library#the-timeline");
    BOOST_CHECK_EQUAL(chapter_at(*window, "class-odds"), "odds");
    BOOST_CHECK_EQUAL(chapter_at(*window, "inspector"), army);
    run(*window, "file.preview");
    settle(200);
    BOOST_CHECK_EQUAL(shown_chapter(*window), "sheets");
    run(*window, "file.preview");
    settle(200);
    BOOST_CHECK_EQUAL(shown_chapter(*window), army);
    BOOST_CHECK_EQUAL(chapter_at(*window, "sheet"), "sheets");
    run(*window, "view.sheet"); // hides it
    BOOST_CHECK_EQUAL(shown_chapter(*window), army);
    run(*window, "library.collection");
    settle(200);
    BOOST_CHECK_EQUAL(shown_chapter(*window), "library#the-collection");
}

BOOST_AUTO_TEST_CASE(a_folder_without_the_manual_has_no_address) {
    BOOST_TEST(manual_address(folder().path(), "en", "window").empty());
}

BOOST_AUTO_TEST_CASE(the_manual_is_in_the_language_of_the_window) {
    const auto address = [](const char* language) {
        return manual_address(program_share_folder(), language, "window#the-army-page").utf8_string();
    };
    BOOST_TEST(address("de").ends_with("/manual/de/window.html#the-army-page"), address("de"));
    BOOST_TEST(address("xx").ends_with("/manual/en/window.html#the-army-page"), address("xx"));
    const std::string german = bytes_of(program_share_folder() / "manual" / "de" / "window.html");
    BOOST_TEST(contains(german, "id=\"the-army-page\""));
    BOOST_TEST(contains(german, "Die Seite der Armee"));
}

BOOST_AUTO_TEST_CASE(the_manual_names_every_action_with_its_key) {
    const std::string text = source_of("window");
    for (const Action& action : application().rooms().actions()) {
        const std::string row = fmt::format("| **{}** | {}{}| ", action_title(action).utf8_string(),
                                            action.accelerator, *action.accelerator == '\0' ? "" : " ");
        BOOST_TEST(contains(text, row), "window.md has no row \"" << row << "\"");
    }
}

BOOST_AUTO_TEST_CASE(the_manual_names_no_action_that_is_not_there) {
    std::size_t rows = 0;
    const std::string text = source_of("window");
    for (std::size_t at = text.find("\n| **"); at != std::string::npos; at = text.find("\n| **", at + 1))
        ++rows;
    BOOST_TEST(rows == application().rooms().actions().size());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
