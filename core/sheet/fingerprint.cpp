// SPDX-License-Identifier: MIT
#include "sheet/fingerprint.h"

#include "army/army_writer.h"

#include <glib.h>

#include <array>
#include <cstdint>
#include <memory>

namespace muster {

namespace {

// Crockford's base 32: without I, L, O and U, so that nothing is misread.
constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t length = 16;
constexpr std::size_t group_length = 4;

struct FreeChecksum {
    void operator()(GChecksum* checksum) const { g_checksum_free(checksum); }
};

std::string in_groups(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i != 0 && i % group_length == 0)
            result += '-';
        result += text[i];
    }
    return result;
}

char meant(char typed) {
    const char upper = static_cast<char>(g_ascii_toupper(typed));
    if (upper == 'O')
        return '0';
    return upper == 'I' || upper == 'L' ? '1' : upper;
}

} // namespace

std::string fingerprint_of(const Army& army, const Ruleset& ruleset) {
    const std::string text = write_army(army, ruleset);
    const std::unique_ptr<GChecksum, FreeChecksum> checksum(g_checksum_new(G_CHECKSUM_SHA256));
    g_checksum_update(checksum.get(), reinterpret_cast<const guchar*>(text.data()),
                      static_cast<gssize>(text.size()));
    std::array<guint8, 32> digest{};
    gsize size = digest.size();
    g_checksum_get_digest(checksum.get(), digest.data(), &size);
    std::string characters;
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (std::size_t next = 0; characters.size() < length;) {
        if (held < 5) {
            bits = (bits << 8U) | digest[next++];
            held += 8;
        }
        held -= 5;
        characters += digits[(bits >> held) & 31U];
    }
    return in_groups(characters);
}

std::optional<std::string> read_fingerprint(std::string_view typed) {
    std::string characters;
    for (const char c : typed) {
        if (c == '-' || c == ' ')
            continue;
        if (digits.find(meant(c)) == std::string_view::npos)
            return std::nullopt;
        characters += meant(c);
    }
    if (characters.size() != length)
        return std::nullopt;
    return in_groups(characters);
}

} // namespace muster
