// SPDX-License-Identifier: MIT
#include "gui/widgets/drawn_document.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_window.h"

#include <algorithm>

namespace muster {

namespace {
constexpr int scroll_step = 12;
} // namespace

DrawnDocument::DrawnDocument(wxWindow* parent, const wxString& name)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    set_theme_style(*this);
    set_accessible_name(*this, name);
    set_accessible_role(*this, AccessibleRole::panel);
    SetScrollRate(0, FromDIP(scroll_step));
    bind_painting(
        *this, [] { return Theme::current().paper; }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this);
}

void DrawnDocument::paint(wxDC& dc) {
    DoPrepareDC(dc);
    // Only drawing shows the height; measuring the text first would double the work.
    const int height = draw(dc);
    if (GetVirtualSize().y != std::max(height, GetClientSize().y))
        CallAfter([this, height] { SetVirtualSize(GetClientSize().x, height); });
}

} // namespace muster
