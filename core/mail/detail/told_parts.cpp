// SPDX-License-Identifier: MIT
#include "mail/detail/told_parts.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

// The verb behind the name of the part; the count of the tokens if it is another sentence.
std::size_t verb_behind_part(const Tokens& tokens) {
    static const WordSet verbs{"is", "are", "ist", "sind"};
    const auto verb = std::find_if(tokens.begin(), tokens.end(),
                                   [](const Token& token) { return verbs.contains(token.plain()); });
    const auto at = static_cast<std::size_t>(verb - tokens.begin());
    return at != 0 && names_body_by_name(tokens, at) ? at : tokens.size();
}

// What is left out: "again", "again too".
bool tells_once_more(const Token& token) {
    static const WordSet words{"again", "too", "also", "wieder", "auch", "once", "more", "likewise"};
    return words.contains(token.plain());
}

// "Andalusian" of "Andalusian and all informal": a name says nothing of what they are.
bool is_name_in_told(const Token& token) {
    return token.is_word() && has_capital_letter(token) && !number_called(token.plain()) &&
           !changes_meaning(token.plain()) && !is_negation(token.plain()) && !is_talk(token.plain());
}

// "Andalusian, all informal" of the words behind the verb; "" where they say anything else than one value of
// every troop, and whose they are.
std::string told_of_part(std::string_view words, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(words, vocabulary, {Level::body, Level::unit, Level::troop});
    std::string name;
    std::string said;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (const std::size_t owner = phrases.owner[at]; owner != Phrases::nobody) {
            const PhraseItem& item = phrases.items[owner];
            if (item.begin != at || !said.empty() || item.meanings.empty() || class_said(item, vocabulary))
                return {};
            const Meaning& meaning = item.meanings.front();
            const Trait& trait = vocabulary.ruleset().traits[meaning.values.front().trait];
            if (trait.level != Level::troop || !trait.required || !trait.is_choice() ||
                meaning.values.size() != 1 || meaning.source > Source::name)
                return {};
            said = text_between(words, phrases.tokens, item.begin, item.end);
            at = item.end - 1;
        } else if (is_name_in_told(token) && said.empty()) {
            name += (name.empty() ? "" : " ") + token.text;
        } else if (!token.is("and") && !token.is("und") && !token.is(",") && !is_all_word(token.plain()) &&
                   !(tells_once_more(token) && !said.empty())) {
            return {};
        }
    }
    return said.empty() ? said : fmt::format("{}{}all {}", name, name.empty() ? "" : ", ", said);
}

} // namespace

void put_told_of_part_in_brackets(MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.text.find(':');
    if (line.role != MailLine::Role::text || colon == std::string::npos || !line.parts.empty() ||
        line.text.find_first_of("(.;") < colon)
        return;
    const std::string head = line.text.substr(0, colon);
    const Tokens tokens = vocabulary.tokens(head);
    const std::size_t verb = verb_behind_part(tokens);
    if (verb >= tokens.size() || class_word_in(line.text.substr(colon), vocabulary) < ClassWord::name)
        return;
    const std::string told = told_of_part(std::string_view(head).substr(tokens[verb].end), vocabulary);
    if (!told.empty())
        line.text = fmt::format("{} ({}){}", trimmed(std::string_view(head).substr(0, tokens[verb].begin)),
                                told, line.text.substr(colon));
}

} // namespace muster
