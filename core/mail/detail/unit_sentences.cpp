// SPDX-License-Identifier: MIT
#include "mail/detail/unit_sentences.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "Unit One", "Second unit", "The unit B": the token behind it, 0 if the line does not begin so.
std::size_t end_of_unit_label(const Tokens& tokens) {
    const std::size_t at = !tokens.empty() && is_article(tokens[0].plain()) ? 1 : 0;
    if (at + 1 >= tokens.size())
        return 0;
    const bool labelled =
        names_unit(tokens[at]) && (tokens[at + 1].is_number() || is_letter_label(tokens[at + 1]));
    const bool ordinal = ordinal_of(tokens[at]) != 0 && names_unit(tokens[at + 1]);
    return labelled || ordinal ? at + 2 : 0;
}

bool is_leader(const PhraseItem& item, const Ruleset& ruleset) {
    return std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
        const ValueOf& value = meaning.values.front();
        const Trait& trait = ruleset.traits[value.trait];
        return is_of_general(value, ruleset) || (trait.is_switch() && trait.level == Level::unit);
    });
}

// "joined by the General and by the sub-commander", "nobody with it": the leaders in their words, none where
// it denies them; nothing where it says something else.
std::optional<std::string> leaders_told(const std::string& said, const Vocabulary& vocabulary) {
    static const WordSet idle{
        "joined",     "by",         "accompanied", "led",      "commanded", "is",      "are",     "here",
        "attached",   "my",         "both",        "it",       "this",      "where",   "march",   "stand",
        "stands",     "marches",    "rides",       "ride",     "fights",    "fight",   "goes",    "go",
        "along",      "headed",     "including",   "them",     "unit",      "these",   "also",    "himself",
        "joins",      "join",       "present",     "together", "hier",      "ist",     "sind",    "dabei",
        "personally", "person",     "has",         "holds",    "leader",    "leaders", "officer", "officers",
        "commander",  "commanders", "anybody",     "anyone",   "there",     "who"};
    static const WordSet denials{"nobody",  "no",   "none",  "without", "not",
                                 "niemand", "kein", "keine", "ohne"};
    const Phrases phrases = phrases_in(said, vocabulary);
    std::string leaders;
    bool denied = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        if (owner != Phrases::nobody && is_leader(phrases.items[owner], vocabulary.ruleset())) {
            const PhraseItem& item = phrases.items[owner];
            if (item.begin == at)
                leaders += (leaders.empty() ? "" : ", ") + text_between(said, phrases.tokens, at, item.end);
            continue;
        }
        const bool denial = denials.contains(token.plain());
        denied = denied || denial;
        const bool mark = token.is(",") || token.is(":") || token.is("&") || token.is("+");
        if (!denial && !mark && !idle.contains(token.plain()) && !is_article(token.plain()) &&
            !(token.is_word() && is_joining_word(token.plain())))
            return std::nullopt;
    }
    if (denied)
        return std::string();
    return leaders.empty() ? std::nullopt : std::optional(leaders);
}

void put_as_heading(std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const std::size_t end = end_of_unit_label(tokens);
    if (end == 0 || end == tokens.size())
        return;
    const std::string label = text.substr(0, tokens[end - 1].end);
    const bool stops = tokens.back().is(".");
    if (end + 1 == tokens.size()) {
        if (stops)
            text = label + ":";
        return;
    }
    static const WordSet marks{"-", ",", ".", ":", ";", "("};
    const bool bracket = tokens[end].is("(");
    if (!marks.contains(tokens[end].plain()))
        return;
    std::string said(trimmed(std::string_view(text).substr(tokens[end].end)));
    while (said.ends_with('.') || (bracket && said.ends_with(')')))
        said.pop_back();
    const auto leaders = leaders_told(said, vocabulary);
    if (!leaders || (!stops && !leaders->empty()))
        return;
    text = leaders->empty() ? label + ":" : label + " (" + *leaders + "):";
}

} // namespace

std::vector<MailLine> with_unit_sentences_as_headings(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        const MailLine& next = lines[at + 1];
        const bool over_troops = lines[at].role == MailLine::Role::text &&
                                 next.role == MailLine::Role::text && !next.after_blank &&
                                 end_of_unit_label(vocabulary.tokens(lines[at].text)) != 0 &&
                                 end_of_unit_label(vocabulary.tokens(next.text)) == 0 &&
                                 class_word_in(next.text, vocabulary) >= ClassWord::name;
        if (over_troops)
            put_as_heading(lines[at].text, vocabulary);
    }
    return lines;
}

} // namespace muster
