// SPDX-License-Identifier: MIT
// The page of army lists: search, time line, reading, and what is begun from it.
#include "gui/lists/list_page.h"

#include "gui/army/inspector_panel.h"
#include "gui/army/palette_panel.h"
#include "gui/army/trait_row.h"
#include "gui/lists/list_details.h"
#include "gui/lists/list_timeline.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "lists/lists.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>
#include <wx/vlbox.h>

namespace muster::tests {

namespace {

std::filesystem::path example(std::string_view ruleset, std::string_view list) {
    return lists_of(application().services().rulesets()).army_file_of(ruleset, list);
}

// The menu's last entry.
void ask_for_lists(wxMenu& menu) {
    wxCommandEvent chosen(wxEVT_MENU, menu.GetMenuItems().GetLast()->GetData()->GetId());
    menu.ProcessEvent(chosen);
    settle();
}

void click_right(wxWindow& window, const wxPoint& at) {
    wxUIActionSimulator mouse;
    mouse.MouseMove(window.ClientToScreen(at));
    settle();
    mouse.MouseClick(wxMOUSE_BTN_RIGHT);
    settle(100);
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_page)

BOOST_AUTO_TEST_CASE(lists_are_found_by_words_and_by_year) {
    const Window window;
    ListPage& page = lists_in(*window);
    const std::size_t all = page.browser().size();
    BOOST_CHECK_GE(all, 100U);
    type("spartan");
    settle();
    BOOST_CHECK_LT(page.browser().size(), all);
    BOOST_REQUIRE_GT(page.browser().size(), 0U);
    BOOST_CHECK(page.details().text().Contains(wx(page.browser().heading(0).title)));
    page.search().Clear();
    settle();
    const wxPoint at(page.timeline().x_of(1066), page.timeline().GetClientSize().y / 3);
    click(page.timeline(), at);
    settle();
    BOOST_REQUIRE(page.timeline().year());
    BOOST_REQUIRE_GT(page.browser().size(), 0U);
    for (std::size_t row = 0; row < page.browser().size(); ++row)
        BOOST_CHECK(page.browser().heading(row).years.holds(*page.timeline().year()));
    click(page.timeline(), at);
    settle();
    BOOST_CHECK(!page.timeline().year());
    BOOST_CHECK_EQUAL(page.browser().size(), all);
    BOOST_CHECK(page.timeline().IsShown());
    page.begin("undying-lands");
    BOOST_CHECK_GT(page.browser().size(), 0U);
    BOOST_CHECK(!page.timeline().IsShown());
    page.begin("phalanx");
    BOOST_CHECK(page.timeline().IsShown());
}

BOOST_AUTO_TEST_CASE(troops_name_the_lists_that_allow_them) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(example("phalanx", "spartan")));
    settle();
    window->bench().select({{1, 1, 1}});
    run(*window, "edit.allowing");
    settle();
    ListPage& page = list_page_of(*window);
    BOOST_REQUIRE(page.allowing().IsShown());
    BOOST_CHECK(page.allowing().GetValue());
    const std::string name = window->bench().army().bodies[0].units[0].troops[0].name;
    BOOST_CHECK(page.allowing().GetLabel().Contains(wx(name)));
    const std::size_t allowing = page.browser().size();
    BOOST_CHECK_GT(allowing, 0U);
    page.allowing().SetValue(false);
    wxCommandEvent event(wxEVT_CHECKBOX, page.allowing().GetId());
    page.allowing().ProcessWindowEvent(event);
    BOOST_CHECK_GT(page.browser().size(), allowing);
    run(*window, "army.lists");
    settle();
    BOOST_CHECK(!page.allowing().IsShown());
}

BOOST_AUTO_TEST_CASE(a_row_of_the_palette_names_the_lists_that_allow_it) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(example("phalanx", "spartan")));
    settle(200);
    PalettePanel& palette = palette_of(*window);
    std::vector<std::size_t> asked; // the menu itself would wait for an answer
    palette.on_context_menu([&](std::size_t entry) { asked.push_back(entry); });
    auto& rows = control<wxVListBox>(palette, "Troops to add");
    const wxRect second = rows.GetItemRect(1);
    click_right(rows, {20, second.y + second.height / 2});
    BOOST_CHECK(asked == std::vector<std::size_t>{1});
    rows.SetFocus();
    press(WXK_F10, wxMOD_SHIFT);
    BOOST_CHECK((asked == std::vector<std::size_t>{1, 1}));
    const Army before = window->bench().army();
    const std::string name = palette.shown().at(1).name;
    ask_for_lists(*palette.menu_of(1));
    ListPage& page = list_page_of(*window);
    BOOST_REQUIRE(page.allowing().IsShown());
    BOOST_CHECK(page.allowing().GetLabel().Contains(wx(name)));
    page.select_list("phalanx", "spartan");
    BOOST_CHECK(page.allowing().GetValue()); // found without dropping the search
    BOOST_CHECK(window->bench().army() == before);
    BOOST_CHECK(!window->bench().document().modified());
}

BOOST_AUTO_TEST_CASE(a_class_in_the_inspector_names_the_lists_that_have_such_troops) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(example("phalanx", "spartan")));
    window->bench().select({{1, 1, 1}});
    settle(200);
    const Army before = window->bench().army();
    InspectorPanel& inspector = inspector_of(*window);
    const Trait& kind = *window->bench().ruleset().kind_of_troops();
    std::vector<int> asked;
    inspector.on_context_menu([&](int value) { asked.push_back(value); });
    auto& choice = dynamic_cast<SegmentedChoice&>(inspector.rows().row(kind.id)->control());
    const wxRect first = choice.segment_rect(0);
    click_right(choice, {first.x + first.width / 2, first.y + first.height / 2});
    BOOST_CHECK(asked == std::vector<int>{0});
    for (std::int32_t value = 0; value < static_cast<std::int32_t>(kind.values.size()); ++value) {
        ask_for_lists(*inspector.kind_menu(value));
        ListPage& page = list_page_of(*window);
        BOOST_CHECK(page.allowing().GetLabel().EndsWith(wx(kind.value_name(value))));
        for (std::size_t row = 0; row < page.browser().size(); ++row)
            BOOST_CHECK(page.browser().summary(row).starts_with("as "));
        window->pages().leave();
    }
    BOOST_CHECK(window->bench().army() == before);
}

BOOST_AUTO_TEST_CASE(those_who_fought_them_are_one_click_away) {
    const Window window;
    ListPage& page = lists_in(*window);
    page.begin("phalanx");
    page.select_list("phalanx", "carthaginian");
    settle();
    BOOST_REQUIRE_EQUAL(page.browser().selected()->id, "carthaginian");
    BOOST_CHECK(page.enemies_button().IsEnabled());
    wxMenu menu;
    page.fill_enemies_menu(menu);
    BOOST_REQUIRE_GE(menu.GetMenuItemCount(), 2U);
    int romans = 0;
    for (const wxMenuItem* item : menu.GetMenuItems())
        if (item->GetItemLabelText().StartsWith("Polybian Romans"))
            romans = item->GetId();
    BOOST_REQUIRE_GT(romans, 0);
    type("carthage"); // which leaves the Romans out
    settle();
    page.select_list("phalanx", "carthaginian");
    page.show_enemy(romans);
    settle();
    BOOST_CHECK_EQUAL(page.browser().selected()->id, "polybian-roman");
    BOOST_CHECK(page.details().text().Contains("Polybian Romans"));
    page.show_enemy(99);
    BOOST_CHECK_EQUAL(page.browser().selected()->id, "polybian-roman");
    page.select_list("undying-lands", "amazons");
    settle();
    BOOST_CHECK_EQUAL(page.enemies_button().IsEnabled(), !page.browser().enemies().empty());
}

BOOST_AUTO_TEST_CASE(in_a_narrow_window_one_can_still_type_and_close) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(example("phalanx", "spartan")));
    settle();
    run(*window, "army.lists");
    window->SetSize(820, 640);
    settle();
    ListPage& page = list_page_of(*window);
    BOOST_CHECK_GE(page.search().GetSize().x, page.FromDIP(160));
    for (wxWindow* child : page.GetChildren())
        if (dynamic_cast<wxButton*>(child) != nullptr && child->IsShown()) {
            BOOST_CHECK_MESSAGE(child->GetSize().x >= child->GetBestSize().x, utf8(child->GetLabel()));
            BOOST_CHECK_MESSAGE(child->GetRect().GetRight() < page.GetClientSize().x,
                                utf8(child->GetLabel()));
        }
}

BOOST_AUTO_TEST_CASE(years_on_the_time_line_do_not_cover_one_another) {
    const Window window;
    ListPage& page = lists_in(*window);
    for (const int wide : {300, 500, 800, 1400}) {
        page.timeline().SetSize(wide, page.timeline().GetSize().y);
        const std::vector<YearLabel> labels = page.timeline().year_labels();
        BOOST_REQUIRE_GE(labels.size(), 2U);
        for (std::size_t i = 1; i < labels.size(); ++i)
            BOOST_CHECK_GE(labels[i].left, labels[i - 1].left + labels[i - 1].wide);
    }
}

BOOST_AUTO_TEST_CASE(an_example_opens_as_a_legal_army_with_the_list_in_the_palette) {
    const Window window;
    ListPage& page = lists_in(*window);
    type("spartan");
    settle();
    const std::string list = page.browser().heading(0).id;
    page.open_example();
    settle();
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK_EQUAL(window->bench().army().list, list);
    BOOST_CHECK(window->bench().report().legal());
    BOOST_REQUIRE(!palette_of(*window).shown().empty());
    BOOST_CHECK(palette_of(*window).shown().front().group == PaletteGroup::list);
    BOOST_CHECK(!palette_of(*window).shown().front().troop.entry.empty());
}

BOOST_AUTO_TEST_CASE(an_empty_army_of_a_list_takes_troops_from_the_palette) {
    const Window window;
    ListPage& page = lists_in(*window);
    type("norman");
    settle();
    page.make_empty();
    settle();
    BOOST_REQUIRE(window->bench().has_document());
    palette_of(*window).add(0);
    settle();
    const Army& army = window->bench().army();
    BOOST_REQUIRE(!army.bodies.empty());
    BOOST_CHECK(!army.bodies.front().units.front().troops.front().entry.empty());
    for (const Finding& finding : window->bench().report().findings())
        BOOST_CHECK(finding.place.level() != Level::troop);
    window->bench().undo();
    window->bench().undo();
}

BOOST_AUTO_TEST_CASE(putting_the_open_army_under_a_list_can_be_undone) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    BOOST_REQUIRE(window->bench().army().list.empty());
    ListPage& page = lists_in(*window);
    for (std::size_t row = 0; row < page.browser().size(); ++row) // of the army's rule set only
        BOOST_CHECK_EQUAL(page.browser().heading(row).ruleset, "phalanx");
    page.select(0);
    page.use_for_army();
    settle();
    BOOST_CHECK_EQUAL(window->bench().army().list, page.browser().heading(0).id);
    window->bench().undo();
    settle();
    BOOST_CHECK(window->bench().army().list.empty());
    BOOST_CHECK(palette_of(*window).shown().front().group == PaletteGroup::kind);
}

BOOST_AUTO_TEST_CASE(only_lists_that_fit_the_open_army_are_left) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(example("phalanx", "spartan")));
    settle();
    ListPage& page = lists_in(*window);
    const std::size_t all = page.browser().size();
    click_middle(page.fitting());
    settle();
    BOOST_CHECK_LT(page.browser().size(), all);
    bool found = false;
    for (std::size_t row = 0; row < page.browser().size(); ++row)
        found |= page.browser().heading(row).id == "spartan";
    BOOST_CHECK(found);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
