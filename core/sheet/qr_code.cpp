// SPDX-License-Identifier: MIT
#include "sheet/qr_code.h"

#include <qrencode.h>

#include <memory>
#include <stdexcept>

namespace muster {

QrCode::QrCode(const std::string& text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
    if (!code)
        throw std::runtime_error("this text is too long for a QR code");
    size_ = static_cast<std::size_t>(code->width);
    modules_.reserve(size_ * size_);
    for (std::size_t i = 0; i < size_ * size_; ++i)
        modules_.push_back((code->data[i] & 1U) != 0);
}

namespace {

using Picture = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

} // namespace

// As a stencil of a byte a module.
void QrCode::paint_stencil(cairo_t* context, double x, double y, double module) const {
    const auto side = static_cast<int>(size_);
    const Picture stencil(cairo_image_surface_create(CAIRO_FORMAT_A8, side, side), &cairo_surface_destroy);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(stencil.get()));
    unsigned char* const bytes = cairo_image_surface_get_data(stencil.get());
    for (std::size_t row = 0; row < size_; ++row)
        for (std::size_t column = 0; column < size_; ++column)
            bytes[row * stride + column] = black(column, row) ? 0xFF : 0;
    cairo_surface_mark_dirty(stencil.get());
    cairo_save(context);
    cairo_translate(context, x + module * quiet_zone, y + module * quiet_zone);
    cairo_scale(context, module, module);
    cairo_pattern_t* const pattern = cairo_pattern_create_for_surface(stencil.get());
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST); // sharp edges
    cairo_mask(context, pattern);
    cairo_pattern_destroy(pattern);
    cairo_restore(context);
}

void QrCode::paint(cairo_t* context, double x, double y, double length) const {
    const double module = length / static_cast<double>(size_ + 2 * quiet_zone);
    // Hundreds of rectangles for each of thousands of labels would take longer than all else.
    if (cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_PDF)
        return paint_stencil(context, x, y, module);
    // One rectangle for each run of a row, so that no seams show.
    for (std::size_t row = 0; row < size_; ++row) {
        for (std::size_t column = 0; column < size_;) {
            const std::size_t first = column;
            while (column < size_ && black(column, row))
                ++column;
            if (column > first)
                cairo_rectangle(context, x + module * static_cast<double>(first + quiet_zone),
                                y + module * static_cast<double>(row + quiet_zone),
                                module * static_cast<double>(column - first), module);
            else
                ++column;
        }
    }
    cairo_fill(context);
}

} // namespace muster
