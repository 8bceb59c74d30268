// SPDX-License-Identifier: MIT
#include "mail/detail/mail_talk.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/claim_words.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/counted_talk.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/other_lists.h"
#include "mail/detail/phrases.h"
#include "mail/detail/running_numerals.h"
#include "mail/detail/sum_line.h"
#include "mail/detail/talk_of_game.h"
#include "mail/detail/talk_of_these.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/with_whom.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace muster {

namespace {

// In small letters, without marks behind it.
std::string bare_word(std::string_view word) {
    std::string small = small_letters(word);
    while (!small.empty() && small.back() != '\'' &&
           std::ispunct(static_cast<unsigned char>(small.back())) != 0)
        small.pop_back();
    return small;
}

std::vector<std::string> bare_words(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : words_of(text))
        if (std::string bare = bare_word(word); !bare.empty())
            words.push_back(std::move(bare));
    return words;
}

// "One of the line regiments has gone home": told of troops, not a count of them.
bool tells_of_some(const Tokens& tokens) {
    static const WordSet of{"of", "von", "der"};
    static const WordSet known{"the", "my", "our", "his", "these", "those", "them", "den", "meinen", "us"};
    static const WordSet verbs{"has", "have", "had", "is",    "are",  "was", "were", "will", "went",
                               "got", "did",  "hat", "haben", "sind", "ist", "wird", "can",  "could"};
    return tokens.size() > 3 && tokens[0].is_number() && of.contains(tokens[1].plain()) &&
           (tokens[1].is("der") || known.contains(tokens[2].plain())) &&
           std::any_of(tokens.begin() + 3, tokens.end(),
                       [](const Token& token) { return token.is_word() && verbs.contains(token.plain()); });
}

// A number that counts what follows: "2 druids", "thirty heavy infantry", not "1879" or "14th".
bool begins_with_count(const Tokens& tokens) {
    std::size_t at = 0;
    // "Unit 2. 3 x gribblies"
    if (tokens.size() > 3 && tokens[0].is_word() && is_in(WordList::numbered_thing, tokens[0].plain()) &&
        tokens[1].is_number() && tokens[2].is_mark())
        at = 2;
    while (at < tokens.size() && tokens[at].is_mark() && !tokens[at].is("("))
        ++at;
    static const WordSet measures{"mm",  "cm", "inch", "inches", "am", "pm",
                                  "uhr", "th", "st",   "nd",     "rd", "%"};
    const bool measures_something = at + 1 < tokens.size() && measures.contains(tokens[at + 1].plain());
    if (tells_of_some(tokens) || measures_something || begins_words_of_sum(tokens, at + 1) || // "15mm"
        (at < tokens.size() && is_remainder(tokens, at)))
        return false;
    return at < tokens.size() && tokens[at].is_number() && tokens[at].value > 0 && tokens[at].value < 1000;
}

bool counts_something(const Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (tokens[at].is("x") && ((at + 1 < tokens.size() && tokens[at + 1].is_number()) ||
                                   (at != 0 && tokens[at - 1].is_number())))
            return true;
    return begins_with_count(tokens);
}

bool has_price(const Tokens& tokens) {
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].is_number() && (tokens[at - 1].is("@") || tokens[at - 1].is("..")))
            return true;
    return false;
}

// "(no commander, they follow the others)"
bool denies_class(const Phrases& phrases, const Vocabulary& vocabulary) {
    for (const PhraseItem& item : phrases.items)
        if (class_said(item, vocabulary)) {
            std::size_t at = item.begin;
            while (at != 0 && phrases.tokens[at - 1].is_word() &&
                   is_joining_word(phrases.tokens[at - 1].plain()))
                --at;
            return (at != 0 && is_negation(phrases.tokens[at - 1].plain())) ||
                   is_negation(phrases.tokens[item.begin].plain());
        }
    return false;
}

} // namespace

bool is_sentence(std::string_view text) {
    static const WordSet openings{"the", "these", "those", "both"};
    static const WordSet verbs{"are", "is", "has", "have", "stay", "stays", "keep", "keeps", "remain"};
    std::optional<bool> speaks; // "The two scouts are off the line"
    for (const std::string_view typed : words_without_numerals(text)) {
        const std::string word = bare_word(typed);
        if (word.empty())
            continue;
        speaks = speaks.value_or(openings.contains(word));
        if (is_talk(word) || (*speaks && verbs.contains(word)))
            return true;
    }
    return false;
}

namespace {

// "Heavy infantry, pikes: one vignette, regular - Wallace's own, he is the General"
bool begins_with_class(const Phrases& phrases, const Vocabulary& vocabulary) {
    const std::size_t owner = phrases.owner.empty() ? Phrases::nobody : phrases.owner.front();
    if (owner == Phrases::nobody)
        return false;
    const auto said = class_said(phrases.items[owner], vocabulary);
    return said && said->second >= ClassWord::name && phrases.items[owner].end > 1;
}

// "Sub-general, the Rab-shakeh, he has no unit: 50"
bool begins_with_leader(const Phrases& phrases, const Vocabulary& vocabulary) {
    std::size_t at = 0; // behind "+"
    while (at + 1 < phrases.tokens.size() && phrases.tokens[at].is_mark())
        ++at;
    const std::size_t owner = phrases.owner.empty() ? Phrases::nobody : phrases.owner[at];
    if (owner == Phrases::nobody)
        return false;
    const auto said = class_said(phrases.items[owner], vocabulary);
    return said && said->second >= ClassWord::name && vocabulary.is_leader(said->first);
}

TroopLine kind_of_line(const std::string& text, const MailLine& line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    if (explains_word(phrases.tokens) || begins_with_total(phrases) || begins_with_citation(phrases) ||
        reports_advice(phrases.tokens) || places_leader(phrases, vocabulary))
        return TroopLine::none;
    if (line.role == MailLine::Role::text && says_who_leads(phrases, vocabulary))
        return TroopLine::troops;
    ClassWord surely = ClassWord::none;
    bool leader = false;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary); said && said->second > surely) {
            surely = said->second;
            leader = vocabulary.is_leader(said->first);
        }
    const bool counted = counts_something(phrases.tokens) || begins_with_code_and_count(phrases, vocabulary);
    const bool numbered = counted || std::any_of(phrases.tokens.begin(), phrases.tokens.end(),
                                                 [](const Token& token) { return token.is_number(); });
    const bool talk = is_sentence(text) || tells_of_some(phrases.tokens);
    if (leader && std::none_of(text.begin(), text.end(), is_digit) && text.ends_with(':') &&
        !begins_with_leader(phrases, vocabulary))
        return TroopLine::none; // "Keith, one line a unit, points + officer:"
    if (denies_class(phrases, vocabulary) || tells_of_officers(phrases, vocabulary))
        return TroopLine::none;
    const auto values = static_cast<std::size_t>(
        std::count_if(phrases.items.begin(), phrases.items.end(),
                      [](const PhraseItem& item) { return !item.meanings.empty(); }));
    if (line.role == MailLine::Role::signature)
        return surely == ClassWord::code && counted ? TroopLine::troops : TroopLine::none;
    if (surely == ClassWord::none && counts_something_unknown(phrases))
        return TroopLine::perhaps;
    if (talk && !begins_with_count(phrases.tokens) &&
        !(surely == ClassWord::code && (counted || (values >= 3 && !begins_with_these(phrases)))) &&
        !(numbered && begins_with_leader(phrases, vocabulary)) &&
        !(numbered && values >= 3 && begins_with_class(phrases, vocabulary)) &&
        !(surely >= ClassWord::name && values >= 3 && counts_behind_name(phrases)))
        return surely == ClassWord::code && numbered && phrases.owner.front() != Phrases::nobody
                   ? TroopLine::perhaps // "HIP+ 5 (1 of them with the General)"
                   : TroopLine::none;
    if (surely == ClassWord::code)
        return TroopLine::troops;
    if (surely == ClassWord::name)
        return leader || numbered || values >= 2 ? TroopLine::troops : TroopLine::perhaps;
    if (surely != ClassWord::none && (counted || (leader && values + 1 >= phrases.items.size())))
        return counted || numbered || surely == ClassWord::guess ? TroopLine::troops : TroopLine::none;
    // "Vercingetorix @ 100": what is paid for is troops.
    if (has_price(phrases.tokens) && !talk && !vocabulary.ruleset().conversion.price.empty())
        return TroopLine::perhaps;
    if (begins_with_count(phrases.tokens) && !talk) {
        // "12 vignettes" is a sum, "2 druids" are troops that nobody knows.
        const bool words = std::any_of(phrases.tokens.begin(), phrases.tokens.end(),
                                       [](const Token& token) { return token.is_word(); });
        return words ? TroopLine::perhaps : TroopLine::none;
    }
    // A code that is none: "4 x (HIX-III-RA)", or values without a class.
    // "- Artillery: 1 light piece": nor one that nobody knows in a row of troops.
    return !talk && ((values >= 2 && (line.bullet || numbered)) ||
                     ends_in_count_of_kind(phrases, vocabulary) ||
                     (line.bullet && counts_behind_name(phrases)))
               ? TroopLine::perhaps
               : TroopLine::none;
}

} // namespace

TroopLine troop_line(const std::string& text, const MailLine& line, const Vocabulary& vocabulary) {
    const auto tell = [&] { return kind_of_line(text, line, vocabulary); };
    if (line.role != MailLine::Role::text)
        return tell();
    auto known = line.bullet ? &KnownLines::kinds_behind_bullet : &KnownLines::kinds;
    return remembered(text, vocabulary, known, tell);
}

namespace {

// "The General (the Loyal King)": the closing bracket of one that holds a name and no value; 0 if none opens.
std::size_t end_of_name_in_brackets(const Phrases& phrases, std::size_t open) {
    if (!phrases.tokens[open].is("("))
        return 0;
    bool capital = false;
    for (std::size_t at = open + 1; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (token.is(")"))
            return capital ? at : 0;
        const bool of_name = capital && is_roman_number(token.text); // "Antiochus III"
        if ((phrases.owner[at] != Phrases::nobody && !of_name) || token.is_number())
            return 0;
        capital = capital || std::isupper(static_cast<unsigned char>(token.text.front())) != 0;
    }
    return 0;
}

// "* = General", also behind what was taken for a bullet: it says what a sign means.
bool explains_sign(const Tokens& tokens) {
    return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("*"); }) ||
           (!tokens.empty() && (tokens.front().is("=") || tokens.front().is(")")));
}

} // namespace

std::vector<ValueOf> marks_in(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    std::vector<ValueOf> values;
    if (explains_sign(phrases.tokens))
        return {};
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (const std::size_t end = end_of_name_in_brackets(phrases, at); end != 0) {
            at = end;
            continue;
        }
        const std::size_t owner = phrases.owner[at];
        if (owner == Phrases::nobody || phrases.items[owner].meanings.empty()) {
            if (!token.is_mark() && !is_joining_word(token.plain()) &&
                !is_in(WordList::mark_filler, token.plain()))
                return {};
            continue;
        }
        const PhraseItem& item = phrases.items[owner];
        const Meaning& meaning = item.meanings.front();
        const Trait& trait = vocabulary.ruleset().traits[meaning.values.front().trait];
        if (meaning.values.size() != 1 || (!trait.is_switch() && trait.level != Level::unit))
            return {};
        if (item.begin == at)
            values.push_back(meaning.values.front());
    }
    return values;
}

bool may_matter(std::string_view text, bool among_troops, bool understood, bool has_general,
                const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    among_troops = among_troops || tells_of_some(phrases.tokens);
    bool many = false;
    for (const Token& token : phrases.tokens)
        many = many || (token.is_word() && is_in(WordList::of_many, token.plain()));
    for (const PhraseItem& item : phrases.items)
        for (const Meaning& meaning : item.meanings) {
            const Trait& trait = vocabulary.ruleset().traits[meaning.values.front().trait];
            const bool of_class = meaning.values.front().trait == vocabulary.class_trait();
            const bool general = is_of_general(meaning.values.front(), vocabulary.ruleset());
            // "if" is no informal army
            const bool small_code = meaning.source == Source::code && item.end == item.begin + 1 &&
                                    !is_in_capitals(phrases.tokens[item.begin].text);
            if (says_nothing_of_troops(phrases, item) || item.weak || small_code || (general && has_general))
                continue;
            if (many && !of_class && !understood && meaning.source <= Source::name)
                return true;
            if (among_troops &&
                (trait.is_switch() || trait.level == Level::unit || meaning.source == Source::code ||
                 (meaning.source == Source::name && !of_class)))
                return true;
        }
    return false;
}

bool names_general(std::string_view text, const Vocabulary& vocabulary, bool among_troops) {
    const Phrases phrases = phrases_in(text, vocabulary);
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        if (item.meanings.empty() ||
            !is_of_general(item.meanings.front().values.front(), vocabulary.ruleset()) ||
            (item.begin != 0 && is_negation(phrases.tokens[item.begin - 1].plain())))
            return false;
        // "General rated 5, rides with the Bone Guard"
        static const WordSet placing{"with", "rides", "leads", "leading", "joins", "among"};
        const auto behind = phrases.tokens.begin() + static_cast<std::ptrdiff_t>(item.end);
        if (std::any_of(behind, phrases.tokens.end(), [](const Token& token) {
                return token.is_word() && placing.contains(token.plain());
            }))
            return true;
        static const WordSet of_rating{"rating", "rated", "'", ":", "="};
        const bool rates = behind != phrases.tokens.end() && of_rating.contains(behind->plain());
        return among_troops && !rates && phrases.tokens[item.end - 1].plain() != "general's";
    });
}

namespace {

// "drilled", "class D", not the "I" who writes
bool says_value_alone(const Phrases& phrases, const PhraseItem& item) {
    static const WordSet labels{"class", "quality", "grade", "klasse", "qualität"};
    const Token& token = phrases.tokens[item.begin];
    const bool graded = item.begin != 0 && labels.contains(phrases.tokens[item.begin - 1].plain());
    const bool code = item.meanings.front().source == Source::code;
    return item.meanings.front().source <= Source::name && !item.weak &&
           (graded || item.end > item.begin + 1 ||
            (token.text.size() > 1 && (!code || is_in_capitals(token.text))));
}

} // namespace

bool names_value(std::string_view text, bool beside_all, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() &&
               item.meanings.front().values.front().trait != vocabulary.class_trait() &&
               ((item.labelled && item.end > item.begin + 1) ||
                (beside_all && !class_said(item, vocabulary) && says_value_alone(phrases, item)));
    });
}

namespace {

// "My list for the cup", not "Norman list" nor "List: Normans"
bool is_any_list(const std::vector<std::string>& words, const std::string& text) {
    static const WordSet lists{"list", "liste"};
    static const WordSet before{"my", "the", "our", "here", "here's", "is", "a", "army", "meine", "die"};
    const auto other = std::find_if(words.begin(), words.end(),
                                    [](const std::string& word) { return !before.contains(word); });
    return other != words.end() && lists.contains(*other) && text.find(':') == std::string::npos;
}

} // namespace

bool names_any_list(const std::string& title) {
    return is_any_list(bare_words(title), title);
}

bool may_be_title(const std::string& text) {
    constexpr std::size_t shortest = 4;                     // bytes: "No." is none
    static const WordSet verbs{"is", "are", "has", "have"}; // "The original is lost"
    const std::vector<std::string> words = bare_words(text);
    return text.size() >= shortest && std::string_view("!?,-").find(text.back()) == std::string_view::npos &&
           text.find("   ") == std::string::npos && text.find('=') == std::string::npos &&
           !is_sentence(text) && !is_any_list(words, text) &&
           std::none_of(words.begin(), words.end(),
                        [](const std::string& word) { return verbs.contains(word); });
}

} // namespace muster
