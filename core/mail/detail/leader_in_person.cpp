// SPDX-License-Identifier: MIT
#include "mail/detail/leader_in_person.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

bool tells_leading(const Token& token) {
    static const WordSet words{"leads",  "leading",   "lead",     "commands", "commanding", "rides",
                               "riding", "fights",    "fighting", "heads",    "heading",    "head",
                               "führt",  "befehligt", "reitet",   "spitze"};
    return words.contains(token.plain());
}

// Between a leader and the troops that he leads.
bool may_stand_between(const Token& token) {
    static const WordSet words{"himself", "herself", "personally", "in",   "person", "and",   "who",
                               "this",    "unit",    "them",       "with", "these",  "is",    "he",
                               "she",     "at",      "the",        "of",   "here",   "who's", "selbst",
                               "diese",   "einheit", "persönlich", "mit",  "an",     "der",   "von",
                               "die",     "und",     "first",      "his",  "own",    "body",  "regiment"};
    return token.is(",") || token.is(":") || token.is("-") || words.contains(token.plain());
}

// A leader by the name of his rank; nullptr if the line names none.
const PhraseItem* leader_named_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary);
            said && said->second >= ClassWord::name && vocabulary.is_leader(said->first))
            return &item;
    return nullptr;
}

// The token behind "(100)", ", 100" or "100".
std::size_t behind_price(const Tokens& tokens, std::size_t at) {
    const bool mark = at < tokens.size() && (tokens[at].is("(") || tokens[at].is(","));
    const std::size_t price = mark ? at + 1 : at;
    if (price >= tokens.size() || !tokens[price].is_number() || tokens[price].as_word)
        return at;
    const bool bracket = mark && tokens[at].is("(");
    std::size_t end = price + 1;
    while (end < tokens.size() && tokens[end].is_word() && is_in(WordList::price_word, tokens[end].plain()))
        ++end; // "(100 points)"
    if (bracket && (end >= tokens.size() || !tokens[end].is(")")))
        return at;
    return bracket ? end + 1 : end;
}

// The token behind "himself", "in person" behind a leader.
std::size_t behind_himself(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"himself", "herself", "personally", "selbst", "persönlich"};
    if (at + 1 < tokens.size() && tokens[at].is("in") && tokens[at + 1].is("person"))
        return at + 2;
    return at < tokens.size() && words.contains(tokens[at].plain()) ? at + 1 : at;
}

// The troops that a leader leads.
struct Led {
    std::size_t count = 0; // the token that counts them
    std::string name;      // "Sacred Band"
};

// The name of a few words in capitals that ends at a mark before a count: where the count stands, `at` if
// there is none.
std::size_t behind_name(std::string_view line, const Tokens& tokens, std::size_t at, std::string& name) {
    constexpr std::size_t longest = 4; // words
    std::size_t end = at;
    while (end < tokens.size() && end - at < longest && tokens[end].is_word() &&
           has_capital_letter(tokens[end]))
        ++end;
    const std::size_t name_end = end;
    if (end + 1 < tokens.size() && tokens[end].is("in") && tokens[end + 1].is("person"))
        end += 2;
    if (name_end == at || end + 1 >= tokens.size() || !(tokens[end].is(":") || tokens[end].is(",")) ||
        !tokens[end + 1].is_number())
        return at;
    name = text_between(line, tokens, at, name_end);
    return end + 1;
}

// "the royal chariots herself: 8 chariots": the same in small letters, where all that the rules know of it is
// said again behind the count.
std::size_t behind_plain_name(std::string_view line, const Tokens& tokens, std::size_t at, std::string& name,
                              const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // words
    std::size_t end = at;
    while (end < tokens.size() && end - at < longest && tokens[end].is_word() &&
           behind_himself(tokens, end) == end)
        ++end;
    const std::size_t colon = behind_himself(tokens, end);
    if (end == at || colon + 1 >= tokens.size() || !tokens[colon].is(":") || !tokens[colon + 1].is_number())
        return at;
    for (std::size_t word = at; word < end; ++word)
        if (vocabulary.longest(tokens, word) &&
            std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(colon), tokens.end(),
                         [&](const Token& token) { return token.is(tokens[word].plain()); }))
            return at;
    name = text_between(line, tokens, at, end);
    return colon + 1;
}

// "The Sacred Band, led by Epaminondas, C-in-C (100): 14 HI": his men stand behind his price.
std::optional<Led> led_before(std::string_view line, const Tokens& tokens, std::size_t leader,
                              std::size_t at) {
    std::size_t by = 0;
    while (by + 1 < leader && !(tokens[by].is("led") && tokens[by + 1].is("by")))
        ++by;
    if (by + 1 >= leader || at + 2 >= tokens.size() || !(tokens[at].is(":") || tokens[at].is(",")) ||
        !tokens[at + 1].is_number() || !tokens[at + 2].is_word())
        return std::nullopt;
    std::size_t end = by;
    while (end > 0 && (tokens[end - 1].is_mark() || tokens[end - 1].is("is") || tokens[end - 1].is("are")))
        --end;
    const bool counts = std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end),
                                    [](const Token& token) { return token.is_number(); });
    return counts ? std::nullopt : std::optional(Led{at + 1, text_between(line, tokens, 0, end)});
}

// Nothing if no word behind the leader says that he leads troops which are counted there.
std::optional<Led> led_behind(std::string_view line, const Phrases& phrases, std::size_t at,
                              const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    bool leads = false;
    Led led{at, {}};
    for (; led.count < tokens.size() &&
           (tells_leading(tokens[led.count]) || may_stand_between(tokens[led.count]));
         ++led.count)
        leads =
            leads || tells_leading(tokens[led.count]) ||
            (tokens[led.count].is("is") && led.count + 1 < tokens.size() && tokens[led.count + 1].is("with"));
    led.count = behind_name(line, tokens, led.count, led.name);
    led.count = behind_plain_name(line, tokens, led.count, led.name, vocabulary);
    const bool counts = leads && led.count + 1 < tokens.size() && tokens[led.count].is_number() &&
                        tokens[led.count + 1].is_word();
    const bool classed = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return item.begin > led.count && said && !vocabulary.is_leader(said->first);
    });
    return counts && classed && led.count != at ? std::optional(std::move(led)) : std::nullopt;
}

// "; so no unit commander"
struct MissingOfficer {
    std::size_t begin = 0; // bytes of the line
    std::size_t so = 0;    // where "so there is" begins
    std::size_t no = 0;
    std::size_t end = 0;
};

// Nothing if the line has no such clause.
std::optional<MissingOfficer> missing_officer_in(std::string_view line, const Vocabulary& vocabulary) {
    static const WordSet idle{"unit", "separate", "other", "need", "needs", "of",     "a",
                              "for",  "there",    "is",    "they", "he",    "she",    "has",
                              "have", "and",      "it",    "had",  "gets",  "there's"};
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!(tokens[at].is("so") || tokens[at].is("hence") || tokens[at].is("therefore") ||
              tokens[at].is("thus")))
            continue;
        std::size_t no = tokens.size();
        std::size_t end = at + 1;
        while (end < tokens.size() &&
               (is_negation(tokens[end].plain()) || idle.contains(tokens[end].plain()))) {
            no = no == tokens.size() && is_negation(tokens[end].plain()) ? end : no;
            ++end;
        }
        if (no == tokens.size() || end >= tokens.size() ||
            !(tokens[end].has_form("commander") || tokens[end].has_form("officer")))
            continue;
        ++end;
        static const WordSet closing{"here",   "needed", "there", "is",       "are", "paid", "for",
                                     "bought", "with",   "them",  "required", "to",  "pay",  "counted"};
        while (end < tokens.size() && closing.contains(tokens[end].plain()))
            ++end;
        std::size_t begin = at;
        while (begin != 0 &&
               (tokens[begin - 1].is(",") || tokens[begin - 1].is(";") || tokens[begin - 1].is("and")))
            --begin;
        return MissingOfficer{tokens[begin].begin, tokens[at].begin, tokens[no].begin, tokens[end - 1].end};
    }
    return std::nullopt;
}

void take_out_missing_officer(std::string& line, const Vocabulary& vocabulary) {
    if (const auto missing = missing_officer_in(line, vocabulary))
        line.erase(missing->begin, missing->end - missing->begin);
}

// "10 SHC, led by the C-in-C (100), therefore no unit commander" as "…, no unit commander": whose leader
// stands behind them needs no more.
std::string with_bare_denial(std::string line, const Vocabulary& vocabulary) {
    const auto missing = missing_officer_in(line, vocabulary);
    const std::size_t led = small_letters(line).find("led by");
    if (missing && led < missing->begin && class_word_in(line.substr(0, led), vocabulary) >= ClassWord::code)
        line.erase(missing->so, missing->no - missing->so);
    return line;
}

// Whether the line says that the leader leads or is with somebody, and holds no troops itself.
bool leads_others(const Phrases& phrases, const Vocabulary& vocabulary) {
    return std::any_of(phrases.tokens.begin(), phrases.tokens.end(), tells_leading) &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto said = item.meanings.empty() ? std::nullopt : class_said(item, vocabulary);
               return !said || vocabulary.is_leader(said->first);
           });
}

} // namespace

std::string with_those_he_leads(std::string line, const Vocabulary& vocabulary) {
    // Most lines say none of it, and finding their phrases takes long.
    const std::string small = small_letters(line);
    static constexpr std::string_view telling[] = {"lead",      "led by", "command", "rid",
                                                   "fight",     "head",   "is with", "führt",
                                                   "befehligt", "reitet", "spitze"};
    if (std::none_of(std::begin(telling), std::end(telling),
                     [&](std::string_view word) { return small.find(word) != std::string::npos; }))
        return line;
    std::string whole = line;
    take_out_missing_officer(line, vocabulary); // "… himself, so it has no unit commander: 14 HC"
    const Phrases phrases = phrases_in(line, vocabulary);
    const PhraseItem* leader = leader_named_in(phrases, vocabulary);
    if (leader == nullptr)
        return whole;
    const bool bracketed = leader->begin != 0 && phrases.tokens[leader->begin - 1].is("(") &&
                           leader->end < phrases.tokens.size() && phrases.tokens[leader->end].is(")");
    const std::size_t end = leader->end + (bracketed ? 1 : 0); // "Stilicho (C-in-C) himself leads"
    const std::size_t begin = behind_price(phrases.tokens, behind_himself(phrases.tokens, end));
    std::optional<Led> led = led_before(line, phrases.tokens, leader->begin, begin);
    const std::size_t first = led ? phrases.tokens[leader->begin].begin : 0;
    if (!led)
        led = led_behind(line, phrases, begin, vocabulary);
    if (!led) {
        std::string denied = with_bare_denial(whole, vocabulary);
        // "Pyrrhus, C-in-C, leads the Agema, so no officer there - 100", who stand in another line
        return denied == whole && leads_others(phrases, vocabulary) ? line : denied;
    }
    line = line.substr(first, phrases.tokens[begin - 1].end - first) + " + " +
           line.substr(phrases.tokens[led->count].begin);
    take_out_missing_officer(line, vocabulary);
    if (!led->name.empty()) {
        const bool dot = line.ends_with('.');
        line.insert(line.size() - (dot ? 1 : 0), ", \"" + led->name + "\"");
    }
    return line;
}

std::string with_chief_as_officer(std::string line, const Vocabulary& vocabulary) {
    static const WordSet ranks{"chief",  "chieftain", "captain",   "headman",   "tribune",  "centurion",
                               "leader", "prefect",   "häuptling", "hauptmann", "anführer", "boss"};
    const Tokens tokens = vocabulary.tokens(line);
    const auto price = [&](std::size_t at) {
        return at < tokens.size() && tokens[at].is_number() && !tokens[at].as_word;
    };
    for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
        const bool parted = tokens[at - 1].is(",") || tokens[at - 1].is("+") || tokens[at - 1].is(";") ||
                            tokens[at - 1].is("&");
        const bool ends = at + 2 == tokens.size() || tokens[at + 2].is("=") || tokens[at + 2].is(",") ||
                          tokens[at + 2].is(".");
        if (!ranks.contains(tokens[at].plain()) || !parted || !price(at - 2) || !price(at + 1) || !ends ||
            names_leader(line, vocabulary))
            continue;
        line.replace(tokens[at].begin, tokens[at].end - tokens[at].begin, "unit commander");
        return line;
    }
    return line;
}

std::string without_kind_of_officers(std::string line, const Vocabulary& vocabulary) {
    static const WordSet all{"every", "each", "all", "the", "my", "their", "jeder", "alle"};
    static const WordSet around{"is", "are", "a",   "unit", "unit-commander", "at", "@", "each", "of",
                                "to", "the", "ist", "sind"};
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!(tokens[at].is("officer") || tokens[at].is("officers")) ||
            !all.contains(tokens[at - 1].plain()) || !(tokens[at + 1].is("is") || tokens[at + 1].is("are")))
            continue;
        bool commander = false;
        std::size_t end = at + 1;
        for (; end < tokens.size(); ++end) {
            const Token& token = tokens[end];
            const bool named = token.has_form("commander");
            if (!named && !around.contains(token.plain()) && !token.is_number() &&
                !(token.is_word() && is_in(WordList::price_word, token.plain())))
                break;
            commander = commander || named;
        }
        if (!commander || (end < tokens.size() && tokens[end].is_word()))
            return line;
        std::size_t begin = at - 1;
        while (begin > 0 &&
               (tokens[begin - 1].is(",") || tokens[begin - 1].is(";") || tokens[begin - 1].is("and")))
            --begin;
        line.erase(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin);
        return line;
    }
    return line;
}

std::size_t behind_leading(std::string_view line) {
    for (const std::string_view leading : {"leading ", "leads ", "commands ", "commanding "})
        if (line.starts_with(leading) && line.size() > leading.size() && is_digit(line[leading.size()]))
            return leading.size();
    return 0;
}

bool leads_those_above(const Tokens& tokens, const std::function<bool(const Token&)>& are_they) {
    static const WordSet leading{"leads", "commands", "führt", "befehligt"};
    static const WordSet pronouns{"he", "she", "er", "sie"};
    static const WordSet these{"them", "these", "those", "this", "diese"};
    static const WordSet around{"the",        "his",    "her", "himself", "herself", "in",   "person",
                                "personally", "selbst", "die", "den",     "seine",   "unit", "lot"};
    std::size_t at = 0;
    while (at < tokens.size() && tokens[at].is("("))
        ++at;
    if (at + 2 >= tokens.size() || !pronouns.contains(tokens[at].plain()) ||
        !leading.contains(tokens[at + 1].plain()))
        return false;
    bool they = false;
    for (at += 2; at < tokens.size() && tokens[at].is_word() && !tokens[at].is("so"); ++at) {
        const bool meant = these.contains(tokens[at].plain()) ||
                           (!around.contains(tokens[at].plain()) && are_they(tokens[at]));
        if (!meant && !around.contains(tokens[at].plain()))
            return false;
        they = they || meant;
    }
    static const WordSet denying{"so",        "and",      "hence",   "no",       "without", "unit",
                                 "commander", "cdr",      "officer", "they",     "need",    "needs",
                                 "therefore", "he",       "she",     "there",    "is",      "also",
                                 "kein",      "offizier", "there's", "there'll", "be",      "separate"};
    return they && std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(),
                               [](const Token& token) {
                                   return token.is_mark() || denying.contains(token.plain()) ||
                                          token.has_form("commander");
                               });
}

} // namespace muster
