// SPDX-License-Identifier: MIT
#include "gui/lists/list_form.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wupdlock.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int least_field_width = 120;
constexpr int paragraph_lines = 7;
constexpr int source_lines = 4;

bool takes_the_width(const ListField& field) {
    return field.kind == ListFieldKind::paragraph || field.kind == ListFieldKind::lines ||
           field.kind == ListFieldKind::heading || field.key.attribute == "name" ||
           field.key.attribute == "title" || field.key.attribute == "aliases" ||
           field.key.attribute == "region" || field.key.child == "note" || field.key.child == "say" ||
           field.key.attribute == "entries";
}

} // namespace

ListForm::ListForm(wxWindow* parent, Setter set)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL), set_(std::move(set)) {
    SetScrollRate(0, FromDIP(12));
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

// Two fields a line, but for those that want all of it.
void ListForm::show(std::vector<ListField> fields) {
    const wxWindowUpdateLocker locker(this);
    fields_ = std::move(fields);
    controls_.assign(fields_.size(), nullptr);
    DestroyChildren();
    GetSizer()->Clear();
    wxFlexGridSizer* grid = nullptr;
    bool wide = false;
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const bool now_wide = takes_the_width(fields_[i]);
        if (grid == nullptr || now_wide != wide || fields_[i].kind == ListFieldKind::heading) {
            wide = now_wide;
            grid = new wxFlexGridSizer(wide ? 1 : 2, FromDIP(control_gap), FromDIP(2 * control_gap));
            for (std::size_t column = 0; column < (wide ? 1U : 2U); ++column)
                grid->AddGrowableCol(column, 1);
            GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxALL, FromDIP(control_gap)));
        }
        add(i, *grid);
    }
    FitInside();
    Layout();
    Scroll(0, 0);
}

void ListForm::add(std::size_t index, wxFlexGridSizer& grid) {
    const ListField& field = fields_[index];
    if (field.kind == ListFieldKind::heading) {
        auto* heading = new StyledLabel(this, wx(field.label), LabelStyle::bold);
        set_text_colour(*heading, &Theme::accent);
        grid.Add(heading, wxSizerFlags().Border(wxTOP, FromDIP(control_gap)));
        return;
    }
    auto* cell = new wxBoxSizer(wxVERTICAL);
    if (field.kind != ListFieldKind::check) {
        auto* label = new wxStaticText(this, wxID_ANY, wx(field.label), wxDefaultPosition, wxDefaultSize,
                                       wxST_ELLIPSIZE_END);
        label->SetFont(small_font(*label));
        set_text_colour(*label, &Theme::faint);
        label->SetMinSize(wxSize(FromDIP(least_field_width), -1));
        cell->Add(label, wxSizerFlags().Expand());
    }
    wxWindow* control = make_control(index);
    control->SetMinSize(wxSize(FromDIP(least_field_width), control->GetMinSize().y));
    set_accessible_name(*control, wx(field.label));
    controls_[index] = control;
    if (field.kind == ListFieldKind::check)
        cell->AddStretchSpacer();
    cell->Add(control, wxSizerFlags().Expand());
    grid.Add(cell, wxSizerFlags().Expand());
}

wxWindow* ListForm::make_control(std::size_t index) {
    switch (fields_[index].kind) {
    case ListFieldKind::paragraph: return make_text(index, wxTE_MULTILINE, paragraph_lines);
    case ListFieldKind::lines: return make_text(index, wxTE_MULTILINE | wxTE_DONTWRAP, source_lines);
    case ListFieldKind::one: return make_choice(index);
    case ListFieldKind::several: return make_several(index);
    case ListFieldKind::check: {
        auto* check = new wxCheckBox(this, wxID_ANY, wx(fields_[index].label));
        check->SetValue(!fields_[index].value.empty());
        check->Bind(wxEVT_CHECKBOX, [this, index](wxCommandEvent& event) {
            set(index, event.IsChecked() ? fields_[index].on : std::string());
        });
        return check;
    }
    case ListFieldKind::heading:
    case ListFieldKind::line: break;
    }
    return make_text(index, 0, 1);
}

wxWindow* ListForm::make_text(std::size_t index, long style, int lines) {
    const ListField& field = fields_[index];
    auto* text = new wxTextCtrl(this, wxID_ANY, wx(field.value), wxDefaultPosition, wxDefaultSize, style);
    if (lines > 1)
        text->SetMinSize(wxSize(-1, lines * text->GetCharHeight() + FromDIP(control_gap)));
    else
        text->SetHint(wx(field.hint));
    text->Bind(wxEVT_TEXT,
               [this, index, text](wxCommandEvent& /*event*/) { set(index, utf8(text->GetValue())); });
    return text;
}

wxWindow* ListForm::make_choice(std::size_t index) {
    const ListField& field = fields_[index];
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->Append(wxString::FromUTF8("—"));
    int chosen = 0;
    for (const FieldChoice& one : field.choices) {
        choice->Append(wx(one.name));
        if (one.id == field.value)
            chosen = static_cast<int>(choice->GetCount()) - 1;
    }
    choice->SetSelection(chosen);
    choice->Bind(wxEVT_CHOICE, [this, index](wxCommandEvent& event) {
        const int at = event.GetSelection();
        set(index, at <= 0 ? std::string() : fields_[index].choices[static_cast<std::size_t>(at) - 1].id);
    });
    return choice;
}

wxString ListForm::words_of(const ListField& field) {
    const wxString words = wx(choices_in_words(field));
    return words.empty() ? wxString::FromUTF8("—") : wxControl::EscapeMnemonics(words);
}

wxWindow* ListForm::make_several(std::size_t index) {
    auto* button =
        new wxButton(this, wxID_ANY, words_of(fields_[index]), wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    button->SetToolTip(wx(choices_in_words(fields_[index])));
    button->Bind(wxEVT_BUTTON,
                 [this, index, button](wxCommandEvent& /*event*/) { show_menu(index, *button); });
    return button;
}

// Ticks, and which of them a new troop begins with.
void ListForm::show_menu(std::size_t index, wxWindow& button) {
    const ListField& field = fields_[index];
    wxMenu menu;
    auto* first = new wxMenu;
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const FieldChoice& choice = field.choices[i];
        const wxString name = wxControl::EscapeMnemonics(wx(choice.name.empty() ? choice.id : choice.name));
        menu.AppendCheckItem(static_cast<int>(i) + 1, name)->Check(has_choice(field, choice.id));
        if (has_choice(field, choice.id))
            first->Append(static_cast<int>(i + field.choices.size()) + 1, name);
    }
    if (first->GetMenuItemCount() > 1) {
        menu.AppendSeparator();
        menu.AppendSubMenu(first, _("Put in front"));
    } else {
        delete first;
    }
    const int chosen = GetPopupMenuSelectionFromUser(
        menu, ScreenToClient(button.ClientToScreen(wxPoint(0, button.GetSize().y))));
    if (chosen <= 0)
        return;
    const auto at = static_cast<std::size_t>(chosen) - 1;
    const std::size_t count = field.choices.size();
    set(index, at < count ? with_choice_toggled(field, field.choices[at].id)
                          : with_choice_first(field, field.choices[at - count].id));
}

void ListForm::set(std::size_t index, const std::string& value) {
    ListField& field = fields_[index];
    field.value = value;
    if (field.kind == ListFieldKind::several) {
        controls_[index]->SetLabel(words_of(field));
        controls_[index]->SetToolTip(wx(choices_in_words(field)));
    }
    const FieldKey key = field.key; // the form may be rebuilt
    set_(key, value);
}

wxWindow* ListForm::control(const FieldKey& key) const {
    for (std::size_t i = 0; i < fields_.size(); ++i)
        if (fields_[i].key == key && fields_[i].kind != ListFieldKind::heading)
            return controls_[i];
    return nullptr;
}

void ListForm::toggle(const FieldKey& key, const std::string& choice) {
    for (std::size_t i = 0; i < fields_.size(); ++i)
        if (fields_[i].key == key && fields_[i].kind == ListFieldKind::several) {
            set(i, with_choice_toggled(fields_[i], choice));
            return;
        }
}

} // namespace muster
