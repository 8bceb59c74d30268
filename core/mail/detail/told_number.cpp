// SPDX-License-Identifier: MIT
#include "mail/detail/told_number.h"

#include <fmt/format.h>

namespace muster {

std::string figure_in_words(std::int32_t figure) {
    return fmt::format("{}{}", figure, figure == beyond_figures ? " or more" : "");
}

std::size_t begin_with_sign(const Tokens& tokens, std::size_t at) {
    if (at != 0 && tokens[at - 1].is("minus"))
        return at - 1;
    const bool tight = at != 0 && tokens[at - 1].is("-") && !tokens[at].spaced && !tokens[at].as_word;
    const bool apart = tight && (tokens[at - 1].spaced || tokens[at - 2].is(":") || tokens[at - 2].is("="));
    return apart ? at - 1 : at;
}

namespace {

// "BC", "B.C." at the token: where the words end, or the token itself.
std::size_t behind_before_christ(const Tokens& tokens, std::size_t at) {
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].has_form(word);
    };
    if (is(at, "bc") || is(at, "bce"))
        return at + 1;
    const std::size_t second = is(at + 1, ".") ? at + 2 : at + 1;
    const bool two = is(at, "b") && is(second, "c");
    return two ? second + 1 : at;
}

} // namespace

ToldNumber told_number(const Tokens& tokens, std::size_t at, bool is_year) {
    const std::size_t next = at + 1;
    const std::size_t end = is_year ? behind_before_christ(tokens, next) : next;
    const bool before_christ = end != next;
    const bool negative = before_christ || begin_with_sign(tokens, at) != at;
    const std::int32_t value = figure_of(tokens[at]);
    return {negative ? -value : value, end};
}

} // namespace muster
