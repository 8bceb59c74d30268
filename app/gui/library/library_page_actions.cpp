// SPDX-License-Identifier: MIT
// The buttons below the library's table and the same as a menu: what can be done with the chosen armies.
#include "gui/library/library_batch_bar.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_model.h"
#include "gui/library/library_page.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/small_button.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

// What can be done with the chosen armies; each is a button, and an entry of the menu.
struct PageAction {
    const char* label;
    const char* help;
    void (LibraryPage::*act)();
    std::size_t least; // so many must be chosen; 0: without a choice all that are found are meant
    std::size_t most;
    bool trash;           // there, or among those that are kept
    bool changes = false; // the library, which may only be read
};
constexpr std::size_t any = static_cast<std::size_t>(-1);
const std::array<PageAction, 11> page_actions{{
    {wxTRANSLATE("Open"), wxTRANSLATE("Open the chosen armies, each in a window of its own"),
     &LibraryPage::open_chosen, 1, 12, false},
    {wxTRANSLATE("Timeline"), wxTRANSLATE("Show or hide every revision of the chosen army"),
     &LibraryPage::toggle_timeline, 0, any, false},
    {wxTRANSLATE("Compare"), wxTRANSLATE("Compare two chosen armies side by side"),
     &LibraryPage::compare_chosen, 2, 2, false},
    {wxTRANSLATE("Tags…"), wxTRANSLATE("Give the chosen armies tags to find them by"),
     &LibraryPage::tag_chosen, 1, any, false, true},
    {wxTRANSLATE("Check"),
     wxTRANSLATE("Check the chosen armies, or all that are found, by the present rules"),
     &LibraryPage::check_chosen, 0, any, false},
    {wxTRANSLATE("Sheets…"),
     wxTRANSLATE("Print the sheets of the chosen armies, or of all found, or save them as files"),
     &LibraryPage::sheets_chosen, 0, any, false},
    {wxTRANSLATE("Export…"), wxTRANSLATE("Save the chosen armies, or all found, as files or one zip"),
     &LibraryPage::export_chosen, 0, any, false},
    {wxTRANSLATE("Rescale…"), wxTRANSLATE("Make a larger or smaller copy of the chosen army"),
     &LibraryPage::rescale_chosen, 1, 1, false},
    {wxTRANSLATE("Figures…"), wxTRANSLATE("Show what the chosen army lacks of the figures you own"),
     &LibraryPage::figures_of_chosen, 1, 1, false},
    {wxTRANSLATE("Delete"), wxTRANSLATE("Put the chosen armies into the trash"), &LibraryPage::delete_chosen,
     1, any, false, true},
    {wxTRANSLATE("Restore"), wxTRANSLATE("Take the chosen armies out of the trash"),
     &LibraryPage::restore_chosen, 1, any, true, true},
}};

} // namespace

wxSizer* LibraryPage::make_actions() {
    auto* sizer = new wxWrapSizer(wxHORIZONTAL);
    for (const PageAction& action : page_actions) {
        auto* button = new SmallButton(this, wxGetTranslation(wxString::FromUTF8(action.label)));
        button->SetToolTip(wxGetTranslation(wxString::FromUTF8(action.help)));
        button->Bind(wxEVT_BUTTON, [this, act = action.act](wxCommandEvent& /*event*/) { (this->*act)(); });
        actions_.push_back(button);
        sizer->Add(button, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(2)));
    }
    status_ = new wxStaticText(this, wxID_ANY, wxString());
    status_->SetForegroundColour(Theme::now().faint);
    sizer->Add(status_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(10)));
    return sizer;
}

void LibraryPage::update_actions() {
    const std::size_t count = chosen().size();
    for (std::size_t i = 0; i < page_actions.size(); ++i) {
        const PageAction& action = page_actions.at(i);
        actions_[i]->Show(action.trash == in_trash());
        const std::size_t meant = action.least == 0 && count == 0 ? found_ : count;
        actions_[i]->Enable(
            meant >= std::max<std::size_t>(action.least, 1) && meant <= action.most &&
            !(action.changes && read_only_->IsShown()) &&
            !(batch_->working() && action.least == 0 && action.act != &LibraryPage::toggle_timeline));
    }
    wxString words = unreadable_ ? wxString(_("The library cannot be read.")) : army_count(found_);
    if (count > 0)
        words += wxString::FromUTF8(" · ") + wxString::Format(_("%u chosen"), static_cast<unsigned>(count));
    status_->SetLabelText(words);
    show_table_or_why_not();
    Layout();
}

void LibraryPage::show_table_or_why_not() {
    const wxString why = why_empty();
    if (!why.empty() && table_->HasFocus())
        search_->SetFocus();
    empty_->say(why);
    empty_->Show(!why.empty());
    table_->Show(why.empty());
}

wxString LibraryPage::why_empty() const {
    if (rows_taken_ == 0 || found_ != 0 || unreadable_)
        return {};
    if (!query_.typed.empty())
        return in_trash() ? _("No army in the trash has all these words.")
                          : _("No army has all these words.\nNames, notes, troops, lists, players and "
                              "events are searched.");
    return in_trash() ? _("The trash is empty.")
                      : _("No armies here yet.\nEvery army that you save is kept here with all its past. "
                          "“Import…” takes in army files; they can also be dropped here.");
}

wxString LibraryPage::empty_words() const {
    return empty_->IsShown() ? empty_->text() : wxString();
}

wxString LibraryPage::read_only_words() const {
    return read_only_->IsShown() ? read_only_->GetLabelText() : wxString();
}

void LibraryPage::show_read_only(const std::optional<std::string>& why) {
    if (!why && !read_only_->IsShown())
        return;
    const wxString words =
        why ? wxString::Format(
                  _("Nothing can be saved in this library; its armies can be opened and exported. %s"),
                  wx(*why))
            : wxString();
    read_only_->SetLabelText(words);
    read_only_->SetToolTip(words);
    read_only_->SetForegroundColour(Theme::now().query);
    read_only_->Show(why.has_value());
    import_->Enable(!why);
    mirror_bar_->Show(!why); // which brings armies in
    update_actions();
}

void LibraryPage::show_menu() {
    wxMenu menu;
    for (std::size_t i = 0; i < page_actions.size(); ++i) {
        const PageAction& action = page_actions.at(i);
        if (action.trash != in_trash())
            continue;
        wxMenuItem* item = menu.Append(wxID_ANY, wxGetTranslation(wxString::FromUTF8(action.label)));
        item->Enable(actions_[i]->IsEnabled());
        menu.Bind(
            wxEVT_MENU, [this, act = action.act](wxCommandEvent& /*event*/) { (this->*act)(); },
            item->GetId());
    }
    table_->PopupMenu(&menu);
}

void LibraryPage::colours_changed() {
    status_->SetForegroundColour(Theme::now().faint);
    empty_->colours_changed();
    read_only_->SetForegroundColour(Theme::now().query);
    mirror_bar_->look_again();
    look_again();
}

} // namespace muster
