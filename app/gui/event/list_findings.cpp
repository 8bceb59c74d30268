// SPDX-License-Identifier: MIT
#include "gui/event/list_findings.h"

#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int side_margin = 10;
constexpr int icon_side = 14;
constexpr int least_words = 120;

wxString joined_words(const std::vector<wxString>& parts) {
    wxString text;
    for (const wxString& part : parts)
        if (!part.empty())
            text += (text.empty() ? wxString() : wxString::FromUTF8(" · ")) + part;
    return text;
}

} // namespace

ListFindings::ListFindings(wxWindow* parent) : DrawnList(parent, _("Findings of the list")) {}

void ListFindings::show(const EventPlayer* player, const PlayerList* list) {
    rows_.clear();
    if (player != nullptr && list == nullptr)
        rows_.push_back({Severity::note, false, _("No list has arrived yet."), {}});
    if (list != nullptr) {
        if (!list->why.empty())
            rows_.push_back({Severity::note, false,
                             wxString::Format(_("You decided: %s"), wx(state_name(list->state))),
                             wx(list->why)});
        if (list->list_by_umpire)
            rows_.push_back({Severity::note,
                             false,
                             list->list.empty()
                                 ? wxString(_("You said that it has no army list."))
                                 : wxString::Format(_("You set the army list: %s"), wx(list->list_title)),
                             {}});
        add_findings(*list);
    }
    if (player != nullptr)
        for (const std::string& source : player->after_lock)
            rows_.push_back({Severity::note, false, _("Came after the lock; it does not count"), wx(source)});
    ScrollToRow(0);
    update_rows();
}

void ListFindings::show_unmatched(const UnmatchedSubmission& unmatched, const PlayerList& list) {
    rows_.clear();
    rows_.push_back({Severity::query, false, wx(unmatched.why), {}});
    add_army(list);
    for (const ListFinding& finding : unmatched.findings)
        rows_.push_back({finding.severity, false, wx(finding.message),
                         joined_words({wx(finding.cite), wx(finding.rule)})});
    add_findings(list);
    ScrollToRow(0);
    update_rows();
}

void ListFindings::add_army(const PlayerList& list) {
    if (!list.army)
        return;
    std::vector<wxString> numbers;
    for (const NamedNumber& number : list.numbers)
        numbers.push_back(wx(number.name + " " + number.value.readable()));
    rows_.push_back(
        {Severity::note, false,
         wxString::Format(_("Read as: %s"), joined_words({wx(list.army->name), wx(list.list_title)})),
         joined_words(numbers)});
}

void ListFindings::add_findings(const PlayerList& list) {
    for (const OpenLine& open : list.open)
        rows_.push_back({Severity::query, false, wx(open.why),
                         open.line == 0 ? wx(open.text)
                                        : wxString::Format(_("Line %d: “%s”"), static_cast<int>(open.line),
                                                           wx(open.text))});
    std::vector<const ListFinding*> findings;
    for (const ListFinding& finding : list.findings)
        findings.push_back(&finding);
    std::stable_sort(findings.begin(), findings.end(), [](const ListFinding* one, const ListFinding* other) {
        return one->severity < other->severity;
    });
    for (const ListFinding* finding : findings)
        rows_.push_back({finding->severity, false, wx(finding->message),
                         joined_words({wx(finding->cite), wx(finding->place), wx(finding->rule)})});
    if (list.findings.empty() && list.open.empty() && list.army)
        rows_.push_back({Severity::note, true, _("Nothing is wrong with this list."), {}});
}

wxString ListFindings::row_text(std::size_t row) const {
    return rows_[row].source.empty() ? rows_[row].words : rows_[row].words + "\n" + rows_[row].source;
}

int ListFindings::words_width() const {
    return std::max(GetClientSize().x - FromDIP(3 * side_margin + icon_side), FromDIP(least_words));
}

wxCoord ListFindings::row_height(std::size_t row) const {
    int height = height_of(rows_[row].words, GetFont(), words_width()) + FromDIP(10);
    if (!rows_[row].source.empty())
        height += height_of(rows_[row].source, small_font(*this), words_width());
    return height;
}

void ListFindings::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const Row& own = rows_[row];
    const wxPoint icon(rect.x + FromDIP(side_margin), rect.y + FromDIP(6));
    if (own.is_good)
        draw_legal_icon(dc, icon, FromDIP(icon_side));
    else
        draw_severity_icon(dc, own.severity, icon, FromDIP(icon_side));
    const int left = rect.x + FromDIP(2 * side_margin + icon_side);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    const int height = draw_wrapped(dc, own.words, {left, rect.y + FromDIP(4)}, words_width());
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_wrapped(dc, own.source, {left, rect.y + FromDIP(5) + height}, words_width());
}

} // namespace muster
