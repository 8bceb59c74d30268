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
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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

// "natural weapons only", "only natural weapons": whether the word belongs to a value that stands alone
// between marks.
bool limits_value(const Phrases& phrases, std::size_t at) {
    const auto is_value = [&](std::size_t i) { return phrases.owner[i] != Phrases::nobody; };
    const bool begins = at == 0 || phrases.tokens[at - 1].is_mark();
    const bool ends = at + 1 == phrases.tokens.size() || phrases.tokens[at + 1].is_mark();
    return phrases.tokens[at].is("only") && begins != ends && is_value(begins ? at + 1 : at - 1);
}

// "Morale IV, skilled", "Defence D, no shield", "34 IP each": whatever stands in it is a value or a price.
bool tells_values_only(std::string_view sentence, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const std::string& worth = vocabulary.ruleset().conversion.price;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool known = phrases.owner[at] != Phrases::nobody || token.is_mark() || token.is_number() ||
                           is_negation(token.plain()) || token.is("and") || token.is("with") ||
                           token.is("in") || token.is("without") || token.is("each") || token.is("ip") ||
                           token.is(worth) || token.is("weapon") || is_in(WordList::money, token.plain()) ||
                           limits_value(phrases, at);
        if (!known)
            return false;
    }
    return !phrases.tokens.empty();
}

// "They carry pikes", "Armed with SRW" as "pikes", "SRW".
std::string_view without_verb(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet people{"they", "these", "it", "he", "all", "the", "men", "sie"};
    static const WordSet verbs{"carry", "carries", "have", "has",   "wear",  "wears",
                               "use",   "uses",    "bear", "bears", "are",   "is",
                               "armed", "fight",   "with", "of",    "haben", "tragen"};
    const Tokens tokens = vocabulary.tokens(sentence);
    std::size_t at = 0;
    while (at < tokens.size() && people.contains(tokens[at].plain()))
        ++at;
    const std::size_t verb = at;
    while (at < tokens.size() && verbs.contains(tokens[at].plain()))
        ++at;
    const bool told = at < tokens.size() && (at > verb + 1 || (at > verb && verb != 0));
    return told ? sentence.substr(tokens[at].begin) : sentence;
}

// "(105 IP)", "[3 x 15 = 45]", "= 105 IP": a price in brackets and nothing else, or behind a sign.
bool tells_price_only(std::string_view sentence, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(sentence);
    bool number = false;
    bool money = false;
    for (const Token& token : tokens) {
        const bool worth = token.is("ip") || token.is(vocabulary.ruleset().conversion.price) ||
                           is_in(WordList::money, token.plain());
        if (!token.is_number() && !token.is_mark() && !worth && !token.is("each") && !token.is("x"))
            return false;
        number = number || token.is_number();
        money = money || worth;
    }
    return number && (money || tokens.front().is("="));
}

// "General and sub-commander are here", "The sub-commander rides with them"
bool tells_who_is_here(std::string_view sentence, const Vocabulary& vocabulary) {
    return !marks_in(sentence, vocabulary).empty() || !general_and_others_in(sentence, vocabulary).empty();
}

// "With them: the General, the sub-commander", "Commanders: General and sub-commander", "Led by the General"
// as "the General and the sub-commander are with them"; the sentence itself where it says anything else.
std::string company_told(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet before{"with",     "here",    "commander", "commanders", "leader",    "leaders",
                                "officers", "officer", "company",   "attached",   "present",   "joined",
                                "led",      "mit",     "dabei",     "kommandeur", "characters"};
    static const WordSet pointing{"them",   "it",    "this", "these", "unit", "by",   "ihnen",
                                  "with",   "are",   "is",   "rides", "ride", "goes", "go",
                                  "stands", "stand", "also", "in",    "here"};
    const Tokens tokens = vocabulary.tokens(sentence);
    std::size_t at = 0;
    if (tokens.empty() || !before.contains(tokens[0].plain()))
        return std::string(sentence);
    for (++at; at < tokens.size() && pointing.contains(tokens[at].plain());)
        ++at;
    const bool colon = at < tokens.size() && (tokens[at].is(":") || tokens[at].is("="));
    at += colon ? 1 : 0;
    if (at >= tokens.size() || (!colon && (at == 1 && !tokens[0].is("with") && !tokens[0].is("mit"))))
        return std::string(sentence);
    std::string who;
    for (const std::string_view one : parts_of(sentence.substr(tokens[at].begin), ", "))
        who += (who.empty() ? "" : " and ") + std::string(trimmed(one));
    std::string told = who + " are with them";
    return tells_who_is_here(who, vocabulary) && tells_who_is_here(told, vocabulary) ? told
                                                                                     : std::string(sentence);
}

// The sentences of a line, "(35 each, 105 IP) With it: the General" as two of them.
std::vector<std::string> sentences_with_prices_apart(std::string_view text, const Vocabulary& vocabulary) {
    std::vector<std::string> found;
    for (const std::string_view part : parts_of(text, ". ")) {
        const std::string_view sentence = trimmed(part);
        const std::size_t close = sentence.find_first_of(")]");
        if ((sentence.starts_with('(') || sentence.starts_with('[')) && close + 2 < sentence.size() &&
            tells_price_only(sentence.substr(0, close + 1), vocabulary)) {
            found.emplace_back(sentence.substr(0, close + 1));
            found.emplace_back(trimmed(sentence.substr(close + 1)));
            continue;
        }
        if (!sentence.empty())
            found.emplace_back(sentence);
    }
    return found;
}

// "A1. Riders", "2b. Riders": letters and digits, both of them.
bool is_short_label(std::string_view text) {
    constexpr std::size_t longest = 4; // bytes
    const std::string_view label = text.substr(0, text.find(". "));
    const auto is_alpha = [](unsigned char c) { return std::isalpha(c) != 0; };
    return label.size() <= longest && std::any_of(label.begin(), label.end(), is_digit) &&
           std::any_of(label.begin(), label.end(), is_alpha) &&
           std::all_of(label.begin(), label.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
}

// "TU 1. Riders, 4 vignettes. …": where it begins behind the number of the unit.
std::size_t end_of_unit_label(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text.substr(0, text.find(". ")));
    const bool labelled = tokens.size() == 2 && (names_unit(tokens[0]) || tokens[0].is("tu")) &&
                          (tokens[1].is_number() || tokens[1].text.size() == 1);
    return labelled || is_short_label(text) ? text.find(". ") + 2 : 0;
}

// "3 vignettes"
bool is_bare_count(std::string_view sentence, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(sentence);
    return tokens.size() == 2 && tokens[0].is_number() && is_counted_thing(tokens[1].plain());
}

// "Serpent Guard": no number, no value and no sentence.
bool is_only_name(std::string_view sentence, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 6; // tokens
    const Phrases phrases = phrases_in(sentence, vocabulary, {Level::troop});
    return phrases.tokens.size() <= longest && !is_sentence(sentence) &&
           std::none_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
               return token.is_number() || names_unit(token) || names_part_of_field(token);
           });
}

std::string joined_sentences(const std::string& text, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3; // sentences
    std::string_view left = text;
    while (left.ends_with('.'))
        left.remove_suffix(1);
    const std::size_t label = end_of_unit_label(left, vocabulary);
    std::vector<std::string> sentences = sentences_with_prices_apart(left.substr(label), vocabulary);
    if (sentences.size() > fewest && is_bare_count(sentences[1], vocabulary) &&
        is_only_name(sentences[0], vocabulary)) {
        sentences[0] += ", " + sentences[1];
        sentences.erase(sentences.begin() + 1);
    }
    if (sentences.size() < fewest || !counts_vignettes(sentences.front(), vocabulary))
        return text;
    std::string joined =
        label == 0 ? "" : fmt::format("{}: ", left.substr(0, left.find_last_not_of(". ", label - 1) + 1));
    joined += sentences.front();
    std::size_t values = 0;
    std::string company;
    for (std::size_t at = 1; at < sentences.size(); ++at) {
        const std::string_view said = without_verb(sentences[at], vocabulary);
        if (tells_price_only(said, vocabulary)) {
            joined += (said.starts_with('=') ? " " : ", ") + std::string(said);
            continue;
        }
        if (company.empty() && tells_values_only(said, vocabulary)) {
            joined += ", " + std::string(said);
            ++values;
            continue;
        }
        const std::string who = company_told(sentences[at], vocabulary);
        if (!tells_who_is_here(who, vocabulary))
            return text;
        company += ". " + who;
    }
    if (values + 2 < fewest || class_word_in(joined, vocabulary) < ClassWord::name)
        return text;
    return joined + company;
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
