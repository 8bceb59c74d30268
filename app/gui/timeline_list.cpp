// SPDX-License-Identifier: MIT
#include "timeline_list.h"

#include "accessible_name.h"
#include "drawn_text.h"
#include "library_model.h"
#include "theme.h"
#include "wx_text.h"

#include <wx/dcclient.h>
#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int margin = 10;
constexpr std::size_t most_numbers_told = 3;

void append(wxString& words, const wxString& more, const char* between) {
    words += (words.empty() ? wxString() : wxString::FromUTF8(between)) + more;
}

} // namespace

wxString change_words(const RevisionStory& story) {
    if (!story.compared)
        return story.verdict ? wxString(_("First saved")) : wxString(_("The rules at hand cannot read it"));
    wxString words;
    const auto count = [&](std::size_t how_many, const wxString& text) {
        if (how_many != 0)
            append(words, wxString::Format(text, static_cast<unsigned>(how_many)), ", ");
    };
    count(story.added, _("%u added"));
    count(story.removed, _("%u removed"));
    count(story.changed, _("%u changed"));
    count(story.moved, _("%u moved"));
    const std::size_t told = std::min(story.numbers.size(), most_numbers_told);
    for (std::size_t i = 0; i < told; ++i) {
        const RevisionStory::NumberStep& step = story.numbers[i];
        append(words, wx(step.name) + " " + wx(step.before) + wxString::FromUTF8(" → ") + wx(step.after),
               " · ");
    }
    return words.empty() ? wxString(_("Only words changed")) : words;
}

TimelineList::TimelineList(wxWindow* parent, const std::vector<RevisionStory>& stories)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLB_MULTIPLE | wxBORDER_NONE),
      stories_(stories) {
    keep_font(*this);
    set_accessible_name(*this, _("Timeline"));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        SetItemCount(stories_.size()); // rows are as high as their wrapped text
        RefreshAll();
    });
}

void TimelineList::look_again() {
    SetBackgroundColour(Theme::now().paper);
    SetItemCount(stories_.size());
    RefreshAll();
}

wxCoord TimelineList::OnMeasureItem(std::size_t row) const {
    if (row >= stories_.size())
        return GetCharHeight();
    wxClientDC dc(
        const_cast<TimelineList*>(this)); // NOLINT(cppcoreguidelines-pro-type-const-cast): measures only
    dc.SetFont(small_font(*this));
    const int width = std::max(GetClientSize().x - 2 * FromDIP(margin), FromDIP(80));
    const int small = dc.GetCharHeight();
    int height = GetCharHeight() + FromDIP(14) + wrapped_height(dc, change_words(stories_[row]), width);
    if (!stories_[row].revision.label.empty())
        height += small;
    return height;
}

void TimelineList::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::now();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(IsSelected(row) ? theme.chosen : theme.paper);
    dc.DrawRectangle(rect);
}

void TimelineList::OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t /*row*/) const {
    dc.SetPen(Theme::now().line);
    dc.DrawLine(rect.x, rect.GetBottom(), rect.GetRight() + 1, rect.GetBottom());
}

void TimelineList::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (row >= stories_.size())
        return;
    const Theme& theme = Theme::now();
    const RevisionStory& story = stories_[row];
    const int left = rect.x + FromDIP(margin);
    const int wide = rect.width - 2 * FromDIP(margin);
    int y = rect.y + FromDIP(6);
    const wxString verdict = verdict_words(story.verdict);
    dc.SetFont(GetFont());
    dc.SetTextForeground(!story.verdict ? theme.faint : story.verdict->legal() ? theme.good : theme.error);
    const int verdict_width = dc.GetTextExtent(verdict).x;
    dc.DrawText(verdict, left + wide - verdict_width, y);
    dc.SetFont(bold_font(*this));
    dc.SetTextForeground(theme.text);
    wxString heading = wxString::Format("%d  ", story.revision.number) + moment_words(story.revision.saved);
    if (story.present)
        heading += wxString::FromUTF8(" · ") + _("present");
    draw_cut(dc, heading, {left, y}, wide - verdict_width - FromDIP(8));
    y += GetCharHeight() + FromDIP(1);
    dc.SetFont(small_font(*this));
    if (!story.revision.label.empty()) {
        draw_cut(dc, wx(story.revision.label), {left, y}, wide);
        y += dc.GetCharHeight();
    }
    dc.SetTextForeground(theme.faint);
    draw_wrapped(dc, change_words(story), {left, y}, wide);
}

} // namespace muster
