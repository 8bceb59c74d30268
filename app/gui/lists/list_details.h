// SPDX-License-Identifier: MIT
// ListDetails: shows an army list, or another text, line by line.
#pragma once

#include "lists/list_description.h"

#include <wx/scrolwin.h>

#include <vector>

namespace muster {

class ListDetails : public wxScrolledCanvas {
public:
    explicit ListDetails(wxWindow* parent);

    void show(std::vector<ListLine> lines);
    // The lines as plain text.
    [[nodiscard]] wxString text() const;

private:
    void paint();
    // Both return the y coordinate of the next line.
    int draw(wxDC& dc) const;
    int draw_line(wxDC& dc, const ListLine& line, int y, int width) const;

    std::vector<ListLine> lines_;
};

} // namespace muster
