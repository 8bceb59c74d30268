// SPDX-License-Identifier: MIT
#include "sheet/qr_picture.h"

#include "army/fingerprint.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/utf8_path.h"

#include <fmt/format.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <zbar.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

namespace muster {

namespace {

struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};

// One byte a pixel, row by row.
struct GreyPicture {
    unsigned width = 0;
    unsigned height = 0;
    std::vector<std::uint8_t> pixels;
};

[[noreturn]] void fail(const std::filesystem::path& file, const std::string& what) {
    throw InputError(path_text(file), {}, what);
}

std::size_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    std::size_t number = 0;
    for (std::size_t i = at; i < at + count; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

// The PNG without what is no picture: the loader would unpack and keep all of its texts and colour profiles,
// of which a small file may hold gigabytes. What is damaged stays so, for the loader to refuse.
std::string bare_png(std::string_view bytes) {
    constexpr std::size_t signature = 8;
    constexpr std::size_t head = 8;      // of a chunk: its length and its type
    constexpr std::size_t check_sum = 4; // after what is in it
    std::string bare(bytes.substr(0, signature));
    for (std::size_t at = signature; at + head <= bytes.size();) {
        const std::string_view type = bytes.substr(at + 4, 4);
        const std::string_view chunk = bytes.substr(at, head + number_at(bytes, at, 4) + check_sum);
        const bool is_needed = (static_cast<unsigned char>(type[0]) & 0x20U) == 0; // says the format
        if (is_needed || type == "tRNS")                                           // what is clear
            bare += chunk;
        at += chunk.size();
    }
    return bare;
}

// What a JPEG asks of its decoder.
struct JpegFacts {
    std::size_t scans = 0;  // each may go over the whole picture once more
    std::size_t values = 0; // pixels times colours, each of which it may keep
    std::size_t segments = 0;
};

// Frames are said by these marks, and three that mean something else.
bool begins_frame(unsigned char mark) {
    return mark >= 0xC0 && mark <= 0xCF && mark != 0xC4 && mark != 0xC8 && mark != 0xCC;
}

// As the decoder finds them.
JpegFacts facts_of_jpeg(std::string_view bytes) {
    JpegFacts facts;
    for (std::size_t at = bytes.find('\xFF'); at != std::string_view::npos && at + 1 < bytes.size();
         at = bytes.find('\xFF', at)) {
        const auto mark = static_cast<unsigned char>(bytes[++at]);
        constexpr unsigned char end_of_picture = 0xD9;
        constexpr unsigned char start_of_scan = 0xDA;
        if (mark == end_of_picture)
            break;
        if (mark == start_of_scan)
            ++facts.scans;
        constexpr std::size_t frame_head = 8; // length, bits of a value, height, width, colours
        if (begins_frame(mark) && at + frame_head < bytes.size()) {
            const std::size_t pixels = number_at(bytes, at + 4, 2) * number_at(bytes, at + 6, 2);
            if (pixels <= most_picture_pixels) // else it is refused for its size
                facts.values = std::max(facts.values, pixels * number_at(bytes, at + 8, 1));
        }
        // All others from 0xC0 on say their length, but for those within a scan and the start of the picture.
        const bool has_length = mark >= 0xC0 && mark != 0xFF && (mark < 0xD0 || mark > 0xD8);
        facts.segments += has_length ? 1 : 0;
        if (has_length && at + 2 < bytes.size())
            at += 1 + number_at(bytes, at + 1, 2);
    }
    return facts;
}

// Refuses a size before its pixels are unpacked, and makes large pictures smaller: the search for codes takes
// ever longer with the square of the patterns that may be corners, which is the fourth power of the side. One
// full of them takes three seconds at this side, and twelve at 2000. No code of a sheet needs more.
struct SizeCheck {
    bool too_large = false;

    static void see(GdkPixbufLoader* loader, int width, int height, gpointer own) {
        constexpr int longest_side = 1500; // pixels
        const bool too_large = static_cast<std::int64_t>(width) * height > most_picture_pixels;
        static_cast<SizeCheck*>(own)->too_large = too_large;
        const int longest = std::max(width, height);
        if (too_large)
            gdk_pixbuf_loader_set_size(loader, 0, 0); // ends the loading before room is made for the pixels
        else if (longest > longest_side)
            gdk_pixbuf_loader_set_size(loader, std::max(1, width * longest_side / longest),
                                       std::max(1, height * longest_side / longest));
    }
};

std::unique_ptr<GdkPixbuf, Unref> unpacked(const std::filesystem::path& file, std::string_view bytes,
                                           const char* type) {
    const std::unique_ptr<GdkPixbufLoader, Unref> loader(gdk_pixbuf_loader_new_with_type(type, nullptr));
    if (loader == nullptr)
        fail(file, fmt::format("pictures of the type {} cannot be read here", type));
    SizeCheck size;
    g_signal_connect(loader.get(), "size-prepared", G_CALLBACK(&SizeCheck::see), &size);
    constexpr std::size_t piece = std::size_t{1} << 12U; // so that a size is seen before much is unpacked
    bool good = true;
    for (std::size_t at = 0; good && !size.too_large && at < bytes.size(); at += piece)
        good = gdk_pixbuf_loader_write(loader.get(), reinterpret_cast<const guchar*>(bytes.data()) + at,
                                       std::min(piece, bytes.size() - at), nullptr) != FALSE;
    good = gdk_pixbuf_loader_close(loader.get(), nullptr) != FALSE && good;
    if (size.too_large)
        fail(file, fmt::format("the picture has more than {} million pixels. Make it smaller",
                               most_picture_pixels / 1'000'000));
    GdkPixbuf* picture = good ? gdk_pixbuf_loader_get_pixbuf(loader.get()) : nullptr;
    if (picture == nullptr)
        fail(file, "the picture is damaged, or of a form that cannot be read. Photograph or save it again");
    g_object_ref(picture);
    return std::unique_ptr<GdkPixbuf, Unref>(picture);
}

// The decoder refuses it as if it were damaged, which its check sum says it is not.
void require_moderate_sides(const std::filesystem::path& file, std::string_view png) {
    constexpr std::size_t longest_picture_side = 1'000'000; // of libpng
    constexpr std::size_t at_type = 12;                     // of the chunk with the size
    constexpr std::size_t at_width = 16;
    constexpr std::size_t at_height = 20;
    constexpr std::size_t at_check_sum = 29;
    if (png.size() < at_check_sum + 4)
        return;
    const uLong sum =
        ::crc32(0, reinterpret_cast<const Bytef*>(png.data()) + at_type, at_check_sum - at_type);
    if (sum == number_at(png, at_check_sum, 4) &&
        std::max(number_at(png, at_width, 4), number_at(png, at_height, 4)) > longest_picture_side)
        fail(file, fmt::format("the picture is more than {} pixels wide or high. Make it smaller",
                               longest_picture_side));
}

std::unique_ptr<GdkPixbuf, Unref> picture_in(const std::filesystem::path& file) {
    const std::string bytes = read_file(file);
    if (bytes.starts_with("\x89PNG")) {
        require_moderate_sides(file, bytes);
        return unpacked(file, bare_png(bytes), "png");
    }
    if (!bytes.starts_with("\xFF\xD8\xFF"))
        fail(file, "this is no picture. Give a PNG or JPEG file with the QR code of a sheet or a label");
    const JpegFacts facts = facts_of_jpeg(bytes);
    if (facts.scans > most_picture_scans)
        fail(file, fmt::format("the picture is drawn in more than {} scans. Save it again, or as a PNG",
                               most_picture_scans));
    if (facts.segments > most_picture_segments)
        fail(file, fmt::format("the picture has more than {} comments, tables and other pieces beside its "
                               "pixels. Save it again without them, or as a PNG",
                               most_picture_segments));
    if (facts.values > most_picture_values)
        fail(file,
             fmt::format("the picture has more than {} million pixels in its colours together, of which "
                         "a photograph has three. Make it smaller, or save it as a PNG",
                         most_picture_values / 1'000'000));
    return unpacked(file, bytes, "jpeg");
}

GreyPicture read_picture(const std::filesystem::path& file) {
    const auto picture = picture_in(file);
    GreyPicture grey;
    grey.width = static_cast<unsigned>(gdk_pixbuf_get_width(picture.get()));
    grey.height = static_cast<unsigned>(gdk_pixbuf_get_height(picture.get()));
    const auto channels = static_cast<std::size_t>(gdk_pixbuf_get_n_channels(picture.get()));
    const auto stride = static_cast<std::size_t>(gdk_pixbuf_get_rowstride(picture.get()));
    const bool has_alpha = gdk_pixbuf_get_has_alpha(picture.get()) != FALSE;
    const guchar* data = gdk_pixbuf_read_pixels(picture.get());
    grey.pixels.reserve(std::size_t{grey.width} * grey.height);
    for (std::size_t y = 0; y < grey.height; ++y)
        for (std::size_t x = 0; x < grey.width; ++x) {
            const guchar* pixel = data + y * stride + x * channels;
            const bool is_clear = has_alpha && pixel[3] < 128; // as on white paper
            grey.pixels.push_back(
                is_clear ? 255 : static_cast<std::uint8_t>((pixel[0] * 3 + pixel[1] * 6 + pixel[2]) / 10));
        }
    return grey;
}

} // namespace

std::vector<std::string> fingerprints_in_picture(const std::filesystem::path& file) {
    const GreyPicture grey = read_picture(file);
    zbar::ImageScanner scanner;
    scanner.set_config(zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
    scanner.set_config(zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
    zbar::Image image(grey.width, grey.height, "Y800", grey.pixels.data(), grey.pixels.size());
    scanner.scan(image);
    std::vector<std::string> found;
    for (auto symbol = image.symbol_begin(); symbol != image.symbol_end(); ++symbol)
        if (auto fingerprint = read_fingerprint(symbol->get_data());
            fingerprint && std::find(found.begin(), found.end(), *fingerprint) == found.end())
            found.push_back(std::move(*fingerprint));
    return found;
}

} // namespace muster
