// SPDX-License-Identifier: MIT
#include "sheet/page_files.h"

#include "base/harmful_letters.h"
#include "base/translation.h"
#include "sheet/line_painter.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

struct DestroySurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, DestroySurface>;
struct DestroyContext {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Context = std::unique_ptr<cairo_t, DestroyContext>;

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
}

} // namespace

void check_drawing(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(fmt::format("the page cannot be drawn: {}", cairo_status_to_string(status)));
}

namespace {

constexpr double points_an_inch = 72;

// White but for what is painted; the size is in pixels.
template <typename Paint>
std::string png_picture(double width, double height, const Paint& paint) {
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(width)),
                                                     static_cast<int>(std::ceil(height))));
    const Context context(cairo_create(surface.get()));
    set_colour(context.get(), {1, 1, 1});
    cairo_paint(context.get());
    paint(context.get());
    check_drawing(cairo_status(context.get()));
    std::string bytes;
    check_drawing(cairo_surface_write_to_png_stream(surface.get(), append, &bytes));
    return bytes;
}

} // namespace

void describe_document(cairo_surface_t* surface, const SheetModel& sheet) {
    if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_PDF)
        return;
    const auto set = [&](cairo_pdf_metadata_t which, const std::string& text) {
        if (!text.empty())
            cairo_pdf_surface_set_metadata(surface, which, harmless(text).c_str());
    };
    set(CAIRO_PDF_METADATA_TITLE,
        sheet.kind_name.empty() ? sheet.title : fmt::format("{} – {}", sheet.title, sheet.kind_name));
    set(CAIRO_PDF_METADATA_AUTHOR, sheet.player.empty() ? sheet.program : sheet.player);
    set(CAIRO_PDF_METADATA_SUBJECT, sheet.ruleset);
    set(CAIRO_PDF_METADATA_KEYWORDS, sheet.fingerprint);
    set(CAIRO_PDF_METADATA_CREATOR, sheet.program);
}

void describe_collection(cairo_surface_t* surface, const std::string& first, std::size_t sheets) {
    if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_PDF)
        return;
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE,
                                   harmless(translate_format("{} and {} more", first, sheets - 1)).c_str());
    for (const cairo_pdf_metadata_t which :
         {CAIRO_PDF_METADATA_AUTHOR, CAIRO_PDF_METADATA_SUBJECT, CAIRO_PDF_METADATA_KEYWORDS})
        cairo_pdf_surface_set_metadata(surface, which, ""); // they were those of the first army
}

struct SheetBook::Pdf {
    explicit Pdf(const SheetPages& first)
        : surface(cairo_pdf_surface_create_for_stream(append, &bytes, first.width(), first.height())),
          context(cairo_create(surface.get())) {
        describe_document(surface.get(), first.sheet());
    }

    std::string bytes;
    Surface surface;
    Context context;
    std::size_t pages = 0;
    struct Part {
        std::string title;
        std::size_t first_page; // from 1
    };
    std::vector<Part> parts; // the armies
};

SheetBook::SheetBook() = default;
SheetBook::~SheetBook() = default;

void SheetBook::add(const SheetPages& pages) {
    if (!pdf_)
        pdf_ = std::make_unique<Pdf>(pages);
    cairo_pdf_surface_set_size(pdf_->surface.get(), pages.width(), pages.height());
    pdf_->parts.push_back({pages.sheet().title, pdf_->pages + 1});
    pdf_->pages += pages.count();
    for (std::size_t page = 0; page < pages.count(); ++page) {
        pages.paint(pdf_->context.get(), page);
        cairo_show_page(pdf_->context.get());
    }
    check_drawing(cairo_status(pdf_->context.get()));
}

// The outline that a PDF reader shows beside the pages, to find an army among many.
void SheetBook::list_parts() {
    cairo_surface_t* surface = pdf_->surface.get();
    for (const Pdf::Part& part : pdf_->parts)
        cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, harmless(part.title).c_str(),
                                      fmt::format("page={}", part.first_page).c_str(),
                                      static_cast<cairo_pdf_outline_flags_t>(0));
    describe_collection(surface, pdf_->parts.front().title, pdf_->parts.size());
}

std::string SheetBook::finished() {
    if (!pdf_)
        return {};
    if (pdf_->parts.size() > 1)
        list_parts();
    check_drawing(cairo_status(pdf_->context.get()));
    cairo_surface_finish(pdf_->surface.get());
    check_drawing(cairo_surface_status(pdf_->surface.get()));
    return std::move(pdf_->bytes);
}

std::string pdf_of(const SheetPages& pages) {
    SheetBook book;
    book.add(pages);
    return book.finished();
}

std::vector<std::string> svgs_of(const SheetPages& pages) {
    std::vector<std::string> files(pages.count());
    for (std::size_t page = 0; page < pages.count(); ++page) {
        const Surface surface(
            cairo_svg_surface_create_for_stream(append, &files[page], pages.width(), pages.height()));
        const Context context(cairo_create(surface.get()));
        set_colour(context.get(), {1, 1, 1});
        cairo_paint(context.get());
        pages.paint(context.get(), page);
        check_drawing(cairo_status(context.get()));
        cairo_surface_finish(surface.get());
        check_drawing(cairo_surface_status(surface.get()));
    }
    return files;
}

std::string png_of(const SheetPages& pages, std::size_t page, double dots_per_inch) {
    const double scale = dots_per_inch / points_an_inch;
    return png_picture(pages.width() * scale, pages.height() * scale, [&](cairo_t* context) {
        cairo_scale(context, scale, scale);
        pages.paint(context, page);
    });
}

std::vector<std::string> pngs_of(const SheetPages& pages, double dots_per_inch) {
    std::vector<std::string> files;
    for (std::size_t page = 0; page < pages.count(); ++page)
        files.push_back(png_of(pages, page, dots_per_inch));
    return files;
}

std::string svg_of_line(const BattleLine& line, double width) {
    std::string bytes;
    const Typesetter typesetter;
    const double height = LinePainter::height_for(line, width, 8);
    const Surface surface(cairo_svg_surface_create_for_stream(append, &bytes, width + 2, height + 2));
    const Context context(cairo_create(surface.get()));
    cairo_translate(context.get(), 1, 1);
    LinePainter(line, typesetter, width, height).paint(context.get(), LineColours{});
    check_drawing(cairo_status(context.get()));
    cairo_surface_finish(surface.get());
    check_drawing(cairo_surface_status(surface.get()));
    return bytes;
}

std::string thumbnail_of(SheetModel sheet, unsigned size) {
    if (!sheet.line) {
        const SheetPages pages(std::move(sheet));
        return png_of(pages, 0, size * points_an_inch / std::max(pages.width(), pages.height()));
    }
    const Typesetter typesetter;
    const LineColours colours{.text_size = size / 16.0, .smallest_text = size / 32.0};
    const double margin = size / 16.0; // for marks beneath the foremost boxes
    const double width = size - 2 * margin;
    const double height = std::min(width, LinePainter::height_for(*sheet.line, width, colours.text_size));
    return png_picture(size, height + 2 * margin, [&](cairo_t* context) {
        cairo_translate(context, margin, margin);
        LinePainter(*sheet.line, typesetter, width, height, colours.text_size).paint(context, colours);
    });
}

} // namespace muster
