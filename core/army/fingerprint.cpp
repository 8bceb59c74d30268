// SPDX-License-Identifier: MIT
#include "army/fingerprint.h"

#include "army/army_writer.h"
#include "army/detail/sha256.h"
#include "base/base32.h"

#include <span>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t used_bytes = 10; // sixteen characters
constexpr std::size_t length = 16;
constexpr std::size_t group_length = 4;

std::string in_groups(std::string text) {
    for (std::size_t at = group_length; at < text.size(); at += group_length + 1)
        text.insert(at, 1, '-');
    return text;
}

char meant(char typed) {
    const char upper = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (upper == 'O')
        return '0';
    return upper == 'I' || upper == 'L' ? '1' : upper;
}

} // namespace

std::string fingerprint_of_text(std::string_view canonical) {
    const Sha256 digest = sha256_of(canonical);
    return in_groups(base32(std::span(digest).first(used_bytes)));
}

std::string fingerprint_of(const Army& army, const Ruleset& ruleset) {
    return fingerprint_of_text(write_army(army, ruleset));
}

std::optional<std::string> read_fingerprint(std::string_view typed) {
    std::string characters;
    for (const char c : typed) {
        if (c == '-' || c == ' ')
            continue;
        if (base32_digits.find(meant(c)) == std::string_view::npos)
            return std::nullopt;
        characters += meant(c);
    }
    if (characters.size() != length)
        return std::nullopt;
    return in_groups(std::move(characters));
}

} // namespace muster
