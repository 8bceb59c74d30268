// SPDX-License-Identifier: MIT
#include "gui/toolkit/painted_area.h"

#include <wx/window.h>

#ifdef __WXGTK__
#include <cairo.h>
#endif

#include <algorithm>
#include <memory>

namespace muster {

bool is_being_painted(const wxWindow& window, const wxRect& rect) {
#ifdef __WXGTK__
    if (cairo_t* cairo = window.GTKPaintContext()) {
        const std::unique_ptr<cairo_rectangle_list_t, void (*)(cairo_rectangle_list_t*)> parts(
            cairo_copy_clip_rectangle_list(cairo), cairo_rectangle_list_destroy);
        if (parts->status == CAIRO_STATUS_SUCCESS)
            return std::any_of(parts->rectangles, parts->rectangles + parts->num_rectangles,
                               [&](const cairo_rectangle_t& part) {
                                   return part.x < rect.x + rect.width && rect.x < part.x + part.width &&
                                          part.y < rect.y + rect.height && rect.y < part.y + part.height;
                               });
    }
#endif
    return window.GetUpdateRegion().IsEmpty() || window.IsExposed(rect);
}

} // namespace muster
