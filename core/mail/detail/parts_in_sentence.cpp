// SPDX-License-Identifier: MIT
#include "mail/detail/parts_in_sentence.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

std::string with_capital(std::string_view name) {
    std::string words(trimmed(name));
    if (!words.empty())
        words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
    return words;
}

// "the Westfold" of ", and the Westfold "; "" if it is no name of a few words.
std::string name_of_part(std::string_view words, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 5; // words
    if (const std::size_t colon = words.rfind(':'); colon != std::string_view::npos)
        words = words.substr(colon + 1);
    const std::size_t stop = words.rfind(". ");
    words = trimmed(stop == std::string_view::npos ? words : words.substr(stop + 2));
    while (!words.empty() && (words.front() == ',' || words.front() == ';'))
        words = trimmed(words.substr(1));
    const auto begins_so = [&] {
        return !words.empty() && std::isupper(static_cast<unsigned char>(words.front())) != 0;
    };
    const bool begins_sentence = begins_so(); // "The vanguard"
    for (const std::string_view opening : {"and ", "und ", "the ", "der ", "die ", "my "})
        if (small_letters(words).starts_with(opening))
            words = trimmed(words.substr(opening.size()));
    const bool named = !words.empty() && words_of(words).size() <= longest &&
                       (begins_sentence || begins_so()) &&
                       words.find_first_of("0123456789,;:") == std::string_view::npos &&
                       class_word_in(words, vocabulary) < ClassWord::code;
    return named ? with_capital(words) : std::string();
}

// "western wing: rating 4, orders attack; eastern wing: rating 3" with brackets instead of colons.
std::string with_brackets_for_colons(std::string_view text, const Vocabulary& vocabulary) {
    std::string before;
    std::string parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        const std::string_view clause = text.substr(begin, end - begin);
        const std::size_t colon = clause.find(':');
        const std::size_t stop = std::min(clause.find(". ", std::min(colon, clause.size())), clause.size());
        const Tokens tokens = vocabulary.tokens(clause.substr(std::min(colon, stop), stop));
        const bool part =
            colon < stop && clause.find('(') == std::string_view::npos && says_rating(tokens, tokens.size());
        if (!part && !parts.empty())
            return std::string(text);
        if (part)
            parts += (parts.empty() ? "" : ", ") + with_capital(clause.substr(0, colon)) + " (" +
                     std::string(trimmed(clause.substr(colon + 1, stop - colon - 1))) + ")" +
                     std::string(clause.substr(stop));
        else
            before += std::string(trimmed(clause)) + ". ";
        begin = end + 1;
    }
    return parts.empty() ? std::string(text) : before + parts;
}

// "The vanguard has a sub-commander of rating 3 and orders to attack, the flank guard one of rating 2 and
// orders to wait" as "The vanguard (sub-commander of rating 3, orders attack), the flank guard (…)".
std::string with_brackets_for_verbs(std::string_view text) {
    static constexpr std::string_view first_forms[] = {" has a sub-commander of rating ",
                                                       " has a sub-commander rated "};
    static constexpr std::string_view other_forms[] = {" one of rating ", " a sub-commander of rating ",
                                                       " one rated ", " a sub-commander rated "};
    std::string line(text);
    const auto [first, has] = first_of_phrases(line, first_forms, 0);
    if (first == line.size() || first_of_phrases(line, other_forms, first + has).at == line.size() ||
        line.find('(') != std::string::npos)
        return line;
    const std::size_t stop =
        std::min(line.find(". ", first), line.ends_with('.') ? line.size() - 1 : line.size());
    std::string told = line.substr(0, first);
    std::string_view rest = std::string_view(line).substr(first + has, stop - first - has);
    while (true) {
        const auto [next, one] = first_of_phrases(rest, other_forms, 0);
        const std::size_t comma = next == rest.size() ? rest.size() : rest.rfind(", ", next);
        if (comma == std::string_view::npos || (next != rest.size() && comma + 2 >= next))
            return line;
        std::string words(rest.substr(0, comma));
        for (const std::string_view joint : {" and orders to ", " with orders to ", " and orders "})
            if (const std::size_t at = words.find(joint); at != std::string::npos)
                words.replace(at, joint.size(), ", orders ");
        told += " (sub-commander of rating " + words + ")";
        if (next == rest.size())
            break;
        std::string_view name = trimmed(rest.substr(comma + 2, next - comma - 2));
        for (const std::string_view opening : {"and ", "the "})
            if (name.starts_with(opening))
                name.remove_prefix(opening.size());
        told += ", " + with_capital(name);
        rest.remove_prefix(next + one);
    }
    return told + line.substr(stop);
}

// The parts that the sentence names, each with its bracket; none if anything in it is something else.
std::vector<std::string> parts_in(std::string_view text, const Vocabulary& vocabulary) {
    std::vector<std::string> parts;
    while (text.find('(') != std::string_view::npos) {
        const std::size_t open = text.find('(');
        const std::size_t close = text.find(')', open);
        if (close == std::string_view::npos)
            return {};
        const std::string name = name_of_part(text.substr(0, open), vocabulary);
        const std::string_view words = text.substr(open, close + 1 - open);
        const Tokens tokens = vocabulary.tokens(words);
        if (name.empty() || !says_rating(tokens, tokens.size()))
            return {};
        parts.push_back(name + " " + std::string(words));
        text.remove_prefix(close + 1);
    }
    constexpr std::size_t fewest = 2;
    const bool ends = text.find_first_not_of(" .") == std::string_view::npos;
    return ends && parts.size() >= fewest ? parts : std::vector<std::string>();
}

} // namespace

std::vector<MailLine> with_parts_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    std::vector<MailLine> apart;
    for (MailLine& line : lines) {
        const std::string text = with_brackets_for_verbs(with_brackets_for_colons(line.text, vocabulary));
        const std::size_t end = std::min(text.find(")."), text.size() - 1);
        const std::vector<std::string> parts =
            line.role == MailLine::Role::text
                ? parts_in(std::string_view(text).substr(0, end + 1), vocabulary)
                : std::vector<std::string>();
        if (parts.empty()) {
            apart.push_back(std::move(line));
            continue;
        }
        // What stands before and behind them, such as "General's rating 4.", are sentences of their own.
        MailLine part = line;
        part.parts.clear();
        const auto add = [&](std::string_view words) {
            part.text = trimmed(words);
            if (words.find_first_not_of(" .") != std::string_view::npos)
                apart.push_back(part);
        };
        const std::size_t stop = text.rfind(". ", text.find('('));
        if (stop != std::string::npos)
            add(std::string_view(text).substr(0, stop + 1));
        for (const std::string& words : parts)
            add(words);
        add(std::string_view(text).substr(end + 1));
    }
    return apart;
}

} // namespace muster
