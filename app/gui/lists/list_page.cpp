// SPDX-License-Identifier: MIT
#include "gui/lists/list_page.h"

#include "army/starting_army.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "gui/lists/list_details.h"
#include "gui/lists/list_rows.h"
#include "gui/lists/list_timeline.h"
#include "gui/shell/leave_button.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/styled_label.h"
#include "lists/list_fit.h"
#include "ruleset/data_folders.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int gap = 8;
constexpr int rows_width = 380;
} // namespace

ListPage::ListPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), bench_(bench), handlers_(std::move(handlers)),
      house_(rulesets, house_folder()) {
    set_accessible_name(*this, _("Army lists"));
    auto* heading = new StyledLabel(this, _("Army lists"), LabelStyle::heading);
    timeline_ = new ListTimeline(this, [this] { fill(); });
    rows_ = new ListRows(*this);
    details_ = new ListDetails(this);

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(2 * gap));
    sizer->Add(heading, row);
    sizer->Add(make_filters(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * gap)));
    sizer->Add(timeline_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(2 * gap)));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    rows_->SetMinSize(FromDIP(wxSize(rows_width, 100)));
    halves->Add(rows_, wxSizerFlags(2).Expand());
    halves->Add(details_, wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(1)));
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(2 * gap)));
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * gap)));
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
    fitting_ = new wxCheckBox(this, wxID_ANY, _("That fit the open army"));
    fitting_->SetToolTip(_("Only the lists under which the open army breaks none of the list's own rules"));
    count_ = new wxStaticText(this, wxID_ANY, wxString());
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill(); });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    ruleset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { fill(); });
    region_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { fill(); });
    fitting_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill(); });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const wxSizerFlags next = wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(gap));
    sizer->Add(search_, wxSizerFlags(1).CentreVertical());
    sizer->Add(ruleset_, next);
    sizer->Add(region_, next);
    sizer->Add(fitting_, next);
    sizer->Add(count_, next);
    return sizer;
}

wxSizer* ListPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& label, const wxString& tip, void (ListPage::*act)()) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->SetToolTip(tip);
        // What they do may take the page away.
        button->Bind(wxEVT_BUTTON,
                     [this, act](wxCommandEvent& /*event*/) { CallAfter([this, act] { (this->*act)(); }); });
        sizer->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(gap)));
        return button;
    };
    example_button_ = add(_("New army from its example"),
                          _("Begins with the legal army that comes with the list"), &ListPage::open_example);
    empty_button_ = add(_("New army with nothing in it"), _("Begins with an empty army of this list"),
                        &ListPage::make_empty);
    use_button_ = add(_("Use for the open army"), _("Puts the open army under this list; this can be undone"),
                      &ListPage::use_for_army);
    house_button_ =
        add(_("House lists…"), _("Lists of your own: made, changed, shared"), &ListPage::show_house_menu);
    sizer->AddStretchSpacer();
    auto* close = new wxButton(this, wxID_ANY, _("Close"));
    set_leave_button(*close);
    close->Bind(wxEVT_BUTTON,
                [this](wxCommandEvent& /*event*/) { CallAfter([this] { handlers_.close(); }); });
    sizer->Add(close);
    return sizer;
}

void ListPage::read_headings() {
    std::vector<InputError> problems;
    headings_ = all_list_headings(rulesets_, &problems);
    for (ListHeading& list : house_.never_saved())
        headings_.insert(std::upper_bound(headings_.begin(), headings_.end(), list,
                                          [](const ListHeading& a, const ListHeading& b) {
                                              return a.ruleset < b.ruleset;
                                          }),
                         std::move(list));
    ruleset_ids_.clear();
    ruleset_->Clear();
    ruleset_->Append(_("All rules"));
    for (const ListHeading& heading : headings_)
        if (ruleset_ids_.empty() || ruleset_ids_.back() != heading.ruleset)
            ruleset_ids_.push_back(heading.ruleset);
    for (const std::string& id : ruleset_ids_) {
        wxString title = wx(id);
        try {
            title = wx(rulesets_.title_of(id));
        } catch (const InputError& problem) {
            problems.push_back(problem);
        }
        ruleset_->Append(title);
    }
    region_->Clear();
    region_->Append(_("All regions"));
    regions_ = list_regions(headings_);
    std::sort(regions_.begin(), regions_.end(), [](const std::string& a, const std::string& b) {
        return translate(a.c_str()) < translate(b.c_str());
    });
    for (const std::string& region : regions_)
        region_->Append(wx(translate(region.c_str())));
    if (!problems.empty())
        bench_.problem(wx(problems.front().what()));
}

void ListPage::begin(const std::string& ruleset) {
    read_headings(); // a house list may have come or gone
    const auto found = std::find(ruleset_ids_.begin(), ruleset_ids_.end(), ruleset);
    ruleset_->SetSelection(found == ruleset_ids_.end() ? 0
                                                       : static_cast<int>(found - ruleset_ids_.begin()) + 1);
    region_->SetSelection(0);
    search_->ChangeValue(wxString());
    fitting_->SetValue(false);
    fitting_->Show(bench_.has_document());
    use_button_->Show(bench_.has_document());
    timeline_->choose(std::nullopt); // fills
    Layout();
    search_->SetFocus();
}

std::string ListPage::chosen_ruleset() const {
    const int index = ruleset_->GetSelection();
    return index <= 0 ? std::string() : ruleset_ids_[static_cast<std::size_t>(index) - 1];
}

void ListPage::fill() {
    ListSearch search;
    search.ruleset = chosen_ruleset();
    if (const int region = region_->GetSelection(); region > 0)
        search.region = regions_[static_cast<std::size_t>(region) - 1];
    search.words = utf8(search_->GetValue());
    shown_ = found_lists(headings_, search);
    if (fitting_->GetValue())
        keep_fitting();
    std::vector<Years> years;
    for (const std::size_t index : shown_)
        years.push_back(headings_[index].years);
    // Legends have no years.
    timeline_->Show(std::any_of(headings_.begin(), headings_.end(), [&](const ListHeading& heading) {
        return heading.years.bounded() && (search.ruleset.empty() || heading.ruleset == search.ruleset);
    }));
    timeline_->show(std::move(years));
    if (const auto year = timeline_->year())
        std::erase_if(shown_, [&](std::size_t index) { return !headings_[index].years.holds(*year); });
    const auto count = static_cast<unsigned>(shown_.size());
    count_->SetLabel(wxString::Format(wxPLURAL("%u list", "%u lists", count), count));
    rows_->SetSelection(wxNOT_FOUND);
    rows_->look_again();
    if (!shown_.empty())
        rows_->SetSelection(0);
    show_details();
    Layout();
}

void ListPage::keep_fitting() {
    const Army& army = bench_.army();
    std::erase_if(shown_, [&](std::size_t index) {
        try {
            return headings_[index].ruleset != army.ruleset ||
                   errors_by_list(army, rulesets_, headings_[index].id) != 0;
        } catch (const InputError&) { // its details say what is wrong with it
            return true;
        }
    });
}

wxString ListPage::second_line(std::size_t row) const {
    const ListHeading& list = heading(row);
    const int index = chosen_ruleset().empty() ? 1 : 0;
    wxString line = wx(years_words(list.years));
    const auto append = [&](const wxString& words) {
        if (!words.empty())
            line += (line.empty() ? wxString() : wxString::FromUTF8(" · ")) + words;
    };
    if (!list.region.empty())
        append(wx(translate(list.region.c_str())));
    const auto at = std::find(ruleset_ids_.begin(), ruleset_ids_.end(), list.ruleset);
    if (index == 1 && at != ruleset_ids_.end())
        append(ruleset_->GetString(static_cast<unsigned>(at - ruleset_ids_.begin()) + 1));
    if (!list.of_muster)
        append(is_unfinished(list) ? _("unfinished house list") : _("house list"));
    return line;
}

const ListHeading* ListPage::chosen() const {
    const int row = rows_->GetSelection();
    return row == wxNOT_FOUND || static_cast<std::size_t>(row) >= shown_.size()
               ? nullptr
               : &heading(static_cast<std::size_t>(row));
}

void ListPage::choose(std::size_t row) {
    rows_->SetSelection(static_cast<int>(row));
    show_details();
}

void ListPage::show_details() {
    const ListHeading* list = chosen();
    std::vector<ListLine> lines;
    bool readable = false;
    try {
        const Ruleset* ruleset = list ? lists_of(rulesets_).in_force(list->ruleset, list->id) : nullptr;
        if (ruleset != nullptr) {
            lines = list_in_words(*ruleset, *list_in_force(*ruleset));
            readable = true;
        } else if (list != nullptr) {
            lines.push_back({ListLineKind::title, list->title.empty() ? list->id : list->title, {}, {}});
            lines.push_back(
                {ListLineKind::text,
                 utf8(_("An unfinished house list. Go on with it by “House lists”, “Change this list”.")),
                 {},
                 {}});
        } else {
            lines.push_back({ListLineKind::text, utf8(_("No list is like that. Search for less.")), {}, {}});
        }
    } catch (const InputError& error) {
        lines.push_back({ListLineKind::text, error.what(), {}, {}});
    }
    details_->show(std::move(lines));
    timeline_->show_one(list ? list->years : Years());
    example_button_->Enable(readable && !lists_of(rulesets_).army_file_of(list->ruleset, list->id).empty());
    empty_button_->Enable(readable);
    use_button_->Enable(readable && bench_.has_document() && bench_.army().ruleset == list->ruleset);
}

void ListPage::open_example() {
    if (!example_button_->IsEnabled())
        return;
    handlers_.open_example(lists_of(rulesets_).army_file_of(chosen()->ruleset, chosen()->id));
}

void ListPage::make_empty() {
    const ListHeading& list = *chosen();
    const Ruleset& ruleset = *rulesets_.find(list.ruleset);
    handlers_.make(begun_by_list(empty_army(rulesets_, ruleset, list.title),
                                 *lists_of(rulesets_).find(list.ruleset, list.id), ruleset));
}

void ListPage::use_for_army() {
    const ListHeading& list = *chosen();
    bench_.apply(wxString::Format(_("Use the list %s"), wx(list.title)),
                 {with_list_of(bench_.army(), list.id), bench_.selection()});
    handlers_.close();
}

} // namespace muster
