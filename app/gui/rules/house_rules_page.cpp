// SPDX-License-Identifier: MIT
#include "gui/rules/house_rules_page.h"

#include "gui/rules/house_rules_hint.h"
#include "gui/rules/house_rules_list.h"
#include "gui/rules/rule_edit_panel.h"
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
#include <wx/textctrl.h>
#include <wx/utils.h>

#include <exception>
#include <utility>

namespace muster {

namespace {

constexpr int about_lines = 2;
constexpr int autosave_after_ms = 800; // of the last change

wxString xml_filter() {
    return _("House rules (*.xml)|*.xml");
}

} // namespace

HouseRulesPage::HouseRulesPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench,
                               Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), bench_(bench), handlers_(std::move(handlers)),
      editor_(rulesets, house_folder()) {
    set_accessible_name(*this, _("House rules"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(make_heading(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    sizer->Add(make_halves(), wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(control_gap)));
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { rules_->show_rule(); });
    });
    autosave_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { autosave(); });
}

wxSizer* HouseRulesPage::make_heading() {
    auto* heading = new StyledLabel(this, _("House rules"), LabelStyle::heading);
    state_ = new wxStaticText(this, wxID_ANY, wxString());
    set_text_colour(*state_, &Theme::faint);
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(heading, wxSizerFlags().CentreVertical());
    sizer->Add(state_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(2 * control_gap)));
    return sizer;
}

wxSizer* HouseRulesPage::make_halves() {
    HouseRulesList::Handlers handlers;
    handlers.open = [this](const std::string& id) { open(id); };
    handlers.create = [this](const std::string& base) { create(base); };
    handlers.remove = [this] { remove(); };
    handlers.import = [this] { import_with_dialog(); };
    list_ = new HouseRulesList(this, rulesets_, editor_, std::move(handlers));
    hint_ = new HouseRulesHint(this, [this] { open_file(); });
    fields_ = new wxPanel(this);
    fields_->SetSizer(make_fields());
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(list_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(control_gap)));
    sizer->Add(hint_, wxSizerFlags(1).Expand());
    sizer->Add(fields_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(control_gap)));
    return sizer;
}

wxSizer* HouseRulesPage::make_fields() {
    name_ = new wxTextCtrl(fields_, wxID_ANY);
    name_->SetHint(_("Such as: Tuesday club"));
    set_accessible_name(*name_, _("Name of the house rules"));
    about_ = new wxTextCtrl(fields_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE);
    about_->SetMinSize(wxSize(-1, about_lines * about_->GetCharHeight() + FromDIP(control_gap)));
    set_accessible_name(*about_, _("Description"));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        editor_.set_title(utf8(name_->GetValue()));
        list_->update_title();
        on_edited();
    });
    about_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        editor_.set_about(utf8(about_->GetValue()));
        on_edited();
    });
    rules_ = new RuleEditPanel(fields_, editor_, [this] { on_edited(); });
    own_rules_ = new wxStaticText(fields_, wxID_ANY, wxString());
    own_rules_->SetFont(small_font(*own_rules_));
    set_text_colour(*own_rules_, &Theme::faint);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(new StyledLabel(fields_, _("Name"), LabelStyle::note));
    sizer->Add(name_, wxSizerFlags().Expand());
    sizer->Add(new StyledLabel(fields_, _("Description"), LabelStyle::note), row);
    sizer->Add(about_, wxSizerFlags().Expand());
    sizer->Add(rules_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap)));
    sizer->Add(own_rules_, row);
    return sizer;
}

wxSizer* HouseRulesPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    save_ = add_page_button(*this, *sizer, _("Save the house rules"),
                            _("Armies are checked by saved house rules"), &HouseRulesPage::save);
    revert_ =
        add_page_button(*this, *sizer, _("Revert to saved"),
                        _("Undo all changes since the house rules were saved"), &HouseRulesPage::revert);
    export_ = add_page_button(*this, *sizer, _("Export…"), _("Save a copy of the house rules as a file"),
                              &HouseRulesPage::export_with_dialog);
    use_ = add_page_button(
        *this, *sizer, _("Use for the open army"),
        _("Switch the open army to these house rules, or back to the published rules; this can be undone"),
        &HouseRulesPage::switch_army_rules);
    add_close_button(*this, *sizer, _("Unsaved changes stay as unfinished work"), [this] { close(); });
    return sizer;
}

void HouseRulesPage::open_or_first(const std::string& id) {
    autosave();
    list_->update();
    if (const std::optional<std::string> existing = list_->existing_or_first(id))
        open(*existing);
    else
        show_draft();
    list_->focus();
}

void HouseRulesPage::show_state() {
    const bool is_open = draft().has_value();
    const std::optional<std::string> problem = editor_.problem();
    wxString state;
    if (is_open) {
        const wxString dot = wxString::FromUTF8(" · ");
        state = wxString::FromUTF8("· ") +
                wxString::Format(_("based on %s"), wx(rulesets_.title_of(draft()->base))) + dot +
                (editor_.modified() ? _("not saved yet") : _("saved"));
        if (problem)
            state += dot + wx(*problem);
    }
    state_->SetLabelText(state);
    save_->Enable(editor_.modified() && !problem);
    revert_->Enable(editor_.modified() && editor_.was_saved());
    export_->Enable(is_open && !problem);
    const bool in_use = bench_.has_document() && editor_.is_used_by(bench_.army());
    use_->SetLabel(in_use ? _("Published rules for the open army") : _("Use for the open army"));
    use_->Enable(bench_.has_document() && editor_.with_rules_switched(bench_.army()).has_value());
    Layout();
}

void HouseRulesPage::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::exception& error) { // of a file that cannot be read, or of the disk
        bench_.report_problem(wx(error.what()));
    }
}

void HouseRulesPage::open(const std::string& id) {
    autosave_timer_.Stop();
    attempt([&] { editor_.open(id); });
    show_draft();
}

void HouseRulesPage::show_draft() {
    fields_->Show(draft().has_value());
    hint_->show(editor_.unreadable());
    hint_->Show(!draft().has_value());
    list_->update();
    if (draft())
        show_fields();
    show_state();
    Layout();
}

void HouseRulesPage::show_fields() {
    name_->ChangeValue(wx(draft()->title));
    about_->ChangeValue(wx(draft()->about));
    wxString note = _("New rules and other numbers are written in the file by hand, not here.");
    if (const auto count = static_cast<unsigned>(draft()->own.size()); count > 0)
        note += " " + wxString::Format(wxPLURAL("This file has %u of its own, which does not change.",
                                                "This file has %u of its own, which do not change.", count),
                                       count);
    own_rules_->SetLabelText(note);
    rules_->show_all();
}

void HouseRulesPage::open_file() {
    if (editor_.unreadable() && !wxLaunchDefaultApplication(wx(editor_.unreadable()->file.string())))
        bench_.report_problem(_("Your desktop has no program for such files."));
}

void HouseRulesPage::on_edited() {
    autosave_timer_.StartOnce(autosave_after_ms);
    show_state();
}

void HouseRulesPage::autosave() {
    autosave_timer_.Stop();
    try {
        editor_.autosave();
    } catch (const std::exception& error) {
        bench_.report_problem(
            wxString::Format(_("The unsaved changes could not be stored.\n%s"), wx(error.what())));
    }
}

void HouseRulesPage::create(const std::string& base) {
    attempt([&] {
        editor_.create(base, utf8(_("Our house rules")));
        show_draft();
        name_->SetFocus();
        name_->SelectAll();
    });
}

void HouseRulesPage::save() {
    if (!save_->IsEnabled())
        return;
    attempt([&] {
        autosave_timer_.Stop();
        editor_.save();
        list_->update();
    });
    show_state();
    handlers_.rules_changed();
}

void HouseRulesPage::revert() {
    autosave_timer_.Stop();
    attempt([&] { editor_.revert(); });
    show_draft();
}

void HouseRulesPage::remove() {
    attempt([&] {
        autosave_timer_.Stop();
        const HouseRulesEditor::Removed removed = editor_.remove();
        open_or_first({});
        handlers_.rules_changed();
        handlers_.notify(
            wxString::Format(_("The house rules “%s” are in the trash now. Armies that use them cannot be "
                               "opened until they are restored."),
                             wx(removed.draft.title)),
            _("Undo"), [this, removed] {
                attempt([&] { editor_.restore(removed); });
                open_or_first(removed.draft.id);
                handlers_.rules_changed();
            });
    });
}

void HouseRulesPage::export_with_dialog() {
    if (const auto chosen =
            ask_file_to_save(this, _("Export the house rules"), draft()->id + ".xml", xml_filter()))
        attempt([&] { editor_.export_to(chosen->file); });
}

void HouseRulesPage::import_with_dialog() {
    if (const auto file = ask_file_to_open(this, _("Import house rules"), xml_filter()))
        import_file(*file);
}

void HouseRulesPage::import_file(const std::filesystem::path& file) {
    attempt([&] {
        const std::string id = editor_.import_file(file);
        handlers_.rules_changed();
        open_or_first(id);
    });
}

void HouseRulesPage::switch_army_rules() {
    const bool is_back = editor_.is_used_by(bench_.army());
    bench_.apply(is_back ? wxString(_("Back to the published rules"))
                         : wxString::Format(_("Use the house rules %s"), wx(draft()->title)),
                 {editor_.with_rules_switched(bench_.army()).value(), bench_.selection()});
    close();
}

void HouseRulesPage::close() {
    autosave();
    handlers_.close();
}

} // namespace muster
