// SPDX-License-Identifier: MIT
#include "gui/rules/house_rules_page.h"

#include "gui/rules/house_rules_hint.h"
#include "gui/rules/rule_edit_panel.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "ruleset/data_folders.h"
#include "ruleset/house_rules.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace muster {

namespace {

constexpr int names_width = 230;
constexpr int about_lines = 2;
constexpr int autosave_after_ms = 800; // of the last change

wxStaticText* label_for(wxWindow* parent, const wxString& words) {
    auto* label = new wxStaticText(parent, wxID_ANY, words);
    label->SetFont(small_font(*label));
    label->SetForegroundColour(Theme::current().faint);
    return label;
}

wxString name_in_list(const std::string& title, bool is_saved) {
    const wxString name = title.empty() ? wxString::FromUTF8("—") : wx(title);
    return is_saved ? name : wxString::Format(_("%s (unfinished)"), name);
}

} // namespace

HouseRulesPage::HouseRulesPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench,
                               Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), bench_(bench), handlers_(std::move(handlers)),
      editor_(rulesets, house_folder()) {
    set_accessible_name(*this, _("House rules"));
    auto* heading = new StyledLabel(this, _("House rules"), LabelStyle::heading);
    state_ = new wxStaticText(this, wxID_ANY, wxString());
    state_->SetForegroundColour(Theme::current().faint);

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags().CentreVertical());
    top->Add(state_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(2 * control_gap)));
    sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(make_names(), wxSizerFlags().Expand().Border(wxLEFT, FromDIP(control_gap)));
    hint_ = new HouseRulesHint(this, [this] { open_file(); });
    halves->Add(hint_, wxSizerFlags(1).Expand());
    fields_ = new wxPanel(this);
    fields_->SetSizer(make_fields());
    halves->Add(fields_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(control_gap)));
    sizer->Add(halves, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(control_gap)));
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { rules_->show_rule(); });
    });
    autosave_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { autosave(); });
}

const wxString& HouseRulesPage::hint() const {
    return hint_->text();
}

wxButton& HouseRulesPage::file_button() {
    return hint_->file_button();
}

wxSearchCtrl& HouseRulesPage::search() {
    return rules_->search();
}

RuleRows& HouseRulesPage::rows() {
    return rules_->rows();
}

SegmentedChoice& HouseRulesPage::choice() {
    return rules_->choice();
}

wxSizer* HouseRulesPage::make_names() {
    names_ = new wxListBox(this, wxID_ANY);
    names_->SetMinSize(FromDIP(wxSize(names_width, 100)));
    set_accessible_name(*names_, _("Your house rules"));
    const auto choose = [this](wxCommandEvent& event) {
        if (event.GetSelection() >= 0)
            open(entries_[static_cast<std::size_t>(event.GetSelection())].id);
    };
    names_->Bind(wxEVT_LISTBOX, choose);
    names_->Bind(wxEVT_LISTBOX_DCLICK, choose); // once more, as a file may have been mended elsewhere
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(names_, wxSizerFlags(1).Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    (void)add_page_button(*this, *row, _("New…"), _("House rules of your own, for one of the rule sets"),
                          &HouseRulesPage::begin_new);
    remove_ =
        add_page_button(*this, *row, _("Delete"), _("Puts them into the trash; they can be brought back"),
                        &HouseRulesPage::remove);
    (void)add_page_button(*this, *row, _("From file…"), _("Takes house rules that somebody sent you"),
                          &HouseRulesPage::import);
    sizer->Add(row);
    return sizer;
}

wxSizer* HouseRulesPage::make_fields() {
    name_ = new wxTextCtrl(fields_, wxID_ANY);
    name_->SetHint(_("Such as: Tuesday club"));
    set_accessible_name(*name_, _("Name of the house rules"));
    about_ = new wxTextCtrl(fields_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE);
    about_->SetMinSize(wxSize(-1, about_lines * about_->GetCharHeight() + FromDIP(control_gap)));
    set_accessible_name(*about_, _("What they are"));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        editor_.set_title(utf8(name_->GetValue()));
        if (const int at = names_->GetSelection(); at != wxNOT_FOUND)
            names_->SetString(static_cast<unsigned>(at), name_in_list(draft()->title, editor_.was_saved()));
        edited();
    });
    about_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        editor_.set_about(utf8(about_->GetValue()));
        edited();
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(label_for(fields_, _("Name")));
    sizer->Add(name_, wxSizerFlags().Expand());
    sizer->Add(label_for(fields_, _("What they are")),
               wxSizerFlags().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(about_, wxSizerFlags().Expand());
    rules_ = new RuleEditPanel(fields_, editor_, [this] { edited(); });
    own_ = label_for(fields_, wxString());
    sizer->Add(rules_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap)));
    sizer->Add(own_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    return sizer;
}

wxSizer* HouseRulesPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    save_ = add_page_button(*this, *sizer, _("Save the house rules"),
                            _("From then on armies are judged by them so"), &HouseRulesPage::save);
    revert_ = add_page_button(*this, *sizer, _("Back to the saved ones"), _("Takes all changes since back"),
                              &HouseRulesPage::revert);
    share_ = add_page_button(*this, *sizer, _("Save as file…"), _("A file of them for others"),
                             &HouseRulesPage::share);
    use_ = add_page_button(
        *this, *sizer, _("Use for the open army"),
        _("Judges the open army by them, or by the published rules again; this can be undone"),
        &HouseRulesPage::use_for_army);
    add_close_button(*this, *sizer, _("What is not saved is kept as unfinished work"), [this] { close(); });
    return sizer;
}

void HouseRulesPage::begin(const std::string& id) {
    autosave();
    fill_names();
    const auto is_it = [&](const HouseRulesFolder::Entry& entry) { return entry.id == id; };
    const auto found = std::find_if(entries_.begin(), entries_.end(), is_it);
    if (!entries_.empty())
        open(found == entries_.end() ? entries_.front().id : id);
    else
        show_draft();
    names_->SetFocus();
}

void HouseRulesPage::fill_names() {
    entries_ = editor_.entries();
    names_->Clear();
    for (const HouseRulesFolder::Entry& entry : entries_) {
        names_->Append(name_in_list(entry.title, entry.saved));
        if (editor_.is_open(entry.id))
            names_->SetSelection(static_cast<int>(names_->GetCount()) - 1);
    }
}

void HouseRulesPage::show_state() {
    const bool open = draft().has_value();
    const std::optional<std::string> problem = editor_.problem();
    wxString words;
    if (open) {
        words = wxString::FromUTF8("· ") +
                wxString::Format(_("changes %s"), wx(rulesets_.title_of(draft()->base))) +
                wxString::FromUTF8(" · ") + (editor_.modified() ? _("not saved yet") : _("saved"));
        if (problem)
            words += wxString::FromUTF8(" · ") + wx(*problem);
    }
    state_->SetLabelText(words);
    save_->Enable(editor_.modified() && !problem);
    revert_->Enable(editor_.modified() && editor_.was_saved());
    share_->Enable(open && !problem);
    remove_->Enable(open || editor_.unreadable());
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
    if (editor_.unreadable())
        fill_names();
    if (draft()) {
        name_->ChangeValue(wx(draft()->title));
        about_->ChangeValue(wx(draft()->about));
        wxString own = _("Wholly new rules and other numbers are written in the file by hand, not here.");
        const auto count = static_cast<unsigned>(draft()->own.size());
        if (count > 0)
            own += " " +
                   wxString::Format(wxPLURAL("This file has %u of its own, which stays as it is.",
                                             "This file has %u of its own, which stay as they are.", count),
                                    count);
        own_->SetLabelText(own);
        fill_names();
        rules_->show_all();
    }
    show_state();
    Layout();
}

void HouseRulesPage::open_file() {
    if (editor_.unreadable() && !wxLaunchDefaultApplication(wx(editor_.unreadable()->file.string())))
        bench_.report_problem(_("No program for such files was found."));
}

void HouseRulesPage::edited() {
    autosave_timer_.StartOnce(autosave_after_ms);
    show_state();
}

void HouseRulesPage::autosave() {
    autosave_timer_.Stop();
    try {
        editor_.autosave();
    } catch (const std::exception& error) {
        bench_.report_problem(wxString::Format(_("Unsaved work could not be kept: %s"), wx(error.what())));
    }
}

void HouseRulesPage::begin_new() {
    std::vector<std::string> bases;
    wxMenu menu;
    for (const std::string& id : rulesets_.ids())
        if (base_of_house_rules(id).empty()) {
            bases.push_back(id);
            attempt([&] { menu.Append(static_cast<int>(bases.size()), wx(rulesets_.title_of(id))); });
        }
    const int answer = GetPopupMenuSelectionFromUser(menu);
    if (answer > 0)
        make_new(bases[static_cast<std::size_t>(answer) - 1]);
}

void HouseRulesPage::make_new(const std::string& base) {
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
        fill_names();
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
        begin({});
        handlers_.rules_changed();
        handlers_.notify(
            wxString::Format(_("The house rules “%s” are deleted. Armies under them can be opened "
                               "again once they are back."),
                             wx(removed.draft.title)),
            _("Bring them back"), [this, removed] {
                attempt([&] { editor_.restore(removed); });
                begin(removed.draft.id);
                handlers_.rules_changed();
            });
    });
}

void HouseRulesPage::share() {
    if (const auto chosen = ask_file_to_save(this, _("Save the house rules as a file"), draft()->id + ".xml",
                                             _("House rules (*.xml)|*.xml")))
        attempt([&] { editor_.export_to(chosen->file); });
}

void HouseRulesPage::import() {
    if (const auto file =
            ask_file_to_open(this, _("Take house rules from a file"), _("House rules (*.xml)|*.xml")))
        import_rules(*file);
}

void HouseRulesPage::import_rules(const std::filesystem::path& file) {
    attempt([&] {
        const std::string id = editor_.import_file(file);
        handlers_.rules_changed();
        begin(id);
    });
}

void HouseRulesPage::use_for_army() {
    if (!use_->IsEnabled())
        return;
    const bool back = editor_.is_used_by(bench_.army());
    bench_.apply(back ? wxString(_("Back to the published rules"))
                      : wxString::Format(_("Use the house rules %s"), wx(draft()->title)),
                 {editor_.with_rules_switched(bench_.army()).value(), bench_.selection()});
    close();
}

void HouseRulesPage::close() {
    autosave();
    handlers_.close();
}

} // namespace muster
