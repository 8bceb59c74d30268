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

void QrCode::paint(cairo_t* context, double x, double y, double length) const {
    const double module = length / static_cast<double>(size_ + 2 * quiet_zone);
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
