// SPDX-License-Identifier: MIT
#include "gui/odds/odds_fight_view.h"

#include "gui/odds/odds_colours.h"
#include "gui/odds/odds_reasons.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>
#include <wx/intl.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr int fight_margin = 10;
constexpr std::size_t most_round_columns = 3; // beside that of all rounds

// For "2.00 Integrity Points".
wxString mean_words(const CombatMode& mode, bool is_own) {
    if (mode.wear_is_loss)
        return is_own ? _("Own troops lose %s on average.") : _("The enemy loses %s on average.");
    return is_own ? _("Own troops suffer %s on average.") : _("The enemy suffers %s on average.");
}

} // namespace

OddsFightView::OddsFightView(wxWindow* parent) : DrawnDocument(parent, _("What the fight comes to")) {}

void OddsFightView::show(OddsBoard* board) {
    board_ = board;
    set_accessible_name(*this, _("What the fight comes to"), text());
    Refresh();
}

std::vector<int> OddsFightView::bar_widths(const Odds& odds, const std::vector<std::size_t>& outcomes,
                                           int width) {
    std::vector<int> widths;
    Probability so_far;
    int left = 0;
    for (const std::size_t outcome : outcomes) {
        so_far = so_far + odds.outcomes[outcome];
        const int right = static_cast<int>(std::lround(so_far.approximate() * width));
        widths.push_back(right - left);
        left = right;
    }
    return widths;
}

const std::string& OddsFightView::outcome_name(std::size_t outcome) const {
    return muster::outcome_name(board_->mode(), outcome, board_->side());
}

std::vector<OddsFightView::Column> OddsFightView::columns() const {
    const std::vector<Odds>& rounds = board_->pair().view().by_round;
    std::vector<Column> columns{{_("exactly"), &rounds.back(), true}};
    if (rounds.size() == 1) {
        columns.push_back({_("this or better"), &rounds.back(), false});
    } else {
        for (std::size_t i = 0; i + 1 < rounds.size() && i < most_round_columns; ++i)
            columns.push_back({wxString::Format(_("after %zu"), i + 1), &rounds[i], false});
        columns.push_back({wxString::Format(_("after %zu"), rounds.size()), &rounds.back(), false});
    }
    return columns;
}

std::vector<std::size_t> OddsFightView::shown() const {
    std::vector<std::size_t> outcomes = shown_outcomes(board_->pair().view().by_round, board_->outcome());
    if (board_->side() == CombatSide::defender)
        std::reverse(outcomes.begin(), outcomes.end());
    return outcomes;
}

wxString OddsFightView::figure(const Column& column, std::size_t outcome, std::size_t worst) const {
    if (column.exactly)
        return wx(column.odds->outcomes[outcome].percent());
    // That it is the worst or better is certain, and says nothing.
    return outcome == worst ? wxString() : wx(chance_for(*column.odds, board_->side(), outcome).percent());
}

std::vector<wxString> OddsFightView::sentences() const {
    std::vector<wxString> sentences;
    const Odds& odds = board_->pair().view().by_round.back();
    const CombatMode& mode = board_->mode();
    for (const CombatSide side : {board_->side(), enemy_of(board_->side())})
        if (const std::optional<Probability>& wear = odds.wear.at(index_of(side))) {
            wxString mean = wxString::FromUTF8(fmt::format("{:.2f} {}", wear->approximate(), mode.wear_name));
            if (!mode.wear_unit.empty())
                mean = wx(losses_text(mode, *wear)) + " " + wx(mode.wear_unit) + " (" + mean + ")";
            sentences.push_back(wxString::Format(mean_words(mode, side == board_->side()), mean));
        }
    if (!sentences.empty() && !mode.wear_about.empty())
        sentences.push_back(wx(mode.wear_about));
    return sentences;
}

int OddsFightView::draw(wxDC& dc) const {
    const int margin = FromDIP(fight_margin);
    int y = FromDIP(6);
    if (board_ == nullptr || !board_->has_pair())
        return y;
    const int width = GetClientSize().x - 2 * margin;
    const DuelView& duel = board_->pair().view();
    if (!duel.problem.empty()) {
        dc.SetFont(GetFont());
        dc.SetTextForeground(Theme::current().text);
        return y + draw_wrapped(dc, wx(duel.problem), {margin, y}, width);
    }
    y = draw_bar(dc, duel.by_round.back(), y, width);
    y = draw_table(dc, y, width);
    y = draw_sentences(dc, y, width);
    return draw_reasons(dc, y, width) + FromDIP(6);
}

int OddsFightView::draw_bar(wxDC& dc, const Odds& odds, int y, int width) const {
    const std::vector<std::size_t> outcomes = shown();
    const std::vector<int> widths = bar_widths(odds, outcomes, width);
    const int height = TextMetrics::line_height(*this) + FromDIP(10);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().text);
    dc.SetPen(*wxTRANSPARENT_PEN);
    int x = FromDIP(fight_margin);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        dc.SetBrush(outcome_colour(board_->mode(), outcomes[i], board_->side()));
        dc.DrawRectangle(x, y, widths[i], height);
        const wxString text = wx(odds.outcomes[outcomes[i]].percent());
        const int wide = TextMetrics::width(dc, text);
        if (wide + FromDIP(4) <= widths[i])
            draw_line(dc, text, x + (widths[i] - wide) / 2, y + (height - TextMetrics::line_height(dc)) / 2);
        x += widths[i];
    }
    return y + height + FromDIP(6);
}

int OddsFightView::draw_table(wxDC& dc, int y, int width) const {
    const Theme& theme = Theme::current();
    const int margin = FromDIP(fight_margin);
    const std::vector<Column> columns = this->columns();
    dc.SetFont(small_font(*this));
    int step = FromDIP(columns.size() > 3 ? 62 : 90);
    for (const Column& column : columns)
        step = std::max(step, TextMetrics::width(dc, column.heading) + FromDIP(12));
    const int right = margin + width;
    const auto column_right = [&](std::size_t column) {
        return right - static_cast<int>(columns.size() - 1 - column) * step;
    };
    dc.SetTextForeground(theme.faint);
    if (columns.size() > 2) { // over all columns but the first
        const wxString above = _("this or better");
        const int left = column_right(0) + FromDIP(12);
        const int height = TextMetrics::line_height(dc);
        draw_line(dc, above, left + (right - left - TextMetrics::width(dc, above)) / 2, y);
        dc.SetPen(theme.line);
        dc.DrawLine(left, y + height, right, y + height);
        y += height + FromDIP(1);
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        draw_line(dc, columns[i].heading, column_right(i) - TextMetrics::width(dc, columns[i].heading), y);
    y += TextMetrics::line_height(dc) + FromDIP(2);
    const std::vector<std::size_t> outcomes = shown();
    const int line = TextMetrics::line_height(*this);
    const int names = width - step * static_cast<int>(columns.size()) - FromDIP(18);
    for (std::size_t i = outcomes.size(); i-- > 0;) {
        const bool is_asked = outcomes[i] == board_->outcome() && !board_->asked().losses;
        dc.SetFont(is_asked ? bold_font(*this) : GetFont());
        dc.SetTextForeground(theme.text);
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(outcome_colour(board_->mode(), outcomes[i], board_->side()));
        dc.DrawRectangle(margin, y + line / 4, line / 2, line / 2);
        const int height = draw_wrapped(dc, wx(outcome_name(outcomes[i])), {margin + FromDIP(16), y}, names);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const wxString text = figure(columns[column], outcomes[i], outcomes.front());
            dc.SetFont(columns[column].exactly || is_asked ? bold_font(*this) : GetFont());
            draw_line(dc, text, column_right(column) - TextMetrics::width(dc, text), y);
        }
        y += std::max(line, height) + FromDIP(3);
    }
    return y + FromDIP(3);
}

int OddsFightView::draw_sentences(wxDC& dc, int y, int width) const {
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().faint);
    for (const wxString& sentence : sentences())
        y += draw_wrapped(dc, sentence, {FromDIP(fight_margin), y}, width);
    return y + FromDIP(6);
}

int OddsFightView::draw_reasons(wxDC& dc, int y, int width) const {
    using Kind = ReasonLine::Kind;
    const Theme& theme = Theme::current();
    const int margin = FromDIP(fight_margin);
    bool is_first = true;
    for (const ReasonLine& line : reason_lines(*board_)) {
        if (line.kind == Kind::heading) {
            y += std::exchange(is_first, false) ? 0 : FromDIP(6);
            dc.SetFont(bold_font(*this));
            dc.SetTextForeground(theme.text);
            y += draw_wrapped(dc, line.words, {margin, y}, width) + FromDIP(2);
            continue;
        }
        if (line.kind == Kind::subheading) {
            dc.SetFont(small_font(*this).Bold());
            dc.SetTextForeground(theme.text);
            y += FromDIP(3) + draw_wrapped(dc, line.words, {margin, y + FromDIP(3)}, width);
            continue;
        }
        dc.SetFont(small_font(*this));
        dc.SetTextForeground(theme.text);
        const int indent = line.figure.empty() ? 0 : FromDIP(42);
        if (!line.figure.empty())
            draw_line(dc, line.figure, margin + FromDIP(34) - TextMetrics::width(dc, line.figure), y);
        const bool is_result =
            line.kind == Kind::total || line.kind == Kind::dice || line.kind == Kind::sentence;
        dc.SetTextForeground(is_result ? theme.text : theme.faint);
        y += draw_wrapped(dc, line.words, {margin + indent, y}, width - indent);
    }
    return y;
}

wxString OddsFightView::text() const {
    if (board_ == nullptr || !board_->has_pair())
        return {};
    const DuelView& duel = board_->pair().view();
    if (!duel.problem.empty())
        return wx(duel.problem);
    wxString result;
    const std::vector<Column> columns = this->columns();
    std::vector<std::size_t> outcomes = shown();
    std::reverse(outcomes.begin(), outcomes.end());
    for (const std::size_t outcome : outcomes) {
        result += wx(outcome_name(outcome));
        for (const Column& column : columns)
            if (const wxString text = figure(column, outcome, outcomes.back()); !text.empty())
                result += ", " +
                          (column.exactly || columns.size() == 2 ? wxString() : _("this or better") + " ") +
                          column.heading + " " + text;
        result += "\n";
    }
    for (const wxString& sentence : sentences())
        result += sentence + "\n";
    wxString owner;
    wxString part;
    for (const ReasonLine& line : reason_lines(*board_)) {
        const bool is_owned = line.kind != ReasonLine::Kind::note;
        if (line.kind == ReasonLine::Kind::heading)
            part = owner = line.words + ": ";
        else if (line.kind == ReasonLine::Kind::subheading)
            part = owner + line.words + ": ";
        else
            result += (is_owned ? part : wxString()) + line.text() + "\n";
    }
    return result;
}

} // namespace muster
