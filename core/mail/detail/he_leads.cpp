// SPDX-License-Identifier: MIT
#include "mail/detail/he_leads.h"

#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// The words of the rank of the only general in the text; "" where it names none, another leader, or troops.
std::string only_rank_in(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    std::string rank;
    for (const PhraseItem& item : phrases.items) {
        const bool general = is_general_by_rank(item, phrases.tokens, vocabulary);
        if ((general && !rank.empty()) || (!general && class_said(item, vocabulary)))
            return {};
        if (general)
            rank = text_between(phrases.line, phrases.tokens, item.begin, item.end);
    }
    return rank;
}

// Behind "He", "She" where the words say whom he leads; 0 where they say anything else.
std::size_t behind_him(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet himself{"himself", "herself", "personally", "also", "always"};
    static const WordSet leading{"leads", "commands", "heads", "joins", "accompanies", "führt", "befehligt"};
    static const WordSet beside{"rides", "is", "fights", "marches", "stands", "goes", "reitet", "ist"};
    static const WordSet those{"them",   "these", "those", "this", "it",
                               "nobody", "none",  "no",    "sie",  "diese"};
    if (!sentence.starts_with("He ") && !sentence.starts_with("She ") && !sentence.starts_with("Er "))
        return 0;
    const Tokens tokens = vocabulary.tokens(sentence);
    std::size_t at = 1;
    while (at < tokens.size() && himself.contains(tokens[at].plain()))
        ++at;
    const std::size_t verb = at;
    if (at < tokens.size() && leading.contains(tokens[at].plain()))
        ++at;
    else if (at + 1 < tokens.size() && beside.contains(tokens[at].plain()) &&
             (tokens[at + 1].is("with") || tokens[at + 1].is("mit")))
        at += 2;
    return at == verb || at >= tokens.size() || those.contains(tokens[at].plain()) ? 0 : tokens[1].begin;
}

// What stands from `begin` on, as a line of its own, and taken off the line.
MailLine rest_of_line(MailLine& line, std::size_t begin) {
    MailLine rest = line;
    rest.text = line.text.substr(begin);
    rest.bullet = rest.heading = rest.after_blank = false;
    rest.label.clear();
    rest.parts.clear();
    for (MailLine::Part& part : line.parts)
        if (part.offset <= begin)
            rest.number = part.number;
        else
            rest.parts.push_back({part.offset - begin, part.number});
    line.text.resize(begin);
    while (line.text.ends_with(' '))
        line.text.pop_back();
    std::erase_if(line.parts, [&](const MailLine::Part& part) { return part.offset > line.text.size(); });
    return rest;
}

} // namespace

std::vector<MailLine> with_him_by_rank(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::string_view stop = ". ";
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    std::vector<MailLine> told;
    for (MailLine& line : lines) {
        const bool text = line.role == MailLine::Role::text;
        const std::string_view whole = line.text;
        std::size_t begin = 0; // of the sentence about him
        for (std::size_t at = whole.find(stop); text && at != std::string_view::npos;
             at = whole.find(stop, at + 1))
            if (behind_him(whole.substr(at + stop.size()), vocabulary) != 0) {
                begin = at + stop.size();
                break;
            }
        const std::size_t behind = text ? behind_him(whole.substr(begin), vocabulary) : 0;
        std::string rank;
        if (behind != 0 && begin != 0)
            rank = only_rank_in(whole.substr(0, begin), vocabulary);
        else if (behind != 0 && !told.empty() && told.back().role == MailLine::Role::text)
            rank = only_rank_in(told.back().text, vocabulary);
        if (rank.empty()) {
            told.push_back(std::move(line));
            continue;
        }
        MailLine rest = begin == 0 ? line : rest_of_line(line, begin);
        const std::string he = "The " + rank + " ";
        for (MailLine::Part& part : rest.parts)
            part.offset += he.size() - behind;
        rest.text.replace(0, behind, he);
        if (begin != 0)
            told.push_back(std::move(line));
        told.push_back(std::move(rest));
    }
    return told;
}

} // namespace muster
