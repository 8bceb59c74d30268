// SPDX-License-Identifier: MIT
#include "mail/detail/untold_count.h"

#include "base/harmful_letters.h"
#include "base/utf8.h"
#include "mail/detail/collective_counts.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

bool has_digit(const Token& token) {
    return std::any_of(token.text.begin(), token.text.end(), is_digit);
}

bool holds_harmful_letter(std::string_view text) {
    for (std::size_t at = 0; at < text.size();
         at += std::max<std::size_t>(character_length(text.substr(at)), 1))
        if (harmful_length(text.substr(at)) != 0)
            return true;
    return false;
}

// "½", "²", "⅓", "②": one of Unicode's signs for numbers at the start of the text.
bool begins_with_number_sign(std::string_view text) {
    const auto byte = [&](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    if (byte(0) == 0xC2)
        return byte(1) == 0xB2 || byte(1) == 0xB3 || byte(1) == 0xB9 || (byte(1) >= 0xBC && byte(1) <= 0xBE);
    if (byte(0) != 0xE2)
        return false;
    return (byte(1) == 0x81 && byte(2) >= 0xB0) || (byte(1) == 0x82 && byte(2) <= 0x9C) || // U+2070–209C
           (byte(1) == 0x85 && byte(2) >= 0x90) || (byte(1) == 0x86 && byte(2) <= 0x8B) || // U+2150–218B
           byte(1) == 0x91 || byte(1) == 0x92 || byte(1) == 0x93 ||                        // U+2440–24FF
           (byte(1) == 0x9D && byte(2) >= 0xB6) || (byte(1) == 0x9E && byte(2) <= 0x93);   // U+2776–2793
}

// "§21", "±3": digits, and nothing but signs and letters beyond ASCII beside them.
bool is_digits_with_signs(const Token& token) {
    return has_digit(token) && std::all_of(token.text.begin(), token.text.end(), [](char letter) {
               return is_digit(letter) || (static_cast<unsigned char>(letter) & 0x80U) != 0;
           });
}

class UntoldCounts {
public:
    UntoldCounts(const Phrases& phrases, const Piece& piece, const std::vector<bool>& used,
                 const std::vector<bool>& taken)
        : phrases_(phrases), tokens_(phrases.tokens), piece_(piece), used_(used), taken_(taken) {}

    std::vector<std::string> read() {
        for (std::size_t at = piece_.begin; at < piece_.end; ++at)
            look_at(at);
        return std::move(questions_);
    }

private:
    [[nodiscard]] bool is_understood(std::size_t at) const {
        return taken_[at] || (phrases_.owner[at] != Phrases::nobody && used_[phrases_.owner[at]]);
    }
    [[nodiscard]] bool is_times(std::size_t at) const {
        return at < piece_.end && !is_understood(at) &&
               (tokens_[at].is("x") || tokens_[at].is("*") || tokens_[at].is("mal"));
    }

    [[nodiscard]] bool is_counted() const {
        for (std::size_t at = piece_.begin; at < piece_.end; ++at)
            if (taken_[at] && tokens_[at].is_number())
                return true;
        return false;
    }

    void ask(std::size_t begin, std::size_t end) {
        questions_.push_back(
            fmt::format("\"{}\": not understood", text_between(phrases_.line, tokens_, begin, end)));
    }

    void look_at(std::size_t at) {
        const Token& token = tokens_[at];
        if (!token.is_mark() && !is_understood(at) && holds_harmful_letter(token.text))
            questions_.push_back(
                fmt::format("\"{}\": it holds letters that nobody sees", harmless(token.text)));
        else if (counts_nothing(at))
            ask(at == piece_.begin || tokens_[at - 1].is_mark() ? at : at - 1, at + 1);
        else if (is_multiplied_oddly(at) || (changes_count(at) && !is_odd_number(at)))
            ask(at, at + 2);
        else if (is_odd_number(at))
            ask(at, at + 1);
        else if (const std::size_t behind =
                     end_of_untold_collective(tokens_, piece_.begin, at, piece_.end, is_counted());
                 behind != at && !is_understood(at))
            ask(at, behind);
    }

    // "x (HIP-V-RA)", "§21 x (HIP-V-RA)": a sign of multiplication before troops, and no number before it.
    [[nodiscard]] bool counts_nothing(std::size_t at) const {
        const std::size_t next = at + 1;
        const bool numeral = tokens_[at].text == "X" && at != piece_.begin; // "Legio X"
        return is_times(at) && !numeral && next < piece_.end &&
               (tokens_[next].is("(") || is_understood(next)) &&
               (at == piece_.begin || !tokens_[at - 1].is_number());
    }

    // "b3" of "12b3", "±3", "½" as the first word of troops
    [[nodiscard]] bool is_odd_number(std::size_t at) const {
        const Token& token = tokens_[at];
        if (!token.is_word() || is_understood(at) || is_times(at + 1))
            return false;
        const bool tight = at > piece_.begin && tokens_[at - 1].is_number() && !token.spaced;
        return (tight && has_digit(token)) ||
               (at == piece_.begin && (is_digits_with_signs(token) || begins_with_number_sign(token.text)));
    }

    // "minus 1 x (HIP-V-RA)", "about 3 x …", "~3 …": what stands directly before the first count.
    [[nodiscard]] bool changes_count(std::size_t at) const {
        const std::size_t next = at + 1;
        if (next >= piece_.end || !tokens_[next].is_number() || !taken_[next] || !stands_first(at))
            return false;
        const bool counts =
            next + 1 < piece_.end && (!tokens_[next + 1].is_mark() || tokens_[next + 1].is("("));
        return leaves_count_open(tokens_[at]) && (counts || tokens_[at].is_mark());
    }

    // "(HIP-V-RA) x -1", "(HIP-V-RA) x ½"
    [[nodiscard]] bool is_multiplied_oddly(std::size_t at) const {
        const std::size_t next = at + 1;
        if (!is_times(at) || at == piece_.begin || next >= piece_.end ||
            !(tokens_[at - 1].is(")") || is_understood(at - 1)))
            return false;
        const bool signed_number =
            tokens_[next].is("-") && next + 1 < piece_.end && tokens_[next + 1].is_number();
        return signed_number || (tokens_[next].is_word() && !is_understood(next) &&
                                 (has_digit(tokens_[next]) || begins_with_number_sign(tokens_[next].text)));
    }

    // Nothing that is understood stands before the token.
    [[nodiscard]] bool stands_first(std::size_t at) const {
        for (std::size_t i = piece_.begin; i < at; ++i)
            if (is_understood(i))
                return false;
        return true;
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Piece& piece_;
    const std::vector<bool>& used_;
    const std::vector<bool>& taken_;
    std::vector<std::string> questions_;
};

} // namespace

bool leaves_count_open(const Token& before) {
    static const WordSet taking{"minus",  "less", "weniger",  "abzüglich", "moins",    "bar",
                                "deduct", "sub",  "subtract", "remove",    "drop",     "lose",
                                "losing", "away", "abziehen", "sauf",      "excluding"};
    return before.is("~") ||
           (before.is_word() && (taking.contains(before.plain()) || is_in(WordList::vague, before.plain())));
}

std::vector<std::string> untold_counts(const Phrases& phrases, const Piece& piece,
                                       const std::vector<bool>& used, const std::vector<bool>& taken) {
    return UntoldCounts(phrases, piece, used, taken).read();
}

} // namespace muster
