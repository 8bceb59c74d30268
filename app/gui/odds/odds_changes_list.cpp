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
            if (const OddsChange& found = board_->pair().view().changes[i];
                changes_answer(found) || changes_defeat(found))
                rows_.push_back(i);
    update_rows();
}

std::size_t OddsChangesList::row_count() const {
    return rows_.size();
}

OddsAnswer OddsChangesList::now() const {
    const Odds& odds = board_->pair().view().by_round.back();
    return {answer_to(board_->asked(), odds),
            board_->asked().losses ? Probability() : defeat_in(board_->mode(), board_->asked(), odds)};
}

bool OddsChangesList::changes_answer(const OddsChange& change) const {
    return text_of(change.chance) != text_of(now().chance);
}

bool OddsChangesList::changes_defeat(const OddsChange& change) const {
    return change.defeat.percent() != now().defeat.percent();
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

std::vector<wxString> OddsChangesList::figures(std::size_t row) const {
    const OddsChange& shown = change(row);
    const OddsAnswer now = this->now();
    const wxString arrow = wxString::FromUTF8(" → ");
    std::vector<wxString> figures;
    if (changes_answer(shown))
        figures.push_back(text_of(now.chance) + arrow + text_of(shown.chance));
    if (figures.empty() || (changes_defeat(shown) && is_mixed(board_->asked(), now, shown)))
        figures.push_back(_("lose") + " " + wx(now.defeat.percent()) + arrow + wx(shown.defeat.percent()));
    return figures;
}

wxString OddsChangesList::row_text(std::size_t row) const {
    wxString text = name(row);
    for (const wxString& figure : figures(row))
        text += ", " + figure;
    return text;
}

int OddsChangesList::figures_width(std::size_t row) const {
    int width = 0;
    for (const wxString& figure : figures(row))
        width = std::max(width, width_of(figure, GetFont()));
    return width;
}

int OddsChangesList::name_width(std::size_t row) const {
    return GetClientSize().x - figures_width(row) - FromDIP(28);
}

wxCoord OddsChangesList::row_height(std::size_t row) const {
    const int lines = static_cast<int>(figures(row).size()) * line_height();
    return std::max(lines, height_of(name(row), GetFont(), name_width(row))) + FromDIP(6);
}

void OddsChangesList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const int wide = figures_width(row);
    const wxRect box(rect.GetRight() - wide - FromDIP(14), rect.y + FromDIP(1), wide + FromDIP(12),
                     rect.height - FromDIP(2));
    // Coloured by how much is gained or lost.
    const OddsChange& shown = change(row);
    const double gain = changes_answer(shown) ? gain_of(board_->asked(), now(), shown).approximate()
                                              : (now().defeat - shown.defeat).approximate();
    const double strength = board_->asked().losses ? 0.25 : std::min(std::abs(gain), 0.5);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(chance_background(0.5 + (gain > 0 ? strength : -strength)));
    dc.DrawRectangle(box);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    int y = rect.y + FromDIP(3);
    for (const wxString& figure : figures(row)) {
        draw_line(dc, figure, box.x + FromDIP(6), y);
        y += line_height();
    }
    draw_wrapped(dc, name(row), {rect.x + FromDIP(8), rect.y + FromDIP(3)}, name_width(row));
}

} // namespace muster
