// SPDX-License-Identifier: MIT
// TimelineList: the revisions of a timeline as rows with time, verdict, label and changes.
#pragma once

#include "browse/revision_story.h"
#include "gui/widgets/drawn_list.h"

#include <vector>

namespace muster {

class TimelineList : public DrawnList {
public:
    TimelineList(wxWindow* parent, const std::vector<RevisionStory>& stories);
    [[nodiscard]] wxString row_text(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return stories_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;

private:
    const std::vector<RevisionStory>& stories_;
};

// "2 added, 1 changed · Points 990 → 995"
[[nodiscard]] wxString change_summary(const RevisionStory& story);

} // namespace muster
