// SPDX-License-Identifier: MIT
#include "gui/lists/list_edit_page.h"

#include "gui/lists/list_form.h"
#include "gui/lists/list_verdict.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/leave_button.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/styled_label.h"
#include "ruleset/data_folders.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <exception>
#include <system_error>
#include <utility>

namespace muster {

namespace {
constexpr int gap = 8;
constexpr int parts_width = 230;
constexpr int form_width = 430;
constexpr int autosave_after_ms = 800; // of the last change
} // namespace

ListEditPage::ListEditPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), bench_(bench), handlers_(std::move(handlers)), session_(rulesets, house_folder()) {
    set_accessible_name(*this, _("House list"));
    auto* heading = new StyledLabel(this, _("House list"), LabelStyle::heading);
    state_ = new wxStaticText(this, wxID_ANY, wxString());
    state_->SetForegroundColour(Theme::now().faint);
    form_ =
        new ListForm(this, [this](const FieldKey& key, const std::string& value) { changed(key, value); });
    form_->SetMinSize(FromDIP(wxSize(form_width, 100)));

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags().CentreVertical());
    top->Add(state_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(2 * gap)));
    sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * gap)));
    auto* thirds = new wxBoxSizer(wxHORIZONTAL);
    thirds->Add(make_parts(), wxSizerFlags().Expand().Border(wxLEFT, FromDIP(gap)));
    thirds->Add(form_, wxSizerFlags(4).Expand().Border(wxLEFT, FromDIP(gap)));
    verdict_ = new ListVerdict(this, [this] { go_to_problem(); });
    thirds->Add(verdict_, wxSizerFlags(4).Expand().Border(wxLEFT, FromDIP(gap)));
    sizer->Add(thirds, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(gap)));
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (session_.is_open())
            CallAfter([this] { verdict_->wrap(); });
    });
    autosave_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { keep(); });
}

wxSizer* ListEditPage::make_parts() {
    part_names_ = new wxListBox(this, wxID_ANY);
    part_names_->SetMinSize(FromDIP(wxSize(parts_width, 100)));
    set_accessible_name(*part_names_, _("Parts of the list"));
    part_names_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() >= 0)
            choose(static_cast<std::size_t>(event.GetSelection()));
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(part_names_, wxSizerFlags(1).Expand());
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    add_ = make_page_button(*this, *first, _("Add…"),
                            _("Adds troops, an option, allies, a limit or an exception"),
                            &ListEditPage::show_add_menu);
    remove_ = make_page_button(*this, *first, _("Remove"), _("Removes the chosen part; this can be undone"),
                               &ListEditPage::remove_part);
    up_ = make_page_button(*this, *first, wxString::FromUTF8("↑"), _("Moves the chosen part up"),
                           &ListEditPage::move_up);
    down_ = make_page_button(*this, *first, wxString::FromUTF8("↓"), _("Moves the chosen part down"),
                             &ListEditPage::move_down);
    set_accessible_name(*up_, _("Moves the chosen part up"));
    set_accessible_name(*down_, _("Moves the chosen part down"));
    sizer->Add(first);
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    more_troops_ = make_page_button(*this, *second, _("Another kind"),
                                    _("Adds another way for these troops to be"), &ListEditPage::more_troops);
    fewer_troops_ =
        make_page_button(*this, *second, _("One kind less"), _("Removes the last way for these troops to be"),
                         &ListEditPage::fewer_troops);
    sizer->Add(second);
    return sizer;
}

wxSizer* ListEditPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    save_ = make_page_button(*this, *sizer, _("Save the list"), _("From then on armies can be made of it"),
                             &ListEditPage::save);
    undo_ = make_page_button(*this, *sizer, _("Undo"), _("Takes the last change back"), &ListEditPage::undo);
    redo_ = make_page_button(*this, *sizer, _("Redo"), _("Makes the change again"), &ListEditPage::redo);
    revert_ = make_page_button(*this, *sizer, _("Back to the saved list"), _("Takes all changes since back"),
                               &ListEditPage::go_back_to_saved);
    (void)make_page_button(*this, *sizer, _("Save as file…"), _("A file of the list for others"),
                           &ListEditPage::share);
    sizer->AddStretchSpacer();
    set_leave_button(*make_page_button(
        *this, *sizer, _("Close"), _("What is not saved is kept as unfinished work"), &ListEditPage::close));
    return sizer;
}

void ListEditPage::begin(ListDraft draft, bool saved) {
    keep();
    session_.open(std::move(draft), saved);
    chosen_ = 0;
    fill_parts();
    fill_form();
    show_state();
    if (wxWindow* title = form_->control({{}, 0, "title"}))
        title->SetFocus();
}

void ListEditPage::fill_parts() {
    parts_ = session_.editor().parts();
    wxArrayString names;
    for (const ListPartRow& part : parts_) {
        wxString name = part.depth > 0 ? wxString("      ") : wxString();
        if (part.kind == ListPartKind::option)
            name += _("Option:") + " ";
        if (part.kind == ListPartKind::ally)
            name += _("Allies:") + " ";
        if (part.kind == ListPartKind::limit)
            name += _("Limit:") + " ";
        if (part.kind == ListPartKind::permit)
            name += _("Exception:") + " ";
        names.Add(name + wx(part.name));
    }
    part_names_->Set(names);
    chosen_ = std::min(chosen_, parts_.size() - 1);
    part_names_->SetSelection(static_cast<int>(chosen_));
}

void ListEditPage::fill_form() {
    form_->show(session_.editor().fields(chosen()));
}

void ListEditPage::choose(std::size_t part) {
    chosen_ = part;
    part_names_->SetSelection(static_cast<int>(part));
    fill_form();
    enable_for_part();
}

void ListEditPage::show_edited() {
    fill_parts();
    fill_form();
    show_state();
}

void ListEditPage::choose_path(const DraftPath& path) {
    fill_parts();
    for (std::size_t i = 0; i < parts_.size(); ++i)
        if (parts_[i].path == path)
            chosen_ = i;
    choose(chosen_);
}

void ListEditPage::changed(const FieldKey& key, const std::string& value) {
    session_.editor().set(chosen(), key, value);
    const std::vector<ListPartRow> now = session_.editor().parts();
    // Names are typed letter by letter: the list of parts follows, the form must not.
    for (std::size_t i = 0; i < now.size() && i < parts_.size(); ++i)
        if (now[i].name != parts_[i].name) {
            fill_parts();
            break;
        }
    if (key.attribute == "list") // an ally of another list has other entries
        CallAfter([this] { fill_form(); });
    show_state();
}

void ListEditPage::enable_for_part() {
    const bool is_entry = chosen().kind == ListPartKind::entry;
    remove_->Enable(!chosen().path.empty());
    up_->Enable(!chosen().path.empty());
    down_->Enable(!chosen().path.empty());
    more_troops_->Enable(is_entry);
    fewer_troops_->Enable(is_entry);
}

void ListEditPage::show_state() {
    const ListEditor& editor = session_.editor();
    enable_for_part();
    undo_->Enable(editor.can_undo());
    redo_->Enable(editor.can_redo());
    revert_->Enable(session_.can_revert());
    save_->Enable(session_.can_save());
    const wxString saved = !editor.was_saved() ? _("not saved yet")
                           : editor.modified() ? _("changed since it was saved")
                                               : _("saved");
    state_->SetLabel(wxString::FromUTF8("· ") + wx(editor.published().title) + wxString::FromUTF8(" · ") +
                     saved);
    verdict_->show(session_, bench_.has_document() ? &bench_.army() : nullptr);
    autosave_timer_.StartOnce(autosave_after_ms);
    Layout();
}

wxString ListEditPage::verdict() const {
    return verdict_->text();
}

void ListEditPage::show_add_menu() {
    wxMenu menu;
    menu.Append(1, _("Troops"));
    menu.Append(2, _("Option, with troops of its own"));
    menu.Append(3, _("Allies from another list"));
    menu.Append(4, _("Limit on several together"));
    menu.Append(5, _("Exception from a rule"));
    const int answer = GetPopupMenuSelectionFromUser(
        menu, ScreenToClient(add_->ClientToScreen(wxPoint(0, add_->GetSize().y))));
    constexpr std::array<ListPartKind, 5> kinds{ListPartKind::entry, ListPartKind::option, ListPartKind::ally,
                                                ListPartKind::limit, ListPartKind::permit};
    if (answer > 0)
        add_part(kinds.at(static_cast<std::size_t>(answer) - 1));
}

void ListEditPage::add_part(ListPartKind kind) {
    choose_path(session_.editor().add(kind, chosen()));
    show_state();
    for (const FieldKey& first : {FieldKey{{}, 0, "name"}, FieldKey{"say", 0, {}}})
        if (wxWindow* control = form_->control(first))
            control->SetFocus();
}

void ListEditPage::more_troops() {
    session_.editor().add_troop(chosen());
    show_edited();
}

void ListEditPage::fewer_troops() {
    session_.editor().remove_troop(chosen());
    show_edited();
}

void ListEditPage::remove_part() {
    session_.editor().remove(chosen());
    show_edited();
}

void ListEditPage::move(int by) {
    choose_path(session_.editor().move(chosen(), by));
    show_state();
}

void ListEditPage::undo() {
    session_.editor().undo();
    show_edited();
}

void ListEditPage::redo() {
    session_.editor().redo();
    show_edited();
}

void ListEditPage::go_back_to_saved() {
    session_.revert();
    show_edited();
}

void ListEditPage::go_to_problem() {
    fill_parts();
    choose(session_.part_with_problem());
}

void ListEditPage::keep() {
    autosave_timer_.Stop();
    try {
        session_.autosave();
    } catch (const std::system_error& error) {
        bench_.problem(wxString::Format(_("Unsaved work could not be kept: %s"), wx(error.what())));
    }
}

void ListEditPage::save() {
    if (!save_->IsEnabled())
        return;
    try {
        session_.save();
    } catch (const std::exception& error) { // InputError of what is there already, or the disk
        bench_.problem(wxString::Format(_("The list could not be saved.\n%s"), wx(error.what())));
        return;
    }
    handlers_.lists_changed();
    show_state();
}

void ListEditPage::share() {
    const auto chosen =
        ask_file_to_save(this, _("Save the list as a file"), session_.editor().draft().get("id") + ".xml",
                         _("Army lists (*.xml)|*.xml"));
    if (!chosen)
        return;
    try {
        session_.export_to(chosen->file);
    } catch (const std::system_error& error) {
        bench_.problem(wxString::Format(_("The list could not be saved.\n%s"), wx(error.what())));
    }
}

void ListEditPage::close() {
    keep();
    handlers_.close(session_.editor().published().id);
}

} // namespace muster
