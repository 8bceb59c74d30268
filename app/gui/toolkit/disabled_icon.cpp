// SPDX-License-Identifier: MIT
#include "gui/toolkit/disabled_icon.h"

#include <wx/bitmap.h>
#include <wx/image.h>
#include <wx/vector.h>

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

constexpr int scales[] = {1, 2}; // of ordinary and of dense screens

wxBitmap faded(const wxBitmap& icon) {
    wxImage image = icon.ConvertToImage().ConvertToGreyscale();
    if (!image.HasAlpha())
        image.InitAlpha();
    unsigned char* const alpha = image.GetAlpha();
    const auto points = static_cast<std::ptrdiff_t>(image.GetWidth()) * image.GetHeight();
    std::transform(alpha, alpha + points, alpha,
                   [](unsigned char opacity) { return static_cast<unsigned char>(opacity * 2 / 5); });
    return wxBitmap(image);
}

} // namespace

wxBitmapBundle disabled_icon(const wxBitmapBundle& icon) {
    if (!icon.IsOk())
        return icon;
    wxVector<wxBitmap> bitmaps;
    for (const int scale : scales)
        bitmaps.push_back(faded(icon.GetBitmap(icon.GetDefaultSize() * scale)));
    return wxBitmapBundle::FromBitmaps(bitmaps);
}

} // namespace muster
