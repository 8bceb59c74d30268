// SPDX-License-Identifier: MIT
// Token: a word, a number or a mark of a line. A reader of a line has to say of each what it is.
#pragma once

#include "mail/detail/shared_vector.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct Token {
    enum class Kind : std::uint8_t { word, number, mark };
    Kind kind = Kind::mark;
    std::string text; // as it stands in the line
    std::vector<std::string>
        forms;              // of a word and of a mark: how a vocabulary may know it; the first: small letters
    std::int32_t value = 0; // of a number
    bool spaced = false;    // white space stands before it, or it is the first
    bool as_word = false;   // a number that was written as a word
    std::size_t begin = 0;  // bytes of the line
    std::size_t end = 0;

    [[nodiscard]] const std::string& plain() const { return forms.front(); }
    [[nodiscard]] bool is(std::string_view mark_or_word) const { return forms.front() == mark_or_word; }
    [[nodiscard]] bool has_form(std::string_view form) const {
        return std::find(forms.begin(), forms.end(), form) != forms.end();
    }
    // In any form that a vocabulary knows: "Summe" is a sum too.
    template <class Words>
    [[nodiscard]] bool has_form_in(const Words& words) const {
        return is_word() && std::any_of(forms.begin(), forms.end(),
                                        [&](const std::string& form) { return words.contains(form); });
    }
    [[nodiscard]] bool is_word() const { return kind == Kind::word; }
    [[nodiscard]] bool is_number() const { return kind == Kind::number; }
    [[nodiscard]] bool is_mark() const { return kind == Kind::mark; }
};

using Tokens = SharedVector<Token>;

// Anywhere in it, and every letter beyond ASCII at its beginning.
[[nodiscard]] bool has_capital_letter(const Token& token);

[[nodiscard]] constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// The line must hold plain characters only (plain_characters()). `is_known` tells whether a run of letters
// and digits, in small letters, is a word as it stands ("2hw"); else "4bd" is a number and a word. "1,000"
// and "90.0" are whole numbers, "95th" is a word. Several dots in a row are one mark "..".
[[nodiscard]] std::vector<Token> tokens_of(std::string_view line,
                                           const std::function<bool(const std::string&)>& is_known);

// Where the value may stand behind the label of `begin` to `end`: "attached gun of epoch II", "Epoch III,
// with an attached gun, Epoch III" (the second is the gun's).
[[nodiscard]] std::size_t behind_label(const Tokens& tokens, std::size_t begin, std::size_t end);

// Typographic quotation marks, hyphens and spaces, the multiplication sign and HTML's entities as plain
// characters.
[[nodiscard]] std::string plain_characters(std::string_view line);

// The text of the tokens from `first` up to but without `last`, as it stands in the line.
[[nodiscard]] std::string text_between(std::string_view line, const Tokens& tokens, std::size_t first,
                                       std::size_t last);

// "jv." within the line, before `end`: a short word in small letters, its dot and no new sentence. Not
// "regt." and the like, which say nothing of troops.
[[nodiscard]] bool is_cut_short(const Tokens& tokens, std::size_t at, std::size_t end);

} // namespace muster
