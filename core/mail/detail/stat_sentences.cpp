// SPDX-License-Identifier: MIT
#include "mail/detail/stat_sentences.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "Wardens, 3 vignettes", "Wardens: 3 vignettes, foot, close": one count, of troops.
bool counts_vignettes(std::string_view sentence, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 24; // tokens
    const Tokens tokens = vocabulary.tokens(sentence);
    std::size_t counts = 0;
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        counts += tokens[at].is_number() && is_counted_thing(tokens[at + 1].plain()) ? 1 : 0;
    return counts == 1 && tokens.size() <= longest;
}

// "Morale IV, skilled", "Defence D, no shield", "34 IP each": whatever stands in it is a value or a price.
bool tells_values_only(std::string_view sentence, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const std::string& worth = vocabulary.ruleset().conversion.price;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool known = phrases.owner[at] != Phrases::nobody || token.is_mark() || token.is_number() ||
                           is_negation(token.plain()) || token.is("and") || token.is("with") ||
                           token.is("each") || token.is("ip") || token.is(worth) || token.is("weapon") ||
                           is_in(WordList::money, token.plain());
        if (!known)
            return false;
    }
    return !phrases.tokens.empty();
}

// "General and sub-commander are here", "The sub-commander rides with them"
bool tells_who_is_here(std::string_view sentence, const Vocabulary& vocabulary) {
    return !marks_in(sentence, vocabulary).empty() || !general_and_others_in(sentence, vocabulary).empty();
}

// "TU 1. Riders, 4 vignettes. …": where it begins behind the number of the unit.
std::size_t end_of_label(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text.substr(0, text.find(". ")));
    const bool labelled = tokens.size() == 2 && (names_unit(tokens[0]) || tokens[0].is("tu")) &&
                          (tokens[1].is_number() || tokens[1].text.size() == 1);
    return labelled ? text.find(". ") + 2 : 0;
}

std::string joined_sentences(const std::string& text, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3; // sentences
    std::string_view left = text;
    while (left.ends_with('.'))
        left.remove_suffix(1);
    const std::size_t label = end_of_label(left, vocabulary);
    const std::vector<std::string_view> sentences = parts_of(left.substr(label), ". ");
    if (sentences.size() < fewest || !counts_vignettes(sentences.front(), vocabulary))
        return text;
    std::string joined =
        label == 0 ? "" : fmt::format("{}: ", left.substr(0, left.find_last_not_of(". ", label - 1) + 1));
    joined += sentences.front();
    std::size_t at = 1;
    for (; at < sentences.size() && tells_values_only(sentences[at], vocabulary); ++at)
        joined += ", " + std::string(trimmed(sentences[at]));
    if (at + 1 < fewest || class_word_in(joined, vocabulary) < ClassWord::name)
        return text;
    for (; at < sentences.size(); ++at) {
        if (!tells_who_is_here(sentences[at], vocabulary))
            return text;
        joined += ". " + std::string(trimmed(sentences[at]));
    }
    return joined;
}

} // namespace

std::vector<MailLine> with_stat_sentences_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.parts.empty() &&
            line.text.find(". ") != std::string::npos)
            line.text = joined_sentences(line.text, vocabulary);
    return lines;
}

} // namespace muster
