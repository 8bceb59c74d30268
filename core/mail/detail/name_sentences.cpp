// SPDX-License-Identifier: MIT
#include "mail/detail/name_sentences.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::string_view end_of_sentence = ". ";
constexpr std::string_view word_here = " here";

// A few words without a number that name no part of the army and are no code of troops.
bool is_brief_name(std::string_view text, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // words
    const Tokens tokens = vocabulary.tokens(text);
    return !tokens.empty() && tokens.size() <= longest && has_capital_letter(tokens.front()) &&
           std::all_of(tokens.begin(), tokens.end(),
                       [](const Token& token) {
                           return token.is_word() && !is_talk(token.plain()) && !names_part_of_field(token) &&
                                  !names_unit(token);
                       }) &&
           class_word_in(text, vocabulary) < ClassWord::name;
}

// "3 vignettes, mounted / open"
bool counts_rank_and_file(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    return tokens.size() > 3 && tokens[0].is_number() && is_counted_thing(tokens[1].plain()) &&
           class_word_in(text, vocabulary) >= ClassWord::name;
}

} // namespace

std::vector<MailLine> with_names_before_counts(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        const std::size_t end = line.text.find(end_of_sentence);
        if (line.role != MailLine::Role::text || end == std::string::npos || !line.parts.empty() ||
            !counts_rank_and_file(std::string_view(line.text).substr(end + end_of_sentence.size()),
                                  vocabulary))
            continue;
        const std::string_view sentence = std::string_view(line.text).substr(0, end);
        const std::size_t comma = sentence.find(", ");
        const std::string behind = line.text.substr(end + end_of_sentence.size());
        if (comma == std::string_view::npos) {
            if (line.bullet && is_brief_name(sentence, vocabulary))
                line.text = fmt::format("{}: {}", sentence, behind);
            continue;
        }
        std::string_view marks = sentence.substr(comma + 2);
        if (!marks.ends_with(word_here) || !is_brief_name(sentence.substr(0, comma), vocabulary))
            continue;
        marks.remove_suffix(word_here.size());
        if (!marks_in(marks, vocabulary).empty())
            line.text = fmt::format("{} ({}): {}", sentence.substr(0, comma), marks, behind);
    }
    return lines;
}

} // namespace muster
