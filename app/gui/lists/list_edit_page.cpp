// SPDX-License-Identifier: MIT
#include "gui/lists/list_edit_page.h"

#include "gui/lists/list_form.h"
#include "gui/lists/list_parts_panel.h"
#include "gui/lists/list_verdict.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "ruleset/data_folders.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <exception>
#include <system_error>
#include <utility>

namespace muster {

namespace {
constexpr int form_width = 430;
constexpr int autosave_after_ms = 800; // since the last change
} // namespace

ListEditPage::ListEditPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), bench_(bench), handlers_(std::move(handlers)), session_(rulesets, house_folder()) {
    set_accessible_name(*this, _("House list"));
    auto* heading = new StyledLabel(this, _("House list"), LabelStyle::heading);
    state_ = new wxStaticText(this, wxID_ANY, wxString());
    set_text_colour(*state_, &Theme::faint);
    form_ =
        new ListForm(this, [this](const FieldKey& key, const std::string& value) { set_field(key, value); });
    parts_ = new ListPartsPanel(
        this, session_,
        {[this] { show_fields(); }, [this] { show_state(); }, [this] { focus_first_field(); }});
    form_->SetMinSize(FromDIP(wxSize(form_width, 100)));

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags().CentreVertical());
    top->Add(state_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(2 * control_gap)));
    sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    auto* thirds = new wxBoxSizer(wxHORIZONTAL);
    thirds->Add(parts_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(control_gap)));
    thirds->Add(form_, wxSizerFlags(4).Expand().Border(wxLEFT, FromDIP(control_gap)));
    verdict_ = new ListVerdict(this, [this] { show_problem(); });
    thirds->Add(verdict_, wxSizerFlags(4).Expand().Border(wxLEFT, FromDIP(control_gap)));
    sizer->Add(thirds, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(control_gap)));
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (session_.is_open())
            CallAfter([this] { verdict_->wrap(); });
    });
    autosave_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { autosave(); });
}

wxSizer* ListEditPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    save_ = add_page_button(*this, *sizer, _("Save the list"), _("Armies can be made of a saved list"),
                            &ListEditPage::save);
    undo_ = add_page_button(*this, *sizer, _("Undo"), _("Undoes the last change"), &ListEditPage::undo);
    redo_ = add_page_button(*this, *sizer, _("Redo"), _("Redoes the change that was undone"),
                            &ListEditPage::redo);
    revert_ = add_page_button(*this, *sizer, _("Revert to saved"),
                              _("Undoes all changes since the list was saved"), &ListEditPage::revert);
    (void)add_page_button(*this, *sizer, _("Export…"), _("Saves a copy of the list as a file"),
                          &ListEditPage::export_with_dialog);
    add_close_button(*this, *sizer, _("Unsaved changes stay as unfinished work"), [this] { close(); });
    return sizer;
}

void ListEditPage::begin(ListDraft draft, bool saved) {
    autosave();
    session_.open(std::move(draft), saved);
    parts_->reset();
    show_state();
    focus_first_field();
}

void ListEditPage::show_fields() {
    form_->show(session_.editor().fields(parts_->selected()));
}

void ListEditPage::focus_first_field() {
    for (const FieldKey& key : {FieldKey{{}, 0, "title"}, FieldKey{{}, 0, "name"}, FieldKey{"say", 0, {}}})
        if (wxWindow* control = form_->control(key)) {
            control->SetFocus();
            return;
        }
}

void ListEditPage::show_all() {
    parts_->refresh();
    show_state();
}

void ListEditPage::set_field(const FieldKey& key, const std::string& value) {
    session_.editor().set(parts_->selected(), key, value);
    parts_->refresh_names();     // the form stays: the player is typing in it
    if (key.attribute == "list") // an ally of another list has other entries
        CallAfter([this] { show_fields(); });
    show_state();
}

void ListEditPage::show_state() {
    const ListEditor& editor = session_.editor();
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

void ListEditPage::undo() {
    session_.editor().undo();
    show_all();
}

void ListEditPage::redo() {
    session_.editor().redo();
    show_all();
}

void ListEditPage::revert() {
    session_.revert();
    show_all();
}

void ListEditPage::show_problem() {
    parts_->select(session_.part_with_problem());
}

void ListEditPage::autosave() {
    autosave_timer_.Stop();
    try {
        session_.autosave();
    } catch (const std::system_error& error) {
        bench_.report_problem(
            wxString::Format(_("The unsaved changes could not be stored.\n%s"), wx(error.what())));
    }
}

void ListEditPage::save() {
    if (!save_->IsEnabled())
        return;
    try {
        session_.save();
    } catch (const std::exception& error) { // the file that is there cannot be read, or the disk fails
        bench_.report_problem(wxString::Format(_("The list could not be saved.\n%s"), wx(error.what())));
        return;
    }
    handlers_.lists_changed();
    show_state();
}

void ListEditPage::export_with_dialog() {
    const auto chosen =
        ask_file_to_save(this, _("Export the list"), session_.editor().draft().get("id") + ".xml",
                         _("Army lists (*.xml)|*.xml"));
    if (!chosen)
        return;
    try {
        session_.export_to(chosen->file);
    } catch (const std::system_error& error) {
        bench_.report_problem(wxString::Format(_("The list could not be saved.\n%s"), wx(error.what())));
    }
}

void ListEditPage::close() {
    autosave();
    handlers_.close(session_.editor().published().id);
}

} // namespace muster
