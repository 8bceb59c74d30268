// SPDX-License-Identifier: MIT
// ListDetails: shows an army list, or another text, line by line.
#pragma once

#include "gui/widgets/drawn_document.h"
#include "lists/list_description.h"

#include <vector>

namespace muster {

class ListDetails : public DrawnDocument {
public:
    explicit ListDetails(wxWindow* parent);

    void show(std::vector<ListLine> lines);
    // The lines as plain text.
    [[nodiscard]] wxString text() const;

protected:
    int draw(wxDC& dc) const override;

private:
    // Returns the y coordinate of the next line.
    int draw_line(wxDC& dc, const ListLine& line, int y, int width) const;

    std::vector<ListLine> lines_;
};

} // namespace muster
