// SPDX-License-Identifier: MIT
#include "mail/detail/officer_talk.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/with_whom.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace muster {

namespace {

// The General or another officer of the unit; nullptr if the item is none.
const ValueOf* officer_of(const PhraseItem& item, const Ruleset& ruleset) {
    for (const Meaning& meaning : item.meanings) {
        const ValueOf& value = meaning.values.front();
        const Trait& trait = ruleset.traits[value.trait];
        if (is_of_general(value, ruleset) ||
            (trait.is_switch() && trait.level == Level::unit && meaning.values.size() == 1))
            return &value;
    }
    return nullptr;
}

bool is_leader_of_his_own(const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && vocabulary.is_leader(said->first);
}

bool may_say_more(const Token& token) {
    return (token.is_number() && !(token.as_word && token.value == 1)) ||
           (token.is_word() && (is_negation(token.plain()) || changes_meaning(token.plain()) ||
                                token.is("not") || token.is("rating") || token.is("rated")));
}

} // namespace

std::vector<ValueOf> general_and_others_in(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const std::optional<OneOfThese> these = one_of_these(phrases.tokens);
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (!(these && at >= these->begin && at < these->end) &&
            (may_say_more(phrases.tokens[at]) || (!these && names_unit(phrases.tokens[at]))))
            return {};
    std::vector<ValueOf> found;
    bool general = false;
    for (const PhraseItem& item : phrases.items) {
        const ValueOf* mark = officer_of(item, vocabulary.ruleset());
        if (mark == nullptr) {
            if (is_leader_of_his_own(item, vocabulary))
                return {};
            continue;
        }
        general = general || is_of_general(*mark, vocabulary.ruleset());
        if (std::find(found.begin(), found.end(), *mark) == found.end())
            found.push_back(*mark);
    }
    return general ? found : std::vector<ValueOf>();
}

bool says_who_leads(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    constexpr std::size_t longest = 6; // tokens of the name
    if (phrases.items.size() != 1 || tokens.front().is("my") || phrases.items.front().begin > longest)
        return false;
    const PhraseItem& item = phrases.items.front();
    const auto said = class_said(item, vocabulary);
    std::size_t verb = item.begin;
    while (verb != 0 &&
           (tokens[verb - 1].is("the") || tokens[verb - 1].is("my") || tokens[verb - 1].is("our")))
        --verb;
    const bool capital = std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(verb),
                                     [](const Token& token) {
                                         return token.is_word() && !is_joining_word(token.plain()) &&
                                                std::isupper(static_cast<unsigned char>(token.text.front()));
                                     });
    return said && said->second >= ClassWord::name && vocabulary.is_leader(said->first) && capital &&
           verb >= 2 && (tokens[verb - 1].is("is") || tokens[verb - 1].is("ist")) &&
           std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
               return token.is_number() || (token.is_word() && is_talk(token.plain()) && !token.is("ist"));
           });
}

namespace {

// "Each unit begins with its chieftain (a unit commander at 25)"
bool units_begin_with_officers(const Tokens& tokens) {
    static const WordSet beginning{"begins", "starts", "opens", "begin", "start", "open"};
    bool unit = false;
    bool begins = false;
    bool officer = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].is("not") || is_negation(tokens[at].plain()))
            return false;
        unit = unit || (!begins && names_unit(tokens[at]));
        begins = begins || (unit && at + 1 < tokens.size() && beginning.contains(tokens[at].plain()) &&
                            tokens[at + 1].is("with"));
        officer = officer || (begins && (tokens[at].has_form("commander") || tokens[at].has_form("officer")));
    }
    return officer;
}

bool is_officer_word(const Token& token) {
    static const WordSet officers{"officer", "officers", "commander", "commanders", "offizier", "offiziere"};
    return token.is_word() && officers.contains(token.plain());
}

// "Officer first, then his lot:", "The unit commanders always come last, behind their men"
std::optional<bool> officers_come_last(const Tokens& tokens) {
    static const WordSet coming{"comes",  "come",  "goes",   "go",    "stands", "stand",
                                "is",     "are",   "named",  "told",  "given",  "listed",
                                "always", "kommt", "kommen", "steht", "stehen"};
    static const WordSet men_follow{
        "then",    "his",   "their", "the",    "men",     "lot",    "unit",    "units",    "troops", "people",
        "fellows", "those", "below", "behind", "beneath", "after",  "before",  "followed", "by",     "follow",
        "follows", "and",   "dann",  "seine",  "leute",   "danach", "command", "he",       "leads"};
    std::size_t at = 0;
    const auto is = [&](std::string_view word) { return at < tokens.size() && tokens[at].is(word); };
    while (is("the") || is("each") || is("every") || is("his") || is("unit") || is("der") || is("die"))
        ++at;
    if (at == tokens.size() || !is_officer_word(tokens[at]))
        return std::nullopt;
    ++at;
    while (at < tokens.size() && coming.contains(tokens[at].plain()))
        ++at;
    const bool last = is("last") || is("zuletzt");
    if (!last && !is("first") && !is("zuerst"))
        return std::nullopt;
    const bool of_men =
        std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end(),
                    [](const Token& token) { // not "first, regular"
                        return token.is_mark() || (token.is_word() && men_follow.contains(token.plain()));
                    });
    return of_men ? std::optional(last) : std::nullopt;
}

} // namespace

std::optional<bool> where_officers_stand(const Tokens& tokens) {
    static const WordSet before{"before", "above", "ahead", "precede", "precedes", "vor", "über"};
    static const WordSet behind{"behind", "after",   "below",  "beneath", "under",
                                "follow", "follows", "hinter", "unter"};
    static const WordSet men{"men",     "unit", "units", "troops",  "them",
                             "company", "line", "leute", "einheit", "zeile"};
    std::optional<bool> found;
    bool officer = false;
    bool placed = false;
    if (const auto last = officers_come_last(tokens))
        return last;
    if (units_begin_with_officers(tokens))
        return false;
    for (const Token& token : tokens) {
        if (token.is_number() || token.is("not") || is_negation(token.plain()))
            return std::nullopt;
        officer = officer || is_officer_word(token);
        placed = placed || (found && men.contains(token.plain()));
        if (!officer || !(before.contains(token.plain()) || behind.contains(token.plain())))
            continue;
        const bool is_behind = behind.contains(token.plain());
        if (found.value_or(is_behind) != is_behind)
            return std::nullopt;
        found = is_behind;
    }
    return placed ? found : std::nullopt;
}

bool denies_commander(const Tokens& tokens) {
    constexpr std::size_t furthest = 3; // tokens behind the denial
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (std::size_t next = at + 1;
             is_negation(tokens[at].plain()) && next < std::min(at + furthest + 1, tokens.size()); ++next) {
            if (tokens[next].has_form("commander") || tokens[next].has_form("officer"))
                return true;
            if (!tokens[next].is("unit") && !is_joining_word(tokens[next].plain()))
                break;
        }
    return false;
}

// ", so there is no other officer with them": the tokens from `at` on say that and nothing else.
bool denies_other_officer(std::string_view text, const Tokens& tokens, std::size_t at,
                          const Vocabulary& vocabulary) {
    static const WordSet around{"so",    "and",   "hence", "thus",  "therefore", "there", "is",     "are",
                                "other", "unit",  "with",  "them",  "they",      "it",    "need",   "needs",
                                "have",  "has",   "no",    "a",     "of",        "their", "its",    "own",
                                "for",   "there", "extra", "also",  "then",      "he",    "needed", "here",
                                "that",  "not",   "any",   "which", "does",      "do",    "why",    "one"};
    std::string denial;
    for (; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (!token.is_mark() && !around.contains(token.plain()) && !is_negation(token.plain()) &&
            !token.has_form("commander") && !token.has_form("officer"))
            return false;
        if (!token.is("other") && !token.is("extra") && token.is_word())
            denial += std::string(text.substr(token.begin, token.end - token.begin)) + " ";
    }
    return denies_commander(vocabulary.tokens(denial));
}

bool leads_unit(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet words{"leads", "rides", "person", "himself", "leading"};
    for (std::size_t at = begin; at < end; ++at) {
        const bool none = at + 1 < end && (tokens[at + 1].is("no") || tokens[at + 1].is("none"));
        const bool led_by = tokens[at].is("led") && at + 1 < end && tokens[at + 1].is("by");
        if (led_by || (!none && words.contains(tokens[at].plain())))
            return true;
    }
    return false;
}

bool tells_of_officers(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    if (phrases.items.size() != 1 || tokens.size() < 3 || !(tokens.back().is(".") || tokens.back().is("!")) ||
        std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); }))
        return false;
    const PhraseItem& item = phrases.items.front();
    const auto said = class_said(item, vocabulary);
    return said && vocabulary.is_leader(said->first) && item.begin != 0 &&
           tokens[item.begin - 1].is("with") && tokens[item.end - 1].plain().ends_with('s') &&
           item.end + 1 == tokens.size();
}

bool speaks_of_given_officers(const Tokens& tokens) {
    const auto is = [&](std::size_t at, std::string_view word) {
        return at < tokens.size() && tokens[at].is(word);
    };
    std::size_t at = is(0, "(") ? 1 : 0;
    if (!is(at, "where") && !is(at, "wherever") && !is(at, "if"))
        return false;
    bool officer = false;
    bool marked = false;
    for (; at < tokens.size() && !is(at, ","); ++at) {
        officer = officer || tokens[at].has_form("commander") || tokens[at].has_form("officer");
        marked = marked || is_mark_word(tokens[at]);
    }
    bool has = false;
    for (; at < tokens.size(); ++at) {
        if (is_negation(tokens[at].plain()) || excepts(tokens[at]))
            return false;
        has = has ||
              ((is(at, "unit") || is(at, "he") || is(at, "it")) && (is(at + 1, "has") || is(at + 1, "is")));
    }
    return officer && marked && has;
}

} // namespace muster
