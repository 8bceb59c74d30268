// SPDX-License-Identifier: MIT
#include "base/catalogue.h"

#include "base/file.h"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

// Places in a catalogue, in bytes; see "The Format of GNU MO Files" in gettext's manual.
constexpr std::size_t count_place = 8;
constexpr std::size_t english_place = 12;
constexpr std::size_t translated_place = 16;
constexpr std::size_t row_bytes = 8; // a length and a place
constexpr std::size_t byte_order_mark = 0x950412de;
constexpr std::size_t swapped_mark = 0xde120495;

} // namespace

std::optional<Catalogue> Catalogue::read(const std::filesystem::path& file) {
    try {
        return Catalogue(read_file(file));
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

// Throws std::out_of_range for what is no catalogue.
Catalogue::Catalogue(std::string bytes) : bytes_(std::move(bytes)) {
    const std::size_t begin = number_at(0);
    is_swapped_ = begin == swapped_mark;
    if (begin != byte_order_mark && !is_swapped_)
        throw std::out_of_range("no catalogue");
    const std::size_t english = number_at(english_place);
    const std::size_t translated = number_at(translated_place);
    for (std::size_t i = 0; i < number_at(count_place); ++i) {
        std::string text = text_at(translated, i);
        // Of a plural the first form.
        text.resize(std::min(text.find('\0'), text.size()));
        std::string key = text_at(english, i);
        key.resize(std::min(key.find('\0'), key.size()));
        if (!key.empty() && !text.empty())
            texts_.emplace(std::move(key), std::move(text));
    }
    bytes_.clear();
}

std::size_t Catalogue::number_at(std::size_t place) const {
    constexpr std::size_t number_bytes = 4;
    constexpr unsigned byte_bits = 8;
    std::size_t number = 0;
    for (std::size_t i = 0; i < number_bytes; ++i) {
        const std::size_t at = place + (is_swapped_ ? i : number_bytes - 1 - i);
        number = number << byte_bits | static_cast<unsigned char>(bytes_.at(at));
    }
    return number;
}

std::string Catalogue::text_at(std::size_t table, std::size_t index) const {
    const std::size_t row = table + index * row_bytes;
    const std::size_t length = number_at(row);
    const std::size_t place = number_at(row + row_bytes / 2);
    if (place > bytes_.size() || length > bytes_.size() - place)
        throw std::out_of_range("beyond the catalogue's end");
    return bytes_.substr(place, length);
}

std::string Catalogue::translate(std::string_view english) const {
    const auto found = texts_.find(std::string(english));
    return found == texts_.end() ? std::string(english) : found->second;
}

} // namespace muster
