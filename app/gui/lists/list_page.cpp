// SPDX-License-Identifier: MIT
#include "gui/lists/list_page.h"

#include "base/input_error.h"
#include "gui/lists/list_details.h"
#include "gui/lists/list_rows.h"
#include "gui/lists/list_timeline.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/search_keys.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "lists/list_fit.h"
#include "ruleset/data_folders.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {
constexpr int rows_width = 380;
} // namespace

ListPage::ListPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), bench_(bench), handlers_(std::move(handlers)), house_(rulesets, house_folder()),
      browser_(rulesets, house_),
      house_commands_(
          *this, browser_, house_, bench,
          {handlers_.house.edit,
           [this] {
               handlers_.house.lists_changed();
               refresh(chosen_ruleset());
               fill();
           },
           [this](const std::string& ruleset, const std::string& id) { select_list(ruleset, id); },
           handlers_.house.notify}) {
    set_accessible_name(*this, _("Army lists"));
    auto* heading = new StyledLabel(this, _("Army lists"), LabelStyle::heading);
    timeline_ = new ListTimeline(this, [this] { fill(); });
    rows_ =
        new ListRows(this, browser_, {[this](std::size_t row) { select(row); }, [this] { open_example(); }});
    details_ = new ListDetails(this);

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row =
        wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(2 * control_gap));
    sizer->Add(heading, row);
    wxSizer* filters = make_filters();
    lead_to_list(*search_, *rows_, true);
    sizer->Add(filters, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    for (wxCheckBox* box : {make_fitting(), make_allowing()})
        sizer->Add(box, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(2 * control_gap)));
    sizer->Add(timeline_,
               wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(2 * control_gap)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    rows_->SetMinSize(FromDIP(wxSize(rows_width, 100)));
    halves->Add(rows_, wxSizerFlags(2).Expand());
    halves->Add(details_, wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(1)));
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(2 * control_gap)));
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    SetSizer(sizer);
}

wxSizer* ListPage::make_filters() {
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetDescriptiveText(_("Name, people, region…"));
    search_->ShowCancelButton(true);
    set_accessible_name(*search_, _("Search the army lists"));
    ruleset_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*ruleset_, _("Rules"));
    region_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*region_, _("Region"));
    count_ = new wxStaticText(this, wxID_ANY, wxString());
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill(); });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    ruleset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { fill(); });
    region_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { fill(); });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const wxSizerFlags next = wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(control_gap));
    sizer->Add(search_, wxSizerFlags(1).CentreVertical());
    sizer->Add(ruleset_, next);
    sizer->Add(region_, next);
    sizer->Add(count_, next);
    return sizer;
}

// Below the other filters, where a narrow window has room for them.
wxCheckBox* ListPage::make_fitting() {
    fitting_ = new wxCheckBox(this, wxID_ANY, _("Only lists that fit the open army"));
    fitting_->SetToolTip(_("Shows only lists whose own rules the open army obeys"));
    fitting_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill(); });
    return fitting_;
}

wxCheckBox* ListPage::make_allowing() {
    allowing_ = new wxCheckBox(this, wxID_ANY, wxString());
    allowing_->SetToolTip(_("Shows only lists with an entry for them, as they are"));
    allowing_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill(); });
    return allowing_;
}

wxSizer* ListPage::make_buttons() {
    auto* sizer = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    example_button_ =
        add_page_button(*this, *sizer, _("New army from the example"),
                        _("Starts with the legal army that comes with the list"), &ListPage::open_example);
    empty_button_ = add_page_button(*this, *sizer, _("New empty army"),
                                    _("Starts with an empty army of this list"), &ListPage::make_empty);
    random_button_ =
        add_page_button(*this, *sizer, _("New random army"),
                        _("Proposes legal armies of this list at random"), &ListPage::make_random);
    use_button_ =
        add_page_button(*this, *sizer, _("Use for the open army"),
                        _("Puts the open army under this list; this can be undone"), &ListPage::use_for_army);
    enemies_button_ = add_page_button(*this, *sizer, _("Who fought them?"),
                                      _("Names the lists of their enemies and goes to one of them"),
                                      &ListPage::show_enemies_menu);
    house_button_ =
        add_page_button(*this, *sizer, _("House lists…"),
                        _("Create, edit, export and import lists of your own"), &ListPage::show_house_menu);
    add_close_button(*this, *sizer, {}, [this] { handlers_.close(); });
    return sizer;
}

void ListPage::refresh(const std::string& ruleset) {
    const std::vector<InputError> problems = browser_.refresh();
    ruleset_->Clear();
    ruleset_->Append(_("All rules"));
    ruleset_->SetSelection(0);
    for (const ListBrowser::Choice& choice : browser_.rulesets()) {
        const int index = ruleset_->Append(wx(choice.name));
        if (choice.id == ruleset)
            ruleset_->SetSelection(index);
    }
    region_->Clear();
    region_->Append(_("All regions"));
    for (const ListBrowser::Choice& region : browser_.regions())
        region_->Append(wx(region.name));
    region_->SetSelection(0);
    if (!problems.empty())
        bench_.report_problem(wx(problems.front().what()));
}

void ListPage::begin(const std::string& ruleset) {
    search_->ChangeValue(wxString());
    fitting_->SetValue(false);
    allowing_->SetValue(false);
    allowing_->Hide();
    asked_ = {};
    fitting_->Show(bench_.has_document());
    use_button_->Show(bench_.has_document());
    refresh(ruleset);                // a house list may have come or gone
    timeline_->select(std::nullopt); // fills
    search_->SetFocus();
}

void ListPage::begin_allowing(AskedTroops troops) {
    asked_ = std::move(troops);
    allowing_->SetLabel(
        asked_.troops.size() == 1
            ? wxString::Format(_("Only lists that allow %s"), wx(asked_.name))
            : wxString::Format(_("Only lists that allow all %zu selected troops"), asked_.troops.size()));
    allowing_->SetValue(true);
    allowing_->Show();
    fill();
}

std::string ListPage::chosen_ruleset() const {
    const int index = ruleset_->GetSelection();
    return index <= 0 ? std::string() : browser_.rulesets()[static_cast<std::size_t>(index) - 1].id;
}

void ListPage::fill() {
    ListSearch search;
    search.ruleset = chosen_ruleset();
    if (const int region = region_->GetSelection(); region > 0)
        search.region = browser_.regions()[static_cast<std::size_t>(region) - 1].id;
    search.words = utf8(search_->GetValue());
    search.year = timeline_->year();
    std::optional<TroopsOfArmy> asked;
    if (allowing_->GetValue())
        asked.emplace(TroopsOfArmy{asked_.army, asked_.troops, asked_.kind_alone});
    browser_.search(std::move(search), fitting_->GetValue() ? &bench_.army() : nullptr,
                    asked ? &*asked : nullptr);
    timeline_->Show(browser_.has_years());
    timeline_->show(browser_.years());
    const auto count = static_cast<unsigned>(browser_.size());
    count_->SetLabel(wxString::Format(wxPLURAL("%u list", "%u lists", count), count));
    rows_->SetSelection(wxNOT_FOUND);
    rows_->update_rows();
    show_selected();
    Layout();
}

void ListPage::select(std::size_t row) {
    browser_.select(row);
    show_selected();
}

void ListPage::show_selected() {
    const ListHeading* list = browser_.selected();
    if (list != nullptr)
        rows_->SetSelection(static_cast<int>(*browser_.selected_row()));
    details_->show(browser_.lines());
    timeline_->show_years(list != nullptr ? list->years : Years());
    const bool readable = list != nullptr && browser_.is_readable();
    example_button_->Enable(!browser_.example_file().empty());
    empty_button_->Enable(readable);
    random_button_->Enable(readable);
    enemies_button_->Enable(!browser_.enemies().empty());
    use_button_->Enable(readable && bench_.has_document() && bench_.army().ruleset == list->ruleset);
}

void ListPage::select_list(const std::string& ruleset, const std::string& id) {
    if (!browser_.select(ruleset, id)) {
        search_->ChangeValue(wxString());
        ruleset_->SetSelection(0);
        region_->SetSelection(0);
        fitting_->SetValue(false);
        allowing_->SetValue(false);
        timeline_->select(std::nullopt); // fills
        if (!browser_.select(ruleset, id))
            return;
    }
    show_selected();
}

void ListPage::fill_enemies_menu(wxMenu& menu) const {
    int item = 0;
    for (const ListHeading& enemy : browser_.enemies())
        menu.Append(++item, wxControl::EscapeMnemonics(wx(enemy.title + " · " + years_words(enemy.years))));
}

void ListPage::show_enemy(int item) {
    const std::vector<ListHeading> enemies = browser_.enemies();
    if (item < 1 || static_cast<std::size_t>(item) > enemies.size())
        return;
    const ListHeading& enemy = enemies[static_cast<std::size_t>(item) - 1];
    select_list(enemy.ruleset, enemy.id);
}

void ListPage::show_enemies_menu() {
    wxMenu menu;
    fill_enemies_menu(menu);
    show_enemy(GetPopupMenuSelectionFromUser(menu, enemies_button_->GetPosition()));
}

void ListPage::show_house_menu() {
    house_commands_.show_menu(house_button_->GetPosition());
}

void ListPage::open_example() {
    if (const std::filesystem::path file = browser_.example_file(); !file.empty())
        handlers_.open_example(file);
}

void ListPage::make_empty() {
    handlers_.make(browser_.empty_army());
}

void ListPage::make_random() {
    handlers_.make_random(browser_.empty_army());
}

void ListPage::use_for_army() {
    const ListHeading& list = *browser_.selected();
    bench_.apply(wxString::Format(_("Use the list %s"), wx(list.title)),
                 {with_list_of(bench_.army(), list.id), bench_.selection()});
    handlers_.close();
}

} // namespace muster
