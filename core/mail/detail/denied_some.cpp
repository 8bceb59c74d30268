// SPDX-License-Identifier: MIT
#include "mail/detail/denied_some.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {

// Tokens, without those at both ends that bound it.
struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
};

// Names, and whether they "have none", so that it is said of what one may have.
struct Denied {
    Part names;
    bool none = false;
};

bool has(const WordSet& words, const Tokens& tokens, std::size_t at) {
    return at < tokens.size() && tokens[at].is_word() && words.contains(tokens[at].plain());
}

bool bounds_clause(const Tokens& tokens, std::size_t at) {
    const Token& token = tokens[at];
    return token.is(",") || token.is(";") || token.is("(") || token.is(")") || token.is("?") ||
           (token.is("-") && token.spaced) || token.is("–") || token.is("—") || ends_sentence(tokens, at);
}

std::vector<Part> clauses_in(const Tokens& tokens) {
    std::vector<Part> clauses;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (at < tokens.size() && !bounds_clause(tokens, at))
            continue;
        if (begin < at)
            clauses.push_back({begin, at});
        begin = at + 1;
    }
    return clauses;
}

const WordSet& owning() {
    static const WordSet verbs{"have",  "has", "had",   "get",   "gets",  "carry",    "carries", "bear",
                               "bears", "use", "uses",  "wear",  "wears", "take",     "takes",   "need",
                               "needs", "hat", "haben", "führt", "haben", "bekommen", "tragen",  "führen"};
    return verbs;
}

const WordSet& none_words() {
    static const WordSet words{"none", "nothing", "keine", "keinen", "keins", "keines", "nichts"};
    return words;
}

const WordSet& contracted() {
    static const WordSet words{"aren't", "isn't", "don't", "doesn't", "haven't", "hasn't", "can't", "won't"};
    return words;
}

const WordSet& lacking() {
    static const WordSet words{"without", "excepted", "excluded", "exempt", "exempted", "ausgenommen"};
    return words;
}

// Behind the clause's last word that says something: "at all", "though", "of it".
std::size_t end_without_filling(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet filling{"though",    "however", "alas", "either", "obviously", "naturally",
                                 "actually",  "of",      "at",   "all",    "it",        "them",
                                 "those",     "these",   "that", "course", "any",       "one",
                                 "whatever",  "so",      "do",   "such",   "freilich",  "aber",
                                 "natürlich", "davon",   "yet",  "!"};
    while (end > begin && filling.contains(tokens[end - 1].plain()))
        --end;
    return end;
}

// Nothing but names stands there.
bool are_names(const Tokens& tokens, Part part) {
    static const WordSet pronouns{"they",  "them", "these", "those", "he",  "she",  "it",  "i",
                                  "we",    "you",  "who",   "which", "and", "some", "two", "one",
                                  "there", "sie",  "wir",   "ich",   "es",  "that", "this"};
    bool names = false;
    for (std::size_t at = part.begin; at < part.end; ++at) {
        const Token& token = tokens[at];
        if (is_and(token) || token.is("or") || token.is("nor") || token.is("oder") || token.is(","))
            continue;
        const std::string& word = token.plain();
        if (!token.is_word() || (token.is_number() && !token.as_word) || is_verb(token) || says_all(token) ||
            is_nobody(token) || excepts(token) || changes_meaning(word) || is_negation(word) ||
            pronouns.contains(word))
            return false;
        names = names || !is_joining_word(word);
    }
    return names;
}

std::size_t behind_opening(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet openings{
        "only",    "just", "nur",  "but", "though", "and",  "while",  "und",  "although", "yet",    "whereas",
        "however", "alas", "aber", "of",  "with",   "save", "merely", "doch", "so",       "solely", "allein"};
    while (begin < end && has(openings, tokens, begin))
        ++begin;
    return begin;
}

// The names that the clause denies something of, where it says nothing else.
std::optional<Denied> denied_in(const Tokens& tokens, Part clause) {
    const std::size_t begin = behind_opening(tokens, clause.begin, clause.end);
    const auto names = [&](std::size_t first, std::size_t last, bool none) {
        const bool known = first < last && are_names(tokens, {first, last});
        return known ? std::optional(Denied{{first, last}, none}) : std::nullopt;
    };
    static const WordSet before{"not",   "nicht",   "excepting", "excluding",
                                "minus", "barring", "ohne",      "without"};
    if (has(before, tokens, begin)) {
        const std::size_t first =
            begin + (tokens[begin + 1 < clause.end ? begin + 1 : begin].is("so") ||
                             tokens[begin + 1 < clause.end ? begin + 1 : begin].is("for")
                         ? 2
                         : 1);
        const bool pointed = first < clause.end && (is_article(tokens[first].plain()) ||
                                                    is_in(WordList::joining, tokens[first].plain()));
        return pointed ? names(first, end_without_filling(tokens, first, clause.end), false) : std::nullopt;
    }
    const std::size_t end = end_without_filling(tokens, begin, clause.end);
    if (end < begin + 2)
        return std::nullopt;
    const std::size_t last = end - 1;
    if (has(none_words(), tokens, last))
        return names(begin, has(owning(), tokens, last - 1) ? last - 1 : last, true);
    if (has(contracted(), tokens, last))
        return names(begin, last, false);
    if (has(lacking(), tokens, last)) {
        static const WordSet going{"are", "is", "go", "goes", "do", "does", "being", "sind"};
        return names(begin, has(going, tokens, last - 1) ? last - 1 : last, tokens[last].is("without"));
    }
    if ((tokens[last].is("not") || tokens[last].is("nicht")) && is_verb(tokens[last - 1]))
        return names(begin, last - 1, false);
    static const WordSet doing{"do", "does"};
    if ((tokens[last].is("not") || tokens[last].is("nicht")) && has(doing, tokens, last - 1))
        return names(begin, last - 1, false);
    return std::nullopt;
}

bool speaks_of_all(const Tokens& tokens, Part clause) {
    static const WordSet everybody{"all",   "everyone", "everybody", "everything", "each",
                                   "every", "alle",     "alles",     "jeder",      "jede"};
    bool all = false;
    for (std::size_t at = clause.begin; at < clause.end; ++at) {
        if (excepts(tokens[at]) || is_nobody(tokens[at]))
            return false;
        all = all || has(everybody, tokens, at);
    }
    return all;
}

bool speaks_of_officers(const Tokens& tokens, Part clause) {
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(clause.begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(clause.end), [](const Token& token) {
                           return token.has_form("officer") || token.has_form("commander");
                       });
}

std::string excepted(std::string_view line, const Tokens& tokens, const Denied& denied, Part all) {
    const bool told = denied.none && !speaks_of_officers(tokens, all);
    return fmt::format(" except {}{}", text_between(line, tokens, denied.names.begin, denied.names.end),
                       told ? ", who have none" : "");
}

// "Apart from the slingers, everyone has shields": the names; none if the clause begins otherwise.
std::optional<Denied> excepted_before(const Tokens& tokens, Part clause) {
    static const WordSet openings{"apart", "aside", "except", "excepting", "besides",    "bar",
                                  "save",  "but",   "außer",  "with",      "ausgenommen"};
    static const WordSet behind{"from", "for", "the", "exception", "of"};
    if (!has(openings, tokens, clause.begin))
        return std::nullopt;
    std::size_t first = clause.begin + 1;
    bool exception = !tokens[clause.begin].is("with");
    while (first + 1 < clause.end && has(behind, tokens, first)) {
        exception = exception || tokens[first].is("exception");
        ++first;
    }
    if (!exception || first == clause.end || !are_names(tokens, {first, clause.end}))
        return std::nullopt;
    return Denied{{first, clause.end}, false};
}

} // namespace

std::string with_denied_as_excepted(std::string line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    if (std::none_of(tokens.begin(), tokens.end(), says_all))
        return line;
    const std::vector<Part> clauses = clauses_in(tokens);
    for (std::size_t i = 0; i + 1 < clauses.size(); ++i) {
        const Part first = clauses[i];
        const Part second = clauses[i + 1];
        if (speaks_of_all(tokens, first)) {
            const auto denied = denied_in(tokens, second);
            if (!denied)
                continue;
            const bool bracket =
                tokens[second.begin - 1].is("(") && second.end < tokens.size() && tokens[second.end].is(")");
            return line.substr(0, tokens[first.end - 1].end) + excepted(line, tokens, *denied, first) +
                   line.substr(tokens[bracket ? second.end : second.end - 1].end);
        }
        const bool opens = first.begin == 0 || ends_sentence(tokens, first.begin - 1);
        if (!opens || !speaks_of_all(tokens, second) || ends_sentence(tokens, first.end))
            continue;
        auto denied = denied_in(tokens, first);
        if (!denied)
            denied = excepted_before(tokens, first);
        if (denied)
            return line.substr(0, tokens[first.begin].begin) +
                   text_between(line, tokens, second.begin, second.end) +
                   excepted(line, tokens, *denied, second) + line.substr(tokens[second.end - 1].end);
    }
    return line;
}

bool denies_of_some(const Tokens& tokens, std::size_t begin, std::size_t end) {
    constexpr std::size_t longest = 12; // tokens
    if (begin >= end || end - begin > longest)
        return false;
    if (denied_in(tokens, {begin, end}))
        return true;
    static const WordSet writers{"i", "we", "you", "it", "me", "us", "ich", "wir", "i've", "we've"};
    bool denies = false;
    bool names = false;
    for (std::size_t at = begin; at < end; ++at) {
        if (has(writers, tokens, at))
            return false;
        const bool of_some = at == begin && !tokens[at].is("nothing") && !tokens[at].is("nichts");
        const bool none =
            has(none_words(), tokens, at) && (at + 1 == end || of_some || has(owning(), tokens, at - 1));
        const bool not_so = (tokens[at].is("not") || tokens[at].is("nicht")) &&
                            (end_without_filling(tokens, at + 1, end) == at + 1) && at > begin &&
                            (is_verb(tokens[at - 1]) || tokens[at - 1].is("do"));
        const bool last = end_without_filling(tokens, begin, end) == at + 1;
        denies = denies || none || not_so ||
                 (last && (has(contracted(), tokens, at) || has(lacking(), tokens, at)));
        names = names ||
                (tokens[at].is_word() && !is_joining_word(tokens[at].plain()) &&
                 !changes_meaning(tokens[at].plain()) && !is_verb(tokens[at]) && !none) ||
                tokens[at].is("they");
    }
    return denies && names;
}

std::string unread_denial_in(std::string_view text, const Tokens& tokens,
                             const std::vector<bool>& explained) {
    for (const Part& clause : clauses_in(tokens)) {
        const auto first = explained.begin() + static_cast<std::ptrdiff_t>(clause.begin);
        const auto last = explained.begin() + static_cast<std::ptrdiff_t>(clause.end);
        if (std::find(first, last, true) == last && denies_of_some(tokens, clause.begin, clause.end))
            return text_between(text, tokens, clause.begin, clause.end);
    }
    return {};
}

std::string denial_in(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    return unread_denial_in(text, tokens, std::vector<bool>(tokens.size(), false));
}

std::string question_of_exceptions(const Phrases& phrases, const std::vector<bool>& explained) {
    const Tokens& tokens = phrases.tokens;
    bool of_officers = false; // "each unit has a commander, except the elephants" is said of those
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        of_officers = !ends_sentence(tokens, at) && !tokens[at].is(";") &&
                      (of_officers || tokens[at].has_form("commander") || tokens[at].has_form("officer"));
        const bool excepted = // "the Bretons excepted", or before the names
            tokens[at].is("excepted") || tokens[at].is("ausgenommen") ||
            (excepts(tokens[at]) && at + 1 < tokens.size() &&
             !(tokens[at].is("save") && tokens[at - 1].is("to"))); // "to save ink"
        if (excepted && !of_officers && !explained[at] && !tokens[at].is("but"))
            return "it does not say which troops are excepted";
    }
    const std::string denial = unread_denial_in(phrases.line, tokens, explained);
    return denial.empty() ? denial : fmt::format("\"{}\": not understood", denial);
}

} // namespace muster
