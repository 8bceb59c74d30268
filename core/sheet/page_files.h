// SPDX-License-Identifier: MIT
// The pages of a sheet as the bytes of files.
#pragma once

#include "sheet/sheet_pages.h"

#include <memory>
#include <string>
#include <vector>

namespace muster {

// Throws std::runtime_error if something could not be drawn: whatever was written so far is no document.
void check_drawing(cairo_status_t status);

// Sets title, author, subject and fingerprint of the document that the surface writes, if it is a PDF.
void describe_document(cairo_surface_t* surface, const SheetModel& sheet);
// The same for a document with the sheets of several armies: the title names the first; the rest is empty.
void describe_collection(cairo_surface_t* surface, const std::string& first, std::size_t sheets);

// Its text can be selected and searched, its fonts are embedded, its title and author are set.
[[nodiscard]] std::string pdf_of(const SheetPages& pages);

// The sheets of several armies in one PDF, to print them together, with an outline that names the armies.
class SheetBook {
public:
    SheetBook();
    ~SheetBook();
    SheetBook(const SheetBook&) = delete;
    SheetBook& operator=(const SheetBook&) = delete;

    void add(const SheetPages& pages);
    // The bytes of the PDF. Nothing can be added afterwards.
    [[nodiscard]] std::string finished();

private:
    struct Pdf;
    void list_parts();
    std::unique_ptr<Pdf> pdf_; // null until the first pages are added
};

// One file per page. Throws std::runtime_error if a picture would be too large.
[[nodiscard]] std::vector<std::string> svgs_of(const SheetPages& pages);
[[nodiscard]] std::vector<std::string> pngs_of(const SheetPages& pages, double dots_per_inch = 150);
[[nodiscard]] std::string png_of(const SheetPages& pages, std::size_t page, double dots_per_inch = 150);
// The battle line alone, for a web page.
[[nodiscard]] std::string svg_of_line(const BattleLine& line, double width);
// The battle line alone as PNG, at most `size` pixels wide and high, for a file manager; the sheet's first
// page if there is no battle line.
[[nodiscard]] std::string thumbnail_of(SheetModel sheet, unsigned size);

} // namespace muster
