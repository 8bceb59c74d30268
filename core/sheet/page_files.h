// SPDX-License-Identifier: MIT
// The pages of a sheet as the bytes of files.
#pragma once

#include "sheet/sheet_pages.h"

#include <memory>
#include <string>
#include <vector>

namespace muster {

// Gives the document that the surface makes its title, author, subject and fingerprint, if it is a PDF.
void describe_document(cairo_surface_t* surface, const SheetModel& sheet);
// The same for one with the sheets of several armies: its title names the first, and all else is nobody's.
void describe_collection(cairo_surface_t* surface, const std::string& first, std::size_t sheets);

// Text can be selected and searched; fonts are embedded; title and author are set.
[[nodiscard]] std::string pdf_of(const SheetPages& pages);

// The sheets of several armies in one PDF, to be printed at one go; title and author are those of the first.
class SheetBook {
public:
    SheetBook();
    ~SheetBook();
    SheetBook(const SheetBook&) = delete;
    SheetBook& operator=(const SheetBook&) = delete;

    void add(const SheetPages& pages);
    // The bytes; nothing can be added any more.
    [[nodiscard]] std::string finished();

private:
    struct Pdf;
    void list_parts();
    std::unique_ptr<Pdf> pdf_; // none before the first pages
};

// One file a page. Throws std::runtime_error if a picture would be too large.
[[nodiscard]] std::vector<std::string> svgs_of(const SheetPages& pages);
[[nodiscard]] std::vector<std::string> pngs_of(const SheetPages& pages, double dots_per_inch = 150);
[[nodiscard]] std::string png_of(const SheetPages& pages, std::size_t page, double dots_per_inch = 150);
// The battle line alone, for a page of the web.
[[nodiscard]] std::string svg_of_line(const BattleLine& line, double width);

} // namespace muster
