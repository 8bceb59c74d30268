// SPDX-License-Identifier: MIT
#include "gui/army/new_unit_dialog.h"

#include "check/checker.h"
#include "edit/inspector.h"
#include "edit/trial.h"
#include "gui/army/trait_row.h"
#include "gui/army/trait_rows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/focus_scroll.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int dialog_width = 460;
constexpr int dialog_height = 560;
constexpr int verdict_lines = 2; // usually; there is room for more when needed

} // namespace

NewUnitDialog::NewUnitDialog(wxWindow* parent, const Workbench& bench, std::vector<PaletteEntry> entries,
                             std::size_t chosen)
    : wxDialog(parent, wxID_ANY, _("New unit with troops"), wxDefaultPosition,
               size_on_screen(*parent, {dialog_width, dialog_height}),
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      bench_(bench), entries_(std::move(entries)) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    add_fields(*sizer);
    add_traits(*sizer);
    verdict_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    verdict_->SetMinSize({-1, verdict_lines * verdict_->GetCharHeight()});
    const int gap = FromDIP(10);
    sizer->Add(verdict_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    if (wxSizer* buttons = CreateButtonSizer(wxOK | wxCANCEL))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    if (wxWindow* ok = FindWindow(wxID_OK))
        ok->SetLabel(_("Add the unit"));
    SetSizer(sizer);
    wanted_.unit = new_unit(bench_.ruleset());
    choose(chosen);
    tell_rows_apart();
    count_->SetFocus();
    count_->SetSelection(-1, -1);
}

void NewUnitDialog::add_fields(wxSizer& sizer) {
    const int gap = FromDIP(10);
    auto* fields = new wxFlexGridSizer(2, wxSize(gap, gap));
    fields->AddGrowableCol(1);
    const auto add = [&](const wxString& name, wxWindow* control) {
        fields->Add(new wxStaticText(this, wxID_ANY, name + ":"), wxSizerFlags().CentreVertical());
        fields->Add(control, wxSizerFlags().Expand());
        set_accessible_name(*control, name);
    };
    entry_ = new wxChoice(this, wxID_ANY);
    for (const PaletteEntry& entry : entries_)
        entry_->Append(wx(entry.name));
    count_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxSP_ARROW_KEYS | wxTE_PROCESS_ENTER, 1, most_count, usual_count(bench_.army()));
    name_ = new wxTextCtrl(this, wxID_ANY);
    add(_("Troops"), entry_);
    add(_("Count"), count_);
    add(_("Name of the unit"), name_);
    sizer.Add(fields, wxSizerFlags().Expand().Border(wxALL, gap));
    entry_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choose(static_cast<std::size_t>(std::max(event.GetInt(), 0)));
    });
    count_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { show_draft(); });
    count_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& /*event*/) { show_draft(); });
}

void NewUnitDialog::add_traits(wxSizer& sizer) {
    traits_ =
        new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    traits_->SetScrollRate(0, FromDIP(12));
    scroll_to_focus(*traits_);
    const auto rows = [&](Element& element) {
        TraitRows::Handlers set;
        set.set_value = [this, &element](const Trait& trait, std::int32_t value) {
            rename_for(element, trait, value);
            element.values[trait.slot] = value;
            show_draft();
        };
        set.set_text = [&element](const Trait& trait, const std::string& text) {
            element.texts.resize(std::max(element.texts.size(), trait.slot + 1));
            element.texts[trait.slot] = text;
        };
        return new TraitRows(traits_, std::move(set));
    };
    of_troop_ = rows(wanted_.troop);
    of_unit_ = rows(wanted_.unit);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(of_troop_, wxSizerFlags().Expand());
    inside->Add(of_unit_, wxSizerFlags().Expand());
    traits_->SetSizer(inside);
    sizer.Add(traits_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(10)));
    traits_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { show_draft(); });
    });
}

// What is named after its type gets the name of its new one, here and in the fields above.
void NewUnitDialog::rename_for(Element& element, const Trait& trait, std::int32_t value) {
    const std::int32_t now = element.values[trait.slot];
    if (!trait.is_choice() || now == no_value || value == no_value || element.name != trait.value_name(now))
        return;
    if (utf8(name_->GetValue()) == element.name)
        name_->ChangeValue(wx(trait.value_name(value)));
    element.name = trait.value_name(value);
    const int entry = entry_->FindString(wx(element.name), true);
    if (entry != wxNOT_FOUND)
        entry_->SetSelection(entry);
}

void NewUnitDialog::choose(std::size_t entry) {
    entry_->SetSelection(static_cast<int>(entry));
    wanted_.troop = entries_.at(entry).troop;
    name_->ChangeValue(wx(entries_.at(entry).name));
    show_draft();
}

// Troops and their unit may have traits of the same name: "Note (Unit)", "Note (Figures)".
void NewUnitDialog::tell_rows_apart() {
    const Ruleset& ruleset = bench_.ruleset();
    const auto add_level = [&](TraitRows& rows, const Trait& trait, Level level) {
        if (TraitRow* row = rows.row(trait.id))
            row->set_name(
                wxString::Format("%s (%s)", wx(trait.name), wx(ruleset.level_words[index_of(level)])));
    };
    for (const std::size_t of_unit : ruleset.at(Level::unit).traits)
        for (const std::size_t of_troop : ruleset.at(Level::troop).traits) {
            const Trait& unit = ruleset.traits[of_unit];
            const Trait& troop = ruleset.traits[of_troop];
            if (unit.name != troop.name)
                continue;
            add_level(*of_unit_, unit, Level::unit);
            add_level(*of_troop_, troop, Level::troop);
        }
    show_draft();
}

Change NewUnitDialog::change() const {
    NewUnit wanted = wanted_;
    wanted.unit.name = utf8(name_->GetValue());
    wanted.troop.count = count_->GetValue();
    return with_new_unit(bench_.army(), bench_.ruleset(), wanted, bench_.first_selected());
}

void NewUnitDialog::show_draft() {
    const Change draft = change();
    const Report report = check(draft.army, bench_.ruleset(), Detail::sheet);
    const Place unit = draft.selection.front();
    of_troop_->show(inspect(draft.army, bench_.ruleset(), report, {{unit.body, unit.unit, 1}}),
                    bench_.ruleset());
    of_unit_->show(inspect(draft.army, bench_.ruleset(), report, {unit}), bench_.ruleset());
    const int width = std::max(traits_->GetClientSize().x, 1);
    of_troop_->SetMinSize({-1, of_troop_->lay_out(width)});
    of_unit_->SetMinSize({-1, of_unit_->lay_out(width)});
    traits_->FitInside();
    const Trial trial(bench_.army(), bench_.ruleset(), bench_.report());
    const std::optional<Obstacle> obstacle = obstacle_to(trial.of(draft.army), draft.army, bench_.ruleset());
    const std::size_t leaders = unit_at(draft.army, unit).troops.size() - 1;
    wxString words = obstacle ? wx(obstacle->message) : wxString(_("This unit breaks no rule."));
    if (leaders != 0)
        words += " " + wxString::Format(_("With: %s."), wx(unit_at(draft.army, unit).troops.back().name));
    verdict_->SetLabel(wxControl::EscapeMnemonics(words));
    verdict_->Wrap(std::max(GetClientSize().x - FromDIP(20), FromDIP(100)));
    // It only grows, so that the traits do not move with each choice.
    const wxSize least(-1, std::max(verdict_->GetMinSize().y, verdict_->GetBestSize().y));
    if (least != verdict_->GetMinSize()) {
        verdict_->SetMinSize(least);
        Layout();
    }
}

} // namespace muster
