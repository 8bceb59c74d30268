// SPDX-License-Identifier: MIT
// SheetPages: a sheet laid out on pages. Orientation and text size are chosen for the fewest pages, then for
// the largest text. Each page is painted on any cairo context in points: screen, printer, PDF, SVG and PNG
// show the same.
#pragma once

#include "sheet/sheet_model.h"

#include <cairo.h>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muster {

enum class Paper : std::uint8_t { a4, letter };
struct PaperSize {
    std::string_view id; // as --paper takes it and the settings have it
    const char* title;
    double width; // in points, in portrait
    double height;
};
// In the order of Paper.
constexpr std::array<PaperSize, 2> paper_sizes{
    {{"a4", "A4", 595.276, 841.89}, {"letter", "Letter", 612, 792}}};

enum class Orientation : std::uint8_t { automatic, portrait, landscape };
struct OrientationEntry {
    std::string_view id; // as --orientation takes it and the settings have it
    const char* title;   // marked for translation
};
// In the order of Orientation.
[[nodiscard]] std::span<const OrientationEntry> orientations();

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

    // The page counts from 0. The background is not painted.
    void paint(cairo_t* context, std::size_t page) const;

private:
    struct Layout;
    [[nodiscard]] static std::unique_ptr<Layout> laid_out(SheetModel sheet, const PageSetup& setup);
    std::unique_ptr<Layout> layout_;
};

} // namespace muster
