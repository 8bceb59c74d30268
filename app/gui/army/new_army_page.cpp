// SPDX-License-Identifier: MIT
#include "gui/army/new_army_page.h"

#include "army/starting_army.h"
#include "base/input_error.h"
#include "check/checker.h"
#include "check/wording.h"
#include "edit/inspector.h"
#include "gui/army/trait_rows.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui/widgets/escape_button.h"
#include "gui/widgets/focus_scroll.h"
#include "gui/widgets/set_if_changed.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "sheet/grid.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <utility>

namespace muster {

namespace {
constexpr int column_width = 380;
constexpr int least_step_width = 220;
} // namespace

NewArmyPage::NewArmyPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      rulesets_(rulesets), handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("New army"));
    SetScrollRate(0, FromDIP(16));
    scroll_to_focus(*this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { lay_out(); });
    });
}

void NewArmyPage::add_heading(wxBoxSizer* column, const wxString& text) {
    auto* heading = new StyledLabel(this, text, LabelStyle::heading);
    column->Add(heading, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(10)));
}

wxSizer* NewArmyPage::make_rules_step() {
    auto* step = new wxBoxSizer(wxVERTICAL);
    add_heading(step, _("1. Rules"));
    for (const std::string& id : rulesets_.ids()) {
        try {
            const Ruleset* ruleset = rulesets_.find(id);
            auto* card = new Card(this, {wx(ruleset->title), wx(ruleset->edition), wx(ruleset->about)}, 3,
                                  [this, id] { choose(id); });
            cards_.emplace_back(id, card);
            step->Add(card, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
        } catch (const InputError&) { // the start page shows what is wrong with it
        }
    }
    auto* house = new wxButton(this, wxID_ANY, _("House rules…"));
    house->SetToolTip(_("Your club's changes to one of these rule sets"));
    house->Bind(wxEVT_BUTTON,
                [this](wxCommandEvent& /*event*/) { CallAfter([this] { handlers_.house_rules(); }); });
    step->Add(house, wxSizerFlags().Border(wxTOP, FromDIP(control_gap)));
    return step;
}

wxSizer* NewArmyPage::make_army_step() {
    auto* step = new wxBoxSizer(wxVERTICAL);
    add_heading(step, _("2. Army"));
    auto* lists = new wxButton(this, wxID_ANY, _("Choose an army list…"));
    lists->SetToolTip(_("Start from an army list, or continue here without one"));
    lists->Bind(wxEVT_BUTTON,
                [this](wxCommandEvent& /*event*/) { CallAfter([this] { handlers_.lists(); }); });
    step->Add(lists, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
    TraitRows::Handlers set;
    set.set_value = [this](const Trait& trait, std::int32_t value) {
        army_ = with_value(army_, {Place{}}, trait, value).army;
        show_traits();
    };
    set.set_text = [this](const Trait& trait, const std::string& text) {
        army_ = with_trait_text(army_, *ruleset_, {Place{}}, trait, text).army;
    };
    rows_ = new TraitRows(this, std::move(set));
    step->Add(rows_, wxSizerFlags().Expand());
    return step;
}

wxSizer* NewArmyPage::make_name_step() {
    auto* step = new wxBoxSizer(wxVERTICAL);
    add_heading(step, _("3. Name"));
    name_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetHint(_("New army"));
    set_accessible_name(*name_, _("Name of the army"));
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent& /*event*/) { CallAfter([this] { create(); }); });
    step->Add(name_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(2 * control_gap)));
    example_ = add_start(step, _("Start with a small legal army"), wxRB_GROUP);
    empty_ = add_start(step, _("Start with an empty army"), 0);
    random_ = add_start(step, _("Start with a random army"), 0);
    example_->SetValue(true);
    step->AddSpacer(FromDIP(2 * control_gap));
    auto* buttons = new wxWrapSizer(wxHORIZONTAL); // with large text one below the other
    auto* create_button = new wxButton(this, wxID_ANY, _("Create the army"));
    auto* cancel_button = new wxButton(this, wxID_ANY, _("Cancel"));
    set_escape_button(*cancel_button);
    create_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { CallAfter([this] { create(); }); });
    cancel_button->Bind(wxEVT_BUTTON,
                        [this](wxCommandEvent& /*event*/) { CallAfter([this] { handlers_.cancel(); }); });
    buttons->Add(create_button, wxSizerFlags().Border(wxRIGHT, FromDIP(control_gap)));
    buttons->Add(cancel_button);
    step->Add(buttons, wxSizerFlags().Expand());
    return step;
}

wxRadioButton* NewArmyPage::add_start(wxSizer* column, const wxString& label, long style) {
    auto* start = new wxRadioButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, style);
    // As in the field of the name: GTK gives Return to the default button only, which there is none of here.
    start->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool is_return = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (is_return && !event.HasAnyModifiers())
            CallAfter([this] { create(); });
        else
            event.Skip();
    });
    column->Add(start, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
    return start;
}

void NewArmyPage::add_steps() {
    steps_ = new wxBoxSizer(wxHORIZONTAL);
    steps_->Add(make_rules_step());
    steps_->Add(make_army_step());
    steps_->Add(make_name_step());
    arrange_steps();
    auto* margins = new wxBoxSizer(wxVERTICAL);
    margins->Add(steps_, wxSizerFlags().Expand().Border(wxALL, FromDIP(14)));
    SetSizer(margins);
}

void NewArmyPage::arrange_steps() {
    const bool is_narrow = GetClientSize().x < 3 * with_text_size(*this, least_step_width);
    steps_->SetOrientation(is_narrow ? wxVERTICAL : wxHORIZONTAL);
    for (wxSizerItem* step : steps_->GetChildren()) {
        step->SetProportion(is_narrow ? 0 : 1);
        step->SetFlag(is_narrow ? wxEXPAND : 0);
    }
    wxSizerItem& middle = *steps_->GetItem(1);
    middle.SetBorder(is_narrow ? 0 : FromDIP(28));
    middle.SetFlag(middle.GetFlag() | wxLEFT | wxRIGHT);
}

std::vector<std::string> NewArmyPage::current_titles() const {
    std::vector<std::string> titles;
    for (const std::string& id : rulesets_.ids())
        try {
            titles.push_back(rulesets_.title_of(id));
        } catch (const InputError&) { // the start page shows what is wrong with it
            titles.push_back(id);
        }
    return titles;
}

void NewArmyPage::begin(const std::string& ruleset) {
    // Not in the constructor, so that the start of the program need not read all rule sets; and the house
    // rules may have changed since the last time.
    if (std::vector<std::string> now = current_titles(); !name_ || now != offered_titles_) {
        DestroyChildren();
        cards_.clear();
        offered_titles_ = std::move(now);
        add_steps();
    }
    name_->ChangeValue(wxString());
    example_->SetValue(true);
    if (!cards_.empty())
        choose(first_choice(ruleset));
    name_->SetFocus();
}

PlannedArmy NewArmyPage::planned() const {
    return {ruleset_ ? ruleset_->id : std::string(), name_ ? utf8(name_->GetValue()) : std::string()};
}

// What was asked for, else what was chosen here before, else that of the last new army.
std::string NewArmyPage::first_choice(const std::string& asked) const {
    for (const std::string& wanted :
         {asked, ruleset_ ? ruleset_->id : std::string(), handlers_.usual_ruleset()})
        for (const auto& [id, card] : cards_)
            if (id == wanted)
                return id;
    return cards_.front().first;
}

void NewArmyPage::choose(const std::string& ruleset) {
    ruleset_ = rulesets_.find(ruleset);
    for (const auto& [id, card] : cards_)
        card->set_selected(id == ruleset);
    army_ = empty_army(rulesets_, *ruleset_, {});
    show_example_size();
    show_traits();
}

// "Small" is the whole army of some rules, and a third of one of others.
void NewArmyPage::show_example_size() {
    const Army army = starting_army(rulesets_, *ruleset_, {});
    const Report report = check(army, *ruleset_, Detail::sheet);
    wxString size;
    if (const std::vector<BandEntry> totals = totals_of(Wording(army, *ruleset_, report)); !totals.empty())
        size = wx(totals.front().value) + " " + wx(totals.front().caption).BeforeFirst(';');
    const wxString label = _("Start with a small legal army");
    if (set_label_if_changed(*example_, size.empty() ? label : label + "\n(" + size + ")"))
        Layout();
}

void NewArmyPage::show_traits() {
    const Report report = check(army_, *ruleset_, Detail::report);
    Inspector inspector = inspect(army_, *ruleset_, report, {});
    // The army is still empty, so what a value would break does not matter.
    for (InspectorField& field : inspector.fields)
        for (InspectorOption& option : field.options)
            option.obstacle.reset();
    rows_->show(inspector, *ruleset_);
    lay_out();
}

void NewArmyPage::lay_out() {
    if (!ruleset_)
        return;
    const int before = steps_->GetOrientation();
    arrange_steps();
    if (steps_->GetOrientation() != before) {
        FitInside();
        Layout();
    }
    const int width = rows_->GetSize().x > 0 ? rows_->GetSize().x : with_text_size(*this, column_width);
    const int height = rows_->lay_out(width);
    if (rows_->GetMinSize().y != height) {
        rows_->SetMinSize({-1, height});
        FitInside();
        Layout();
        rows_->lay_out(rows_->GetSize().x);
    }
}

void NewArmyPage::create() {
    const std::string name = utf8(name_->GetValue());
    Army army = example_->GetValue() ? starting_army(rulesets_, *ruleset_, name)
                                     : empty_army(rulesets_, *ruleset_, name);
    army.values = army_.values;
    army.texts = army_.texts;
    (random_->GetValue() ? handlers_.make_random : handlers_.make)(std::move(army));
}

} // namespace muster
