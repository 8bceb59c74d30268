// SPDX-License-Identifier: MIT
// Pictures with QR codes that unpack to far more than a picture, or draw it again and again.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <zlib.h>

#include <cstdint>

namespace muster::tests {

namespace {

std::string four_bytes(std::uint32_t number) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    return bytes;
}

std::string packed(const std::string& text) {
    uLongf size = ::compressBound(text.size());
    std::string bytes(size, '\0');
    BOOST_REQUIRE(::compress(reinterpret_cast<Bytef*>(bytes.data()), &size,
                             reinterpret_cast<const Bytef*>(text.data()), text.size()) == Z_OK);
    bytes.resize(size);
    return bytes;
}

std::string chunk(const std::string& type, const std::string& inside) {
    const std::string body = type + inside;
    const uLong sum = ::crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return four_bytes(static_cast<std::uint32_t>(inside.size())) + body +
           four_bytes(static_cast<std::uint32_t>(sum));
}

// A white square of 100 pixels in shades of grey, and these chunks.
std::string png(const std::string& more) {
    using namespace std::string_literals;
    const std::string rows = repeated("\0"s + std::string(100, '\xFF'), 100);
    return "\x89PNG\r\n\x1A\n" + chunk("IHDR", four_bytes(100) + four_bytes(100) + "\x08\0\0\0\0"s) + more +
           chunk("IDAT", packed(rows)) + chunk("IEND", "");
}

// In shades of grey, a square of 2000 pixels that is full of the corners of codes.
std::string picture_of_corners() {
    using namespace std::string_literals;
    constexpr std::uint32_t side = 2000;
    std::string rows;
    for (const std::string_view corner :
         {"#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........"}) {
        std::string row;
        for (const char pixel : repeated(corner, side / 8))
            row += pixel == '#' ? '\0' : '\xFF';
        rows += '\0' + row;
    }
    return "\x89PNG\r\n\x1A\n" + chunk("IHDR", four_bytes(side) + four_bytes(side) + "\x08\0\0\0\0"s) +
           chunk("IDAT", packed(repeated(rows, side / 8))) + chunk("IEND", "");
}

CraftedCase picture_case(std::string name, std::string file, std::string bytes, std::string says) {
    return {std::move(name),
            [file = std::move(file), bytes = std::move(bytes)](const Workshop& workshop) {
                (void)run_muster(workshop, {{"event", "new", "e.muster-event", "--ruleset", "phalanx"}});
                return Call{{"event", "verify", "e.muster-event", workshop.file(file, bytes)}};
            },
            Answer::refused, std::move(says)};
}

std::vector<CraftedCase> pictures() {
    using namespace std::string_literals;
    const std::string four_colours = "\xFF\xD8\xFF\xC2\0\x14\x08\x1F\x40\x1F\x40\4"
                                     "\1\x11\0\2\x11\0\3\x11\0\4\x11\0"s;
    const std::string text = chunk("zTXt", "k\0\0"s + packed(std::string(7'000'000, 'a')));
    return {picture_case("png_of_62500_corners_of_codes", "a.png", picture_of_corners(), "no QR code"),
            picture_case("png_with_texts_of_1400_mb", "a.png", png(repeated(text, 200)), "no QR code"),
            picture_case("jpeg_of_3000_scans", "a.jpg",
                         "\xFF\xD8\xFF\xC2\0\x0B\x08\x0F\xA0\x0F\xA0\1\1\x11\0"s +
                             repeated("\xFF\xDA\0\x08\1\1\0\1\1\0"s, 3'000),
                         "scans"),
            picture_case("jpeg_of_four_million_comments", "a.jpg",
                         "\xFF\xD8"s + repeated("\xFF\xFE\0\2"s, 4'000'000) +
                             "\xFF\xC0\0\x0B\x08\0\x64\0\x64\1\1\x11\0"s,
                         "more than 1000 comments"),
            picture_case("jpeg_of_four_colours_and_29_scans", "a.jpg",
                         four_colours + repeated("\xFF\xDA\0\x08\1\1\0\1\x3F\0"s, 29), "colours")};
}

const bool pictures_added = add_crafted_cases("pictures", pictures);

} // namespace

} // namespace muster::tests
