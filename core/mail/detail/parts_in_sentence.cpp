// SPDX-License-Identifier: MIT
#include "mail/detail/parts_in_sentence.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/line_reading.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "the Westfold" of ", and the Westfold "; "" if it is no name of a few words.
std::string name_of_part(std::string_view words, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 5; // words
    if (const std::size_t colon = words.rfind(':'); colon != std::string_view::npos)
        words = words.substr(colon + 1);
    const std::size_t stop = words.rfind(". ");
    words = trimmed(stop == std::string_view::npos ? words : words.substr(stop + 2));
    while (!words.empty() && (words.front() == ',' || words.front() == ';'))
        words = trimmed(words.substr(1));
    for (const std::string_view opening : {"and ", "und ", "the ", "der ", "die ", "my "})
        if (small_letters(words).starts_with(opening))
            words = trimmed(words.substr(opening.size()));
    const bool named = !words.empty() && words_of(words).size() <= longest &&
                       std::isupper(static_cast<unsigned char>(words.front())) != 0 &&
                       words.find_first_of("0123456789,;:") == std::string_view::npos &&
                       class_word_in(words, vocabulary) < ClassWord::code;
    return named ? std::string(words) : std::string();
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
        const std::vector<std::string> parts =
            line.role == MailLine::Role::text ? parts_in(line.text, vocabulary) : std::vector<std::string>();
        if (parts.empty()) {
            apart.push_back(std::move(line));
            continue;
        }
        // What stands before them, such as "General's rating 4.", is a sentence of its own.
        const std::size_t stop = line.text.rfind(". ", line.text.find('('));
        MailLine part = line;
        part.parts.clear();
        if (stop != std::string::npos) {
            part.text = line.text.substr(0, stop + 1);
            apart.push_back(part);
        }
        for (const std::string& words : parts) {
            part.text = words;
            apart.push_back(part);
        }
    }
    return apart;
}

} // namespace muster
