// SPDX-License-Identifier: MIT
#include "event/detail/event_pages.h"

#include "base/harmful_letters.h"
#include "sheet/page_files.h"
#include "sheet/qr_code.h"
#include "sheet/sheet_pages.h"
#include "sheet/typesetter.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <memory>

namespace muster {

namespace {

constexpr double margin = 42;
constexpr double page_width = paper_sizes[0].width;
constexpr double page_height = paper_sizes[0].height;
constexpr double text_width = page_width - 2 * margin;
constexpr double line_room = 3;
constexpr double number_size = 9;  // of the page numbers
constexpr double number_room = 32; // of a number in the contents
constexpr int label_columns = 2;
constexpr int label_rows = 4;
constexpr double label_width = text_width / label_columns;
constexpr double label_height = (page_height - 2 * margin) / label_rows;

cairo_status_t append_bytes(void* text, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

struct FreeSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct FreeContext {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

} // namespace

struct EventPages::Parts {
    std::string bytes;
    Typesetter typesetter;
    std::unique_ptr<cairo_surface_t, FreeSurface> surface;
    std::unique_ptr<cairo_t, FreeContext> context;
    double width = page_width; // of the present page
    double height = page_height;
    bool is_numbered = false;
    double y = margin;
    int labels = 0;
    std::size_t ended = 0; // pages
};

EventPages::EventPages(const std::string& title, Numbers numbers) : parts_(std::make_unique<Parts>()) {
    parts_->is_numbered = numbers == Numbers::at_foot;
    parts_->surface.reset(
        cairo_pdf_surface_create_for_stream(append_bytes, &parts_->bytes, page_width, page_height));
    cairo_pdf_surface_set_metadata(parts_->surface.get(), CAIRO_PDF_METADATA_TITLE, harmless(title).c_str());
    parts_->context.reset(cairo_create(parts_->surface.get()));
}

EventPages::~EventPages() = default;

void EventPages::next_page() {
    paint_number();
    cairo_show_page(parts_->context.get());
    parts_->y = margin;
    ++parts_->ended;
}

// Below the foot of a sheet, which counts the sheet's own pages.
void EventPages::paint_number() {
    if (!parts_->is_numbered)
        return;
    TextStyle style;
    style.size = number_size;
    style.alignment = Alignment::middle;
    cairo_t* const context = parts_->context.get();
    cairo_set_source_rgb(context, 0, 0, 0);
    parts_->typesetter.draw(context, std::to_string(parts_->ended + 1), style, margin,
                            parts_->height - margin + number_size, parts_->width - 2 * margin);
}

void EventPages::make_room(double height) {
    if (parts_->y + height > page_height - margin && parts_->y > margin)
        next_page();
}

void EventPages::heading(const std::string& text, double size) {
    TextStyle style;
    style.size = size;
    style.strong = true;
    const double height = parts_->typesetter.measure(text, style, text_width).height;
    make_room(height + 4 * size);
    parts_->y += size / 2;
    parts_->typesetter.draw(parts_->context.get(), text, style, margin, parts_->y, text_width);
    parts_->y += height + line_room;
}

void EventPages::paragraph(const std::string& text, double size, double indent) {
    TextStyle style;
    style.size = size;
    const double width = text_width - indent;
    const double height = parts_->typesetter.measure(text, style, width).height;
    make_room(height);
    parts_->typesetter.draw(parts_->context.get(), text, style, margin + indent, parts_->y, width);
    parts_->y += height + line_room;
}

void EventPages::contents_line(const std::string& text, std::size_t page, double size) {
    TextStyle style;
    style.size = size;
    const double width = text_width - number_room;
    const double height = parts_->typesetter.measure(text, style, width).height;
    make_room(height);
    cairo_t* const context = parts_->context.get();
    parts_->typesetter.draw(context, text, style, margin, parts_->y, width);
    style.alignment = Alignment::end;
    parts_->typesetter.draw(context, std::to_string(page), style, margin + width, parts_->y, number_room);
    parts_->y += height + line_room;
}

void EventPages::label(const std::string& title, const std::string& below, const std::string& code) {
    constexpr double room = 12;
    constexpr double code_size = 84;
    if (parts_->labels == label_columns * label_rows) {
        next_page();
        parts_->labels = 0;
    }
    const int column = parts_->labels % label_columns;
    const int row = parts_->labels / label_columns;
    const double x = margin + column * label_width;
    const double y = margin + row * label_height;
    ++parts_->labels;
    cairo_t* const context = parts_->context.get();
    cairo_set_line_width(context, 0.4);
    cairo_rectangle(context, x, y, label_width, label_height);
    cairo_stroke(context);
    const double width = label_width - 2 * room - (code.empty() ? 0 : code_size);
    TextStyle large;
    large.size = 15;
    large.strong = true;
    TextStyle small;
    small.size = 9.5;
    const double height = parts_->typesetter.measure(title, large, width).height;
    parts_->typesetter.draw(context, title, large, x + room, y + room, width);
    parts_->typesetter.draw(context, below, small, x + room, y + room + height + line_room, width);
    if (!code.empty())
        QrCode(code).paint(context, x + label_width - code_size - room / 2, y + room / 2, code_size);
}

void EventPages::sheet(const SheetPages& pages, const std::string& title) {
    if (parts_->y > margin)
        next_page();
    cairo_surface_t* const surface = parts_->surface.get();
    cairo_pdf_surface_set_size(surface, pages.width(), pages.height());
    parts_->width = pages.width();
    parts_->height = pages.height();
    const std::string place = "page=" + std::to_string(parts_->ended + 1);
    cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, harmless(title).c_str(), place.c_str(),
                                  static_cast<cairo_pdf_outline_flags_t>(0));
    for (std::size_t page = 0; page < pages.count(); ++page) {
        pages.paint(parts_->context.get(), page);
        next_page();
    }
}

std::size_t EventPages::count() const {
    return parts_->ended + (parts_->y > margin ? 1U : 0U);
}

std::string EventPages::finished() {
    if (parts_->y > margin)
        paint_number();
    check_drawing(cairo_status(parts_->context.get()));
    parts_->context.reset();
    cairo_surface_finish(parts_->surface.get());
    check_drawing(cairo_surface_status(parts_->surface.get()));
    return std::move(parts_->bytes);
}

} // namespace muster
