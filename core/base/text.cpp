// SPDX-License-Identifier: MIT
#include "base/text.h"

#include "base/harmful_letters.h"
#include "base/letters.h"
#include "base/utf8.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

bool is_blank(std::string_view text) {
    return std::all_of(text.begin(), text.end(), is_space);
}

std::string shortened(std::string_view text, std::size_t most) {
    return characters_in(text) <= most ? std::string(text) : std::string(cut_after(text, most)) + "…";
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_space(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        if (is_space(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && !is_space(text[end]))
            ++end;
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
    return parts_of(text, std::string_view(&separator, 1));
}

std::vector<std::string_view> parts_of(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + separator.size());
    }
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    return fmt::format("{}", fmt::join(parts, separator));
}

std::string folded(std::string_view text) {
    std::string line;
    for (const std::string_view word : words_of(text)) {
        if (!line.empty())
            line += ' ';
        line += word;
    }
    return line;
}

std::optional<std::int32_t> whole_number(std::string_view text) {
    if (text.empty())
        return std::nullopt;
    std::int32_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || value > 99'999'999)
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

namespace {

// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            now[j] = std::min({changed, last[j] + 1, now[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before_last[j - 2] + 1);
        }
        std::swap(before_last, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

} // namespace

std::optional<std::string_view> nearest_word(std::string_view word,
                                             const std::vector<std::string_view>& known) {
    constexpr std::size_t longest_compared = 64;
    if (word.empty() || word.size() > longest_compared)
        return std::nullopt;
    const std::string wanted = lowered(word);
    std::optional<std::string_view> nearest;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const auto [shorter, longer] = std::minmax({word.size(), candidate.size()});
        if (longer - shorter >= least) // each letter more is a change
            continue;
        // A word that differs in every letter is no typing error of this one.
        const std::size_t distance = edit_distance(wanted, lowered(candidate));
        if (distance < least && distance < candidate.size()) {
            least = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

std::string suggestion(std::string_view word, const std::vector<std::string_view>& known) {
    // Names on a roll may hold control letters.
    if (const auto nearest = nearest_word(word, known))
        return fmt::format("; did you mean '{}'?", harmless(*nearest));
    constexpr std::size_t most_listed = 24; // the longest choice of a shipped rule set has 18 values
    if (known.empty() || known.size() > most_listed)
        return {};
    return fmt::format("; it is one of {}", harmless(fmt::format("{}", fmt::join(known, ", "))));
}

std::string quoted(std::string_view text) {
    constexpr std::size_t most_bytes = 40;
    std::size_t length = std::min(text.size(), most_bytes);
    while (length < text.size() && length > 0 && !begins_character(text[length]))
        --length;
    return fmt::format("'{}{}'", harmless(text.substr(0, length)), length < text.size() ? "…" : "");
}

} // namespace muster
