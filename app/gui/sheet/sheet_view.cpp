// SPDX-License-Identifier: MIT
#include "gui/sheet/sheet_view.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_window.h"

#include <wx/dcgraph.h>
#include <wx/graphics.h>
#include <wx/intl.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster {

namespace {

constexpr int page_gap = 12; // pages
constexpr int scroll_step = 24;
constexpr double points_in_an_inch = 72;
constexpr std::array<int, 6> steps{50, 75, 100, 150, 200, 300};

} // namespace

SheetView::SheetView(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxHSCROLL) {
    SetScrollRate(FromDIP(scroll_step), FromDIP(scroll_step));
    set_accessible_name(*this, _("Pages of the sheet"));
    set_accessible_role(*this, AccessibleRole::picture);
    bind_painting(
        *this, [] { return Theme::current().panel; }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this, [this] { lay_out(); });
    Bind(wxEVT_MOUSEWHEEL, &SheetView::on_mouse_wheel, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        event.Skip();
    });
}

int SheetView::gap() const {
    return FromDIP(page_gap);
}

void SheetView::show(const SheetPages* pages) {
    pages_ = pages;
    set_accessible_name(
        *this, _("Pages of the sheet"),
        pages_ ? wxString::Format(wxPLURAL("%zu page", "%zu pages", static_cast<unsigned>(pages_->count())),
                                  pages_->count())
               : wxString());
    lay_out();
    Refresh();
}

void SheetView::set_zoom(int zoom) {
    zoom_ = zoom;
    lay_out();
    Refresh();
    if (zoom_changed_)
        zoom_changed_();
}

double SheetView::scale_for(const wxSize& room) const {
    const double across = std::max(1, room.x - 2 * gap()) / pages_->width();
    const double down = std::max(1, room.y - 2 * gap()) / pages_->height();
    if (zoom_ == whole_width)
        return across;
    if (zoom_ == whole_page)
        return std::min(across, down);
    return GetDPI().y / points_in_an_inch * zoom_ / 100;
}

wxSize SheetView::page_size() const {
    return {static_cast<int>(std::lround(pages_->width() * scale_)),
            static_cast<int>(std::lround(pages_->height() * scale_))};
}

void SheetView::lay_out() {
    if (!pages_) {
        SetVirtualSize(0, 0);
        return;
    }
    // Reserves the space of the scroll bar if it will be needed, so that it does not appear and vanish by
    // turns.
    wxSize room = GetSize();
    scale_ = scale_for(room);
    const auto count = static_cast<int>(pages_->count());
    if (zoom_ != whole_page && gap() + count * (page_size().y + gap()) > room.y) {
        room.x -= wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this);
        scale_ = scale_for(room);
    }
    const wxSize page = page_size();
    SetVirtualSize(page.x + 2 * gap(), gap() + count * (page.y + gap()));
}

wxRect SheetView::page_rect(std::size_t page) const {
    const wxSize size = page_size();
    const int left = std::max(gap(), (GetClientSize().x - size.x) / 2);
    const int top = gap() + static_cast<int>(page) * (size.y + gap());
    return {CalcScrolledPosition(wxPoint(left, top)), size};
}

std::size_t SheetView::page_in_view() const {
    if (!pages_)
        return 0;
    const int middle = GetClientSize().y / 2;
    std::size_t page = 0;
    while (page + 1 < pages_->count() && page_rect(page + 1).y <= middle)
        ++page;
    return page;
}

void SheetView::paint(wxDC& dc) const {
    if (!pages_)
        return;
    wxRect seen(GetClientSize());
    for (std::size_t page = 0; page < pages_->count(); ++page) {
        const wxRect rect = page_rect(page);
        if (rect.Intersects(seen))
            paint_page(dc, page, rect);
    }
}

void SheetView::paint_page(wxDC& dc, std::size_t page, const wxRect& rect) const {
    dc.SetPen(Theme::current().line);
    dc.SetBrush(*wxWHITE_BRUSH); // paper is white in dark themes too
    dc.DrawRectangle(wxRect(rect).Inflate(1));
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context)
        return;
    context->Translate(rect.x, rect.y);
    context->Scale(scale_, scale_);
    // On GTK the native context is the cairo context that files and printers are drawn with too.
    pages_->paint(static_cast<cairo_t*>(context->GetNativeContext()), page);
}

void SheetView::on_mouse_wheel(wxMouseEvent& event) {
    if (!event.ControlDown() || !pages_) {
        event.Skip();
        return;
    }
    const int now = static_cast<int>(std::lround(scale_ * points_in_an_inch / GetDPI().y * 100));
    if (event.GetWheelRotation() > 0) {
        const auto* const larger = std::upper_bound(steps.begin(), steps.end(), now);
        set_zoom(larger == steps.end() ? steps.back() : *larger);
    } else {
        const auto* const larger = std::lower_bound(steps.begin(), steps.end(), now);
        set_zoom(larger == steps.begin() ? steps.front() : *(larger - 1));
    }
}

} // namespace muster
