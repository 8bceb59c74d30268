// SPDX-License-Identifier: MIT
#include "mail/detail/clause_words.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

// Words for the two great kinds of troops, whatever a rule set calls them.
std::array<std::string_view, 5> words_alike(std::string_view word) {
    if (is_in(WordList::foot, word))
        return {word, "foot", "infantry", {}, {}};
    if (is_in(WordList::horse, word))
        return {word, "horse", "cavalry", "mounted", {}};
    if (is_in(WordList::shooting, word))
        return {word, "shooters", {}, {}, {}};
    return {word, {}, {}, {}, {}};
}

} // namespace

std::size_t end_of_rank_and_file(const Tokens& tokens, std::size_t at) {
    return at + 2 < tokens.size() && tokens[at].is("rank") && is_and(tokens[at + 1]) &&
                   tokens[at + 2].is("file")
               ? at + 3
               : at;
}

std::uint64_t classes_of_rank_and_file(const Vocabulary& vocabulary) {
    const Trait& classes = vocabulary.ruleset().traits[vocabulary.class_trait()];
    std::uint64_t mask = 0;
    for (std::size_t value = 0; value < classes.values.size(); ++value)
        if (!vocabulary.is_leader(static_cast<std::int32_t>(value)))
            mask |= std::uint64_t{1} << value;
    return mask;
}

bool says_all(const Token& token) {
    return token.is_word() && (is_all_word(token.plain()) ||
                               (token.plain().ends_with("'s") && token.has_form_in(list_of(WordList::all))));
}

std::size_t end_of_all_of_them(const Tokens& tokens, std::size_t at) {
    static constexpr std::string_view closings[] = {
        "the lot",          "the whole lot",      "to a man",           "to the last man",
        "one and all",      "each and every one", "every man jack",     "every last one",
        "all and sundry",   "without exception",  "without exceptions", "through and through",
        "across the board", "samt und sonders",   "ohne ausnahme",      "durch die bank"};
    for (const std::string_view closing : closings) {
        if (!closing.starts_with(tokens[at].plain()))
            continue;
        const std::vector<std::string_view> words = words_of(closing);
        const bool stands_there =
            at + words.size() <= tokens.size() &&
            std::equal(words.begin(), words.end(), tokens.begin() + static_cast<std::ptrdiff_t>(at),
                       [](std::string_view word, const Token& token) { return token.is(word); });
        if (stands_there)
            return at + words.size();
    }
    return at;
}

bool tells_of_the_past(const Tokens& tokens, std::size_t end) {
    std::size_t begin = end;
    while (begin != 0 && !ends_sentence(tokens, begin - 1))
        --begin;
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token& token) {
                           const bool name = // "the Gallic War"
                               std::isupper(static_cast<unsigned char>(token.text.front())) != 0;
                           return !name && is_in(WordList::past_verb, token.plain());
                       });
}

bool bounds_all_in_brackets(const Tokens& tokens, std::size_t at) {
    if (at == 0 || at >= tokens.size() || !(tokens[at].is("(") || tokens[at].is(")")))
        return false;
    std::size_t open = at;
    while (open != 0 && !tokens[open].is("("))
        --open;
    std::size_t close = open + 1;
    bool all = false;
    for (; close < tokens.size() && !tokens[close].is(")"); ++close)
        all = all || says_all(tokens[close]) || end_of_all_of_them(tokens, close) != close;
    const bool past = tells_of_the_past(tokens, open); // "Boris had an army (all IR)"
    const bool last = close + 1 >= tokens.size() || tokens[close + 1].is(":") || tokens[close + 1].is(".");
    return open != 0 && all && last && !past && (at == open || at == close);
}

bool joins_clauses(const Tokens& tokens, std::size_t at) {
    return at != 0 && at + 1 < tokens.size() && is_and(tokens[at]) &&
           end_of_all_of_them(tokens, at - 1) <= at;
}

bool speaks_of_army(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet allowances{"ap", "aps", "activation", "aktivierungspunkte"};
    const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
    return std::any_of(first, last,
                       [](const Token& token) { return token.is("army") || token.is("armee"); }) ||
           std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
               return token.is_word() && allowances.contains(token.plain());
           });
}

bool names_writer(const Tokens& tokens, std::size_t at) {
    static const WordSet verbs{"have", "shall", "will", "take", "bring", "field", "use", "run", "play"};
    return tokens[at].text == "I" && at + 1 < tokens.size() && verbs.contains(tokens[at + 1].plain());
}

bool is_no_phrase(const Tokens& tokens, const std::vector<PhraseItem>& before, std::size_t at,
                  const Vocabulary& vocabulary) {
    if (names_writer(tokens, at))
        return true;
    const bool counted = at > 1 && tokens[at].is_number() && tokens[at - 1].is("x") && // not "2 x 4 horse"
                         !tokens[at - 2].is_number();
    const bool his = tokens[at].text == "his" && at + 1 < tokens.size() && tokens[at + 1].is_word();
    return (counted || his) && std::any_of(before.begin(), before.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return said && said->second == ClassWord::code && item.end <= at;
           });
}

bool has_verb(const Tokens& tokens, std::size_t begin, std::size_t end) {
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end), is_verb);
}

bool asks_who(const Token& token) {
    static const WordSet words{"what", "was", "wer", "who", "whoever", "whatever", "those", "all", "alles"};
    return words.contains(token.plain());
}

bool is_nobody(const Token& token) {
    return token.is_word() && is_in(WordList::nobody, token.plain());
}

bool excepts(const Token& token) {
    return token.is_word() && is_in(WordList::excepting, token.plain());
}

bool refers_to_marks(const Token& token) {
    return token.is_word() && is_in(WordList::mark_reference, token.plain());
}

bool is_own_noun(const Token& token) {
    return token.is_word() && is_in(WordList::own_noun, token.plain());
}

bool is_verb(const Token& token) {
    return token.is_word() && is_in(WordList::verb, token.plain());
}

bool is_and(const Token& token) {
    return token.is("and") || token.is("und") || token.is("&") || token.is("while") || token.is("et");
}

bool explains_word(const Tokens& tokens) {
    constexpr std::size_t longest = 4; // words between the quotation marks
    std::size_t close = 1;
    while (close < tokens.size() && close <= longest && !tokens[close].is("\""))
        ++close;
    return tokens.size() > close + 1 && close > 1 && tokens[0].is("\"") && tokens[close].is("\"") &&
           (tokens[close + 1].is("is") || tokens[close + 1].is("means") || tokens[close + 1].is("are") ||
            tokens[close + 1].is("ist") || tokens[close + 1].is("heißt"));
}

bool is_mark_word(const Token& token) {
    return token.is_word() && is_in(WordList::marking, token.plain());
}

bool is_mark_of_one(const PhraseItem& item, const Ruleset& ruleset) {
    return is_of_general(item.meanings.front().values.front(), ruleset);
}

bool is_bare_name(const PhraseItem& item) {
    return !item.labelled && item.meanings.front().source == Source::name;
}

std::uint64_t group_called(const Token& token, const Vocabulary& vocabulary) {
    for (const std::string& form : token.forms)
        for (const std::string_view word : words_alike(form))
            for (const ValueGroup& group : vocabulary.ruleset().groups)
                if (!word.empty() && group.trait == vocabulary.class_trait() &&
                    (group.name == word || group.id == word))
                    return group.mask;
    return 0;
}

bool is_name_of_class(const Token& token, std::int32_t class_value, const Vocabulary& vocabulary) {
    const std::vector<std::string> forms =
        forms_of(vocabulary.ruleset().traits[vocabulary.class_trait()].value_name(class_value));
    return std::any_of(forms.begin(), forms.end(),
                       [&](const std::string& form) { return token.has_form(form); });
}

TrailingScope trailing_scope(const Tokens& tokens, std::size_t begin, std::size_t end,
                             const Vocabulary& vocabulary) {
    for (std::size_t at = begin + 1; at + 1 < end; ++at) {
        if (!tokens[at].is("for") && !tokens[at].is("für"))
            continue;
        std::uint64_t classes = 0;
        bool known = true;
        for (std::size_t i = at + 1; i < end; ++i) {
            const std::uint64_t group = tokens[i].is_word() ? group_called(tokens[i], vocabulary) : 0;
            classes |= group;
            if (tokens[i].is(":") && i + 1 == end)
                continue; // "…, epoch II for all that shoot:"
            known = known && tokens[i].is_word() &&
                    (group != 0 || says_all(tokens[i]) || asks_who(tokens[i]) || is_and(tokens[i]) ||
                     tokens[i].is("that") || is_joining_word(tokens[i].plain()));
        }
        if (known && classes != 0)
            return {at, classes};
    }
    return {end, 0};
}

std::vector<bool> asides_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const auto closes = [&](std::size_t at) { return at == tokens.size() || tokens[at].is(")"); };
    std::vector<bool> aside(tokens.size(), false);
    for (std::size_t open = 0; open < tokens.size(); ++open) {
        if (!tokens[open].is("(") || open == 0)
            continue;
        std::size_t close = open;
        bool plain = true;
        bool of_some = false; // it names troops
        bool too = false;
        for (; !closes(close); ++close) {
            const std::size_t owner = phrases.owner[close];
            const PhraseItem* item = owner == Phrases::nobody || phrases.items[owner].meanings.empty()
                                         ? nullptr
                                         : &phrases.items[owner];
            const Token& token = tokens[close];
            const bool class_word = item != nullptr && class_said(*item, vocabulary).has_value();
            plain = plain && !token.is_number() && !changes_meaning(token.plain()) && !excepts(token) &&
                    !token.is("only") && (item == nullptr || class_word);
            of_some = of_some || class_word || group_called(token, vocabulary) != 0;
            too = too || is_in(WordList::repeating, token.plain()) || token.is("well");
        }
        plain = plain && (too || !of_some);
        // "(so everything is two wide)", "(15mm)"
        const bool concludes = open + 1 < tokens.size() && tokens[open + 1].is("so");
        const bool scale = open + 2 < close && tokens[open + 1].is_number() && tokens[open + 2].is("mm");
        plain = plain || concludes || scale;
        if (plain && close < tokens.size())
            std::fill(aside.begin() + static_cast<std::ptrdiff_t>(open),
                      aside.begin() + static_cast<std::ptrdiff_t>(close + 1), true);
    }
    return aside;
}

bool opens_exception(const Token& token) {
    return token.is("unless") || token.is("sofern");
}

bool ends_sentence(const Tokens& tokens, std::size_t at) {
    if (at != 0 && at + 1 < tokens.size() && tokens[at].is(".") && tokens[at + 1].is_number() &&
        (tokens[at - 1].is("nos") || tokens[at - 1].is("no") || tokens[at - 1].is("nr")))
        return false; // "nos. 7 and 8"
    return at >= tokens.size() || tokens[at].is(".") || tokens[at].is("..") || tokens[at].is("!");
}

bool is_pronoun(const Tokens& tokens, std::size_t at) {
    return tokens[at].is("one") &&
           ((at != 0 && says_all(tokens[at - 1])) || (at + 1 < tokens.size() && is_verb(tokens[at + 1])));
}

bool lists_kinds(const Phrases& phrases, std::size_t begin, std::size_t comma, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const auto names_kind = [&](std::size_t at) {
        const std::size_t owner = phrases.owner[at];
        // "chariots" are those that have any, where the name of a trait says so.
        return group_called(tokens[at], vocabulary) != 0 ||
               (owner != Phrases::nobody && (phrases.items[owner].meanings.empty() ||
                                             class_said(phrases.items[owner], vocabulary).has_value()));
    };
    bool kind = false;
    for (std::size_t at = begin; at < comma; ++at) {
        if (!names_kind(at) && !tokens[at].is(",") && !says_all(tokens[at]) &&
            !is_joining_word(tokens[at].plain()))
            return false;
        kind = kind || names_kind(at);
    }
    return kind && comma + 1 < tokens.size() && names_kind(comma + 1);
}

bool has_number(const Tokens& tokens, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at)
        if (tokens[at].is_number() && !is_pronoun(tokens, at))
            return true;
    return false;
}

bool says_value_alone(const Phrases& phrases, const Ruleset& ruleset) {
    if (phrases.items.size() != 1 || phrases.items.front().meanings.empty())
        return false;
    const Trait& trait = ruleset.traits[phrases.items.front().meanings.front().values.front().trait];
    return !trait.is_switch() && trait.id != "line" &&
           std::count(phrases.owner.begin(), phrases.owner.end(), Phrases::nobody) == 0;
}

} // namespace muster
