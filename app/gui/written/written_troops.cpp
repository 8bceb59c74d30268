// SPDX-License-Identifier: MIT
#include "gui/written/written_troops.h"

#include "check/checker.h"
#include "check/wording.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int troop_margin = 10;
constexpr int troop_padding = 3;
constexpr int count_room = 48;

// The line that says the first troop of the place; 0 if none does.
std::size_t line_of(const Place& place, const WrittenArmy& written) {
    for (const WrittenTroop& troop : written.lines)
        if ((place.body == 0 || troop.place.body == place.body) &&
            (place.unit == 0 || troop.place.unit == place.unit) &&
            (place.troop == 0 || troop.place.troop == place.troop))
            return place.body == 0 ? 0 : troop.line;
    return 0;
}

bool is_open(const WrittenArmy& written, std::size_t line) {
    return line != 0 && std::any_of(written.open.begin(), written.open.end(),
                                    [&](const OpenQuestion& question) { return question.line == line; });
}

} // namespace

WrittenTroops::WrittenTroops(wxWindow* parent, Handlers handlers)
    : DrawnList(parent, _("The army as read")), handlers_(std::move(handlers)) {
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        const int row = VirtualHitTest(event.GetY());
        handlers_.point(
            row < 0 || row >= static_cast<int>(rows_.size()) ? 0 : rows_[static_cast<std::size_t>(row)].line);
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        handlers_.point(0);
    });
}

void WrittenTroops::show(const WrittenArmy& written, const Ruleset& ruleset, const Report& computed,
                         bool judged) {
    rows_.clear();
    if (judged)
        add_findings(written, ruleset, computed);
    add_army(written, ruleset, computed);
    if (!written.notes.empty())
        rows_.push_back({RowKind::heading, {}, _("Settled without asking"), {}, 0, false});
    for (const std::string& note : written.notes)
        rows_.push_back({RowKind::note, {}, wx(note), {}, 0, false});
    SetSelection(wxNOT_FOUND);
    update_rows();
}

void WrittenTroops::add_army(const WrittenArmy& written, const Ruleset& ruleset, const Report& report) {
    const Wording wording(written.army, ruleset, report);
    // The General first: a player must see whom he is taken to mean.
    const auto with_marks = [&](const Place& place, const std::string& name) {
        const std::string marks = marks_words(wording, place);
        return wx(marks) + (marks.empty() || name.empty() ? "" : ", ") + wx(name);
    };
    for (const Place& place : all_places(written.army)) {
        const std::size_t line = line_of(place, written);
        if (place.level() == Level::body) {
            rows_.push_back({RowKind::heading,
                             {},
                             wx(element_name(place, written.army, ruleset)),
                             with_marks(place, {}),
                             0,
                             false});
        } else if (place.level() == Level::unit && !unit_at(written.army, place).name.empty()) {
            rows_.push_back({RowKind::unit,
                             {},
                             wx(element_name(place, written.army, ruleset)),
                             with_marks(place, {}),
                             line,
                             false});
        } else if (place.level() == Level::troop) {
            const Troop& troop = troop_at(written.army, place);
            rows_.push_back({RowKind::troop, wxString::Format(wxString::FromUTF8("%d ×"), troop.count),
                             wx(wording.notation(place)), with_marks(place, troop.name), line,
                             is_open(written, line)});
            rows_.back().within_unit = place.troop < unit_at(written.army, place).troops.size();
        }
    }
}

void WrittenTroops::add_findings(const WrittenArmy& written, const Ruleset& ruleset, const Report& report) {
    if (report.findings().empty())
        return;
    rows_.push_back({RowKind::heading, {}, _("Findings"), {}, 0, false});
    for (const Finding& finding : report.findings()) {
        if (finding.is_covered)
            continue;
        rows_.push_back({RowKind::note,
                         {},
                         wx(place_name(finding.place, written.army, ruleset)) + ": " +
                             wx(message_of(finding, written.army, ruleset, report)),
                         {},
                         line_of(finding.place, written),
                         false});
    }
}

void WrittenTroops::refresh_line(std::size_t line) {
    for (std::size_t row = 0; row < rows_.size() && line != 0; ++row)
        if (rows_[row].line == line)
            RefreshRow(row);
}

void WrittenTroops::point_at(std::size_t line) {
    if (line == pointed_)
        return;
    refresh_line(std::exchange(pointed_, line));
    refresh_line(line);
}

void WrittenTroops::select_line(std::size_t line) {
    if (line == selected_)
        return;
    refresh_line(std::exchange(selected_, line));
    refresh_line(line);
    const int row = row_of_line(line);
    if (row != wxNOT_FOUND && !IsRowVisible(static_cast<std::size_t>(row)))
        ScrollToRow(static_cast<std::size_t>(row));
}

int WrittenTroops::row_of_line(std::size_t line) const {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.line == line; });
    return line == 0 || found == rows_.end() ? wxNOT_FOUND : static_cast<int>(found - rows_.begin());
}

wxString WrittenTroops::text() const {
    wxString all;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        all += row_text(row) + "\n";
    return all;
}

wxString WrittenTroops::row_text(std::size_t row) const {
    const Row& shown = rows_[row];
    wxString text = shown.amount;
    for (const wxString* words : {&shown.words, &shown.more})
        if (!words->empty())
            text += (text.empty() ? "" : " ") + *words;
    return text;
}

void WrittenTroops::row_selected(std::size_t row) {
    if (rows_[row].line != 0)
        handlers_.select(rows_[row].line);
}

bool WrittenTroops::is_highlighted(std::size_t row) const {
    const std::size_t line = rows_[row].line;
    return line != 0 ? line == pointed_ || line == selected_ : IsSelected(row);
}

wxString WrittenTroops::paint_key(std::size_t row) const {
    return wxString::Format("%d%d%d|", static_cast<int>(rows_[row].kind), static_cast<int>(rows_[row].open),
                            static_cast<int>(is_highlighted(row))) +
           row_text(row);
}

// Units without a name are told apart by the lines between them.
bool WrittenTroops::has_line_below(std::size_t row) const {
    return rows_[row].kind != RowKind::unit && !rows_[row].within_unit;
}

int WrittenTroops::text_left(const Row& row) const {
    return FromDIP(row.kind == RowKind::troop ? troop_margin + count_room : troop_margin);
}

wxCoord WrittenTroops::row_height(std::size_t row) const {
    const Row& shown = rows_[row];
    const int padding = 2 * FromDIP(troop_padding);
    if (shown.kind != RowKind::note)
        return line_height() + padding;
    return height_of(shown.words, GetFont(), GetClientSize().x - 2 * FromDIP(troop_margin)) + padding;
}

void WrittenTroops::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Row& shown = rows_[row];
    const Theme& theme = Theme::current();
    if (shown.open && !is_highlighted(row)) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(theme.query_background);
        dc.DrawRectangle(rect);
    }
    const int left = rect.x + text_left(shown);
    const int top = rect.y + FromDIP(troop_padding);
    const int width = rect.width - text_left(shown) - FromDIP(troop_margin);
    const bool bold = shown.kind == RowKind::heading || shown.kind == RowKind::unit;
    dc.SetFont(bold ? bold_font(*this) : GetFont());
    dc.SetTextForeground(shown.kind == RowKind::heading ? theme.accent : theme.text);
    if (shown.kind == RowKind::note) {
        draw_wrapped(dc, shown.words, {left, top}, width);
        return;
    }
    if (!shown.amount.empty())
        draw_ellipsized(dc, shown.amount, {rect.x + FromDIP(troop_margin), top}, FromDIP(count_room));
    draw_ellipsized(dc, shown.words, {left, top}, width);
    const int used = width_of(shown.words, bold ? bold_font(*this) : GetFont()) + FromDIP(troop_margin);
    if (!shown.more.empty() && used < width) {
        dc.SetTextForeground(theme.faint);
        draw_ellipsized(dc, shown.more, {left + used, top}, width - used);
    }
}

} // namespace muster
