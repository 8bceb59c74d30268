// SPDX-License-Identifier: MIT
#include "gui/library/timeline_list.h"

#include "gui/library/library_model.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int timeline_margin = 10;
constexpr std::size_t max_numbers_shown = 3;

void append(wxString& words, const wxString& more, const char* between) {
    words += (words.empty() ? wxString() : wxString::FromUTF8(between)) + more;
}

wxString heading(const RevisionStory& story) {
    wxString words = wxString::Format("%d  ", story.revision.number) + moment_label(story.revision.saved);
    if (story.present)
        words += wxString::FromUTF8(" · ") + _("current");
    return words;
}

} // namespace

wxString change_summary(const RevisionStory& story) {
    if (!story.compared)
        return story.verdict ? wxString(_("First saved"))
                             : wxString(_("Cannot be read with the current rules"));
    wxString words;
    const auto count = [&](std::size_t how_many, const wxString& text) {
        if (how_many != 0)
            append(words, wxString::Format(text, static_cast<unsigned>(how_many)), ", ");
    };
    count(story.added, _("%u added"));
    count(story.removed, _("%u removed"));
    count(story.changed, _("%u changed"));
    count(story.moved, _("%u moved"));
    const std::size_t shown = std::min(story.numbers.size(), max_numbers_shown);
    for (std::size_t i = 0; i < shown; ++i) {
        const RevisionStory::NumberStep& step = story.numbers[i];
        append(words, wx(step.name) + " " + wx(step.before) + wxString::FromUTF8(" → ") + wx(step.after),
               " · ");
    }
    return words.empty() ? wxString(_("Only texts changed")) : words;
}

TimelineList::TimelineList(wxWindow* parent, const std::vector<RevisionStory>& stories)
    : DrawnList(parent, _("Timeline"), wxLB_MULTIPLE), stories_(stories) {}

wxString TimelineList::row_text(std::size_t row) const {
    const RevisionStory& story = stories_[row];
    return heading(story) + ", " + verdict_label(story.verdict) + "\n" + wx(story.revision.label) + "\n" +
           change_summary(story);
}

wxCoord TimelineList::row_height(std::size_t row) const {
    const int width = std::max(GetClientSize().x - 2 * FromDIP(timeline_margin), FromDIP(80));
    const int label = stories_[row].revision.label.empty() ? 0 : small_height();
    return line_height() + FromDIP(14) + label +
           height_of(change_summary(stories_[row]), small_font(*this), width);
}

void TimelineList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const RevisionStory& story = stories_[row];
    const int left = rect.x + FromDIP(timeline_margin);
    const int wide = rect.width - 2 * FromDIP(timeline_margin);
    int y = rect.y + FromDIP(6);
    const wxString verdict = verdict_label(story.verdict);
    dc.SetFont(GetFont());
    dc.SetTextForeground(!story.verdict ? theme.faint : story.verdict->legal() ? theme.good : theme.error);
    const int verdict_width = dc.GetTextExtent(verdict).x;
    draw_line(dc, verdict, left + wide - verdict_width, y);
    dc.SetFont(bold_font(*this));
    dc.SetTextForeground(theme.text);
    draw_ellipsized(dc, heading(story), {left, y}, wide - verdict_width - FromDIP(8));
    y += line_height() + FromDIP(1);
    dc.SetFont(small_font(*this));
    if (!story.revision.label.empty()) {
        draw_ellipsized(dc, wx(story.revision.label), {left, y}, wide);
        y += TextMetrics::line_height(dc);
    }
    dc.SetTextForeground(theme.faint);
    draw_wrapped(dc, change_summary(story), {left, y}, wide);
}

} // namespace muster
