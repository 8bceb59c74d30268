// SPDX-License-Identifier: MIT
#include "gui/event/pack_page.h"

#include "base/file.h"
#include "base/input_error.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "gui/widgets/unsaved_changes.h"
#include "lists/lists.h"
#include "ruleset/house_rules.h"

#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

struct LineRow {
    std::string PackForm::*field;
    const char* label;
    const char* hint;
};
constexpr std::array<LineRow, 11> line_rows{
    {{&PackForm::title, wxTRANSLATE("Title"), ""},
     {&PackForm::date, wxTRANSLATE("Date"), wxTRANSLATE("2026-12-05")},
     {&PackForm::place, wxTRANSLATE("Place"), ""},
     {&PackForm::organiser, wxTRANSLATE("Organiser"), ""},
     {&PackForm::about, wxTRANSLATE("About"), wxTRANSLATE("What players should know besides")},
     {&PackForm::least, wxTRANSLATE("At least"), ""},
     {&PackForm::most, wxTRANSLATE("At most"), ""},
     {&PackForm::from, wxTRANSLATE("From the year"), wxTRANSLATE("Before Christ: -500")},
     {&PackForm::to, wxTRANSLATE("To the year"), ""},
     {&PackForm::deadline, wxTRANSLATE("Deadline"), wxTRANSLATE("2026-11-28 20:00 UTC")},
     {&PackForm::late, wxTRANSLATE("Penalty a day"), wxTRANSLATE("Points for each day begun")}}};

constexpr std::array<const char*, 3> unique_labels{wxTRANSLATE("As often as players like"),
                                                   wxTRANSLATE("Once in a team"),
                                                   wxTRANSLATE("Once in the tournament")};

wxString in_language(const char* english) {
    return *english == '\0' ? wxString() : wxGetTranslation(wxString::FromUTF8(english));
}

// The id of those that cannot be read; the check says what is wrong once they are chosen.
wxString house_rules_title(const Rulesets& installed, const std::string& id) {
    try {
        return wx(installed.title_of(id));
    } catch (const InputError&) {
        return wx(id);
    }
}

} // namespace

PackPage::PackPage(wxWindow* parent, const Rulesets& installed, Handlers handlers)
    : wxPanel(parent), installed_(installed), handlers_(std::move(handlers)),
      fields_(new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                   wxVSCROLL | wxTAB_TRAVERSAL)),
      grid_(new wxFlexGridSizer(2, FromDIP(control_gap / 2), FromDIP(control_gap))) {
    set_accessible_name(*this, _("The pack of the tournament"));
    const int gap = FromDIP(2 * control_gap);
    fields_->SetScrollRate(0, FromDIP(12));
    grid_->AddGrowableCol(1, 1);
    make_form();
    fields_->SetSizer(grid_);
    preview_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxTE_MULTILINE | wxTE_READONLY);
    set_accessible_name(*preview_, _("The text to publish"));
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(new StyledLabel(this, _("The text to publish"), LabelStyle::bold));
    right->Add(preview_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(fields_, wxSizerFlags(1).Expand().Border(wxRIGHT, gap));
    halves->Add(right, wxSizerFlags(1).Expand());
    problem_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    set_text_colour(*problem_, &Theme::error);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    save_ = add_page_button(*this, *buttons, _("Save the pack"),
                            _("All lists are judged by it again; earlier packs stay in the file"),
                            &PackPage::save);
    add_page_button(*this, *buttons, _("Copy text"), _("Copy the text to publish"), &PackPage::copy);
    add_page_button(*this, *buttons, _("Save web page…"), _("Save the text to publish as a web page"),
                    &PackPage::save_page_with_dialog);
    add_close_button(*this, *buttons, {}, [this] { leave(); });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(new StyledLabel(this, _("The pack"), LabelStyle::heading),
               wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(problem_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(sizer);
}

std::size_t PackPage::index_of(std::string PackForm::*field) {
    const auto* const found = std::find_if(line_rows.begin(), line_rows.end(),
                                           [&](const LineRow& row) { return row.field == field; });
    return static_cast<std::size_t>(found - line_rows.begin());
}

void PackPage::add_row(const wxString& label, wxWindow* control) {
    auto* words = new wxStaticText(fields_, wxID_ANY, label);
    set_text_colour(*words, &Theme::faint);
    if (!label.empty())
        set_accessible_name(*control, label);
    grid_->Add(words, wxSizerFlags().CentreVertical());
    grid_->Add(control, wxSizerFlags().Expand().Border(wxRIGHT, FromDIP(control_gap)));
}

void PackPage::add_line(std::size_t field) {
    const LineRow& row = line_rows.at(field);
    auto* text = new wxTextCtrl(fields_, wxID_ANY);
    text->SetHint(in_language(row.hint));
    if (row.field == &PackForm::deadline)
        text->SetToolTip(_("With its time zone; without one, that of this computer is meant"));
    text->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { show_result(); });
    if (row.field == &PackForm::deadline) // what was left out is seen
        text->Bind(wxEVT_KILL_FOCUS, [text](wxFocusEvent& event) {
            event.Skip();
            if (const wxString full = wx(with_time_zone(utf8(text->GetValue()))); full != text->GetValue())
                text->ChangeValue(full);
        });
    lines_[field] = text;
    add_row(in_language(row.label), text);
}

void PackPage::make_form() {
    const auto line = [this](std::string PackForm::*field) { add_line(index_of(field)); };
    const auto check = [this](const wxString& label) {
        auto* box = new wxCheckBox(fields_, wxID_ANY, label);
        box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { show_result(); });
        add_row(wxString(), box);
        return box;
    };
    const auto choice = [this](const wxString& label) {
        auto* control = new wxChoice(fields_, wxID_ANY);
        control->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { show_result(); });
        add_row(label, control);
        return control;
    };
    for (std::string PackForm::*field :
         {&PackForm::title, &PackForm::date, &PackForm::place, &PackForm::organiser, &PackForm::about,
          &PackForm::deadline, &PackForm::late})
        line(field);
    rules_ = choice(_("Rules"));
    rules_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        fill_sizes();
        fill_lists();
        fill_house();
        event.Skip();
    });
    size_ = choice(_("The size is"));
    line(&PackForm::least);
    line(&PackForm::most);
    declares_ = check(_("A mail must state the size"));
    line(&PackForm::from);
    line(&PackForm::to);
    two_lists_ = check(_("Two armies of each player"));
    same_list_ = check(_("Both of one army list"));
    needs_list_ = check(_("Every army is of an army list"));
    lists_ = new wxCheckListBox(fields_, wxID_ANY);
    lists_->SetMinSize(FromDIP(wxSize(-1, 130)));
    lists_->SetToolTip(_("None: all lists are permitted"));
    lists_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& /*event*/) { show_result(); });
    add_row(_("Permitted lists"), lists_);
    unique_ = choice(_("A list may be used"));
    for (const char* label : unique_labels)
        unique_->Append(in_language(label));
    house_ = new wxCheckListBox(fields_, wxID_ANY);
    house_->SetMinSize(FromDIP(wxSize(-1, 60)));
    house_->SetToolTip(_("Armies may be of these as well; the page of house rules makes them"));
    house_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& /*event*/) { show_result(); });
    add_row(_("House rules"), house_);
}

void PackPage::begin(const EventPack& pack) {
    const PackForm begun = form_of_pack(pack);
    const bool goes_on = begun == began_ && is_changed();
    before_ = pack;
    began_ = begun;
    if (!goes_on)
        fill();
    lines_.at(0)->SetFocus();
    lines_.at(0)->SelectAll();
}

void PackPage::fill() {
    is_filling_ = true;
    for (const auto& [field, text] : lines_)
        text->ChangeValue(wx(began_.*line_rows.at(field).field));
    fill_rules();
    fill_sizes();
    fill_lists();
    declares_->SetValue(began_.declares_size);
    needs_list_->SetValue(began_.needs_list);
    two_lists_->SetValue(began_.two_lists);
    same_list_->SetValue(began_.same_list);
    unique_->SetSelection(static_cast<int>(began_.unique));
    fill_house();
    is_filling_ = false;
    fields_->FitInside();
    Layout();
    shown_ = form();
    show_result();
}

void PackPage::fill_rules() {
    rule_ids_.clear();
    rules_->Clear();
    for (const std::string& id : installed_.ids())
        if (id == began_.ruleset || id.find('.') == std::string::npos) { // no house rules
            rule_ids_.push_back(id);
            rules_->Append(wx(installed_.title_of(id)));
            if (id == began_.ruleset)
                rules_->SetSelection(static_cast<int>(rule_ids_.size()) - 1);
        }
}

void PackPage::fill_sizes() {
    size_ids_ = {{}};
    size_->Clear();
    size_->Append(_("not limited"));
    size_->SetSelection(0);
    const std::string rules = chosen_rules();
    const Ruleset* ruleset = rules.empty() ? nullptr : installed_.find(rules);
    if (ruleset == nullptr)
        return;
    for (const Number& number : ruleset->numbers_of(Level::army)) {
        size_ids_.push_back(number.id);
        size_->Append(wx(number.name));
        if (number.id == began_.size)
            size_->SetSelection(static_cast<int>(size_ids_.size()) - 1);
    }
}

void PackPage::fill_lists() {
    list_ids_.clear();
    wxArrayString titles;
    std::vector<bool> ticks;
    std::vector<ListHeading> headings;
    if (const std::string rules = chosen_rules(); !rules.empty())
        headings = lists_of(installed_).headings(rules);
    std::stable_sort(headings.begin(), headings.end(), [](const ListHeading& one, const ListHeading& other) {
        return wx(one.title).CmpNoCase(wx(other.title)) < 0;
    });
    for (const ListHeading& heading : headings) {
        list_ids_.push_back(heading.id);
        titles.Add(wx(heading.title));
        ticks.push_back(std::find(began_.lists.begin(), began_.lists.end(), heading.id) !=
                        began_.lists.end());
    }
    lists_->Set(titles);
    for (std::size_t i = 0; i < ticks.size(); ++i)
        lists_->Check(static_cast<unsigned>(i), ticks[i]);
}

// Those that are installed, and those that the pack names already.
void PackPage::fill_house() {
    house_names_.clear();
    wxArrayString titles;
    const std::string rules = chosen_rules();
    for (const std::string& id : installed_.ids())
        if (!rules.empty() && base_of_house_rules(id) == rules) {
            house_names_.push_back(id.substr(0, id.size() - rules.size() - 1));
            titles.Add(house_rules_title(installed_, id));
        }
    const std::vector<std::string>& named = began_.house_rules;
    for (const std::string& name : named)
        if (rules == began_.ruleset &&
            std::find(house_names_.begin(), house_names_.end(), name) == house_names_.end()) {
            house_names_.push_back(name);
            titles.Add(wx(name));
        }
    house_->Set(titles);
    house_->Show(!house_names_.empty());                   // without its label, an empty box tells nothing
    house_->GetNextSibling()->Show(!house_names_.empty()); // a label is made after its control
    fields_->FitInside();
    for (std::size_t i = 0; i < house_names_.size(); ++i)
        house_->Check(static_cast<unsigned>(i),
                      std::find(named.begin(), named.end(), house_names_[i]) != named.end());
}

std::string PackPage::chosen_rules() const {
    const int chosen = rules_->GetSelection();
    return chosen == wxNOT_FOUND ? std::string() : rule_ids_.at(static_cast<std::size_t>(chosen));
}

PackForm PackPage::form() const {
    PackForm form = began_;
    for (const auto& [field, text] : lines_)
        form.*line_rows.at(field).field = utf8(text->GetValue());
    form.deadline = with_time_zone(form.deadline);
    if (const std::string rules = chosen_rules(); !rules.empty())
        form.ruleset = rules;
    form.size = size_ids_.at(static_cast<std::size_t>(std::max(size_->GetSelection(), 0)));
    form.declares_size = declares_->GetValue();
    form.needs_list = needs_list_->GetValue();
    form.lists.clear();
    for (std::size_t i = 0; i < list_ids_.size(); ++i)
        if (lists_->IsChecked(static_cast<unsigned>(i)))
            form.lists.push_back(list_ids_[i]);
    form.two_lists = two_lists_->GetValue();
    form.same_list = same_list_->GetValue();
    form.unique = static_cast<UniqueLists>(std::max(unique_->GetSelection(), 0));
    form.house_rules.clear();
    for (std::size_t i = 0; i < house_names_.size(); ++i)
        if (house_->IsChecked(static_cast<unsigned>(i)))
            form.house_rules.push_back(house_names_[i]);
    return form;
}

bool PackPage::is_changed() const {
    return form() != shown_;
}

void PackPage::show_result() {
    if (is_filling_)
        return;
    same_list_->Enable(two_lists_->GetValue());
    wxString problem;
    try {
        preview_->ChangeValue(wx(pack_text(pack_of_form(form(), before_, installed_), installed_)));
    } catch (const InputError& error) {
        problem = wx(error.what());
    }
    problem_->SetLabelText(problem);
    problem_->SetToolTip(problem);
    save_->Enable(problem.empty());
}

wxString PackPage::problem() const {
    return problem_->GetLabelText();
}

bool PackPage::can_save() const {
    return save_->IsEnabled();
}

void PackPage::save() {
    try {
        if (handlers_.save(pack_of_form(form(), before_, installed_)))
            handlers_.close();
    } catch (const InputError& error) {
        problem_->SetLabelText(wx(error.what()));
    }
}

void PackPage::leave() {
    const UnsavedAnswer answer =
        is_changed() ? ask_about_unsaved(*this, _("The pack")) : UnsavedAnswer::discard;
    if (answer == UnsavedAnswer::save) {
        save();
    } else if (answer == UnsavedAnswer::discard) {
        fill(); // so that it is not found changed when it is shown again
        handlers_.close();
    }
}

void PackPage::copy() {
    const wxClipboardLocker lock;
    if (!!lock)
        wxTheClipboard->SetData(new wxTextDataObject(preview_->GetValue()));
}

void PackPage::save_page_with_dialog() {
    const auto chosen =
        ask_file_to_save(this, _("Save the text to publish"), "pack.html", _("Web pages (*.html)|*.html"));
    if (!chosen)
        return;
    try {
        write_file(chosen->file, pack_html(pack_of_form(form(), before_, installed_), installed_));
    } catch (const std::exception& error) {
        problem_->SetLabelText(wx(error.what()));
    }
}

} // namespace muster
