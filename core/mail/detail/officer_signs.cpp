// SPDX-License-Identifier: MIT
#include "mail/detail/officer_signs.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view officer_name = "unit commander";
constexpr std::size_t longest_sign = 6; // bytes

bool is_letter_or_digit(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

std::string_view without_end(std::string_view text, std::string_view marks) {
    while (!text.empty() && marks.find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    return text;
}

bool take_last_word(std::string_view& text, const WordSet& words) {
    const std::size_t space = text.rfind(' ');
    const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
    if (begin == text.size() || !words.contains(small_letters(text.substr(begin))))
        return false;
    text = without_end(text.substr(0, begin), " ");
    return true;
}

// "u/c", "CO", "off.": no word that says anything by itself.
bool looks_like_sign(std::string_view sign, bool defined) {
    if (sign.empty() || sign.size() > longest_sign ||
        std::none_of(sign.begin(), sign.end(), [](unsigned char c) { return std::isalpha(c) != 0; }) ||
        std::any_of(sign.begin(), sign.end(), is_digit) || !is_letter_or_digit(sign.front()))
        return false;
    const auto is_capital = [](unsigned char c) { return std::isupper(c) != 0; };
    return defined || sign.find_first_of("/.") != std::string_view::npos ||
           (sign.size() > 1 && std::all_of(sign.begin(), sign.end(), is_capital));
}

struct OfficerSign {
    std::string sign;
    std::int32_t price = 0;
    std::string told; // the line that told it, without it
};

// "cdr" of "Unit cdr = unit commander at 25"
bool is_rank_in_short(std::string_view sign) {
    static const WordSet ranks{"cdr", "cmdr", "comd", "cmd", "comdr"};
    return ranks.contains(small_letters(sign));
}

// What stands before the officer's name: the sign, and the text in front of it.
std::optional<std::pair<std::string, std::string>> sign_before(std::string_view before) {
    static const WordSet articles{"the", "a", "an", "his", "its", "one"};
    static const WordSet relations{"means", "for", "meaning", "heißt"};
    static const WordSet is{"is"};
    static const WordSet stands{"stands", "steht"};
    static const WordSet opening{"each", "every", "a", "the", "below", "here", "where", "and", "with", "an"};
    static const WordSet unit{"unit", "units"};
    before = without_end(before, " ");
    while (take_last_word(before, articles))
        ;
    bool defined = false;
    if (before.ends_with('=')) {
        before = without_end(before, " =");
        defined = true;
    } else if (before.ends_with('(') || before.ends_with(':')) {
        before = without_end(before, " (:");
    } else if (take_last_word(before, relations)) {
        take_last_word(before, stands);
        defined = true;
    } else if (!take_last_word(before, is)) {
        return std::nullopt;
    }
    const bool quoted = before.ends_with('"');
    before = without_end(before, "\"");
    const std::size_t space = before.find_last_of(" \"+");
    const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
    std::string sign(before.substr(begin));
    if (!looks_like_sign(sign, defined || quoted))
        return std::nullopt;
    std::string_view left = without_end(before.substr(0, begin), " \"+");
    while (take_last_word(left, opening) || (is_rank_in_short(sign) && take_last_word(left, unit)))
        left = without_end(left, " ,;:");
    return std::pair(std::move(sign), std::string(without_end(left, " ,;:.-(")));
}

// "(10)", ", 10 each", " at 25 points": the price, and where the text goes on behind it.
std::optional<std::pair<std::int32_t, std::size_t>> price_behind(std::string_view text, std::size_t at) {
    static const WordSet before{"at", "for", "is", "costs", "costing", "@", "cost", "=", "à"};
    static const WordSet behind{"points", "pts", "pt", "each", "apiece", "point"};
    const auto skip = [&](std::string_view marks) {
        at = std::min(text.find_first_not_of(marks, at), text.size());
    };
    skip(" ,:()-=@");
    for (std::size_t end = std::min(text.find(' ', at), text.size());
         end < text.size() && before.contains(small_letters(text.substr(at, end - at)));
         end = std::min(text.find(' ', at), text.size())) {
        at = end;
        skip(" ");
    }
    const std::size_t digits = at;
    while (at < text.size() && is_digit(text[at]))
        ++at;
    const auto price = whole_number(text.substr(digits, at - digits));
    if (digits == at || !price)
        return std::nullopt;
    for (;;) {
        std::size_t next = std::min(text.find_first_not_of(' ', at), text.size());
        std::size_t end = next;
        while (end < text.size() && is_letter_or_digit(text[end]))
            ++end;
        if (end == next || !behind.contains(small_letters(text.substr(next, end - next))))
            break;
        at = end;
    }
    skip(")");
    return std::pair(static_cast<std::int32_t>(*price), at);
}

std::optional<OfficerSign> sign_told(const std::string& text) {
    static constexpr std::string_view names[] = {officer_name, "commander of the unit", "commander of a unit",
                                                 "commander of each unit", "commander of its unit"};
    const std::string small = small_letters(text);
    std::size_t name = std::string::npos;
    std::size_t size = 0;
    for (const std::string_view one : names)
        if (name == std::string::npos) {
            name = small.find(one);
            size = one.size();
        }
    if (name == std::string::npos)
        return std::nullopt;
    const auto before = sign_before(std::string_view(text).substr(0, name));
    const auto price = before ? price_behind(text, name + size) : std::nullopt;
    if (!price)
        return std::nullopt;
    const std::string_view rest = std::string_view(text).substr(price->second);
    if (!rest.empty() && rest.front() != '.' && rest.front() != ',' && rest.front() != ';')
        return std::nullopt;
    const std::string costs = fmt::format("A {} costs {}", officer_name, price->first);
    const std::size_t more = std::min(rest.find_first_not_of(".,; "), rest.size());
    std::string told = before->second.empty() ? costs : fmt::format("{}. {}", before->second, costs);
    told += more == rest.size() ? "." : fmt::format(". {}", rest.substr(more));
    return OfficerSign{before->first, price->first, std::move(told)};
}

// "Unit   Figs   Type   Each   UC": no number, and gaps between the words.
bool heads_columns(std::string_view text) {
    constexpr std::size_t fewest = 2; // gaps
    std::size_t gaps = 0;
    for (std::size_t at = text.find("  "); at != std::string_view::npos;
         at = text.find("  ", text.find_first_not_of(' ', at)))
        ++gaps;
    return gaps >= fewest && std::none_of(text.begin(), text.end(), is_digit);
}

// The same over columns, where a longer word would move those behind it. Whether it stood there.
bool write_sign_in_heading(std::string& text, const OfficerSign& sign) {
    constexpr std::string_view officer = "cdr";
    const std::size_t at = text.find(sign.sign);
    const std::size_t end = at + sign.sign.size();
    if (at == std::string::npos || (at != 0 && is_letter_or_digit(text[at - 1])) ||
        (end < text.size() && is_letter_or_digit(text[end])))
        return false;
    std::string written(officer);
    const std::size_t more = written.size() - std::min(written.size(), sign.sign.size());
    const std::size_t next = std::min(text.find_first_not_of(' ', end), text.size());
    if (next < text.size() && next - end < more + 2)
        return false;
    written.resize(std::max(written.size(), sign.sign.size()), ' ');
    text.replace(at, sign.sign.size() + std::min(more, text.size() - end), written);
    return true;
}

// "+ u/c = 170" as "+ unit commander 10 = 170", "u/c 10" as "unit commander 10". Whether it stood there.
bool write_sign_out(std::string& text, const OfficerSign& sign) {
    bool found = false;
    for (std::size_t at = text.find(sign.sign); at != std::string::npos; at = text.find(sign.sign, at + 1)) {
        const std::size_t end = at + sign.sign.size();
        const bool begins =
            at == 0 || (!is_letter_or_digit(text[at - 1]) && text[at - 1] != '/' && text[at - 1] != '-');
        if (!begins || (end < text.size() && (is_letter_or_digit(text[end]) || text[end] == '/')))
            continue;
        const std::size_t next = std::min(text.find_first_not_of(" (@", end), text.size());
        const bool priced = next < text.size() && is_digit(text[next]);
        const std::string written =
            priced ? std::string(officer_name) : fmt::format("{} {}", officer_name, sign.price);
        constexpr std::string_view unit = "unit "; // "+ unit cdr 25"
        const bool whole = at >= unit.size() && is_rank_in_short(sign.sign) &&
                           small_letters(text.substr(at - unit.size(), unit.size())) == unit;
        at -= whole ? unit.size() : 0;
        text.replace(at, sign.sign.size() + (whole ? unit.size() : 0), written);
        at += written.size();
        found = true;
        if (at >= text.size())
            break;
    }
    return found;
}

} // namespace

std::vector<MailLine> with_officer_signs_written_out(std::vector<MailLine> lines,
                                                     const Vocabulary& vocabulary) {
    const Tokens known = vocabulary.tokens(officer_name);
    const auto match = vocabulary.longest(known, 0);
    if (vocabulary.ruleset().conversion.price.empty() || !match || match->end != known.size())
        return lines;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (lines[at].role != MailLine::Role::text || !lines[at].parts.empty())
            continue;
        std::optional<OfficerSign> sign = sign_told(lines[at].text);
        if (!sign)
            continue;
        std::vector<MailLine> written = lines;
        bool used = false;
        for (std::size_t i = 0; i < written.size(); ++i)
            if (i != at && written[i].role == MailLine::Role::text && written[i].parts.empty())
                used = (heads_columns(written[i].text) ? write_sign_in_heading(written[i].text, *sign)
                                                       : write_sign_out(written[i].text, *sign)) ||
                       used;
        if (!used)
            continue;
        written[at].text = std::move(sign->told);
        return written;
    }
    return lines;
}

} // namespace muster
