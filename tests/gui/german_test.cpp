// SPDX-License-Identifier: MIT
// Every page and panel in German: no text is the English one, and none is cut. It runs as a program of its
// own, whose language is German (CMakeLists.txt).
#include "base/file.h"
#include "base/translation.h"
#include "gui/lists/list_edit_page.h"
#include "gui/lists/list_page.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/settings.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/tokenzr.h>
#include <wx/translation.h>

#include <set>

namespace muster::tests {

namespace {

// The texts of a catalogue that are another text in German.
class EnglishTexts {
public:
    EnglishTexts() {
        for (const char* file : {"languages/de.po", "languages/rules/de.po"})
            read(wx(read_file(source_folder() / "app/gui" / file)));
        for (const wxString& text : german_)
            english_.erase(text); // the same word for something else
    }

    [[nodiscard]] bool contains(const wxString& text) const { return english_.contains(text); }

private:
    void read(const wxString& catalogue) {
        wxString id;
        wxString text;
        wxString* reads = nullptr;
        wxStringTokenizer lines(catalogue, "\n", wxTOKEN_RET_EMPTY_ALL);
        while (lines.HasMoreTokens()) {
            wxString line = lines.GetNextToken();
            if (line.StartsWith("msgid ", &line)) {
                id.clear();
                text.clear();
                reads = &id;
            } else if (line.StartsWith("msgstr ", &line)) {
                reads = &text;
            } else if (line.empty()) {
                add(id, text);
                reads = nullptr;
                continue;
            } else if (!line.StartsWith("\"")) {
                reads = nullptr; // a comment, or the forms of a plural
            }
            if (reads != nullptr)
                *reads += line.Mid(1, line.length() - 2);
        }
        add(id, text);
    }

    void add(const wxString& id, const wxString& text) {
        if (id.empty() || text.empty() || id == text)
            return;
        english_.insert(wxControl::RemoveMnemonics(id));
        german_.insert(wxControl::RemoveMnemonics(text));
    }

    std::set<wxString> english_;
    std::set<wxString> german_;
};

class PageCheck {
public:
    explicit PageCheck(std::string page) : page_(std::move(page)) {}

    void check(const wxWindow& window) {
        for (const wxWindow* child : window.GetChildren()) {
            if (!child->IsShownOnScreen() || child->IsTopLevel())
                continue;
            check_texts(*child);
            check_size(*child);
            check(*child);
        }
    }
    void check(const wxMenu& menu) {
        for (const wxMenuItem* item : menu.GetMenuItems()) {
            check_text(item->GetItemLabelText());
            check_text(item->GetHelp());
        }
    }

private:
    void check_text(const wxString& text) const {
        static const EnglishTexts english;
        BOOST_CHECK_MESSAGE(!english.contains(text), page_ << ": English: " << utf8(text));
    }

    void check_texts(const wxWindow& window) const {
        if (dynamic_cast<const wxStaticText*>(&window) != nullptr ||
            dynamic_cast<const wxAnyButton*>(&window) != nullptr)
            check_text(wxControl::RemoveMnemonics(window.GetLabel()));
        check_text(window.GetToolTipText());
        check_text(accessible_name(window));
        if (const auto* choice = dynamic_cast<const SegmentedChoice*>(&window))
            for (const SegmentedChoice::Segment& segment : choice->segments()) {
                check_text(segment.label);
                check_text(segment.tip.BeforeFirst('\n'));
            }
        if (const auto* card = dynamic_cast<const Card*>(&window))
            for (const wxString& text : {card->text().heading, card->text().subtitle, card->text().body})
                check_text(text);
        if (const auto* choice = dynamic_cast<const wxChoice*>(&window))
            for (unsigned i = 0; i < choice->GetCount(); ++i)
                check_text(choice->GetString(i));
        if (const auto* table = dynamic_cast<const wxDataViewCtrl*>(&window))
            check_columns(*table);
    }

    void check_columns(const wxDataViewCtrl& table) const {
        for (unsigned i = 0; i < table.GetColumnCount(); ++i) {
            const wxDataViewColumn& column = *table.GetColumn(i);
            check_text(column.GetTitle());
            if (column.IsHidden())
                continue;
            const int needed = TextMetrics::width(table, table.GetFont(), column.GetTitle());
            BOOST_CHECK_MESSAGE(column.GetWidth() >= needed, page_ << ": cut: " << utf8(column.GetTitle())
                                                                   << " with " << column.GetWidth() << " of "
                                                                   << needed);
        }
    }

    void check_size(const wxWindow& window) const {
        const auto* label = dynamic_cast<const wxStaticText*>(&window);
        const bool is_whole = label != nullptr && !label->HasFlag(wxST_ELLIPSIZE_END);
        if (!is_whole && dynamic_cast<const wxAnyButton*>(&window) == nullptr)
            return;
        const wxSize best = window.GetBestSize();
        BOOST_CHECK_MESSAGE(window.GetSize().x >= best.x && window.GetSize().y >= best.y,
                            page_ << ": cut: " << utf8(window.GetLabel()) << " with " << window.GetSize().x
                                  << " × " << window.GetSize().y << " of " << best.x << " × " << best.y);
    }

    std::string page_;
};

} // namespace

BOOST_AUTO_TEST_SUITE(german)

BOOST_AUTO_TEST_CASE(the_program_speaks_german) {
    BOOST_REQUIRE_EQUAL(text_language(), "de");
    BOOST_CHECK_EQUAL(utf8(_("Findings")), translate("Findings"));
    BOOST_CHECK_NE(utf8(_("Findings")), "Findings");
}

BOOST_AUTO_TEST_CASE(menus_are_german) {
    const Window window;
    wxMenuBar& bar = *window->GetMenuBar();
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i)
        PageCheck("menu").check(*bar.GetMenu(i));
}

BOOST_AUTO_TEST_CASE(every_page_is_german_and_whole) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(100);
        for (const PageRow& page : application().rooms().pages()) {
            window->pages().open(page.id, id);
            settle(200);
            PageCheck(id + " " + std::string(page.id)).check(*window);
        }
    }
}

// A stored layout has the captions of the language that the program spoke then.
BOOST_AUTO_TEST_CASE(captions_of_panels_are_german_after_a_start_in_english) {
    Settings& settings = application().services().settings();
    {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        settle(100);
    }
    wxString layout = settings.layout();
    for (const PaneRow& pane : application().rooms().panes()) {
        const wxString title = wxString::FromUTF8(pane.title);
        layout.Replace("caption=" + wxGetTranslation(title) + ";", "caption=" + title + ";");
    }
    BOOST_REQUIRE(layout.Contains("caption=Battle line;"));
    settings.set_layout(layout);
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(100);
    const wxString now = window->panes().layout_to_store();
    BOOST_CHECK_MESSAGE(!now.Contains("caption=Battle line;"), utf8(now));
    BOOST_CHECK_MESSAGE(now.Contains("caption=" + _("Battle line") + ";"), utf8(now));
}

BOOST_AUTO_TEST_CASE(every_panel_is_german_and_whole) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(100);
        for (const PaneRow& pane : application().rooms().panes())
            window->panes().show(pane.id);
        for (const Place& place : {Place{}, Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
            window->bench().select({place});
            settle(100);
            PageCheck(id + " panels at " + place.path()).check(*window);
        }
    }
}

// What the list editor asks for names the fields of the form, not elements of the file.
BOOST_AUTO_TEST_CASE(what_a_new_list_lacks_is_said_in_german) {
    const Window window;
    lists_in(*window).house_lists().create();
    settle(200);
    const wxString words = list_edit_page_of(*window).verdict();
    BOOST_CHECK_MESSAGE(words.Contains("Über die Armee ist noch nichts gesagt."), utf8(words));
    BOOST_CHECK_MESSAGE(!words.Contains("<"), utf8(words));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
