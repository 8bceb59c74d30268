// SPDX-License-Identifier: MIT
// Tips are few and small, so that they do not cover what comes next.
#include "army/edits.h"
#include "army/place.h"
#include "edit/changes.h"
#include "gui/army/army_grid.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/tree_tips.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>
#include <wx/textctrl.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <vector>

namespace muster::tests {

namespace {

std::vector<Card*> cards_in(const wxWindow& parent) {
    std::vector<Card*> cards;
    for (wxWindow* child : parent.GetChildren()) {
        if (auto* card = dynamic_cast<Card*>(child); card != nullptr && card->IsShownOnScreen())
            cards.push_back(card);
        const std::vector<Card*> within = cards_in(*child);
        cards.insert(cards.end(), within.begin(), within.end());
    }
    return cards;
}

std::size_t count_tips(const std::vector<Card*>& cards) {
    return static_cast<std::size_t>(std::count_if(
        cards.begin(), cards.end(), [](const Card* card) { return !card->GetToolTipText().empty(); }));
}

// As if the pointer came to it.
void enter(Card& card) {
    wxMouseEvent event(wxEVT_ENTER_WINDOW);
    card.ProcessWindowEvent(event);
}

// Returns how many cards there are.
std::size_t check_cards(const wxWindow& parent, const std::string& where) {
    std::size_t checked = 0;
    for (Card* card : cards_in(parent)) {
        enter(*card);
        wxStringTokenizer lines(card->GetToolTipText(), "\n");
        while (lines.HasMoreTokens()) {
            const wxString line = lines.GetNextToken();
            BOOST_CHECK_MESSAGE(TextMetrics::width(*card, card->GetFont(), line) <= card->GetSize().x,
                                where << ": " << utf8(line));
        }
        ++checked;
    }
    return checked;
}

} // namespace

BOOST_AUTO_TEST_SUITE(tips)

// It was as wide as the cards of the next step, which it covered.
BOOST_AUTO_TEST_CASE(tips_of_cards_are_no_wider_than_they) {
    for (const int size : {usual_text_size, text_sizes.back()}) {
        application().windows().set_text_size(size);
        {
            const Window window;
            window->pages().open(page_ids::new_army, "phalanx");
            settle(300);
            BOOST_CHECK_GE(check_cards(new_army_page_of(*window), std::to_string(size) + " %"), 5U);
        }
        application().windows().set_text_size(usual_text_size);
        settle();
    }
}

// A page with many cards is laid out while another one opens, too.
BOOST_AUTO_TEST_CASE(the_tip_of_a_card_is_made_when_the_pointer_comes) {
    const Window window;
    window->pages().open(page_ids::start);
    settle(300);
    const std::vector<Card*> cards = cards_in(start_page_of(*window));
    BOOST_TEST(count_tips(cards) <= 1U); // the pointer may be on one
    for (Card* card : cards)
        enter(*card);
    BOOST_TEST(count_tips(cards) > 1U);
}

BOOST_AUTO_TEST_CASE(a_name_that_its_field_cuts_is_whole_in_the_tip) {
    const Window window;
    window->SetSize(1024, 700);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const Place first = places_at_level(window->bench().army(), {}, Level::troop).front();
    const auto& name = control<wxTextCtrl>(inspector_of(*window), "Name");
    for (const char* words : {"Heavy Infantry, Spears of the guard", "Horse"}) {
        window->bench().apply("Rename", with_name(window->bench().army(), first, words));
        window->bench().select({first});
        settle(200);
        const bool is_cut = std::string(words) != "Horse";
        BOOST_CHECK_EQUAL(utf8(name.GetToolTipText()), is_cut ? words : "");
    }
    window->bench().document().mark_saved();
}

// Over each figure stood what the head of its column says, and covered the next rows.
BOOST_AUTO_TEST_CASE(cells_do_not_repeat_what_the_head_of_their_column_says) {
    const Window window;
    for (const std::string& id : shipped_ruleset_ids()) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(150);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        for (const Place& place : all_places(window->bench().army()))
            for (unsigned column = ArmyModel::first_sheet_column(); column < tree.GetColumnCount();
                 ++column) {
                const wxString tip = grid_of(*window).model().tip_of(place, column);
                BOOST_CHECK_MESSAGE(tip.empty() || tip != head_tip(*tree.GetColumn(column)),
                                    id << ": " << utf8(tip));
            }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
