// SPDX-License-Identifier: MIT
// TimelineList: the rows of a timeline, drawn by hand: time and verdict, label, what changed.
#pragma once

#include "desk/revision_story.h"

#include <wx/vlbox.h>

#include <vector>

namespace muster {

class TimelineList : public wxVListBox {
public:
    TimelineList(wxWindow* parent, const std::vector<RevisionStory>& stories);
    void look_again();

protected:
    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord OnMeasureItem(std::size_t row) const override;

private:
    const std::vector<RevisionStory>& stories_;
};

// "2 added, 1 changed · Points 990 → 995"
[[nodiscard]] wxString change_words(const RevisionStory& story);

} // namespace muster
