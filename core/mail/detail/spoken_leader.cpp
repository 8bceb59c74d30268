// SPDX-License-Identifier: MIT
#include "mail/detail/spoken_leader.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace muster {

std::string with_leader_alone(std::string line, const Vocabulary& vocabulary) {
    static const WordSet standing{"stands", "is", "stays", "commands", "rides", "waits", "sits", "remains"};
    static const WordSet alone{"by",     "himself", "alone", "on", "his",    "own",  "apart", "behind",
                               "beside", "the",     "army",  "in", "rear",   "with", "no",    "unit",
                               "and",    "at",      "cost",  "a",  "troops", "he"};
    static const WordSet costing{"costs", "costing", "cost", "at", "for"};
    // Most lines say none of it, and finding their phrases takes long.
    const std::string small = small_letters(line);
    const auto says = [&](std::string_view word) { return small.find(word) != std::string::npos; };
    if (!says("himself") && !says("alone") && !says("own"))
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t at = !tokens.empty() && (tokens[0].is("the") || tokens[0].is("my")) ? 1 : 0;
    if (at >= tokens.size() || phrases.owner[at] == Phrases::nobody)
        return line;
    const PhraseItem& leader = phrases.items[phrases.owner[at]];
    const auto said = class_said(leader, vocabulary);
    if (!said || said->second < ClassWord::name || !vocabulary.is_leader(said->first) ||
        leader.end >= tokens.size() || !standing.contains(tokens[leader.end].plain()))
        return line;
    std::size_t price = tokens.size();
    bool is_alone = false;
    for (at = leader.end + 1; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is_number() && price == tokens.size() && costing.contains(tokens[at - 1].plain()))
            price = at;
        else if (token.is_number() ||
                 (token.is_word() && !alone.contains(token.plain()) && !costing.contains(token.plain()) &&
                  !is_in(WordList::price_word, token.plain())))
            return line;
        is_alone = is_alone || token.is("himself") || token.is("alone") || token.is("own");
    }
    if (price == tokens.size() || !is_alone)
        return line;
    return fmt::format("{}, {}", text_between(line, tokens, leader.begin, leader.end), tokens[price].value);
}

std::string with_leader_of_these(std::string line, const Vocabulary& vocabulary) {
    static const WordSet leading{"leads", "commands"};
    static const WordSet around{"them", "these", "in",  "person", "himself", "here",
                                "the",  "at",    "for", "of",     "a"};
    constexpr std::size_t longest = 4; // tokens before who he is
    const std::string small = small_letters(line);
    if (small.find("leads") == std::string::npos && small.find("commands") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const PhraseItem* leader = nullptr;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary);
            leader == nullptr && said && item.begin <= longest && said->second >= ClassWord::name &&
            vocabulary.is_leader(said->first))
            leader = &item;
    if (leader == nullptr)
        return line;
    std::size_t price = tokens.size();
    bool leads = false;
    bool these = false;
    for (std::size_t at = leader->end; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        leads = leads || leading.contains(token.plain());
        these = these || (leads && (token.is("them") || token.is("these")));
        if (token.is_number() && price == tokens.size())
            price = at;
        else if (token.is_number() ||
                 (token.is_word() && !leading.contains(token.plain()) && !around.contains(token.plain()) &&
                  !is_in(WordList::price_word, token.plain())))
            return line;
    }
    for (std::size_t at = 0; at < leader->begin; ++at)
        if (tokens[at].is_number())
            return line;
    if (!these || price == tokens.size())
        return line;
    return fmt::format("with {}, {}", text_between(line, tokens, leader->begin, leader->end),
                       tokens[price].value);
}

bool leaders_stand_alone(const Tokens& tokens) {
    static const WordSet leaders{"generals", "generäle", "leaders"};
    static const WordSet standing{"stand", "stands", "fight", "are", "stehen", "remain", "stay"};
    static const WordSet leading{"commands", "command", "lead", "leads", "have", "has"};
    static const WordSet alone{"alone", "apart", "themselves", "own", "allein"};
    static const WordSet harmless{"both",   "the",     "my",    "two",  "all", "each",  "by",
                                  "on",     "their",   "his",   "and",  "of",  "beide", "die",
                                  "no",     "them",    "units", "from", "a",   "unit",  "any",
                                  "troops", "neither", "base",  "bases"};
    bool who = false;
    bool stand = false;
    bool is_alone = false;
    bool leads = false;
    bool none = false; // "lead no unit", "neither commands a unit"
    for (const Token& token : tokens) {
        const std::string& word = token.plain();
        if (token.is_mark())
            continue;
        if (!leaders.contains(word) && !standing.contains(word) && !alone.contains(word) &&
            !leading.contains(word) && !harmless.contains(word))
            return false;
        who = who || leaders.contains(word);
        stand = stand || (who && standing.contains(word));
        is_alone = is_alone || (stand && alone.contains(word));
        leads = leads || (who && leading.contains(word));
        none = none || token.is("neither") || (leads && token.is("no"));
    }
    return leads ? who && none : is_alone;
}

bool leads_these(std::string_view above, std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet leading{"leads", "commands", "rides", "fights", "marches", "is", "stands"};
    static const WordSet these{"them", "these", "here", "himself", "person"};
    const Phrases phrases = phrases_in(text, vocabulary);
    std::size_t at = 0;
    while (at < phrases.tokens.size() && is_joining_word(phrases.tokens[at].plain()))
        ++at;
    if (at >= phrases.tokens.size() || phrases.owner[at] == Phrases::nobody || !above.ends_with('.') ||
        class_word_in(above, vocabulary) < ClassWord::name)
        return false;
    const auto said = class_said(phrases.items[phrases.owner[at]], vocabulary);
    if (!said || said->second < ClassWord::name || !vocabulary.is_leader(said->first))
        return false;
    bool leads = false;
    for (; at < phrases.tokens.size() && !phrases.tokens[at].is(","); ++at) {
        const Token& token = phrases.tokens[at];
        if (leads && these.contains(token.plain()))
            return true;
        if (is_negation(token.plain()) || token.is("not"))
            return false;
        leads = leads || leading.contains(token.plain());
    }
    return false;
}

std::string leader_of_these(const std::string& text) {
    const std::size_t so = std::min({text.find(", so "), text.find(", and so "), text.find(", hence ")});
    return so == std::string::npos ? text : text.substr(0, so) + ".";
}

} // namespace muster
