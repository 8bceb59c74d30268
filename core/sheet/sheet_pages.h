// SPDX-License-Identifier: MIT
// SheetPages: a sheet set on pages of paper. Portrait or landscape and the size of the text are chosen so
// that the sheet takes as few pages as can be, then so that the text is as large as can be. Painted page by
// page on any cairo context, the unit being a point: screen, printer, PDF, SVG and PNG show the same.
#pragma once

#include "sheet/sheet_model.h"

#include <cairo.h>

#include <array>
#include <memory>
#include <string_view>

namespace muster {

enum class Paper : std::uint8_t { a4, letter };
constexpr std::array<std::string_view, 2> paper_names{"a4", "letter"};
enum class Orientation : std::uint8_t { automatic, portrait, landscape };
constexpr std::array<std::string_view, 3> orientation_names{"auto", "portrait", "landscape"};

struct PageSetup {
    Paper paper = Paper::a4;
    Orientation orientation = Orientation::automatic;
};

class SheetPages {
public:
    explicit SheetPages(SheetModel sheet, const PageSetup& setup = {});
    ~SheetPages();
    SheetPages(const SheetPages&) = delete;
    SheetPages& operator=(const SheetPages&) = delete;

    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] double width() const; // of a page, in points
    [[nodiscard]] double height() const;
    [[nodiscard]] double text_size() const; // of the table
    [[nodiscard]] const SheetModel& sheet() const;

    // The page counts from 0. Nothing is painted where the paper is to stay as it is.
    void paint(cairo_t* context, std::size_t page) const;

private:
    struct Layout;
    std::unique_ptr<Layout> layout_;
};

} // namespace muster
