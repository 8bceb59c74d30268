// SPDX-License-Identifier: MIT
// EventPages: headings, paragraphs and labels one below the other on A4 pages, as a PDF.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace muster {

class SheetPages;

class EventPages {
public:
    enum class Numbers : std::uint8_t { none, at_foot };

    explicit EventPages(const std::string& title, Numbers numbers = Numbers::none);
    ~EventPages();
    EventPages(const EventPages&) = delete;
    EventPages& operator=(const EventPages&) = delete;

    // Sizes and indents in points. A heading stays with what follows it.
    void heading(const std::string& text, double size);
    void paragraph(const std::string& text, double size, double indent = 0);
    // A line of a table of contents: what stands on that page.
    void contents_line(const std::string& text, std::size_t page, double size);
    // A label to cut out, eight on a page, with the code of `code` unless that is empty.
    void label(const std::string& title, const std::string& below, const std::string& code);
    // All pages of a sheet, from a new page on; `title`: of its entry in the outline.
    void sheet(const SheetPages& pages, const std::string& title);
    // The pages that have been begun.
    [[nodiscard]] std::size_t count() const;
    // The bytes of the PDF. Nothing can be added afterwards.
    [[nodiscard]] std::string finished();

private:
    struct Parts;
    void make_room(double height);
    void next_page();
    void paint_number();
    std::unique_ptr<Parts> parts_;
};

} // namespace muster
