// SPDX-License-Identifier: MIT
#include "gui/odds/odds_switches.h"

#include "gui/odds/odds_words.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"

#include <fmt/format.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr int switch_margin = 8;
constexpr std::int32_t most_segments = 12; // more values than these have a spin control

// One's own troops first.
std::array<std::optional<CombatSide>, 3> switch_owners(CombatSide mine) {
    return {mine, enemy_of(mine), std::nullopt};
}

bool is_wide(const CombatMode& mode, const CombatSwitch& made) {
    return mode.names[made.name].words.empty() && made.most - made.least > most_segments;
}

} // namespace

OddsSwitches::OddsSwitches(wxWindow* parent, std::function<void(SwitchSetting)> set, SetTrait set_trait)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      set_(std::move(set)), set_trait_(std::move(set_trait)) {
    set_accessible_name(*this, _("The situation"));
    SetScrollRate(0, FromDIP(12));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        place_rows();
        event.Skip();
    });
}

wxWindow& OddsSwitches::Row::control() const {
    if (list != nullptr)
        return *list;
    if (spin != nullptr)
        return *spin;
    assert(choice != nullptr);
    return *choice;
}

std::vector<OddsSwitches::Item> OddsSwitches::grouped(OddsBoard& board) {
    std::vector<Item> result;
    for (const std::optional<CombatSide> owner : switch_owners(board.side())) {
        if (owner)
            for (const std::size_t trait : board.pair().traits_in_use(*owner))
                result.push_back({owner, nullptr, trait});
        for (const SwitchState& state : board.pair().view().switches)
            if (state.side == owner && (state.open || state.value != state.usual))
                result.push_back({owner, &state, 0});
    }
    return result;
}

void OddsSwitches::show(OddsBoard* board) {
    if (board == nullptr || !board->has_pair()) {
        key_.clear();
        DestroyChildren();
        rows_.clear();
        return;
    }
    const std::vector<Item> items = grouped(*board);
    mine_ = board->side();
    std::string key = fmt::format("{} {} {}", board->ruleset().id, board->mode().id, static_cast<int>(mine_));
    for (const Item& item : items)
        key += fmt::format(" {}{}", item.side ? static_cast<int>(*item.side) : 2,
                           item.state != nullptr ? item.state->made->id : std::to_string(item.trait));
    if (std::exchange(key_, key) != key)
        rebuild(*board, items);
    update_values(*board, items);
}

void OddsSwitches::rebuild(const OddsBoard& board, const std::vector<Item>& items) {
    DestroyChildren();
    rows_.clear();
    const Item* last = nullptr;
    for (const Item& item : items) {
        if (last == nullptr || last->side != item.side) {
            Row heading;
            heading.heading = new StyledLabel(this, owner_name(item.side, mine_), LabelStyle::bold);
            rows_.push_back(heading);
        }
        last = &item;
        rows_.push_back(item.state != nullptr ? make_row(board.mode(), *item.state)
                                              : make_row(board.ruleset().traits[item.trait], item));
    }
    place_rows();
}

OddsSwitches::Row OddsSwitches::make_row(const Trait& trait, const Item& item) {
    const wxString full = owner_name(item.side, mine_) + ": " + wx(trait.name);
    Row row;
    row.name = wx(trait.name);
    row.label = new wxStaticText(this, wxID_ANY, row.name);
    row.label->SetToolTip(full);
    wxArrayString names;
    for (const TraitValue& value : trait.values)
        names.Add(wx(value.name));
    row.list = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
    set_accessible_name(*row.list, full);
    row.list->Bind(wxEVT_CHOICE, [this, side = *item.side, trait = item.trait](wxCommandEvent& event) {
        // What follows may rebuild the control that is calling.
        CallAfter([this, side, trait, value = event.GetSelection()] {
            set_trait_(side, {trait, static_cast<std::int32_t>(value)});
        });
    });
    return row;
}

OddsSwitches::Row OddsSwitches::make_row(const CombatMode& mode, const SwitchState& state) {
    const wxString name = switch_label(mode, *state.made, state.side, mine_);
    const wxString full = owner_name(state.side, mine_) + ": " + name;
    const CombatSwitch* made = state.made;
    const wxString about = wx(made->about);
    const auto set = [this, side = state.side, id = made->id](const std::string& value) {
        // Whatever follows may rebuild the control that is calling.
        CallAfter([this, side, id, value] { set_({side, id, value}); });
    };
    Row row;
    row.label = new wxStaticText(this, wxID_ANY, name);
    row.name = name;
    row.label->SetToolTip(about.empty() ? full : full + "\n" + about);
    if (is_wide(mode, *made)) {
        row.spin = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                  wxSP_ARROW_KEYS, made->least, made->most, state.value);
        set_accessible_name(*row.spin, full, about);
        row.spin->SetToolTip(about);
        row.spin->Bind(wxEVT_SPINCTRL,
                       [set](wxSpinEvent& event) { set(std::to_string(event.GetPosition())); });
        return row;
    }
    const std::vector<std::int32_t> values = switch_values(mode, *made, state.value);
    row.choice = new SegmentedChoice(this, full, [set, values, &mode, made](int segment) {
        set(switch_words(mode, *made, values[static_cast<std::size_t>(segment)]));
    });
    row.choice->set_more_tip([about](int /*segment*/) { return about; });
    return row;
}

void OddsSwitches::update_values(const OddsBoard& board, const std::vector<Item>& items) {
    std::size_t at = 0;
    for (const Item& item : items) {
        while (rows_[at].heading != nullptr)
            ++at;
        const Row& row = rows_[at++];
        if (item.state != nullptr)
            update_value(board.mode(), *item.state, row);
        else
            row.list->SetSelection(
                board.pair().troop_of(*item.side).values[board.ruleset().traits[item.trait].slot]);
    }
    place_rows();
}

void OddsSwitches::update_value(const CombatMode& mode, const SwitchState& state, const Row& row) {
    if (row.spin != nullptr) {
        if (row.spin->GetValue() != state.value)
            row.spin->SetValue(state.value);
        return;
    }
    const std::vector<std::int32_t> values = switch_values(mode, *state.made, state.value);
    std::vector<SegmentedChoice::Segment> segments;
    segments.reserve(values.size());
    for (const std::int32_t value : values)
        segments.push_back({wx(switch_value_name(mode, *state.made, value)), {}, {}});
    const auto chosen = std::find(values.begin(), values.end(), state.value) - values.begin();
    row.choice->show(std::move(segments), static_cast<int>(chosen));
}

// Where the panel is narrower than the name, which it is with large text.
void OddsSwitches::wrap_name(const Row& row, int width) {
    if (row.label->GetLabelText() == row.name && row.label->GetBestSize().x <= width)
        return;
    row.label->SetLabelText(row.name);
    row.label->Wrap(width);
}

void OddsSwitches::place_rows() {
    const int margin = FromDIP(switch_margin);
    const int width = GetClientSize().x - 2 * margin;
    int y = margin;
    for (const Row& row : rows_) {
        const wxPoint origin = CalcScrolledPosition(wxPoint(margin, y));
        if (row.heading != nullptr) {
            const wxSize size = row.heading->GetBestSize();
            row.heading->SetSize(origin.x, origin.y, std::min(size.x, width), size.y);
            y += size.y + FromDIP(4);
            continue;
        }
        wrap_name(row, width);
        const wxSize label = row.label->GetBestSize();
        const int control =
            row.choice != nullptr ? row.choice->one_line_width() : row.control().GetBestSize().x;
        const bool beside = label.x + control + FromDIP(10) <= width;
        const int left = beside ? width - control : 0;
        const int wide = std::min(control, width);
        const int high = row.choice != nullptr ? row.choice->height_for(wide) : row.control().GetBestSize().y;
        const int line = std::max(high, label.y);
        row.label->SetSize(origin.x, origin.y + (beside ? (line - label.y) / 2 : 0), std::min(label.x, width),
                           label.y);
        const int top = origin.y + (beside ? (line - high) / 2 : label.y + FromDIP(2));
        row.control().SetSize(origin.x + left, top, wide, high);
        y += (beside ? line : label.y + FromDIP(2) + high) + FromDIP(5);
    }
    if (GetVirtualSize().y != std::max(y + margin, GetClientSize().y))
        SetVirtualSize(GetClientSize().x, y + margin);
}

void OddsSwitches::update_colours() {
    for (const Row& row : rows_)
        if (row.heading != nullptr)
            row.heading->update_colours();
    Refresh();
}

} // namespace muster
