// SPDX-License-Identifier: MIT
// Text functions that several readers share: blanks, words, digits, spelling suggestions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Space, tab, line feed and carriage return: XML's white space.
[[nodiscard]] constexpr bool is_space(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}
[[nodiscard]] bool is_blank(std::string_view text);
// At most this many letters of it, and "…" if that is not all.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);
[[nodiscard]] std::string_view trimmed(std::string_view text);
// The words between white space, in order.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);
// The parts between single separators, each trimmed: "a | b" gives "a" and "b", "" gives one empty part.
// A separator of several letters stands whole; it is not empty.
[[nodiscard]] std::vector<std::string_view> parts_of(std::string_view text, char separator);
[[nodiscard]] std::vector<std::string_view> parts_of(std::string_view text, std::string_view separator);
// Whether every word of `search` stands somewhere in `text`, also as part of a word: without the case and the
// accents of Latin letters ("Lutzen" finds "Lützen"), in the singular or the plural ("Elf" finds "elves").
[[nodiscard]] bool has_all_words(std::string_view text, std::string_view search);
// The same, each where a word of `text` begins: "Han" is not in "Chandragupta".
[[nodiscard]] bool begins_all_words(std::string_view text, std::string_view search);
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);
// Runs of white space as one space each, none at the ends.
[[nodiscard]] std::string folded(std::string_view text);

// ASCII digits only, no sign, at most nine digits after leading zeros; nothing else is a whole number here.
[[nodiscard]] std::optional<std::int32_t> whole_number(std::string_view text);

// The known word with the smallest edit distance to `word` (a swap counts as one edit), if one is close
// enough.
[[nodiscard]] std::optional<std::string_view> nearest_word(std::string_view word,
                                                           const std::vector<std::string_view>& known);
// "; did you mean 'x'?" or, if none is close, "; it is one of a, b, c" for up to 24 words, else "".
[[nodiscard]] std::string suggestion(std::string_view word, const std::vector<std::string_view>& known);

// The text as it may stand inside quotes in a message: cut after 40 bytes (not inside a character), ends of
// lines and tabs shown as spaces, other letters that steer a terminal or the direction of writing as "?".
[[nodiscard]] std::string quoted(std::string_view text);

} // namespace muster
