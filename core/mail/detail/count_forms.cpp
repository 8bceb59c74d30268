// SPDX-License-Identifier: MIT
#include "mail/detail/count_forms.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/said_of_one.h"
#include "mail/detail/shares_of_count.h"
#include "mail/detail/troop_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

// "2" of "Hearthguard x2"; nothing of another name.
std::string count_behind_name(std::string_view heading) {
    std::size_t begin = heading.size();
    while (begin != 0 && is_digit(heading[begin - 1]))
        --begin;
    std::size_t sign = begin;
    while (sign != 0 && is_space(heading[sign - 1]))
        --sign;
    const bool counts =
        begin < heading.size() && sign > 1 && heading[sign - 1] == 'x' && is_space(heading[sign - 2]);
    return counts ? std::string(heading.substr(begin)) : std::string();
}

// "4 x", "x 4", a number at the beginning: whether the tokens say a count in a usual way.
bool says_count(const Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if ((at == 0 && tokens[at].is_number()) ||
            (tokens[at].is_number() &&
             ((at != 0 && tokens[at - 1].is("x")) || (at + 1 < tokens.size() && tokens[at + 1].is("x")) ||
              (at + 1 < tokens.size() && tokens[at + 1].is_word() &&
               is_counted_thing(tokens[at + 1].plain())))))
            return true;
    return false;
}

// "HIS-III-RA .... 3 spears"; not "HIP-III-RA x 2 .... 4", where guns count.
std::string with_count_behind_dots_in_front(std::string line, const Vocabulary& vocabulary) {
    const std::size_t dots = line.find(" ..");
    if (dots == std::string::npos || dots == 0)
        return line;
    const std::string_view rest = std::string_view(line).substr(dots);
    const std::size_t count = std::min(rest.find_first_not_of(" ."), rest.size());
    const std::size_t end = std::min(rest.find_first_not_of("0123456789", count), rest.size());
    const bool counts = end > count && end + 1 < rest.size() && is_space(rest[end]);
    const std::string_view front = std::string_view(line).substr(0, dots);
    if (!counts || class_word_in(front, vocabulary) != ClassWord::code ||
        says_count(vocabulary.tokens(front)))
        return line;
    return fmt::format("{} x {} {}", rest.substr(count, end - count), line.substr(0, dots),
                       trimmed(rest.substr(end)));
}

// "HIS-IV-RA, 5 off (phalanx)", as in shopping lists, and "HIS/IV/RA [4] the phalanx": the one number of its
// kind in a line that begins with a code.
std::string with_quantity_in_front(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" off") == std::string::npos && line.find_first_of("[(") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    if (says_count(tokens))
        return line;
    const bool priced = !vocabulary.ruleset().conversion.price.empty();
    std::size_t begin = tokens.size();
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        const bool ends = at + 2 == tokens.size() || tokens[at + 2].is_mark();
        const bool off = tokens[at + 1].is("off") && tokens[at - 1].is_mark() && ends;
        const bool boxed = (tokens[at - 1].is("[") && tokens[at + 1].is("]")) ||
                           (tokens[at].as_word && tokens[at - 1].is("(") && tokens[at + 1].is(")"));
        if (!tokens[at].is_number() || !(off || boxed) || (priced && !tokens[at].as_word))
            continue;
        if (begin != tokens.size())
            return line;
        begin = at - 1;
    }
    if (begin == tokens.size() || begin == 0 ||
        class_word_in(std::string_view(line).substr(0, tokens[begin].begin), vocabulary) <
            (tokens[begin + 1].as_word ? ClassWord::name : ClassWord::code))
        return line;
    const bool in_bracket = tokens[begin].is("(") && !tokens[begin + 2].is(")");
    const bool alone = in_bracket && begin + 3 < tokens.size() && tokens[begin + 3].is(")"); // "(5 off)"
    const std::size_t from = tokens[in_bracket && !alone ? begin + 1 : begin].begin;
    return fmt::format("{} x {}{}", tokens[begin + 1].value, line.substr(0, from),
                       line.substr(tokens[alone ? begin + 3 : begin + 2].end));
}

// "2 no. HCC-IV-RA", "2 off HCC-IV-RA", as bills of quantities count: the word behind the count, before a
// code.
std::string without_word_of_quantity(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view word : {" no. ", " nos. ", " off ", " nr. ", " nr "})
        for (std::size_t at = line.find(word); at != std::string::npos; at = line.find(word, at + 1)) {
            const std::size_t code = at + word.size();
            const std::size_t end = std::min(line.find(' ', code), line.size());
            if (at != 0 && is_digit(line[at - 1]) && !is_digit(line[code]) &&
                class_word_in(std::string_view(line).substr(code, end - code), vocabulary) == ClassWord::code)
                line.erase(at, word.size() - 1);
        }
    return line;
}

// "class CAT, integrity plus, army RA, number 1 (the General)": the field that counts, last of the line.
std::string without_label_of_number(std::string line, const Vocabulary& vocabulary) {
    constexpr std::string_view label = ", number ";
    const std::size_t at = line.find(label);
    if (at == std::string::npos || line.find(label, at + 1) != std::string::npos)
        return line;
    const std::size_t count = at + label.size();
    const std::size_t end = std::min(line.find_first_not_of("0123456789", count), line.size());
    const bool ends = end == line.size() || std::string_view(line).substr(end).starts_with(" (");
    const std::string_view front = std::string_view(line).substr(0, at);
    const bool counted = std::any_of(front.begin(), front.end(), is_digit);
    if (end == count || !ends || counted || class_word_in(front, vocabulary) < ClassWord::name)
        return line;
    return line.erase(at + 2, label.size() - 2);
}

// "4 HIS-IV-RA plus one with the General": one more of them.
std::string with_one_more_counted(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view joints[] = {" plus one ", " and one ", " + one ", " + 1 ", " plus 1 "};
    const std::size_t end = std::min(line.find_first_not_of("0123456789"), line.size());
    constexpr std::size_t most_digits = 3;
    if (end == 0 || end > most_digits || !vocabulary.ruleset().conversion.price.empty())
        return line;
    for (const std::string_view joint : joints) {
        const std::size_t at = line.find(joint);
        if (at == std::string::npos)
            continue;
        std::string_view rest = std::string_view(line).substr(at + joint.size());
        if (rest.starts_with("more "))
            rest.remove_prefix(std::string_view("more ").size());
        const std::vector<ValueOf> marks = marks_in(rest, vocabulary);
        if (!rest.starts_with("with ") || marks.size() != 1 ||
            !is_of_general(marks.front(), vocabulary.ruleset()))
            return line;
        return fmt::format("{}{}, one {}", std::stoi(line.substr(0, end)) + 1, line.substr(end, at - end),
                           rest);
    }
    return line;
}

// "HIPn RA 4 phalanx, all four in one link, in line": linked, as many as they are.
std::string with_all_in_one_link(std::string line, const Vocabulary& vocabulary) {
    const std::size_t in = line.find(" in one link");
    if (in == std::string::npos || class_word_in(line, vocabulary) != ClassWord::code)
        return line;
    const Tokens tokens = vocabulary.tokens(std::string_view(line).substr(0, in));
    std::size_t begin = tokens.size();
    std::int32_t all = 0;
    if (begin != 0 && tokens[begin - 1].is_number())
        all = tokens[--begin].value;
    if (begin == 0 || !(tokens[begin - 1].is("all") || tokens[begin - 1].is("both")))
        return line;
    const auto first =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
    if (all != 0 && first->value != all)
        return line;
    const std::size_t from = tokens[begin - 1].begin;
    return line.replace(from, in + std::string_view(" in one link").size() - from, "linked");
}

// "African elephants: 2 of them, barbarian", "Elephants, three of them, 25 each": the name of a class, and
// how many they are. "One of them" may be the General.
std::string with_these_counted_in_front(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" of them") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t at = 1;
    while (at + 2 < tokens.size() && !tokens[at].is_number())
        ++at;
    const bool counts = at + 2 < tokens.size() && tokens[at].value > 1 && tokens[at - 1].is_mark() &&
                        tokens[at + 1].is("of") && tokens[at + 2].is("them") &&
                        (at + 3 == tokens.size() || tokens[at + 3].is_mark());
    if (!counts)
        return line;
    const std::string_view front = std::string_view(line).substr(0, tokens[at - 1].begin);
    const Phrases name = phrases_in(front, vocabulary);
    const auto said = name.items.size() == 1 ? class_said(name.items.front(), vocabulary) : std::nullopt;
    if (!said || said->second < ClassWord::kind || said->second == ClassWord::code ||
        vocabulary.is_leader(said->first) || name.items.front().end != name.tokens.size())
        return line;
    return fmt::format("{} {}{}", tokens[at].value, trimmed(front), line.substr(tokens[at + 2].end));
}

// "Elephants: 4, and a unit commander": the name of a class, and how many they are.
std::string with_count_of_kind_in_front(std::string line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos || colon + 2 >= line.size() || !is_digit(line[colon + 2]))
        return line;
    const Phrases name = phrases_in(line.substr(0, colon), vocabulary);
    const std::size_t end = std::min(line.find_first_not_of("0123456789", colon + 2), line.size());
    if (name.items.size() != 1 || name.items.front().begin != 0 ||
        name.items.front().end != name.tokens.size() || (end != line.size() && line[end] != ','))
        return line;
    const auto said = class_said(name.items.front(), vocabulary);
    const auto behind = class_word_in(std::string_view(line).substr(end), vocabulary);
    const bool priced = !vocabulary.ruleset().conversion.price.empty();
    return said && said->second >= ClassWord::kind && said->second != ClassWord::code &&
                   !vocabulary.is_leader(said->first) && (priced || behind == ClassWord::none)
               ? fmt::format("{} {}{}", line.substr(colon + 2, end - colon - 2), line.substr(0, colon),
                             line.substr(end))
               : line;
}

} // namespace

std::string with_count_in_front(std::string line, const Vocabulary& vocabulary) {
    line = without_label_of_number(without_word_of_quantity(std::move(line), vocabulary), vocabulary);
    line = with_count_behind_dots_in_front(std::move(line), vocabulary);
    line = with_one_more_counted(std::move(line), vocabulary);
    line = with_one_apart(with_shares_apart(std::move(line), vocabulary), vocabulary);
    line = with_all_in_one_link(std::move(line), vocabulary);
    line = with_quantity_in_front(std::move(line), vocabulary);
    line = with_these_counted_in_front(std::move(line), vocabulary);
    line = with_count_of_kind_in_front(std::move(line), vocabulary);
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos)
        return line;
    const std::string_view name = trimmed(std::string_view(line).substr(0, colon));
    const std::string_view rest = trimmed(std::string_view(line).substr(colon + 1));
    const std::string count = count_behind_name(name);
    if (count.empty() || rest.empty() || is_digit(rest.front()))
        return line;
    return fmt::format("{}: {} x {}", trimmed(name.substr(0, name.rfind('x'))), count, rest);
}

} // namespace muster
