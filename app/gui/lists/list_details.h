// SPDX-License-Identifier: MIT
// ListDetails: an army list to be read: what it is, what may be fielded and how many, limits, sources.
#pragma once

#include "lists/list_description.h"

#include <wx/scrolwin.h>

#include <vector>

namespace muster {

class ListDetails : public wxScrolledCanvas {
public:
    explicit ListDetails(wxWindow* parent);

    void show(std::vector<ListLine> lines);
    // What it says, as plain text.
    [[nodiscard]] wxString text() const;

private:
    void paint();
    // Both return where the next line would begin.
    int draw(wxDC& dc) const;
    int draw_line(wxDC& dc, const ListLine& line, int y, int width) const;

    std::vector<ListLine> lines_;
};

} // namespace muster
