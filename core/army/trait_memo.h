// SPDX-License-Identifier: MIT
// TraitMemo: what the traits of an element came to when they were written with the same bytes before. The
// armies of a folder say the same of their troops again and again, and to compare a line costs less than to
// understand it. It keeps no more than a fixed number of lines: a new one takes the place of an old one.
#pragma once

#include "ruleset/ruleset.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

namespace muster {

class TraitMemo {
    static constexpr std::size_t step = 8;        // bytes compared at once
    static constexpr std::size_t most_steps = 16; // of a line that is kept

public:
    // A text must have that many bytes of room behind it.
    static constexpr std::size_t room_behind = most_steps * step;

    // The rest of an element's start tag, up to its ">", as something to look up.
    struct Line {
        const LevelTraits* level = nullptr; // of which element
        const char* text = nullptr;
        std::size_t steps = 0;  // 0: too long to be kept
        std::uint64_t last = 0; // the last step's bytes, zeros where the line has ended
        std::uint64_t hash = 0;
    };
    struct Known {
        const LevelTraits* level = nullptr;
        std::size_t steps = 0;
        std::size_t size = 0; // how many of the bytes were traits
        std::array<std::uint64_t, most_steps> text{};
        TraitValues values{};
    };

    TraitMemo() : known_(std::size_t{1} << bits) {}

    [[nodiscard]] static Line line_at(const LevelTraits& level, const char* text) {
        Line line{&level, text};
        for (std::size_t i = 0; i < most_steps; ++i) {
            const std::uint64_t word = word_at(text, i);
            const std::uint64_t end = end_bits(word);
            if (end != 0) {
                line.last = word & (((end & (~end + 1)) >> 7U) - 1);
                line.hash = std::rotl(line.hash, turn) ^ line.last;
                line.steps = i + 1;
                return line;
            }
            line.hash = std::rotl(line.hash, turn) ^ word;
        }
        return line;
    }

    // Null if it is not known.
    [[nodiscard]] const Known* find(const Line& line) const {
        const Known& known = known_[place_of(line)];
        if (known.level != line.level || known.steps != line.steps || line.steps == 0 ||
            known.text[line.steps - 1] != line.last)
            return nullptr;
        for (std::size_t i = 0; i + 1 < line.steps; ++i)
            if (known.text[i] != word_at(line.text, i))
                return nullptr;
        return &known;
    }

    // That the first `size` bytes of the line came to these values.
    void keep(const Line& line, std::size_t size, const TraitValues& values);

private:
    static constexpr unsigned bits = 10; // 1,024 lines, a quarter of a megabyte
    static constexpr int turn = 7;       // of the hash at every step

    [[nodiscard]] static std::uint64_t word_at(const char* text, std::size_t index) {
        std::uint64_t word = 0;
        std::memcpy(&word, text + index * step, sizeof word);
        return word;
    }
    // The high bit of the first byte that is ">"; those above may be set wrongly.
    [[nodiscard]] static std::uint64_t end_bits(std::uint64_t word) {
        constexpr std::uint64_t ones = 0x0101010101010101ULL;
        const std::uint64_t end = word ^ (ones * '>');
        return (end - ones) & ~end & (ones << 7U);
    }
    [[nodiscard]] static std::size_t place_of(const Line& line) {
        return (line.hash * 0x9E3779B97F4A7C15ULL) >> (64 - bits);
    }

    std::vector<Known> known_;
};

} // namespace muster
