// SPDX-License-Identifier: MIT
#include "gui/toolkit/disabled_icon.h"

#include <wx/bitmap.h>
#include <wx/image.h>
#include <wx/vector.h>

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

constexpr int scales[] = {1, 2};     // of ordinary and of dense screens
constexpr int middle_of_greys = 128; // as far from a light bar as from a dark one
constexpr int most_grey = 255;

// As bright on the whole as any other icon: on a dark bar those of dark colours were fainter.
void level(wxImage& image) {
    const auto points = static_cast<std::ptrdiff_t>(image.GetWidth()) * image.GetHeight();
    unsigned char* const colours = image.GetData();
    const unsigned char* const alpha = image.GetAlpha();
    long weights = 0;
    long sum = 0;
    for (std::ptrdiff_t i = 0; i < points; ++i) {
        weights += alpha[i];
        sum += long{alpha[i]} * colours[3 * i];
    }
    if (weights == 0)
        return;
    const int shift = middle_of_greys - static_cast<int>(sum / weights);
    std::transform(colours, colours + 3 * points, colours, [shift](unsigned char grey) {
        return static_cast<unsigned char>(std::clamp(grey + shift, 0, most_grey));
    });
}

wxBitmap faded(const wxBitmap& icon) {
    wxImage image = icon.ConvertToImage().ConvertToGreyscale();
    if (!image.HasAlpha())
        image.InitAlpha();
    level(image);
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
