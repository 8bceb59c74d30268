// SPDX-License-Identifier: MIT
// House lists made by hand: from nothing with the real controls, broken and mended, saved, fielded, deleted,
// brought back, shared.
#include "base/file.h"
#include "base/input_error.h"
#include "gui/army/palette_panel.h"
#include "gui/lists/list_details.h"
#include "gui/lists/list_edit_page.h"
#include "gui/lists/list_form.h"
#include "gui/lists/list_page.h"
#include "gui/lists/list_parts_panel.h"
#include "gui/lists/list_verdict.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "ruleset/data_folders.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

// As a player types over what stands there.
void fill_in(ListEditPage& page, const FieldKey& key, std::string_view text) {
    auto* control = dynamic_cast<wxTextCtrl*>(page.form().control(key));
    BOOST_REQUIRE(control);
    control->SetFocus();
    control->SelectAll();
    settle();
    type(text);
    settle();
}

// Other tests' lists are out of the way, and so are these afterwards.
struct CleanHouse {
    CleanHouse() { clear(); }
    ~CleanHouse() { clear(); }
    CleanHouse(const CleanHouse&) = delete;
    CleanHouse& operator=(const CleanHouse&) = delete;
    static void clear() {
        std::error_code none;
        std::filesystem::remove_all(house_folder(), none);
        lists_of(application().services().rulesets()).refresh();
    }
};

// For the rules of the list that is chosen.
void begin_new_list(ListPage& page) {
    std::size_t row = 0;
    while (page.browser().heading(row).ruleset != "phalanx")
        ++row;
    page.select(row);
    page.house_lists().create(); // the menu would wait for an answer
    settle();
}

// From nothing to a list that can be used.
void make_spears(ListEditPage& page) {
    fill_in(page, {{}, 0, "title"}, "spears of the club");
    fill_in(page, {"about", 0, {}}, "whoever turns up");
    page.parts().add(ListPartKind::entry);
    settle();
    fill_in(page, {{}, 0, "name"}, "spearmen");
    fill_in(page, {{}, 0, "most"}, "12");
    page.form().toggle({"troop", 0, "class"}, "HIS");
    page.form().toggle({"troop", 0, "army"}, "RA");
    page.form().toggle({"troop", 0, "integrity"}, "III");
    settle();
}

std::filesystem::path spears_file() {
    return house_folder() / "phalanx" / "spears-of-the-club.xml";
}

const ListHeading* find_row(ListPage& page, const std::string& id) {
    const ListBrowser& found = page.browser();
    for (std::size_t row = 0; row < found.size(); ++row)
        if (found.heading(row).id == id) {
            page.select(row);
            return found.selected();
        }
    return nullptr;
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_edit)

BOOST_AUTO_TEST_CASE(a_house_list_is_made_from_nothing_saved_and_fielded) {
    const CleanHouse clean;
    const Window window;
    ListPage& lists = lists_in(*window);
    begin_new_list(lists);
    ListEditPage& page = list_edit_page_of(*window);
    BOOST_CHECK(page.verdict().StartsWith("The list cannot be used yet:"));
    BOOST_CHECK(!page.save_button().IsEnabled());
    make_spears(page);
    BOOST_CHECK_MESSAGE(page.verdict().StartsWith("The list can be used."),
                        utf8(page.verdict()) + page.editor().text());
    BOOST_CHECK_EQUAL(page.editor().draft().get("id"), "spears-of-the-club");
    BOOST_REQUIRE(page.save_button().IsEnabled());
    click_middle(page.save_button());
    settle();
    BOOST_REQUIRE(std::filesystem::exists(spears_file()));
    BOOST_CHECK(!page.save_button().IsEnabled());
    page.close();
    settle();
    lists.search().SetValue("spears of the club");
    settle();
    BOOST_REQUIRE(find_row(lists, "spears-of-the-club"));
    BOOST_CHECK(wx(lists.browser().summary(0)).Contains("house list"));
    BOOST_CHECK(lists.details().text().Contains("whoever turns up"));
    lists.make_empty();
    settle();
    BOOST_REQUIRE(window->bench().has_document());
    palette_of(*window).add(0);
    settle();
    const Army& army = window->bench().army();
    BOOST_CHECK_EQUAL(army.list, "spears-of-the-club");
    BOOST_CHECK_EQUAL(army.bodies.at(0).units.at(0).troops.at(0).entry, "spearmen");
    // The list changes under the open army.
    lists_in(*window);
    lists.search().SetValue("spears of the club");
    settle();
    BOOST_REQUIRE(find_row(lists, "spears-of-the-club"));
    lists.house_lists().edit();
    settle();
    BOOST_CHECK(page.verdict().Contains("The open army fits this list."));
    page.parts().select(2);
    settle();
    page.form().toggle({"troop", 0, "class"}, "CAT");
    page.form().toggle({"troop", 0, "class"}, "HIS");
    settle();
    BOOST_CHECK(page.verdict().Contains("finding"));
    const auto complaints = [&] {
        std::size_t count = 0;
        for (const Finding& finding : window->bench().report().findings())
            count += window->bench().ruleset().rules[finding.rule].id.starts_with("list.") ? 1U : 0U;
        return count;
    };
    BOOST_CHECK_EQUAL(complaints(), 0U);
    click_middle(page.save_button());
    settle();
    BOOST_CHECK_GT(complaints(), 0U);
    window->bench().undo();
    window->bench().undo();
}

BOOST_AUTO_TEST_CASE(a_broken_list_shows_its_problem_and_can_be_corrected) {
    const CleanHouse clean;
    const Window window;
    ListPage& lists = lists_in(*window);
    begin_new_list(lists);
    ListEditPage& page = list_edit_page_of(*window);
    make_spears(page);
    page.save();
    settle();
    fill_in(page, {{}, 0, "most"}, "many");
    BOOST_CHECK(page.verdict().Contains("'many' is not a whole number"));
    BOOST_CHECK(!page.save_button().IsEnabled());
    page.close(); // nothing is lost
    settle();
    BOOST_REQUIRE(find_row(lists, "spears-of-the-club"));
    lists.house_lists().edit();
    settle();
    BOOST_CHECK(page.verdict().Contains("'many' is not a whole number"));
    page.parts().select(2);
    settle();
    fill_in(page, {{}, 0, "most"}, "9");
    BOOST_CHECK_MESSAGE(page.verdict().StartsWith("The list can be used."),
                        utf8(page.verdict()) + page.editor().text());
    page.save();
    settle();
    BOOST_CHECK(read_file(spears_file()).find("most=\"9\"") != std::string::npos);
    BOOST_CHECK(read_file(spears_file()).find("revision=\"2\"") != std::string::npos);
    BOOST_CHECK(!std::filesystem::exists(house_folder() / "phalanx" / "spears-of-the-club.draft"));
}

BOOST_AUTO_TEST_CASE(a_year_bc_is_typed_as_people_write_it) {
    const CleanHouse clean;
    const Window window;
    ListPage& lists = lists_in(*window);
    begin_new_list(lists);
    ListEditPage& page = list_edit_page_of(*window);
    make_spears(page);
    page.parts().select(0);
    settle();
    fill_in(page, {{}, 0, "from"}, "2000 bc");
    BOOST_CHECK_EQUAL(page.editor().draft().get("from"), "-2000");
    BOOST_CHECK_MESSAGE(page.verdict().StartsWith("The list can be used."), utf8(page.verdict()));
    page.parts().select(2);
    settle();
    page.parts().select(0);
    settle();
    const auto* from = dynamic_cast<wxTextCtrl*>(page.form().control({{}, 0, "from"}));
    BOOST_REQUIRE(from);
    BOOST_CHECK_EQUAL(utf8(from->GetValue()), "2000 BC");
    page.save();
    page.close();
    settle();
}

// The words were wrapped to more than the panel is wide.
BOOST_AUTO_TEST_CASE(the_verdict_is_whole_in_a_narrow_window) {
    const CleanHouse clean;
    const Window window;
    window->SetSize(1024, 700);
    settle(200);
    ListPage& lists = lists_in(*window);
    begin_new_list(lists);
    settle(200);
    auto& verdict = control<ListVerdict>(*window);
    for (const wxWindow* child : verdict.GetChildren())
        if (const auto* label = dynamic_cast<const wxStaticText*>(child); label && label->IsShown()) {
            BOOST_CHECK_GE(label->GetSize().x, label->GetBestSize().x);
            BOOST_CHECK_GE(label->GetSize().y, label->GetBestSize().y);
            BOOST_CHECK_LE(label->GetRect().GetRight(), verdict.GetClientSize().x);
        }
    const wxRect inside(lists.GetParent()->GetScreenRect());
    BOOST_CHECK_LE(verdict.GetScreenRect().GetRight(), inside.GetRight());
}

BOOST_AUTO_TEST_CASE(an_unfinished_list_is_found_again) {
    const CleanHouse clean;
    const Window window;
    ListPage& lists = lists_in(*window);
    begin_new_list(lists);
    ListEditPage& page = list_edit_page_of(*window);
    fill_in(page, {{}, 0, "title"}, "half a list");
    page.close();
    settle();
    const ListHeading* list = find_row(lists, "half-a-list");
    BOOST_REQUIRE(list);
    BOOST_CHECK(lists.details().text().Contains("unfinished"));
    lists.house_lists().edit();
    settle();
    BOOST_CHECK_EQUAL(page.editor().draft().get("title"), "half a list");
}

BOOST_AUTO_TEST_CASE(a_deleted_list_is_restored) {
    const CleanHouse clean;
    const Window window;
    ListPage& lists = lists_in(*window);
    begin_new_list(lists);
    make_spears(list_edit_page_of(*window));
    list_edit_page_of(*window).save();
    list_edit_page_of(*window).close();
    settle();
    BOOST_REQUIRE(find_row(lists, "spears-of-the-club"));
    lists.house_lists().remove();
    settle();
    BOOST_CHECK(!find_row(lists, "spears-of-the-club"));
    BOOST_CHECK(window->notice().message().Contains("is deleted"));
    wxWindow* restore = nullptr;
    for (wxWindow* child : window->notice().GetChildren())
        if (child->GetLabel() == "Restore")
            restore = child;
    BOOST_REQUIRE(restore);
    click_middle(*restore);
    settle();
    BOOST_CHECK(find_row(lists, "spears-of-the-club"));
    BOOST_CHECK(std::filesystem::exists(spears_file()));
}

BOOST_AUTO_TEST_CASE(a_copy_and_a_list_made_from_the_army_can_be_used_at_once) {
    const CleanHouse clean;
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(
        lists_of(application().services().rulesets()).army_file_of("phalanx", "spartan")));
    settle();
    ListPage& lists = lists_in(*window);
    BOOST_REQUIRE(find_row(lists, "spartan"));
    lists.house_lists().copy();
    settle();
    ListEditPage& page = list_edit_page_of(*window);
    BOOST_CHECK_MESSAGE(page.verdict().StartsWith("The list can be used."),
                        utf8(page.verdict()) + page.editor().text());
    BOOST_CHECK(page.save_button().IsEnabled());
    BOOST_CHECK_EQUAL(page.editor().draft().get("id"), "spartan-house");
    BOOST_CHECK_EQUAL(page.editor().draft().get("origin"), "");
    page.close();
    settle();
    lists.house_lists().create_from_army();
    settle();
    BOOST_CHECK(page.verdict().Contains("The open army fits this list."));
}

BOOST_AUTO_TEST_CASE(an_imported_list_gets_another_id_if_its_own_is_taken) {
    const CleanHouse clean;
    const Window window;
    ListPage& lists = lists_in(*window);
    const std::filesystem::path shipped =
        lists_of(application().services().rulesets()).file_of("phalanx", "spartan");
    std::string text = read_file(shipped);
    text.insert(text.find("history=\""), "title=\"Our Spartans\" ");
    const std::filesystem::path file = folder().write("sent.xml", text);
    lists.house_lists().import_file(file);
    settle();
    BOOST_CHECK(window->notice().message().Contains("The imported list has the id"));
    BOOST_CHECK(find_row(lists, "spartan-2"));
    lists.house_lists().import_file(folder().write("broken.xml", "<armylist"));
    settle();
    BOOST_CHECK(window->notice().message().Contains("broken.xml:1:"));
}

BOOST_AUTO_TEST_CASE(a_broken_house_list_does_not_hide_the_other_lists) {
    const CleanHouse clean;
    const Window window;
    write_file(folder().write("data/muster/armylists/phalanx/broken.xml", ""), "<armylist\n nonsense");
    ListPage& lists = lists_in(*window);
    BOOST_CHECK(window->notice().message().Contains("broken.xml:"));
    BOOST_CHECK_GE(lists.browser().size(), 100U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
