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

namespace {

// Whether the tokens say that those whom `is_leader` knows, by their place, have no troops, and nothing else.
template <typename IsLeader>
bool says_alone(const Tokens& tokens, const IsLeader& is_leader) {
    static const WordSet standing{"stand",  "stands", "fight", "are",   "is",   "stehen", "steht",
                                  "remain", "stay",   "ride",  "rides", "keep", "walk",   "march"};
    static const WordSet leading{"commands", "command", "lead",   "leads",   "have",
                                 "has",      "join",    "belong", "attached"};
    static const WordSet alone{"alone", "apart", "themselves", "own", "allein"};
    static const WordSet harmless{"both",  "the",     "my",  "two",  "all",   "each",   "by",        "on",
                                  "their", "his",     "and", "of",   "beide", "die",    "no",        "them",
                                  "units", "from",    "a",   "unit", "any",   "troops", "neither",   "base",
                                  "bases", "himself", "in",  "with", "to",    "nobody", "themselves"};
    bool who = false;
    bool stand = false;
    bool is_alone = false;
    bool leads = false;
    bool none = false; // "lead no unit", "neither commands a unit"
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        const std::string& word = token.plain();
        who = who || is_leader(at);
        if (token.is_mark() || is_leader(at))
            continue;
        if (!standing.contains(word) && !alone.contains(word) && !leading.contains(word) &&
            !harmless.contains(word))
            return false;
        stand = stand || (who && standing.contains(word));
        is_alone = is_alone || (stand && alone.contains(word));
        leads = leads || (who && leading.contains(word));
        none = none || token.is("neither") || ((leads || stand) && (token.is("no") || token.is("nobody")));
    }
    return leads || none ? who && none : is_alone;
}

} // namespace

bool leaders_stand_alone(const Tokens& tokens) {
    static const WordSet leaders{"generals", "generäle", "leaders"};
    return says_alone(tokens, [&](std::size_t at) { return leaders.contains(tokens[at].plain()); });
}

namespace {

// The class of a leader who is said to have no troops.
std::optional<std::int32_t> leader_standing_alone(const std::string& text, const Vocabulary& vocabulary) {
    // Most lines say none of it, and finding their phrases takes long.
    const std::string small = small_letters(text);
    const auto says = [&](std::string_view word) { return small.find(word) != std::string::npos; };
    if (!says("alone") && !says("allein") && !says("apart") && !says("own") && !says("no unit") &&
        !says("no troops"))
        return std::nullopt;
    const Phrases phrases = phrases_in(text, vocabulary);
    for (std::size_t item = 0; item < phrases.items.size(); ++item) {
        const auto said = class_said(phrases.items[item], vocabulary);
        const auto is_he = [&](std::size_t at) { return phrases.owner[at] == item; };
        if (said && vocabulary.is_leader(said->first) && says_alone(phrases.tokens, is_he))
            return said->first;
    }
    return std::nullopt;
}

// What a sentence tells of a leader whom the army has: "There is a sub-general, Parmenio, at 50 points."
struct LeaderThere {
    std::int32_t rank = 0;
    std::string words; // "sub-general, 50"
    bool paid = false;
};

// The token of the leader behind "There is also a", "I have one"; 0 if nothing like that opens the line.
std::size_t behind_there_is(const Tokens& tokens) {
    static const WordSet opening{"there", "i",    "we",   "also", "and",  "my", "the",     "army",
                                 "it",    "then", "plus", "list", "they", "he", "finally", "lastly"};
    static const WordSet having{"is", "are", "have", "has", "got"};
    static const WordSet more{"also", "a",   "an",   "got",  "of",     "course",
                              "too",  "one", "only", "just", "further"};
    std::size_t at = 0;
    while (at < tokens.size() && opening.contains(tokens[at].plain()))
        ++at;
    if (at == 0 || at >= tokens.size() || !having.contains(tokens[at].plain()))
        return 0;
    bool counted = false;
    for (++at; at < tokens.size() && more.contains(tokens[at].plain()); ++at)
        counted = counted || tokens[at].is("a") || tokens[at].is("an") || tokens[at].is("one");
    return counted ? at : 0;
}

std::optional<LeaderThere> leader_there(std::string_view line, const Vocabulary& vocabulary) {
    static const WordSet idle{"at",  "for", "@",    "costing", "costs", "cost",   "who",   "of",  "course",
                              "too", "as",  "well", "he",      "is",    "called", "worth", "that"};
    constexpr std::size_t longest = 3; // words of a name
    if (line.ends_with('?') || line.ends_with(':'))
        return std::nullopt;
    // Most lines say none of it, and finding their phrases takes long.
    if (behind_there_is(vocabulary.tokens(line)) == 0)
        return std::nullopt;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t at = behind_there_is(tokens);
    const PhraseItem* item = nullptr;
    for (const PhraseItem& one : phrases.items)
        if (const auto said = class_said(one, vocabulary); item == nullptr && said && one.begin >= at)
            item = &one;
    if (item == nullptr)
        return std::nullopt;
    const auto said = class_said(*item, vocabulary);
    if (said->second < ClassWord::name || !vocabulary.is_leader(said->first))
        return std::nullopt;
    for (std::size_t before = at; before < item->begin; ++before) // "a regular sub-general"
        if (phrases.owner[before] == Phrases::nobody)
            return std::nullopt;
    LeaderThere there{said->first, text_between(line, tokens, at, item->end), false};
    std::string name;
    for (at = item->end; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is_number() && !token.as_word && !there.paid) {
            there.paid = true;
            there.words += ", " + token.text;
        } else if (token.is_word() && has_capital_letter(token) && name.empty()) {
            const std::size_t begin = at;
            while (at + 1 < tokens.size() && at - begin + 1 < longest && tokens[at + 1].is_word() &&
                   has_capital_letter(tokens[at + 1]))
                ++at;
            name = text_between(line, tokens, begin, at + 1);
        } else if (!token.is_mark() && !idle.contains(token.plain()) &&
                   !is_in(WordList::price_word, token.plain())) {
            return std::nullopt;
        }
    }
    if (!name.empty())
        there.words += ", \"" + name + '"';
    return there;
}

} // namespace

std::string with_leader_there(std::string line, const Vocabulary& vocabulary) {
    if (auto there = leader_there(line, vocabulary))
        line = std::move(there->words);
    return line;
}

std::optional<LoneLeader> lone_leader_in(const MailLine& line, const std::string& text,
                                         const Vocabulary& vocabulary) {
    if (const auto rank = leader_standing_alone(text, vocabulary))
        return LoneLeader{line.number, *rank};
    const auto there =
        vocabulary.ruleset().conversion.price.empty() ? std::nullopt : leader_there(line.text, vocabulary);
    return there ? std::optional(LoneLeader{line.number, there->rank, there->paid}) : std::nullopt;
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
    bool bracket = false; // "The C-in-C (reg, 100) leads them"
    for (; at < phrases.tokens.size() && (bracket || !phrases.tokens[at].is(",")); ++at) {
        const Token& token = phrases.tokens[at];
        bracket = (bracket || token.is("(")) && !token.is(")");
        if (leads && these.contains(token.plain()))
            return true;
        if (is_negation(token.plain()) || token.is("not"))
            return false;
        leads = leads || leading.contains(token.plain());
    }
    return false;
}

bool is_officer_of_these(std::string_view above, std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet with{"a", "an", "one", "its", "own", "with", "plus", "at", "each", "and"};
    const Meaning* commander = unit_commander(vocabulary);
    if (commander == nullptr)
        return false;
    const Phrases phrases = phrases_in(text, vocabulary);
    bool officer = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        if (owner == Phrases::nobody || phrases.items[owner].meanings.empty()) {
            if (!token.is_mark() && !token.is_number() && !with.contains(token.plain()) &&
                !is_in(WordList::money, token.plain()))
                return false;
        } else if (const auto said = class_said(phrases.items[owner], vocabulary); said) {
            if (said->first != commander->values.front().value ||
                (officer && phrases.items[owner].begin == at))
                return false;
            officer = true;
        }
    }
    return officer && above.ends_with('.') && class_word_in(above, vocabulary) >= ClassWord::name &&
           !names_leader(above, vocabulary);
}

std::string leader_of_these(const std::string& text) {
    const std::size_t so = std::min({text.find(", so "), text.find(", and so "), text.find(", hence ")});
    return so == std::string::npos ? text : text.substr(0, so) + ".";
}

} // namespace muster
