// SPDX-License-Identifier: MIT
// Every dialog, in English in light colours and the usual size, and in German in dark ones and twice the
// size: its labels can be read and are whole, it fits the screen, and all that takes the keyboard has a name.
// The second suite runs as a program of its own, whose language is German (CMakeLists.txt).
#include "base/file.h"
#include "dialog_table.h"
#include "german_check.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui_program.h"
#include "label_contrast.h"
#include "shipped_data.h"
#include "whole_labels.h"

#include <boost/test/unit_test.hpp>
#include <wx/display.h>
#include <wx/listbox.h>
#include <wx/listctrl.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <regex>
#include <set>

namespace muster::tests {

namespace {

// In the usual size and the desktop's colours again at the end.
struct Shown {
    Shown(ThemeChoice theme, int size) {
        choose_theme(theme);
        application().windows().set_text_size(size);
    }
    ~Shown() {
        choose_theme(ThemeChoice::system);
        application().windows().set_text_size(usual_text_size);
        settle();
    }
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;
};

void check_names(const wxWindow& window, const std::string& where) {
    for (const wxWindow* child : window.GetChildren()) {
        // Their children take the keyboard, not they; and every window of wx is called something.
        const bool takes_keys = child->AcceptsFocus() && child->GetChildren().empty();
        const wxString name = accessible_name(*child);
        if (takes_keys && child->IsShown())
            BOOST_CHECK_MESSAGE(!child->GetLabel().empty() ||
                                    (!name.empty() && name != child->GetClassInfo()->GetClassName() &&
                                     name != wxTextCtrlNameStr && name != wxListBoxNameStr),
                                where << ": a control is only called " << utf8(name));
        check_names(*child, where);
    }
}

// The first column of its tables says what a row is.
void check_rows(const wxWindow& window, const std::string& where) {
    for (const wxWindow* child : window.GetChildren()) {
        check_rows(*child, where);
        const auto* table = dynamic_cast<const wxListView*>(child);
        for (int row = 0; table != nullptr && row < table->GetItemCount(); ++row) {
            const int needed = TextMetrics::width(*table, table->GetFont(), table->GetItemText(row));
            BOOST_CHECK_MESSAGE(needed <= table->GetColumnWidth(0),
                                where << ": " << utf8(table->GetItemText(row)) << " needs " << needed
                                      << " of " << table->GetColumnWidth(0));
        }
    }
}

// Fields of one line show their letters whole.
void check_fields(const wxWindow& window, const std::string& where) {
    for (const wxWindow* child : window.GetChildren()) {
        check_fields(*child, where);
        const auto* field = dynamic_cast<const wxTextCtrl*>(child);
        if (field == nullptr || !field->IsSingleLine() || !field->IsShownOnScreen())
            continue;
        MeasuringDC dc(*field, desktop_font());
        const int needed = TextMetrics::line_height(dc);
        BOOST_CHECK_MESSAGE(field->GetSize().y >= needed, where << ": " << accessible_name(*field) << " is "
                                                                << field->GetSize().y << " of " << needed
                                                                << " high");
    }
}

// Until the screen shows all of it, on a busy machine too.
void wait_until_painted(wxDialog& dialog) {
    constexpr int most_turns = 40;
    for (int turn = 0; turn < most_turns && !dialog.IsActive(); ++turn)
        settle(50);
    wxImage before;
    for (int turn = 0; turn < most_turns; ++turn) {
        settle(100);
        const wxImage now = screenshot(dialog, wxRect(dialog.GetClientSize()));
        if (before.IsOk() && before.GetSize() == now.GetSize() &&
            std::equal(now.GetData(), now.GetData() + 3 * now.GetWidth() * now.GetHeight(), before.GetData()))
            return;
        before = now;
    }
}

void check_dialog(wxDialog& dialog, const std::string& where) {
    dialog.Show();
    dialog.Raise();
    dialog.Move(0, 0);
    wait_until_painted(dialog);
    check_names(dialog, where);
    check_whole_labels(dialog, where);
    check_rows(dialog, where);
    check_fields(dialog, where);
    BOOST_CHECK_MESSAGE(wxDisplay(&dialog).GetClientArea().Contains(wxRect(dialog.GetSize())),
                        where << " is " << dialog.GetSize().x << " × " << dialog.GetSize().y);
    check_labels(dialog, where);
}

void check_dialogs(const LookAtDialog& also) {
    DialogStage stage;
    for (const DialogRow& row : dialogs()) {
        std::size_t looked = 0;
        row.build(stage, [&](wxDialog& dialog) {
            check_dialog(dialog, row.name);
            also(dialog);
            ++looked;
        });
        BOOST_CHECK_MESSAGE(looked > 0, row.name << " was not built");
    }
}

// The classes of dialogs, and the files that make one without a class. Those of files, folders, printers
// and messages are the desktop's own.
std::set<std::string> dialogs_of_the_sources() {
    static const std::regex own_class("class (\\w+) (final )?: public wxDialog\\b");
    static const std::regex plain("\\bwx(|TextEntry|SingleChoice|MultiChoice|NumberEntry)Dialog(\\* )?"
                                  " *\\w+\\(&|new wx(|TextEntry|SingleChoice)Dialog\\(");
    std::set<std::string> found;
    for (const auto& file : std::filesystem::recursive_directory_iterator(source_folder() / "app/gui")) {
        const std::string ending = file.path().extension().string();
        if (ending != ".h" && ending != ".cpp")
            continue;
        const std::string text = read_file(file.path());
        for (std::sregex_iterator at(text.begin(), text.end(), own_class); at != std::sregex_iterator(); ++at)
            found.insert((*at)[1].str());
        if (std::regex_search(text, plain))
            found.insert(file.path().stem().string());
    }
    return found;
}

} // namespace

BOOST_AUTO_TEST_SUITE(dialogs_in_english)

BOOST_AUTO_TEST_CASE(the_table_has_every_dialog) {
    std::set<std::string> rows;
    for (const DialogRow& row : dialogs())
        rows.insert(row.name);
    const std::set<std::string> sources = dialogs_of_the_sources();
    BOOST_CHECK_EQUAL_COLLECTIONS(rows.begin(), rows.end(), sources.begin(), sources.end());
}

BOOST_AUTO_TEST_CASE(every_dialog_can_be_read) {
    const Shown shown(ThemeChoice::light, usual_text_size);
    check_dialogs([](const wxDialog& /*dialog*/) {});
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(dialogs_in_german)

BOOST_AUTO_TEST_CASE(every_dialog_is_german_and_can_be_read) {
    const Shown shown(ThemeChoice::dark, text_sizes.back());
    check_dialogs([](const wxDialog& dialog) {
        const GermanCheck check(utf8(dialog.GetTitle()));
        check.check_title(dialog.GetTitle());
        if (dialog.GetTitle() == _("Everything that happened"))
            return; // what happened was written down in English
        check.check(dialog);
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
