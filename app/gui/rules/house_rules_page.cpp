// SPDX-License-Identifier: MIT
#include "gui/rules/house_rules_page.h"

#include "gui/rules/rule_rows.h"
#include "gui/shell/leave_button.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"
#include "ruleset/data_folders.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int gap = 8;
constexpr int names_width = 230;
constexpr int about_lines = 2;
constexpr int words_lines = 3;

wxStaticText* label_for(wxWindow* parent, const wxString& words) {
    auto* label = new wxStaticText(parent, wxID_ANY, words);
    label->SetFont(small_font(*label));
    label->SetForegroundColour(Theme::now().faint);
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
      house_(rulesets, house_folder()) {
    set_accessible_name(*this, _("House rules"));
    auto* heading = new StyledLabel(this, _("House rules"), LabelStyle::heading);
    state_ = new wxStaticText(this, wxID_ANY, wxString());
    state_->SetForegroundColour(Theme::now().faint);
    hint_ = new wxStaticText(this, wxID_ANY, wxString());

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags().CentreVertical());
    top->Add(state_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(2 * gap)));
    sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * gap)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(make_names(), wxSizerFlags().Expand().Border(wxLEFT, FromDIP(gap)));
    auto* hints = new wxBoxSizer(wxVERTICAL);
    hints->Add(hint_, wxSizerFlags().Border(wxALL, FromDIP(2 * gap)));
    auto* file_row = new wxBoxSizer(wxHORIZONTAL);
    file_ = make_page_button(*this, *file_row, _("Open the file"),
                             _("In the program that your desktop has for such files"),
                             &HouseRulesPage::open_file);
    hints->Add(file_row, wxSizerFlags().Border(wxLEFT, FromDIP(2 * gap)));
    halves->Add(hints, wxSizerFlags(1));
    fields_ = new wxPanel(this);
    fields_->SetSizer(make_fields());
    halves->Add(fields_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(gap)));
    sizer->Add(halves, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(gap)));
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { show_rule(); }); // its words are wrapped anew
    });
    keep_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { keep(); });
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
    (void)make_page_button(*this, *row, _("New…"), _("House rules of your own, for one of the rule sets"),
                           &HouseRulesPage::begin_new);
    remove_ =
        make_page_button(*this, *row, _("Delete"), _("Puts them into the trash; they can be brought back"),
                         &HouseRulesPage::remove);
    (void)make_page_button(*this, *row, _("From file…"), _("Takes house rules that somebody sent you"),
                           &HouseRulesPage::import);
    sizer->Add(row);
    return sizer;
}

wxSizer* HouseRulesPage::make_fields() {
    name_ = new wxTextCtrl(fields_, wxID_ANY);
    name_->SetHint(_("Such as: Tuesday club"));
    set_accessible_name(*name_, _("Name of the house rules"));
    about_ = new wxTextCtrl(fields_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE);
    about_->SetMinSize(wxSize(-1, about_lines * about_->GetCharHeight() + FromDIP(gap)));
    set_accessible_name(*about_, _("What they are"));
    search_ = new wxSearchCtrl(fields_, wxID_ANY);
    search_->SetDescriptiveText(_("Search the rules…"));
    search_->ShowCancelButton(true);
    set_accessible_name(*search_, _("Search the rules"));
    only_changed_ = new wxCheckBox(fields_, wxID_ANY, _("Only those that are changed"));
    rows_ = new RuleRows(
        fields_, [this] { show_rule(); }, [this] { choice_->SetFocus(); });
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        draft_->title = utf8(name_->GetValue());
        if (const int at = names_->GetSelection(); at != wxNOT_FOUND)
            names_->SetString(static_cast<unsigned>(at), name_in_list(draft_->title, saved_.has_value()));
        edited();
    });
    about_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        draft_->about = utf8(about_->GetValue());
        edited();
    });
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill_rows(); });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    only_changed_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill_rows(); });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(label_for(fields_, _("Name")));
    sizer->Add(name_, wxSizerFlags().Expand());
    sizer->Add(label_for(fields_, _("What they are")), wxSizerFlags().Border(wxTOP, FromDIP(gap / 2)));
    sizer->Add(about_, wxSizerFlags().Expand());
    auto* filters = new wxBoxSizer(wxHORIZONTAL);
    filters->Add(search_, wxSizerFlags(1).CentreVertical());
    filters->Add(only_changed_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(gap)));
    sizer->Add(filters, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(gap)));
    sizer->Add(rows_, wxSizerFlags(1).Expand());
    sizer->Add(make_rule(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(gap)));
    return sizer;
}

wxSizer* HouseRulesPage::make_rule() {
    words_ =
        new wxStaticText(fields_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    words_->SetMinSize(wxSize(-1, words_lines * words_->GetCharHeight() + FromDIP(4)));
    choice_ =
        new SegmentedChoice(fields_, _("How the rule is taken"), [this](int segment) { set_rule(segment); });
    choice_->SetMinSize(wxSize(-1, choice_->GetCharHeight() + FromDIP(gap)));
    meaning_ = new wxStaticText(fields_, wxID_ANY, wxString());
    own_ = label_for(fields_, wxString());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(words_, wxSizerFlags().Expand());
    sizer->Add(choice_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(gap / 2)));
    sizer->Add(meaning_, wxSizerFlags().Expand());
    sizer->Add(own_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(gap / 2)));
    return sizer;
}

wxSizer* HouseRulesPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    save_ = make_page_button(*this, *sizer, _("Save the house rules"),
                             _("From then on armies are judged by them so"), &HouseRulesPage::save);
    revert_ = make_page_button(*this, *sizer, _("Back to the saved ones"), _("Takes all changes since back"),
                               &HouseRulesPage::revert);
    share_ = make_page_button(*this, *sizer, _("Save as file…"), _("A file of them for others"),
                              &HouseRulesPage::share);
    use_ = make_page_button(
        *this, *sizer, _("Use for the open army"),
        _("Judges the open army by them, or by the published rules again; this can be undone"),
        &HouseRulesPage::use_for_army);
    sizer->AddStretchSpacer();
    set_leave_button(*make_page_button(*this, *sizer, _("Close"),
                                       _("What is not saved is kept as unfinished work"),
                                       &HouseRulesPage::close));
    return sizer;
}

void HouseRulesPage::begin(const std::string& id) {
    keep();
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
    entries_ = house_.entries();
    names_->Clear();
    for (const HouseRulesFolder::Entry& entry : entries_) {
        names_->Append(name_in_list(entry.title, entry.saved));
        if ((draft_ && draft_->id == entry.id) || (unreadable_ && unreadable_->id == entry.id))
            names_->SetSelection(static_cast<int>(names_->GetCount()) - 1);
    }
}

void HouseRulesPage::show_state() {
    const bool open = draft_.has_value();
    const std::optional<std::string> problem = open ? house_.problem_of(*draft_) : std::nullopt;
    wxString words;
    if (open) {
        words = wxString::FromUTF8("· ") +
                wxString::Format(_("changes %s"), wx(rulesets_.title_of(draft_->base))) +
                wxString::FromUTF8(" · ") + (modified() ? _("not saved yet") : _("saved"));
        if (problem)
            words += wxString::FromUTF8(" · ") + wx(*problem);
    }
    state_->SetLabelText(words);
    save_->Enable(modified() && !problem);
    revert_->Enable(modified() && saved_.has_value());
    share_->Enable(open && !problem);
    remove_->Enable(open || unreadable_);
    const bool fits = open && bench_.has_document() &&
                      (bench_.army().ruleset == draft_->base || bench_.army().ruleset == draft_->id);
    const bool in_use = fits && bench_.army().ruleset == draft_->id;
    use_->SetLabel(in_use ? _("Published rules for the open army") : _("Use for the open army"));
    use_->Enable(fits && saved_.has_value() && !modified());
    Layout();
}

} // namespace muster
