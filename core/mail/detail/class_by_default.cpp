// SPDX-License-Identifier: MIT
#include "mail/detail/class_by_default.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/default_condition.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

struct DefaultClass {
    std::int32_t value = 0;
    std::string name;
    std::size_t begin = 0; // bytes of the line: the words of the class
    std::size_t end = 0;
    std::size_t sentence = 0;  // where the sentence begins
    std::size_t condition = 0; // where its words begin that mean something
};

// "To save your eyes:" says nothing: the token behind it; 0 if no such words open the sentence.
std::size_t behind_opening(std::string_view text, const Tokens& tokens, const Vocabulary& vocabulary) {
    const auto colon =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is(":"); });
    if (colon == tokens.end() || colon + 1 == tokens.end())
        return 0;
    const bool idle = phrases_in(text.substr(0, colon->begin), vocabulary).items.empty() &&
                      std::none_of(tokens.begin(), colon, [](const Token& token) {
                          return token.is_number() || names_part_of_field(token) || names_unit(token);
                      });
    return idle ? static_cast<std::size_t>(colon - tokens.begin()) + 1 : 0;
}

// Whether the sentence, from the token on, tells something of whoever has no other.
bool tells_default(const Tokens& tokens, std::size_t begin, const Vocabulary& vocabulary) {
    const DefaultCondition condition = default_condition_in(tokens, begin, tokens.size(), vocabulary);
    return !condition.half && condition.classes == 0 &&
           std::find(condition.tokens.begin(), condition.tokens.end(), true) != condition.tokens.end();
}

// "… a vignette of mine is loose order regular foot": the one class, behind the verb of all.
std::optional<DefaultClass> class_told(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const std::size_t opening =
        text.find(": ") == std::string_view::npos ? 0 : behind_opening(text, tokens, vocabulary);
    if (!tells_default(tokens, opening, vocabulary)) // finding the phrases of every line takes long
        return std::nullopt;
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    const PhraseItem* found = nullptr;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary)) {
            if (found != nullptr || said->second < ClassWord::name || vocabulary.is_leader(said->first))
                return std::nullopt;
            found = &item;
        }
    if (found == nullptr ||
        is_negation(tokens[found->begin - std::min<std::size_t>(found->begin, 1)].plain()))
        return std::nullopt;
    std::size_t verb = opening;
    while (verb < found->begin && !tokens[verb].is("is") && !tokens[verb].is("are"))
        ++verb;
    const bool of_all =
        std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(opening),
                    tokens.begin() + static_cast<std::ptrdiff_t>(verb), [](const Token& token) {
                        return is_counted_thing(token.plain()) || says_all(token) || is_own_noun(token) ||
                               token.is("they");
                    });
    if (verb >= found->begin || !of_all)
        return std::nullopt;
    const Trait& classes = vocabulary.ruleset().traits[vocabulary.class_trait()];
    const std::int32_t value = class_said(*found, vocabulary)->first;
    return DefaultClass{value,
                        small_letters(classes.value_name(value)),
                        tokens[found->begin].begin,
                        tokens[found->end - 1].end,
                        0,
                        tokens[opening].begin};
}

// In the first of the line's sentences that tells one.
std::optional<DefaultClass> class_told_in(const MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::string_view stop = ". ";
    for (std::size_t begin = 0; line.role == MailLine::Role::text && begin < line.text.size();) {
        const std::size_t end = std::min(line.text.find(stop, begin), line.text.size());
        if (auto told = class_told(std::string_view(line.text).substr(begin, end - begin), vocabulary)) {
            told->sentence = begin;
            told->condition += begin;
            told->begin += begin;
            told->end += begin;
            return told;
        }
        begin = end + stop.size();
    }
    return std::nullopt;
}

// "Not on foot", "Knights: …": the words speak of some class, if not of the one by default.
bool speaks_of_class(const Tokens& tokens, std::string_view behind, const Phrases& label,
                     std::int32_t by_default, const Vocabulary& vocabulary) {
    const std::vector<TraitValue>& classes = vocabulary.ruleset().traits[vocabulary.class_trait()].values;
    return class_word_in(behind, vocabulary) >= ClassWord::name ||
           std::any_of(tokens.begin(), tokens.end(),
                       [&](const Token& token) {
                           return std::any_of(classes.begin(), classes.end(), [&](const TraitValue& one) {
                               return token.has_form(small_letters(one.name));
                           });
                       }) ||
           std::any_of(label.items.begin(), label.items.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return said && said->first != by_default;
           });
}

// "Archers: 4 vignettes, LRW": where the count ends; 0 if the line is none such, or says its class.
std::size_t end_of_count(const MailLine& line, std::int32_t by_default, const Vocabulary& vocabulary) {
    const std::size_t colon = line.text.find(':');
    if (line.role != MailLine::Role::text || colon == std::string::npos)
        return 0;
    const std::string_view behind = std::string_view(line.text).substr(colon + 1);
    const Phrases label = phrases_in(line.text.substr(0, colon), vocabulary, {Level::troop});
    const Phrases phrases = phrases_in(behind, vocabulary, {Level::troop});
    const bool sums = std::any_of(label.tokens.begin(), label.tokens.end(), [](const Token& token) {
        return token.has_form_in(list_of(WordList::sum)) || token.has_form_in(list_of(WordList::row_sum)) ||
               names_part_of_field(token);
    });
    const bool counts = phrases.tokens.size() > 3 && phrases.tokens[0].is_number() &&
                        is_counted_thing(phrases.tokens[1].plain()) && phrases.tokens[2].is(",");
    return !sums && counts && !phrases.items.empty() &&
                   !speaks_of_class(phrases.tokens, behind, label, by_default, vocabulary)
               ? colon + 1 + phrases.tokens[1].end
               : 0;
}

// The sentence without the class and what opens it.
void take_class_out(MailLine& line, const DefaultClass& told) {
    const std::size_t begin =
        told.begin != 0 && line.text[told.begin - 1] == ' ' ? told.begin - 1 : told.begin;
    line.text.erase(begin, told.end - begin);
    line.text.erase(told.sentence, told.condition - told.sentence);
    char& first = line.text[told.sentence];
    first = static_cast<char>(std::toupper(static_cast<unsigned char>(first)));
    line.parts.clear();
}

} // namespace

std::vector<MailLine> with_class_by_default(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const std::optional<DefaultClass> told = class_told_in(lines[at], vocabulary);
        bool any = false;
        for (std::size_t row = at + 1; told && row < lines.size(); ++row)
            if (const std::size_t end = end_of_count(lines[row], told->value, vocabulary); end != 0) {
                lines[row].text.insert(end, ", " + told->name);
                for (MailLine::Part& part : lines[row].parts)
                    part.offset += part.offset > end ? told->name.size() + 2 : 0;
                any = true;
            }
        if (any) {
            take_class_out(lines[at], *told);
            break;
        }
    }
    return lines;
}

} // namespace muster
