// SPDX-License-Identifier: MIT
// Pictures with QR codes: what is in them, and what is refused.
#include "sheet/qr_picture.h"

#include "base/file.h"
#include "base/input_error.h"
#include "sheet/qr_code.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <cairo.h>

#include <memory>

namespace muster::tests {

namespace {

constexpr const char* label_text = "7K4Q-M2XD-9TRA-0VHE";

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

// White paper with these codes side by side, the whole turned by this angle.
void write_picture(const std::filesystem::path& file, const std::vector<std::string>& texts,
                   double angle = 0) {
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 900, 600), &cairo_surface_destroy);
    const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()),
                                                                     &cairo_destroy);
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    cairo_set_source_rgb(context.get(), 0, 0, 0);
    cairo_translate(context.get(), 450, 300);
    cairo_rotate(context.get(), angle);
    double x = -150.0 * static_cast<double>(texts.size());
    for (const std::string& text : texts) {
        QrCode(text).paint(context.get(), x, -150, 300);
        x += 300;
    }
    BOOST_REQUIRE(cairo_surface_write_to_png(surface.get(), file.c_str()) == CAIRO_STATUS_SUCCESS);
}

std::string refusal(const std::filesystem::path& file) {
    try {
        (void)fingerprints_in_picture(file);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

} // namespace

BOOST_AUTO_TEST_SUITE(qr_picture)

BOOST_AUTO_TEST_CASE(a_code_is_read_however_the_picture_is_turned) {
    const TemporaryFolder folder;
    for (const double angle : {0.0, 0.3, 1.6, 3.1}) {
        write_picture(folder.path() / "code.png", {label_text}, angle);
        BOOST_TEST(fingerprints_in_picture(folder.path() / "code.png") ==
                       std::vector<std::string>{label_text},
                   boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(only_fingerprints_count_and_each_once) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "codes.png";
    write_picture(file, {"https://example.org", label_text, label_text});
    BOOST_TEST(fingerprints_in_picture(file) == std::vector<std::string>{label_text},
               boost::test_tools::per_element());
    write_picture(file, {});
    BOOST_TEST(fingerprints_in_picture(file).empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_picture_is_refused) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "code.png";
    write_file(file, "A letter");
    BOOST_TEST(refusal(file).find("Give a PNG or JPEG file") != std::string::npos);
    write_picture(file, {label_text});
    std::string bytes = read_file(file);
    bytes[20] ^= 1; // in its size, which has a check sum
    write_file(file, bytes);
    BOOST_TEST(refusal(file).find("damaged") != std::string::npos);
    BOOST_TEST(!refusal(folder.path() / "none.png").empty());
}

// The head of a PNG of 100,000 by 100,000 pixels, which would unpack to 30 GB.
BOOST_AUTO_TEST_CASE(a_picture_that_would_fill_the_memory_is_refused) {
    using namespace std::string_literals;
    const TemporaryFolder folder;
    const auto file = folder.path() / "huge.png";
    write_file(file,
               "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\x01\x86\xA0\0\x01\x86\xA0\x08\x02\0\0\0\x27\x30\x9C\x9F"s
               "\0\0\0\0IDAT"s);
    BOOST_TEST(refusal(file).find("more than 64 million pixels") != std::string::npos, refusal(file));
}

BOOST_AUTO_TEST_CASE(the_longest_side_is_named) {
    using namespace std::string_literals;
    const TemporaryFolder folder;
    const auto file = folder.path() / "wide.png";
    write_file(file, "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\x0F\x42\x41\0\0\0\x0A\x08\0\0\0\0\x32\xB3\x53\x69"s);
    BOOST_TEST(refusal(file).find("more than 1000000 pixels wide or high. Make it smaller") !=
                   std::string::npos,
               refusal(file));
}

// Each scan is a head without anything behind it, as the decoder takes it.
BOOST_AUTO_TEST_CASE(a_picture_of_many_scans_is_refused) {
    using namespace std::string_literals;
    const TemporaryFolder folder;
    const auto file = folder.path() / "many.jpeg";
    const std::string scan = "\xFF\xDA\0\x08\1\1\0\0\0\0"s;
    std::string bytes = "\xFF\xD8\xFF\xC2\0\x0B\x08\0\x08\0\x08\1\1\x11\0"s;
    for (int i = 0; i < 30; ++i)
        bytes += scan;
    write_file(file, bytes);
    BOOST_TEST(refusal(file).find("scans") == std::string::npos, refusal(file));
    write_file(file, bytes + scan);
    BOOST_TEST(refusal(file).find("more than 30 scans") != std::string::npos, refusal(file));
    // Scans in a smaller picture that it carries are not its own.
    const std::string own = bytes.substr(2);
    write_file(file, "\xFF\xD8\xFF\xE1\0\x0C"s + scan + own);
    BOOST_TEST(refusal(file).find("scans") == std::string::npos, refusal(file));
}

// The heads of JPEGs of 8,000 by 8,000 pixels.
BOOST_AUTO_TEST_CASE(a_picture_in_four_colours_may_be_no_larger_than_one_in_three) {
    using namespace std::string_literals;
    const TemporaryFolder folder;
    const auto file = folder.path() / "large.jpeg";
    const std::string size = "\x08\x1F\x40\x1F\x40"s;
    const std::string colours = "\1\x11\0\2\x11\0\3\x11\0"s;
    write_file(file, "\xFF\xD8\xFF\xC2\0\x11"s + size + "\3" + colours);
    BOOST_TEST(refusal(file).find("colours") == std::string::npos, refusal(file));
    write_file(file, "\xFF\xD8\xFF\xC2\0\x14"s + size + "\4" + colours + "\4\x11\0"s);
    BOOST_TEST(refusal(file).find("more than 192 million pixels in its colours") != std::string::npos,
               refusal(file));
}

// Not even what is damaged in it matters.
BOOST_AUTO_TEST_CASE(a_picture_is_read_whatever_is_written_beside_it) {
    using namespace std::string_literals;
    const TemporaryFolder folder;
    const auto file = folder.path() / "code.png";
    write_picture(file, {label_text});
    std::string bytes = read_file(file);
    constexpr std::size_t after_the_size = 33;
    bytes.insert(after_the_size, "\0\0\0\x05iCCPx\0\0ab1234"s);
    write_file(file, bytes);
    BOOST_TEST(fingerprints_in_picture(file) == std::vector<std::string>{label_text},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
