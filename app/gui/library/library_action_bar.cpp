// SPDX-License-Identifier: MIT
#include "gui/library/library_action_bar.h"

#include "gui/library/library_model.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/small_button.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

// Each one is a button and a menu entry.
struct PageAction {
    const char* label;
    const char* help;
    void (LibraryCommands::*run)(); // null: shows or hides the timeline
    std::size_t least; // number of selected armies; 0: works on all found armies if none is selected
    std::size_t most;
    bool trash;           // for armies in the trash
    bool changes = false; // needs a library that is not read-only
};
constexpr std::size_t any = static_cast<std::size_t>(-1);
const std::array<PageAction, 11> page_actions{{
    {wxTRANSLATE("Open"), wxTRANSLATE("Open the selected armies, each in a window of its own"),
     &LibraryCommands::open, 1, 12, false},
    {wxTRANSLATE("Timeline"), wxTRANSLATE("Show or hide every revision of the selected army"), nullptr, 0,
     any, false},
    {wxTRANSLATE("Compare"), wxTRANSLATE("Compare two selected armies side by side"),
     &LibraryCommands::compare, 2, 2, false},
    {wxTRANSLATE("Tags…"), wxTRANSLATE("Give the selected armies tags to find them by"),
     &LibraryCommands::edit_tags, 1, any, false, true},
    {wxTRANSLATE("Check"),
     wxTRANSLATE("Check the selected armies, or all that are found, by the current rules"),
     &LibraryCommands::check, 0, any, false},
    {wxTRANSLATE("Sheets…"),
     wxTRANSLATE("Print the sheets of the selected armies, or of all found, or save them as files"),
     &LibraryCommands::make_sheets, 0, any, false},
    {wxTRANSLATE("Export…"), wxTRANSLATE("Save the selected armies, or all found, as files or one zip"),
     &LibraryCommands::export_with_dialog, 0, any, false},
    {wxTRANSLATE("Rescale…"), wxTRANSLATE("Make a larger or smaller copy of the selected army"),
     &LibraryCommands::rescale, 1, 1, false},
    {wxTRANSLATE("Figures…"), wxTRANSLATE("Show which figures the selected armies need that you do not own"),
     &LibraryCommands::show_figures, 1, any, false},
    {wxTRANSLATE("Delete"), wxTRANSLATE("Move the selected armies to the trash"),
     &LibraryCommands::move_to_trash, 1, any, false, true},
    {wxTRANSLATE("Restore"), wxTRANSLATE("Restore the selected armies from the trash"),
     &LibraryCommands::restore, 1, any, true, true},
}};

} // namespace

LibraryActionBar::LibraryActionBar(wxWindow* parent, LibraryBrowser& browser, LibraryCommands& commands,
                                   const LibraryBatchBar& batch, std::function<void()> toggle_timeline)
    : wxPanel(parent), browser_(browser), commands_(commands), batch_(batch),
      toggle_timeline_(std::move(toggle_timeline)) {
    auto* sizer = new wxWrapSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < page_actions.size(); ++i) {
        const PageAction& action = page_actions.at(i);
        auto* button = new SmallButton(this, wxGetTranslation(wxString::FromUTF8(action.label)));
        button->SetToolTip(wxGetTranslation(wxString::FromUTF8(action.help)));
        button->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent& /*event*/) { run(i); });
        buttons_.push_back(button);
        sizer->Add(button, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(2)));
    }
    status_ = new wxStaticText(this, wxID_ANY, wxString());
    set_text_colour(*status_, &Theme::faint);
    sizer->Add(status_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(10)));
    SetSizer(sizer);
}

void LibraryActionBar::run(std::size_t action) {
    if (const auto command = page_actions.at(action).run)
        (commands_.*command)();
    else
        toggle_timeline_();
}

void LibraryActionBar::update() {
    const std::size_t selected = browser_.selection().size();
    for (std::size_t i = 0; i < page_actions.size(); ++i) {
        const PageAction& action = page_actions.at(i);
        const std::size_t meant = action.least == 0 && selected == 0 ? browser_.found() : selected;
        const bool waits = batch_.running() && action.least == 0 && action.run;
        buttons_[i]->Show(action.trash == browser_.in_trash());
        buttons_[i]->Enable(meant >= std::max<std::size_t>(action.least, 1) && meant <= action.most &&
                            !(action.changes && browser_.read_only()) && !waits);
    }
    wxString words =
        browser_.unreadable() ? wxString(_("The library cannot be read.")) : army_count(browser_.found());
    if (selected > 0)
        words +=
            wxString::FromUTF8(" · ") + wxString::Format(_("%u selected"), static_cast<unsigned>(selected));
    status_->SetLabelText(words);
    Layout();
}

void LibraryActionBar::show_menu(wxWindow& over) {
    wxMenu menu;
    for (std::size_t i = 0; i < page_actions.size(); ++i) {
        const PageAction& action = page_actions.at(i);
        if (action.trash != browser_.in_trash())
            continue;
        wxMenuItem* item = menu.Append(wxID_ANY, wxGetTranslation(wxString::FromUTF8(action.label)));
        item->Enable(buttons_[i]->IsEnabled());
        menu.Bind(
            wxEVT_MENU, [this, i](wxCommandEvent& /*event*/) { run(i); }, item->GetId());
    }
    over.PopupMenu(&menu);
}

void LibraryActionBar::update_colours() {
    set_text_colour(*status_, &Theme::faint);
}

} // namespace muster
