// SPDX-License-Identifier: MIT
#include "gui/army/palette_panel.h"

#include "army/sample_armies.h"
#include "base/text.h"
#include "check/room_left.h"
#include "gui/army/lists_menu.h"
#include "gui/army/new_unit_dialog.h"
#include "gui/army/palette_list.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/search_keys.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/wrapped_text.h"
#include "lists/entry_assignment.h"
#include "lists/list_search.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t max_gains_shown = 2;
}

PalettePanel::PalettePanel(wxWindow* parent, Workbench& bench)
    : wxPanel(parent), bench_(bench), body_button_(new wxButton(this, wxID_ANY, "+")),
      unit_button_(new wxButton(this, wxID_ANY, "+")) {
    use_system_background(*this);
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetDescriptiveText(_("Add troops…"));
    search_->ShowCancelButton(true);
    search_->SetToolTip(_("Type to search; Enter adds the first match"));
    set_accessible_name(*search_, _("Search for troops to add"));
    source_ = new SegmentedChoice(this, _("Source of the troops"), [this](int source) {
        source_->show(source_->segments(), source);
        fill();
    });
    show_sources();
    trouble_ = new WrappedText(this);
    trouble_->Hide();
    list_ = new PaletteList(*this);
    show_menu_ = [this](std::size_t entry) { PopupMenu(menu_of(entry).get()); };

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(8);
    const int between = FromDIP(3); // little: a low window has rows for five kinds of troops
    auto* with_troops = new wxButton(this, wxID_ANY, wxString::FromUTF8("…"), wxDefaultPosition,
                                     wxDefaultSize, wxBU_EXACTFIT);
    with_troops->SetToolTip(_("A unit with its troops, leader and orders in one step"));
    set_accessible_name(*with_troops, _("New unit with troops"));
    with_troops->Bind(wxEVT_BUTTON,
                      [this](wxCommandEvent& /*event*/) { CallAfter([this] { add_unit_with_troops(); }); });
    auto* units = new wxBoxSizer(wxHORIZONTAL);
    units->Add(unit_button_, wxSizerFlags(1));
    units->Add(with_troops, wxSizerFlags().Border(wxLEFT, FromDIP(4)));
    auto* head = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxBOTTOM, between);
    head->Add(body_button_, row);
    head->Add(units, row);
    head->Add(search_, row);
    head->Add(source_, row);
    sizer->Add(head, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(list_, wxSizerFlags(1).Expand());
    // Below the rows, which one may be clicking.
    sizer->Add(trouble_, wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(sizer);

    Bind(wxEVT_SIZE, [this, gap](wxSizeEvent& event) {
        source_->SetMinSize({-1, source_->height_for(event.GetSize().x - 2 * gap)});
        show_shared_trouble();
        event.Skip();
    });
    body_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { add_body(); });
    unit_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { add_unit(); });
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill(); });
    lead_to_list(*search_, *list_, false);
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    on_enter(*search_, [this] { add(0); });
    bench_.observe([this](Changed changed) { update(changed); });
}

// The army list comes first because it says what the army may have.
void PalettePanel::show_sources() {
    std::vector<SegmentedChoice::Segment> segments;
    sources_.clear();
    if (!of_list_.empty()) {
        segments.push_back({_("List"), _("What the army list offers"), std::nullopt});
        sources_.push_back(PaletteGroup::list);
    }
    segments.push_back({_("Kinds"), _("One entry for each kind of troops in the rules"), std::nullopt});
    segments.push_back({_("Samples"), _("Troops of the sample armies"), std::nullopt});
    sources_.push_back(PaletteGroup::kind);
    sources_.push_back(PaletteGroup::sample);
    source_->show(std::move(segments), 0);
    const int gap = FromDIP(8);
    source_->SetMinSize({-1, source_->height_for(std::max(GetSize().x - 2 * gap, 1))});
    Layout();
}

void PalettePanel::update_list_troops() {
    const Ruleset* now = &bench_.ruleset();
    const std::optional<std::int32_t> year = year_of(bench_.army(), *now);
    EntryValues values = values_of_entries(bench_.army());
    const bool is_other = now != listed_ || year != listed_year_;
    if (!is_other && values == listed_values_)
        return;
    listed_ = now;
    listed_year_ = year;
    listed_values_ = std::move(values);
    of_list_ = troops_of_list(*now, year, listed_values_);
    if (is_other)
        show_sources();
}

void PalettePanel::update(Changed changed) {
    if (!bench_.has_document())
        return;
    if (changed == Changed::document) {
        samples_loaded_ = false;
        samples_.clear();
        const auto& words = bench_.ruleset().level_words;
        body_button_->SetLabel(wxString::Format(_("New: %s"), wx(words[index_of(Level::body)])));
        unit_button_->SetLabel(wxString::Format(_("New: %s"), wx(words[index_of(Level::unit)])));
        body_button_->SetToolTip(_("Adds one after the selection"));
        unit_button_->SetToolTip(_("Adds an empty one at the selection; then add troops to it"));
        search_->ChangeValue(wxString());
    }
    if (changed == Changed::document)
        kinds_.clear();
    if (changed != Changed::selection) {
        const TraitValues frequent = frequent_values(bench_.army(), bench_.ruleset());
        const std::optional<std::int32_t> year_before = listed_year_;
        update_list_troops();
        amounts_ = entry_rooms(bench_.army(), bench_.ruleset(), bench_.report());
        const TraitValues usual = typical_values(bench_.army(), bench_.ruleset());
        if (kinds_.empty() || usual != usual_ || frequent != frequent_ || listed_year_ != year_before)
            kinds_ = kinds_of_troops(usual, bench_.ruleset(), frequent, listed_year_);
        usual_ = usual;
        frequent_ = frequent;
    }
    fill();
}

void PalettePanel::load_samples() {
    if (samples_loaded_)
        return;
    samples_loaded_ = true;
    samples_ =
        troops_of_samples(sample_armies(bench_.document().rulesets(), bench_.ruleset().id), bench_.ruleset());
}

void PalettePanel::fill() {
    const PaletteGroup source = sources_[static_cast<std::size_t>(std::max(source_->chosen(), 0))];
    if (source == PaletteGroup::sample)
        load_samples();
    const std::vector<PaletteEntry>& all = source == PaletteGroup::list     ? of_list_
                                           : source == PaletteGroup::sample ? samples_
                                                                            : kinds_;
    const std::string wanted = utf8(search_->GetValue());
    const std::optional<PaletteEntry> selected = selected_entry();
    shown_.clear();
    for (const PaletteEntry& entry : all)
        if (matches_search(entry, wanted))
            shown_.push_back(entry);
    rooms_.assign(shown_.size(), std::nullopt);
    put_best_first(wanted);
    find_shared_trouble();
    list_->update_rows();
    select_again(selected);
    list_->show_tip(); // the gain may have changed
}

std::optional<PaletteEntry> PalettePanel::selected_entry() const {
    const int row = list_->GetSelection();
    return row < 0 || static_cast<std::size_t>(row) >= shown_.size()
               ? std::nullopt
               : std::optional(shown_[static_cast<std::size_t>(row)]);
}

// Another entry may stand in the selected row now: what is selected stays the same, wherever it stands.
void PalettePanel::select_again(const std::optional<PaletteEntry>& entry) {
    if (!entry)
        return;
    const auto is_it = [&](const PaletteEntry& shown) {
        return shown.group == entry->group && shown.name == entry->name &&
               shown.troop.entry == entry->troop.entry &&
               (shown.group != PaletteGroup::sample || shown.code == entry->code);
    };
    const auto found = std::find_if(shown_.begin(), shown_.end(), is_it);
    list_->SetSelection(found == shown_.end() ? wxNOT_FOUND : static_cast<int>(found - shown_.begin()));
}

// Enter adds the first: the one that is meant, and of those that are meant alike one that is legal, before
// one that only begins what another troop would make legal.
void PalettePanel::put_best_first(const std::string& search) {
    if (is_blank(search))
        return;
    std::vector<std::tuple<int, int, std::size_t>> order;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const std::optional<Obstacle>& obstacle = headroom_of(i).obstacle;
        const int trouble = !obstacle ? 0 : obstacle->severity == Severity::error ? 2 : 1;
        order.emplace_back(search_rank(shown_[i], search), trouble, i);
    }
    std::sort(order.begin(), order.end());
    std::vector<PaletteEntry> sorted;
    std::vector<std::optional<Headroom>> rooms;
    for (const auto& [rank, trouble, i] : order) {
        sorted.push_back(std::move(shown_[i]));
        rooms.push_back(std::move(rooms_[i]));
    }
    shown_ = std::move(sorted);
    rooms_ = std::move(rooms);
}

void PalettePanel::find_shared_trouble() {
    const wxString shared = common_trouble();
    if (shared == shared_trouble_)
        return;
    shared_trouble_ = shared;
    show_shared_trouble();
    Layout();
}

// Stops at the first entry that can be added, so that all headrooms are computed only if none can.
wxString PalettePanel::common_trouble() {
    wxString first;
    bool all_alike = shown_.size() > 1; // one alone is shown in its own row
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const Headroom& room = headroom_of(i);
        if (!room.obstacle || room.obstacle->severity != Severity::error)
            return {};
        const wxString message = wx(room.obstacle->message);
        if (i == 0)
            first = message;
        all_alike = all_alike && message == first;
    }
    if (shown_.empty())
        return {};
    if (wxString full = fullness(); !full.empty())
        return full;
    return all_alike ? _("Nothing more can be added; one more would break a rule:") + " " + first
                     : wxString();
}

// Of the present army: what one more would break speaks of an army that nobody has made.
wxString PalettePanel::fullness() const {
    for (const RoomLeft& room : room_left(bench_.army(), bench_.ruleset(), bench_.report()))
        if (!(Exact(0) < room.left))
            return wxString::Format(_("The army is full (%s: %s). One more would break a rule."),
                                    wx(bench_.ruleset().numbers_of(Level::army)[room.number].name),
                                    wx(bench_.report().number({}, room.number).readable()));
    return {};
}

void PalettePanel::show_shared_trouble() {
    trouble_->Show(!shared_trouble_.empty());
    if (shared_trouble_.empty())
        return;
    trouble_->show(shared_trouble_, &Theme::error);
    trouble_->SetMinSize({-1, trouble_->height_for(std::max(FromDIP(100), GetClientSize().x - FromDIP(16)))});
}

const Headroom& PalettePanel::headroom_of(std::size_t entry) {
    std::optional<Headroom>& room = rooms_.at(entry);
    if (!room)
        room = headroom(bench_.army(), bench_.ruleset(), bench_.report(), shown_[entry].troop,
                        bench_.first_selected());
    return *room;
}

wxString PalettePanel::gain_text(const Headroom& room) const {
    wxString words;
    if (room.count > 1)
        words = wxString::Format(_("%d at once"), static_cast<int>(room.count));
    std::size_t shown = 0;
    for (const Gain& gain : room.gains) {
        if (shown++ == max_gains_shown)
            break;
        const Number& number = bench_.ruleset().numbers_of(Level::army)[gain.number];
        const bool less = gain.by < Exact(0);
        const Exact size = less ? Exact(0) - gain.by : gain.by;
        words += (words.empty() ? wxString() : wxString::FromUTF8(" · ")) + wx(number.name) +
                 wxString::FromUTF8(less ? " −" : " +") + wx(size.readable());
    }
    return words;
}

wxString PalettePanel::amount_text(const PaletteEntry& entry) const {
    const auto amount = amounts_.find(entry.troop.entry);
    return entry.group != PaletteGroup::list || amount == amounts_.end()
               ? wxString()
               : wx(entry_room_text(amount->second));
}

void PalettePanel::add(std::size_t entry) {
    if (entry >= shown_.size())
        return;
    const PaletteEntry chosen = shown_[entry];
    bench_.apply(wxString::Format(_("Add %s"), wx(chosen.name)),
                 with_one_added(bench_.army(), bench_.ruleset(), bench_.report(), chosen.troop,
                                bench_.first_selected()));
}

std::unique_ptr<wxMenu> PalettePanel::menu_of(std::size_t entry) {
    auto menu = std::make_unique<wxMenu>();
    const PaletteEntry& chosen = shown_.at(entry);
    menu->Bind(
        wxEVT_MENU, [this, entry](wxCommandEvent& /*event*/) { add(entry); },
        menu->Append(wxID_ANY, wxString::Format(_("Add %s"), wxControl::EscapeMnemonics(wx(chosen.name))))
            ->GetId());
    append_question_of_lists(*menu, [this, chosen] { ask_lists_(asked_troops(chosen)); });
    return menu;
}

// Of a kind it is asked whether there are any such troops; its other values are only the usual ones.
AskedTroops PalettePanel::asked_troops(const PaletteEntry& entry) const {
    Change added = with_one_added(bench_.army(), bench_.ruleset(), bench_.report(), entry.troop,
                                  bench_.first_selected());
    const bool is_kind = entry.group == PaletteGroup::kind;
    return {std::move(added.army), std::move(added.selection),
            is_kind || entry.code.empty() ? entry.name : entry.name + " " + entry.code, is_kind};
}

void PalettePanel::add_body() {
    Pieces pieces;
    pieces.level = Level::body;
    const Army& army = bench_.army();
    pieces.bodies.push_back(next_body(army, bench_.ruleset()));
    Place target = bench_.first_selected();
    bench_.apply(wxString::Format(_("Add %s"), wx(bench_.ruleset().level_words[index_of(Level::body)])),
                 with_pieces(army, bench_.ruleset(), pieces, {target.body, 0, 0}));
}

void PalettePanel::add_unit() {
    Pieces pieces;
    pieces.level = Level::unit;
    pieces.units.push_back(new_unit(bench_.ruleset()));
    const Place target = bench_.first_selected();
    bench_.apply(wxString::Format(_("Add %s"), wx(bench_.ruleset().level_words[index_of(Level::unit)])),
                 with_pieces(bench_.army(), bench_.ruleset(), pieces, {target.body, target.unit, 0}));
}

void PalettePanel::add_unit_with_troops() {
    if (shown_.empty())
        return;
    const int selected = list_->GetSelection();
    NewUnitDialog dialog(wxGetTopLevelParent(this), bench_, shown_,
                         selected < 0 ? 0 : static_cast<std::size_t>(selected));
    if (dialog.ShowModal() == wxID_OK)
        bench_.apply(wxString::Format(_("Add %s"), wx(bench_.ruleset().level_words[index_of(Level::unit)])),
                     dialog.change());
}

void PalettePanel::focus_search() {
    search_->SetFocus();
    search_->SelectAll();
}

} // namespace muster
