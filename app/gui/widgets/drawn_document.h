// SPDX-License-Identifier: MIT
// DrawnDocument: text that a window draws itself, as long as it needs to be, with a vertical scroll bar.
#pragma once

#include <wx/scrolwin.h>

namespace muster {

class DrawnDocument : public wxScrolledCanvas {
public:
    // Screen readers announce the name.
    DrawnDocument(wxWindow* parent, const wxString& name);

protected:
    // Draws everything, wrapped to the width of the window. Returns the height of it all, in pixels.
    virtual int draw(wxDC& dc) const = 0;

private:
    void paint(wxDC& dc);
};

} // namespace muster
