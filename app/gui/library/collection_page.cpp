// SPDX-License-Identifier: MIT
#include "gui/library/collection_page.h"

#include "base/input_error.h"
#include "gui/shell/leave_button.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/small_button.h"
#include "gui/widgets/styled_label.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int gap = 8;
enum Column : unsigned { column_kind, column_painted, column_owned, column_needed, column_missing };
} // namespace

CollectionPage::CollectionPage(wxWindow* parent, LibraryService& keeper, const Rulesets& rulesets,
                               Handlers handlers)
    : wxPanel(parent), keeper_(keeper), rulesets_(rulesets), handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("Collection"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(make_top(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * gap)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(make_left(), wxSizerFlags(5).Expand());
    halves->Add(make_right(), wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(2 * gap)));
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(2 * gap)));
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(gap)));
    SetSizer(sizer);
    keeper_.listen(asked_, [this] {
        if (IsShownOnScreen())
            look_again();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DELETE && wxWindow::FindFocus() != painted_ && table_->HasSelection() &&
            !dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()))
            remove_chosen();
        else
            event.Skip();
    });
}

wxSizer* CollectionPage::make_top() {
    auto* heading = new StyledLabel(this, _("Collection"), LabelStyle::heading);
    needed_text_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    no_army_ = new SmallButton(this, _("Show figures alone"));
    no_army_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { begin(std::string()); });
    ruleset_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*ruleset_, _("Rules"));
    for (const std::string& id : rulesets_.ids()) {
        try {
            const Ruleset* ruleset = rulesets_.find(id);
            if (!ruleset || !ruleset->figures)
                continue;
            ruleset_->Append(wx(ruleset->title));
            ruleset_ids_.push_back(id);
        } catch (const InputError&) { // the start page says what is wrong with it
        }
    }
    ruleset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        begin(ruleset_ids_[static_cast<std::size_t>(event.GetSelection())]);
    });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(heading, wxSizerFlags().CentreVertical());
    sizer->Add(needed_text_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(3 * gap)));
    sizer->Add(no_army_, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(gap)));
    sizer->Add(ruleset_, wxSizerFlags().CentreVertical());
    return sizer;
}

wxSizer* CollectionPage::make_left() {
    table_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
    set_accessible_name(*table_, _("Figures"));
    table_->AppendTextColumn(_("Figures"), wxDATAVIEW_CELL_INERT, FromDIP(300));
    table_->AppendTextColumn(_("Painted as"), wxDATAVIEW_CELL_EDITABLE, FromDIP(120));
    table_->AppendTextColumn(_("Owned"), wxDATAVIEW_CELL_EDITABLE, FromDIP(70), wxALIGN_RIGHT);
    table_->AppendTextColumn(_("Needed"), wxDATAVIEW_CELL_INERT, FromDIP(70), wxALIGN_RIGHT);
    table_->AppendTextColumn(_("Missing"), wxDATAVIEW_CELL_INERT, FromDIP(70), wxALIGN_RIGHT);
    take_spare_room(*table_->GetColumn(column_kind));
    for (unsigned column = column_kind; column <= column_missing; ++column) {
        auto* renderer = static_cast<wxDataViewTextRenderer*>(table_->GetColumn(column)->GetRenderer());
        renderer->EnableEllipsize(wxELLIPSIZE_END);
        renderer->EnableMarkup(column == column_missing);
    }
    table_->Bind(wxEVT_DATAVIEW_ITEM_VALUE_CHANGED, [this](wxDataViewEvent& event) {
        // The table is filled anew by it.
        CallAfter([this, row = table_->ItemToRow(event.GetItem())] { take_edit(row); });
    });
    auto* explained = new wxStaticText(
        this, wxID_ANY, _("A click on a chosen count or colour scheme changes it; 0 takes it out."));
    explained->SetForegroundColour(Theme::now().faint);
    add_row_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    painted_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(130, -1)));
    painted_->SetHint(_("Painted as"));
    set_accessible_name(*painted_, _("Painted as"));
    count_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1,
                            static_cast<int>(most_owned), 1);
    set_accessible_name(*count_, _("How many"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(table_, wxSizerFlags(1).Expand());
    sizer->Add(explained, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    sizer->Add(add_row_, wxSizerFlags().Expand());
    return sizer;
}

wxSizer* CollectionPage::make_right() {
    auto* heading = new StyledLabel(this, _("Which armies could I field with these?"), LabelStyle::bold);
    fieldable_text_ = new wxStaticText(this, wxID_ANY, wxString());
    fieldable_text_->SetForegroundColour(Theme::now().faint);
    armies_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
    set_accessible_name(*armies_, _("Which armies could I field with these?"));
    armies_->AppendTextColumn(_("Army"), wxDATAVIEW_CELL_INERT, FromDIP(190));
    armies_->AppendTextColumn(_("Missing"), wxDATAVIEW_CELL_INERT, FromDIP(130));
    for (unsigned column = 0; column < 2; ++column) {
        auto* renderer = static_cast<wxDataViewTextRenderer*>(armies_->GetColumn(column)->GetRenderer());
        renderer->EnableEllipsize(wxELLIPSIZE_END);
        renderer->EnableMarkup(column == 1);
    }
    armies_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) {
        if (const int row = armies_->GetSelectedRow(); row != wxNOT_FOUND)
            choose_army(static_cast<std::size_t>(row));
    });
    armies_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        const int row = armies_->ItemToRow(event.GetItem());
        if (row >= 0 && static_cast<std::size_t>(row) < fieldable_.size())
            CallAfter(
                [this, army = fieldable_[static_cast<std::size_t>(row)].army.id] { handlers_.open(army); });
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading, wxSizerFlags().Expand());
    sizer->Add(fieldable_text_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    sizer->Add(armies_, wxSizerFlags(1).Expand());
    return sizer;
}

wxSizer* CollectionPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& label, const wxString& tip, auto act) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->SetToolTip(tip);
        button->Bind(wxEVT_BUTTON, [this, act](wxCommandEvent& /*event*/) { CallAfter(act); });
        sizer->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(gap)));
        return button;
    };
    sizer->AddSpacer(FromDIP(gap)); // in line with the table
    add(_("Remove"), _("Take the chosen figures out of the collection"), [this] { remove_chosen(); });
    add(_("Import table…"), _("Take over a table that a spreadsheet has saved as CSV"),
        [this] { import_with_dialog(); });
    add(_("Export table…"), _("Save the collection as a table for a spreadsheet (CSV)"),
        [this] { export_with_dialog(); });
    sizer->AddStretchSpacer();
    set_leave_button(*add(_("Close"), _("Back to where you came from"), [this] { handlers_.close(); }));
    return sizer;
}

const Ruleset* CollectionPage::ruleset() const {
    const int chosen = ruleset_->GetSelection();
    return chosen == wxNOT_FOUND ? nullptr : rulesets_.find(ruleset_ids_[static_cast<std::size_t>(chosen)]);
}

void CollectionPage::choose_ruleset(const std::string& id) {
    const auto found = std::find(ruleset_ids_.begin(), ruleset_ids_.end(), id);
    const int before = ruleset_->GetSelection();
    if (found != ruleset_ids_.end())
        ruleset_->SetSelection(static_cast<int>(found - ruleset_ids_.begin()));
    else if (before == wxNOT_FOUND && !ruleset_ids_.empty())
        ruleset_->SetSelection(0);
    if (ruleset_->GetSelection() != before || kind_choices_.empty())
        make_kind_choices();
}

void CollectionPage::make_kind_choices() {
    for (wxWindow* part : {static_cast<wxWindow*>(painted_), static_cast<wxWindow*>(count_)})
        add_row_->Detach(part);
    add_row_->Clear(true);
    kind_choices_.clear();
    if (!ruleset())
        return;
    const wxSizerFlags next = wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(4));
    for (const FigureTrait& trait : figure_traits(*ruleset())) {
        auto* choice = new wxChoice(this, wxID_ANY);
        for (const FigureTrait::Value& value : trait.values)
            choice->Append(wx(value.name));
        choice->SetSelection(0);
        choice->SetToolTip(wx(trait.name));
        set_accessible_name(*choice, wx(trait.name));
        choice->MoveBeforeInTabOrder(painted_);
        kind_choices_.push_back(choice);
        add_row_->Add(choice, next);
    }
    add_row_->Add(painted_, next);
    add_row_->Add(count_, next);
    auto* button = new wxButton(this, wxID_ANY, _("Add figures"));
    button->SetToolTip(_("Put so many of this kind into the collection"));
    button->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { add_chosen(); });
    add_row_->Add(button, next);
    Layout();
}

void CollectionPage::begin(const Army& army) {
    choose_ruleset(army.ruleset);
    need(army);
    ask_fieldable();
}

void CollectionPage::begin(const std::string& ruleset) {
    choose_ruleset(ruleset);
    needed_.clear();
    needed_by_.clear();
    look_again();
}

} // namespace muster
