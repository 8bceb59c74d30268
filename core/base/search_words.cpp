// SPDX-License-Identifier: MIT
// How searches compare words: without case and accents, in the singular or the plural.
#include "base/letters.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace muster {

namespace {

// The plain letters of U+00C0 to U+017F; what is no letter, or stands for two, has a blank.
constexpr std::string_view plain_letters =
    "aaaaaa ceeeeiiiidnooooo ouuuuy  aaaaaa ceeeeiiiidnooooo ouuuuy y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllllllll"
    "nnnnnnnnnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::uint32_t first_with_accent = 0xC0;
static_assert(plain_letters.size() == 0x180 - first_with_accent);

constexpr std::array<std::pair<std::uint32_t, std::string_view>, 9> double_letters{{{0xC6, "ae"},
                                                                                    {0xDE, "th"},
                                                                                    {0xDF, "ss"},
                                                                                    {0xE6, "ae"},
                                                                                    {0xFE, "th"},
                                                                                    {0x132, "ij"},
                                                                                    {0x133, "ij"},
                                                                                    {0x152, "oe"},
                                                                                    {0x153, "oe"}}};

// Nothing if the letter has no plain form.
std::string_view plain_letter(std::uint32_t letter) {
    for (const auto& [known, plain] : double_letters)
        if (known == letter)
            return plain;
    if (letter < first_with_accent || letter - first_with_accent >= plain_letters.size())
        return {};
    const std::string_view plain = plain_letters.substr(letter - first_with_accent, 1);
    return plain == " " ? std::string_view() : plain;
}

// Small ASCII letters for all Latin letters, with or without an accent; other bytes unchanged.
std::string without_accents(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if ((byte & 0xE0U) == 0xC0U && at + 1 < text.size()) {
            const auto next = static_cast<unsigned char>(text[at + 1]);
            const std::string_view letter = plain_letter(((byte & 0x1FU) << 6U) | (next & 0x3FU));
            if (!letter.empty()) {
                plain += letter;
                ++at;
                continue;
            }
        }
        plain += lowered(text[at]);
    }
    return plain;
}

// A word's ending and the one that the other number has. As a text has a word where it has a part of it, the
// singular of a plural in -s needs no row of its own, nor do "elven" and "elves" two.
struct Ending {
    std::string_view written;
    std::string_view other;
};
constexpr std::array<Ending, 8> endings{{{"ies", "y"},
                                         {"ves", "f"},
                                         {"men", "man"},
                                         {"man", "men"},
                                         {"es", ""},
                                         {"s", ""},
                                         {"y", "ies"},
                                         {"f", "ve"}}};
constexpr std::size_t least_stem = 2;

bool is_of_word(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

// Anywhere, or only where a word begins.
bool occurs(std::string_view where, std::string_view part, bool begins) {
    for (std::size_t at = where.find(part); at != std::string_view::npos; at = where.find(part, at + 1))
        if (!begins || at == 0 || !is_of_word(where[at - 1]))
            return true;
    return false;
}

bool has_word(std::string_view where, std::string_view word, bool begins) {
    if (occurs(where, word, begins))
        return true;
    return std::any_of(endings.begin(), endings.end(), [&](const Ending& ending) {
        if (!word.ends_with(ending.written) || word.ends_with("ss"))
            return false;
        const std::string_view stem = word.substr(0, word.size() - ending.written.size());
        const std::string other = std::string(stem) + std::string(ending.other);
        return stem.size() >= least_stem && other.size() > 2 && occurs(where, other, begins);
    });
}

bool has_all(std::string_view text, std::string_view search, bool begins) {
    const std::string where = without_accents(text);
    const std::string wanted = without_accents(search);
    const std::vector<std::string_view> words = words_of(wanted);
    return std::all_of(words.begin(), words.end(),
                       [&](std::string_view word) { return has_word(where, word, begins); });
}

} // namespace

bool has_all_words(std::string_view text, std::string_view search) {
    return has_all(text, search, false);
}

bool begins_all_words(std::string_view text, std::string_view search) {
    return has_all(text, search, true);
}

} // namespace muster
