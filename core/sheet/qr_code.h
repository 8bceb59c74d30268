// SPDX-License-Identifier: MIT
// QrCode: a short text as a square of black and white modules.
#pragma once

#include <cairo.h>

#include <string>
#include <vector>

namespace muster {

class QrCode {
public:
    static constexpr std::size_t quiet_zone = 4; // white modules around it

    // Throws std::runtime_error if the text is too long for any code.
    explicit QrCode(const std::string& text);

    [[nodiscard]] std::size_t size() const { return size_; } // modules a side, without the quiet zone
    [[nodiscard]] bool black(std::size_t column, std::size_t row) const {
        return modules_[row * size_ + column];
    }

    // Paints in the colour of the context; the quiet zone is inside a square of this side.
    void paint(cairo_t* context, double x, double y, double length) const;

private:
    void paint_stencil(cairo_t* context, double x, double y, double module) const;

    std::size_t size_ = 0;
    std::vector<bool> modules_;
};

} // namespace muster
