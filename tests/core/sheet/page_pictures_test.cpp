// SPDX-License-Identifier: MIT
// The look of pages: the first page of a sample of each rule set against an accepted picture, with a
// tolerance, since other versions of the libraries draw edges a little differently.
#include "base/file.h"
#include "sheet/page_files.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>
#include <cairo.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>
#include <utility>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

constexpr double dots_per_inch = 50;
constexpr int far_apart = 96;            // of 255: a stroke is there or is not
constexpr double most_different = 0.004; // of all dots

// The grey of each dot.
struct Grey {
    int width = 0;
    int height = 0;
    std::vector<int> dots;

    explicit Grey(const std::string& png) {
        Reading reading{png, 0};
        const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
            cairo_image_surface_create_from_png_stream(read, &reading), &cairo_surface_destroy);
        BOOST_REQUIRE(cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS);
        width = cairo_image_surface_get_width(surface.get());
        height = cairo_image_surface_get_height(surface.get());
        const unsigned char* data = cairo_image_surface_get_data(surface.get());
        const int stride = cairo_image_surface_get_stride(surface.get());
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                dots.push_back(data[y * stride + 4 * x + 1]);
    }

private:
    struct Reading {
        const std::string& bytes;
        std::size_t at;
    };
    static cairo_status_t read(void* closure, unsigned char* target, unsigned int size) {
        auto& reading = *static_cast<Reading*>(closure);
        if (reading.at + size > reading.bytes.size())
            return CAIRO_STATUS_READ_ERROR;
        std::memcpy(target, reading.bytes.data() + reading.at, size);
        reading.at += size;
        return CAIRO_STATUS_SUCCESS;
    }
};

double difference(const Grey& a, const Grey& b) {
    std::size_t different = 0;
    for (std::size_t i = 0; i < a.dots.size(); ++i)
        different += std::abs(a.dots[i] - b.dots[i]) > far_apart ? 1 : 0;
    return static_cast<double>(different) / static_cast<double>(a.dots.size());
}

// One of each rule set.
std::vector<NamedText> first_samples() {
    std::vector<NamedText> first;
    std::set<std::string> seen;
    for (const NamedText& sample : samples())
        if (seen.insert(read_army(sample.text, sample.name, shipped_rulesets()).ruleset).second)
            first.push_back(sample);
    return first;
}

} // namespace

BOOST_AUTO_TEST_SUITE(page_pictures)

// Run with MUSTER_ACCEPT=1 to take the pages as they are now; then look at them.
BOOST_AUTO_TEST_CASE(pages_look_as_accepted) {
    const bool accept = std::getenv("MUSTER_ACCEPT") != nullptr; // NOLINT(concurrency-mt-unsafe)
    BOOST_REQUIRE_EQUAL(first_samples().size(), shipped_ruleset_ids().size());
    for (const NamedText& sample : first_samples()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const SheetPages pages(SheetCase(sample.text).model(SheetKind::full));
            const std::string png = pngs_of(pages, dots_per_inch).front();
            const fs::path path = source_folder() / "tests" / "data" / "sheets" /
                                  (fs::path(sample.name).stem().string() + ".png");
            if (accept)
                write_file(path, png);
            const Grey now(png);
            const Grey accepted(read_file(path));
            BOOST_REQUIRE_EQUAL(now.width, accepted.width);
            BOOST_REQUIRE_EQUAL(now.height, accepted.height);
            BOOST_TEST(difference(now, accepted) <= most_different);
        }
    }
}

// The measure would find a page that lacks something.
BOOST_AUTO_TEST_CASE(another_page_looks_different) {
    const std::vector<NamedText> two = first_samples();
    const auto first_page = [](const NamedText& sample) {
        return Grey(pngs_of(SheetPages(SheetCase(sample.text).model(SheetKind::full),
                                       {Paper::a4, Orientation::portrait}),
                            dots_per_inch)
                        .front());
    };
    BOOST_TEST(difference(first_page(two[0]), first_page(two[1])) > 10 * most_different);
}

BOOST_AUTO_TEST_CASE(a_thumbnail_shows_the_battle_line_in_its_size) {
    for (const NamedText& sample : first_samples()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const SheetCase sheet(sample.text);
            BOOST_REQUIRE(sheet.model(SheetKind::full).line.has_value());
            for (const unsigned size : {32U, 256U}) {
                const Grey picture(thumbnail_of(sheet.model(SheetKind::full), size));
                BOOST_TEST(picture.width == static_cast<int>(size));
                BOOST_TEST(picture.height <= static_cast<int>(size));
                BOOST_TEST(std::count_if(picture.dots.begin(), picture.dots.end(),
                                         [](int grey) { return grey < 255 - far_apart; }) > 0);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_thumbnail_without_a_battle_line_is_of_the_first_page) {
    SheetModel sheet = SheetCase(first_samples().front().text).model(SheetKind::full);
    sheet.line.reset();
    const Grey picture(thumbnail_of(std::move(sheet), 128));
    BOOST_TEST(std::max(picture.width, picture.height) == 128);
    BOOST_TEST(std::min(picture.width, picture.height) > 80); // A4
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
