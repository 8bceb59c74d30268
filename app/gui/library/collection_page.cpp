// SPDX-License-Identifier: MIT
#include "gui/library/collection_page.h"

#include "base/text.h"
#include "gui/library/library_model.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/small_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/checkbox.h>
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

enum Column : unsigned { column_kind, column_painted, column_owned, column_needed, column_missing };

constexpr int heading_margin = 20;
constexpr int narrow_page = 700; // too narrow for its halves beside each other

wxString coloured(const wxString& words, const wxColour& colour) {
    return wxString::Format("<span foreground=\"%s\"><b>%s</b></span>", colour.GetAsString(wxC2S_HTML_SYNTAX),
                            words);
}

wxString number(std::int64_t value) {
    return wxString::Format("%lld", static_cast<long long>(value));
}

wxString csv_filter() {
    return _("Tables (*.csv)|*.csv|All files|*");
}

// At least as wide as its heading. It never shrinks to less than half: the table scrolls sideways instead.
void append_column(wxDataViewListCtrl& table, const wxString& title, wxDataViewCellMode mode, int width,
                   wxAlignment alignment) {
    const int heading = TextMetrics::width(table, bold_font(table), title) + table.FromDIP(heading_margin);
    const int wide = std::max(with_text_size(table, width), heading);
    table.AppendTextColumn(title, mode, wide, alignment)->SetMinWidth(std::max(wide / 2, heading));
}

} // namespace

CollectionPage::CollectionPage(wxWindow* parent, LibraryService& library, const Rulesets& rulesets,
                               Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), handlers_(std::move(handlers)),
      editor_(library, rulesets, observer()) {
    set_accessible_name(*this, _("Collection"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(make_top(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(make_left(), wxSizerFlags(5).Expand());
    halves->Add(make_right(), wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(2 * control_gap)));
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(2 * control_gap)));
    Bind(wxEVT_SIZE, [this, halves](wxSizeEvent& event) { // beneath each other where both have no room
        const bool narrow = event.GetSize().x < with_text_size(*this, narrow_page);
        halves->SetOrientation(narrow ? wxVERTICAL : wxHORIZONTAL);
        event.Skip();
    });
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(control_gap)));
    SetSizer(sizer);
    library.observe(token_, [this] {
        if (IsShownOnScreen())
            editor_.refresh();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DELETE && wxWindow::FindFocus() != painted_ && table_->HasSelection() &&
            !dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()))
            remove_selected();
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
    together_ = new wxCheckBox(this, wxID_ANY, _("All on the table together"));
    together_->SetToolTip(
        _("Count the figures of all these armies; otherwise they share their figures, as they "
          "are fielded one at a time"));
    together_->Bind(wxEVT_CHECKBOX,
                    [this](wxCommandEvent& /*event*/) { editor_.field_together(together_->GetValue()); });
    ruleset_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*ruleset_, _("Rules"));
    for (const std::string& id : editor_.ruleset_ids())
        ruleset_->Append(wx(rulesets_.find(id)->title));
    ruleset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choose_ruleset(editor_.ruleset_ids()[static_cast<std::size_t>(event.GetSelection())]);
        editor_.refresh();
    });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(heading, wxSizerFlags().CentreVertical());
    sizer->Add(needed_text_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(3 * control_gap)));
    sizer->Add(together_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(control_gap)));
    sizer->Add(no_army_, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(control_gap)));
    sizer->Add(ruleset_, wxSizerFlags().CentreVertical());
    return sizer;
}

wxSizer* CollectionPage::make_left() {
    table_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
    disable_search(*table_);
    set_accessible_name(*table_, _("Figures"));
    append_column(*table_, _("Figures"), wxDATAVIEW_CELL_INERT, 260, wxALIGN_LEFT);
    append_column(*table_, _("Painted as"), wxDATAVIEW_CELL_EDITABLE, 120, wxALIGN_LEFT);
    append_column(*table_, _("Owned"), wxDATAVIEW_CELL_EDITABLE, 70, wxALIGN_RIGHT);
    append_column(*table_, _("Needed"), wxDATAVIEW_CELL_INERT, 70, wxALIGN_RIGHT);
    append_column(*table_, _("Missing"), wxDATAVIEW_CELL_INERT, 70, wxALIGN_RIGHT);
    expand_column(*table_->GetColumn(column_kind));
    for (unsigned column = column_kind; column <= column_missing; ++column) {
        auto* renderer = static_cast<wxDataViewTextRenderer*>(table_->GetColumn(column)->GetRenderer());
        renderer->EnableEllipsize(wxELLIPSIZE_END);
        renderer->EnableMarkup(column == column_missing);
    }
    table_->Bind(wxEVT_DATAVIEW_ITEM_VALUE_CHANGED, [this](wxDataViewEvent& event) {
        // After the event, because the change fills the table again.
        CallAfter([this, row = table_->ItemToRow(event.GetItem())] { apply_edit(row); });
    });
    auto* explained = new wxStaticText(
        this, wxID_ANY, _("Click a selected count or colour scheme to change it; 0 removes the row."));
    set_text_colour(*explained, &Theme::faint);
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
    fieldable_text_ = new StyledLabel(this, wxString(), LabelStyle::note);
    armies_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
    disable_search(*armies_);
    set_accessible_name(*armies_, _("Which armies could I field with these?"));
    append_column(*armies_, _("Army"), wxDATAVIEW_CELL_INERT, 190, wxALIGN_LEFT);
    append_column(*armies_, _("Missing"), wxDATAVIEW_CELL_INERT, 130, wxALIGN_LEFT);
    for (unsigned column = 0; column < 2; ++column) {
        auto* renderer = static_cast<wxDataViewTextRenderer*>(armies_->GetColumn(column)->GetRenderer());
        renderer->EnableEllipsize(wxELLIPSIZE_END);
        renderer->EnableMarkup(column == 1);
    }
    armies_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) {
        if (const int row = armies_->GetSelectedRow(); row != wxNOT_FOUND)
            editor_.need_fieldable(static_cast<std::size_t>(row));
    });
    armies_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        const int row = armies_->ItemToRow(event.GetItem());
        if (row >= 0 && static_cast<std::size_t>(row) < editor_.fieldable().size())
            CallAfter([this, army = editor_.fieldable()[static_cast<std::size_t>(row)].army.id] {
                handlers_.open(army);
            });
    });
    armies_->Bind(wxEVT_SIZE, [this, heading](wxSizeEvent& event) {
        event.Skip();
        const bool is_wrapped = heading->wrap(event.GetSize().x);
        if (fieldable_text_->wrap(event.GetSize().x) || is_wrapped)
            CallAfter([this] { Layout(); });
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading, wxSizerFlags().Expand());
    sizer->Add(fieldable_text_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    sizer->Add(armies_, wxSizerFlags(1).Expand());
    return sizer;
}

wxSizer* CollectionPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->AddSpacer(FromDIP(control_gap)); // in line with the table
    (void)add_page_button(*this, *sizer, _("Remove"), _("Remove the selected figures from the collection"),
                          &CollectionPage::remove_selected);
    (void)add_page_button(*this, *sizer, _("Import table…"),
                          _("Import a table that a spreadsheet has saved as CSV"),
                          &CollectionPage::import_with_dialog);
    (void)add_page_button(*this, *sizer, _("Export table…"),
                          _("Save the collection as a table for a spreadsheet (CSV)"),
                          &CollectionPage::export_with_dialog);
    add_close_button(*this, *sizer, _("Back to where you came from"), [this] { handlers_.close(); });
    return sizer;
}

CollectionEditor::Observer CollectionPage::observer() {
    CollectionEditor::Observer observer;
    observer.rows_changed = [this] { show_rows(); };
    observer.fieldable_changed = [this] { show_fieldable(); };
    observer.report = [this](const std::string& text) { handlers_.notify(wx(text)); };
    return observer;
}

void CollectionPage::choose_ruleset(const std::string& id) {
    editor_.choose_ruleset(id);
    const Ruleset* chosen = editor_.ruleset();
    if (!chosen)
        return;
    const std::vector<std::string>& ids = editor_.ruleset_ids();
    ruleset_->SetSelection(static_cast<int>(std::find(ids.begin(), ids.end(), chosen->id) - ids.begin()));
    if (kinds_of_ != chosen->id)
        make_kind_choices();
}

void CollectionPage::make_kind_choices() {
    for (wxWindow* part : {static_cast<wxWindow*>(painted_), static_cast<wxWindow*>(count_)})
        add_row_->Detach(part);
    add_row_->Clear(true);
    kind_choices_.clear();
    kinds_of_ = editor_.ruleset()->id;
    const wxSizerFlags next = wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(4));
    for (const FigureTrait& trait : figure_traits(*editor_.ruleset())) {
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
    button->SetToolTip(_("Add this many of the kind to the collection"));
    button->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { add_chosen(); });
    add_row_->Add(button, next);
    Layout();
}

void CollectionPage::begin(const std::vector<Army>& armies) {
    if (!armies.empty())
        choose_ruleset(armies.front().ruleset);
    editor_.need(armies);
}

void CollectionPage::begin(const std::string& ruleset) {
    choose_ruleset(ruleset);
    editor_.need_nothing();
}

void CollectionPage::show_rows() {
    const int before = table_->GetSelectedRow();
    table_->DeleteAllItems();
    for (const CollectionRow& row : editor_.rows()) {
        wxVector<wxVariant> cells;
        cells.push_back(wx(row.name));
        cells.push_back(wx(row.painted));
        cells.push_back(number(row.owned));
        cells.push_back(row.needed ? number(*row.needed) : wxString());
        cells.push_back(row.missing > 0 ? coloured(number(row.missing), Theme::current().error) : wxString());
        table_->AppendItem(cells);
    }
    if (before != wxNOT_FOUND && static_cast<std::size_t>(before) < editor_.rows().size())
        table_->SelectRow(static_cast<unsigned>(before));
    show_needed();
}

void CollectionPage::show_needed() {
    const std::vector<std::string> armies = editor_.needed_by();
    const auto missing = static_cast<unsigned>(editor_.missing());
    const wxString figures = wxString::Format(wxPLURAL("%u figure", "%u figures", missing), missing);
    wxString words;
    if (armies.size() > 1)
        words = missing == 0
                    ? wxString::Format(_("For %s you have everything."), army_count(armies.size()))
                    : wxString::Format(_("To paint for %s: %s."), army_count(armies.size()), figures);
    else if (!armies.empty())
        words = missing == 0 ? wxString::Format(_("For “%s” you have everything."), wx(armies.front()))
                             : wxString::Format(_("For “%s” %s are missing."), wx(armies.front()), figures);
    else if (editor_.rows().empty())
        words = _("The collection has no figures for these rules yet. Add some below.");
    needed_text_->SetLabelText(words);
    needed_text_->SetToolTip(wx(joined(armies, ", ")));
    together_->Show(armies.size() > 1);
    together_->SetValue(editor_.fielded_together());
    no_army_->Show(!armies.empty());
    Layout();
}

wxString CollectionPage::needed_text() const {
    return needed_text_->GetLabelText();
}

void CollectionPage::show_fieldable() {
    fieldable_text_->set_text(editor_.armies() == 0
                                  ? wxString(_("The library has no army of these rules."))
                                  : wxString::Format(_("%u of %u armies can be fielded."),
                                                     static_cast<unsigned>(editor_.armies_ready()),
                                                     static_cast<unsigned>(editor_.armies())));
    (void)fieldable_text_->wrap(armies_->GetSize().x);
    Layout();
    armies_->DeleteAllItems();
    for (const Fieldable& one : editor_.fieldable()) {
        wxVector<wxVariant> cells;
        cells.push_back(army_name_label(one.army.name));
        cells.push_back(one.needed == 0 ? wxString(_("no figures"))
                        : one.missing == 0
                            ? coloured(_("nothing"), Theme::current().good)
                            : wxString::Format(_("%s of %s"), number(one.missing), number(one.needed)));
        armies_->AppendItem(cells);
    }
}

void CollectionPage::add_chosen() {
    const Ruleset* chosen = editor_.ruleset();
    if (!chosen)
        return;
    std::string kind;
    const std::vector<FigureTrait> traits = figure_traits(*chosen);
    for (std::size_t i = 0; i < traits.size(); ++i) {
        const auto value = static_cast<std::size_t>(std::max(kind_choices_[i]->GetSelection(), 0));
        kind += fmt::format("{}{}={}", i == 0 ? "" : " ", traits[i].id, traits[i].values[value].id);
    }
    editor_.add(kind, utf8(painted_->GetValue()), count_->GetValue());
}

void CollectionPage::apply_edit(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= editor_.rows().size())
        return;
    const auto at = static_cast<unsigned>(row);
    editor_.change(at, utf8(table_->GetTextValue(at, column_painted)),
                   utf8(table_->GetTextValue(at, column_owned)));
}

void CollectionPage::remove_selected() {
    if (const int row = table_->GetSelectedRow(); row != wxNOT_FOUND)
        editor_.remove(static_cast<std::size_t>(row));
}

void CollectionPage::import_with_dialog() {
    if (const auto file = ask_file_to_open(this, _("Import a table of figures"), csv_filter()))
        editor_.import_csv(*file);
}

void CollectionPage::export_with_dialog() {
    if (const auto chosen = ask_file_to_save(this, _("Save the collection as a table"),
                                             utf8(_("collection") + ".csv"), csv_filter()))
        editor_.export_csv(chosen->file);
}

} // namespace muster
