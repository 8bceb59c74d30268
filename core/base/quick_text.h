// SPDX-License-Identifier: MIT
// Quick looks at a text, several bytes at a time, for files in the form that Muster writes. Each looks up
// to 32 bytes ahead of where it stands, so the text needs that much room behind it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace muster {

// How an attribute of a known name begins when a program wrote it, one space before it: ` class="`.
// Kept so that a reader compares it a word at a time.
class AttributeStart {
public:
    AttributeStart() = default;
    // A name of up to 21 bytes is recognized; a longer one never is.
    explicit AttributeStart(std::string_view name);

    [[nodiscard]] bool stands_at(const char* text) const {
        for (std::size_t i = 0; i < word_.size(); ++i) {
            std::uint64_t word = 0;
            std::memcpy(&word, text + i * sizeof word, sizeof word);
            if ((word & mask_[i]) != word_[i])
                return false;
        }
        return true;
    }
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    // No text matches these until a name is set.
    std::array<std::uint64_t, 3> word_{1, 0, 0};
    std::array<std::uint64_t, 3> mask_{0, 0, 0};
    std::size_t size_ = 0;
};

// Whether the text begins with the word; eight bytes at a time, as constants, where a call would cost more.
template <std::size_t Size>
[[nodiscard]] inline bool starts_with(const char* text, const char (&word)[Size]) {
    constexpr std::size_t length = Size - 1;
    constexpr std::size_t step = 8;
    if constexpr (length <= step) {
        return std::memcmp(text, word, length) == 0;
    } else {
        for (std::size_t i = 0; i + step < length; i += step)
            if (std::memcmp(text + i, word + i, step) != 0)
                return false;
        return std::memcmp(text + length - step, word + length - step, step) == 0;
    }
}

// The high bit of every byte that is a quotation mark, "<", "&", a control character or beyond ASCII, up to
// the first such byte; the bits above may be set wrongly.
[[nodiscard]] inline std::uint64_t mark_bits(std::uint64_t word) {
    constexpr std::uint64_t ones = 0x0101010101010101ULL;
    constexpr std::uint64_t highs = 0x8080808080808080ULL;
    const std::uint64_t quote = word ^ (ones * '"');
    const std::uint64_t less = word ^ (ones * '<');
    const std::uint64_t reference = word ^ (ones * '&');
    // A byte of zero, or below the space, borrows from its high bit; the lowest mark is always true.
    return ((quote - ones) | (less - ones) | (reference - ones) | (word - ones * ' ') | word) & highs;
}

// The bytes up to the first of those.
[[nodiscard]] inline std::size_t plain_size(const char* text) {
    for (std::size_t offset = 0;; offset += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text + offset, sizeof word);
        if (const std::uint64_t marks = mark_bits(word); marks != 0)
            return offset + static_cast<std::size_t>(std::countr_zero(marks)) / 8;
    }
}

// The same up to eight bytes, which are kept as one number with zeros above.
struct ShortText {
    std::uint64_t bytes;
    std::size_t size; // 8 if the text may go on
};
[[nodiscard]] inline ShortText short_text(const char* text) {
    std::uint64_t word = 0;
    std::memcpy(&word, text, sizeof word);
    const std::uint64_t marks = mark_bits(word);
    if (marks == 0)
        return {word, sizeof word};
    const std::uint64_t lowest = marks & (~marks + 1);
    return {word & ((lowest >> 7U) - 1), static_cast<std::size_t>(std::countr_zero(marks)) / 8};
}

} // namespace muster
