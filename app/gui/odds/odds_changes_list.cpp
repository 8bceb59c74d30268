// SPDX-License-Identifier: MIT
#include "gui/odds/odds_changes_list.h"

#include "gui/odds/odds_colours.h"
#include "gui/odds/odds_words.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

OddsChangesList::OddsChangesList(wxWindow* parent, std::function<void(const OddsChange&)> make)
    : DrawnList(parent, _("What one change would bring")), make_(std::move(make)) {
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        if (event.GetInt() >= 0)
            row_activated(static_cast<std::size_t>(event.GetInt()));
    });
}

void OddsChangesList::show(OddsBoard* board) {
    board_ = board;
    rows_.clear();
    if (board_ != nullptr && board_->has_pair())
        for (std::size_t i = 0; i < board_->pair().view().changes.size(); ++i)
            if (text_of(board_->pair().view().changes[i].chance) != text_of(now()))
                rows_.push_back(i);
    update_rows();
}

std::size_t OddsChangesList::row_count() const {
    return rows_.size();
}

Probability OddsChangesList::now() const {
    return answer_to(board_->asked(), board_->pair().view().by_round.back());
}

wxString OddsChangesList::text_of(const Probability& answer) const {
    return wx(answer_text(board_->mode(), board_->asked(), answer));
}

wxString OddsChangesList::name(std::size_t row) const {
    const OddsChange& shown = change(row);
    const wxString to = shown.setting ? wx(switch_value_name(board_->mode(), *shown.setting)) : wx(shown.to);
    const CombatSwitch* made = shown.setting ? switch_of(board_->mode(), shown.setting->id) : nullptr;
    const wxString label =
        made == nullptr ? wx(shown.name) : switch_label(board_->mode(), *made, shown.side, board_->side());
    const wxString words = label + ": " + to;
    if (!shown.side || label != wx(shown.name)) // what says already whose it is
        return words;
    return wxString::Format(*shown.side == board_->side() ? _("Own: %s") : _("Enemy: %s"), words);
}

wxString OddsChangesList::figures(std::size_t row) const {
    return text_of(now()) + wxString::FromUTF8(" → ") + text_of(change(row).chance);
}

wxString OddsChangesList::row_text(std::size_t row) const {
    return name(row) + ", " + figures(row);
}

int OddsChangesList::name_width(std::size_t row) const {
    return GetClientSize().x - width_of(figures(row), GetFont()) - FromDIP(28);
}

wxCoord OddsChangesList::row_height(std::size_t row) const {
    return std::max(line_height(), height_of(name(row), GetFont(), name_width(row))) + FromDIP(6);
}

void OddsChangesList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const wxString text = figures(row);
    const int wide = width_of(text, GetFont());
    const wxRect box(rect.GetRight() - wide - FromDIP(14), rect.y + FromDIP(1), wide + FromDIP(12),
                     rect.height - FromDIP(2));
    // Coloured by how much is gained or lost.
    const double step = std::abs(change(row).chance.approximate() - now().approximate());
    const double strength = board_->asked().losses ? 0.25 : std::min(step, 0.5);
    const bool is_gain = is_better(board_->asked(), change(row).chance, now());
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(chance_background(0.5 + (is_gain ? strength : -strength)));
    dc.DrawRectangle(box);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    draw_line(dc, text, box.x + FromDIP(6), rect.y + FromDIP(3));
    draw_wrapped(dc, name(row), {rect.x + FromDIP(8), rect.y + FromDIP(3)}, name_width(row));
}

} // namespace muster
