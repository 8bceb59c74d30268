// SPDX-License-Identifier: MIT
#include "mail/detail/changing_talk.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t shortest_name = 4; // letters of a word that tells troops from others

void add_words_of(std::string_view name, std::set<std::string>& words) {
    for (const std::string_view word : words_of(name)) {
        std::string_view bare = word;
        while (!bare.empty() && (bare.back() == ',' || bare.back() == '.'))
            bare.remove_suffix(1);
        if (bare.size() >= shortest_name && !is_joining_word(small_letters(bare)) &&
            !is_counted_thing(small_letters(bare)))
            for (const std::string& form : forms_of(bare))
                words.insert(form);
    }
}

} // namespace

std::set<std::string> words_of_names(const ArmyDraft& draft) {
    std::set<std::string> words;
    const auto add = [&](std::string_view name) { add_words_of(name, words); };
    for (const BodyDraft& body : draft.bodies)
        for (const UnitDraft& unit : body.units)
            add(unit.name);
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops)
            add(troop.name);
    return words;
}

namespace {

// The tokens that name troops: words of names, and classes in words or codes.
std::vector<bool> named_in(const Phrases& phrases, const std::set<std::string>& names,
                           const Vocabulary& vocabulary) {
    std::vector<bool> named(phrases.tokens.size(), false);
    for (std::size_t at = 0; at < named.size(); ++at) {
        const Token& token = phrases.tokens[at];
        named[at] =
            token.is_word() && std::any_of(token.forms.begin(), token.forms.end(),
                                           [&](const std::string& form) { return names.contains(form); });
    }
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary); said && !vocabulary.is_leader(said->first))
            std::fill(named.begin() + static_cast<std::ptrdiff_t>(item.begin),
                      named.begin() + static_cast<std::ptrdiff_t>(item.end), true);
    return named;
}

// "another cuirassier instead", "without the lancers", "in reserve"
bool takes_away_or_moves(const Token& token) {
    static const WordSet words{
        "scrap",   "forget",   "drop",      "dropped",  "delete",      "remove",     "omit",     "cancel",
        "strike",  "skip",     "bin",       "lose",     "replace",     "replaces",   "replaced", "instead",
        "swap",    "swapped",  "change",    "changed",  "exchange",    "minus",      "reserve",  "behind",
        "another", "streiche", "streichen", "statt",    "stattdessen", "ersetze",    "ersetzen", "tausche",
        "vergiss", "ohne",     "hinter",    "add",      "außerdem",    "additional", "missing",  "fehlt",
        "fehlen",  "forgot",   "forgotten", "vergessen"};
    return token.is_word() && words.contains(token.plain());
}

bool is_leave_out(const Tokens& tokens, std::size_t at) {
    return (tokens[at].is("leave") || tokens[at].is("left") || tokens[at].is("take") ||
            tokens[at].is("cut")) &&
           std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(),
                       [](const Token& token) { return token.is("out"); });
}

bool denies_or_adds(const Token& token) {
    static const WordSet words{"not", "well", "also", "too", "another", "second", "nicht", "auch"};
    return token.is_word() && words.contains(token.plain());
}

// "we could not agree": whatever it was, it is settled.
bool tells_of_people(const Tokens& tokens, std::size_t at) {
    static const WordSet modals{"could", "can", "did", "would"};
    static const WordSet verbs{"agree", "decide", "resist", "help", "choose", "believe", "wait", "remember"};
    return at != 0 && at + 1 < tokens.size() && modals.contains(tokens[at - 1].plain()) &&
           verbs.contains(tokens[at + 1].plain());
}

// "Old Soult is a General as well", "the General is with the grenadiers, not with the Guard"
bool moves_general(const Phrases& phrases, const Vocabulary& vocabulary) {
    const bool general = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() &&
               is_of_general(item.meanings.front().values.front(), vocabulary.ruleset());
    });
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; general && at < tokens.size(); ++at) {
        const bool asks = at != 0 && tokens[at - 1].is("why"); // "why not?"
        if (denies_or_adds(tokens[at]) && !(tokens[at].is("not") && (asks || tells_of_people(tokens, at))))
            return true;
    }
    return false;
}

// "class V": a value of rank and file that is no class of troops and no everyday word.
bool names_trait_value(const Phrases& phrases, const Vocabulary& vocabulary) {
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const bool told = item.begin != 0 && (phrases.tokens[item.begin - 1].is("are") ||
                                              phrases.tokens[item.begin - 1].is("is"));
        if (item.meanings.empty() || (item.weak && !told) || class_said(item, vocabulary))
            return false;
        const Meaning& meaning = item.meanings.front();
        const Trait& trait = vocabulary.ruleset().traits[meaning.values.front().trait];
        const bool lone_letter = item.end == item.begin + 1 && phrases.tokens[item.begin].text.size() == 1;
        const bool graded = item.begin != 0 && (phrases.tokens[item.begin - 1].is("class") ||
                                                phrases.tokens[item.begin - 1].is("integrity"));
        return trait.level == Level::troop && trait.is_choice() && meaning.source <= Source::name &&
               (item.labelled || graded || (!lone_letter && meaning.source == Source::name));
    });
}

// "Make that four line and two Guard", not "twelve in all, two of them Guard"
bool counts_named(const Tokens& tokens, const std::vector<bool>& named) {
    static const WordSet asking{"make", "meant", "should", "want",   "take",
                                "give", "mache", "nimm",   "sollten"};
    const bool asks = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is_word() && asking.contains(token.plain());
    });
    for (std::size_t at = 0; asks && at + 1 < tokens.size(); ++at)
        if (tokens[at].is_number() && tokens[at].value > 0 && named[at + 1] && !named[at])
            return true;
    return false;
}

} // namespace

bool changes_named_troops(std::string_view text, const std::set<std::string>& names,
                          const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    if (moves_general(phrases, vocabulary))
        return true;
    const std::vector<bool> named = named_in(phrases, names, vocabulary);
    if (std::find(named.begin(), named.end(), true) == named.end())
        return false;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (!named[at] && (takes_away_or_moves(tokens[at]) || is_leave_out(tokens, at)))
            return true;
    return counts_named(tokens, named);
}

bool says_value_of_named(std::string_view text, const std::set<std::string>& names,
                         const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const std::vector<bool> named = named_in(phrases, names, vocabulary);
    return std::find(named.begin(), named.end(), true) != named.end() &&
           names_trait_value(phrases, vocabulary);
}

bool grades_named(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    std::set<std::string> names; // of several: "Henry V" is one
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops)
            if (troop.count > 1 || std::any_of(troop.numbers.begin(), troop.numbers.end(),
                                               [](const WrittenNumber& number) { return number.value > 1; }))
                add_words_of(troop.name, names);
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        if (item.meanings.empty() || item.begin == 0 || class_said(item, vocabulary) ||
            item.meanings.front().source > Source::name)
            return false;
        const Token& before = tokens[item.begin - 1];
        return (item.end == tokens.size() || tokens[item.end].is_mark()) && before.is_word() &&
               std::any_of(before.forms.begin(), before.forms.end(),
                           [&](const std::string& form) { return names.contains(form); });
    });
}

bool repeats_above(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const auto is = [&](std::size_t at, std::string_view word) {
        return at < tokens.size() && tokens[at].is(word);
    };
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (is(at, "ditto") || is(at, "dto") || is(at, "dito") || is(at, "idem") ||
            (is(at, "same") && (is(at + 1, "again") || (is(at + 1, "as") && is(at + 2, "above")))))
            return true;
    return false;
}

bool mentions_again(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    static const WordSet articles{"the", "these", "those"};
    static constexpr std::string_view asides[] = {"in case any", "if any",    "before you ask", "of course",
                                                  "as usual",    "as always", "naturally",      "by the way"};
    const std::size_t comma = text.find(", ");
    const bool aside =
        comma != std::string_view::npos && text.find(',', comma + 1) == std::string_view::npos &&
        std::any_of(std::begin(asides), std::end(asides),
                    [&](std::string_view words) { return text.substr(comma + 2).starts_with(words); });
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    if (!aside || !articles.contains(phrases.tokens.front().plain()) ||
        std::any_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
            return token.is_number() || takes_away_or_moves(token) || token.is("not");
        }))
        return false;
    const auto stands_in_draft = [&](std::int32_t of_class) {
        return std::any_of(draft.lines.begin(), draft.lines.end(), [&](const LineDraft& line) {
            const auto& troops = line.ways.front().troops;
            return std::any_of(troops.begin(), troops.end(), [&](const TroopReading& troop) {
                return troop.value(vocabulary.class_trait(), -1) == of_class;
            });
        });
    };
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return said && stands_in_draft(said->first);
    });
}

} // namespace muster
