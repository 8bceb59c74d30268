// SPDX-License-Identifier: MIT
// SheetView: the pages of a sheet one below the other, painted like the printed pages. Control and the mouse
// wheel zoom.
#pragma once

#include "sheet/sheet_pages.h"

#include <wx/scrolwin.h>

#include <functional>

namespace muster {

class SheetView : public wxScrolledCanvas {
public:
    // Zoom: these, or percent of the paper size.
    static constexpr int whole_width = 0;
    static constexpr int whole_page = -1;

    explicit SheetView(wxWindow* parent);

    // The pages must outlive the view or be removed with show(nullptr).
    void show(const SheetPages* pages);
    [[nodiscard]] int zoom() const { return zoom_; }
    void set_zoom(int zoom);
    void on_zoom_changed(std::function<void()> observer) { zoom_changed_ = std::move(observer); }

    // The index of the page in the middle of the view, from 0, and the position of a page in the view.
    [[nodiscard]] std::size_t page_in_view() const;
    [[nodiscard]] wxRect page_rect(std::size_t page) const;

private:
    void lay_out();
    void paint(wxDC& dc) const;
    void paint_page(wxDC& dc, std::size_t page, const wxRect& rect) const;
    void on_mouse_wheel(wxMouseEvent& event);
    [[nodiscard]] double scale_for(const wxSize& room) const;
    [[nodiscard]] int gap() const;
    [[nodiscard]] wxSize page_size() const;

    const SheetPages* pages_ = nullptr;
    std::function<void()> zoom_changed_;
    int zoom_ = whole_width;
    double scale_ = 1; // pixels per point
};

} // namespace muster
