// SPDX-License-Identifier: MIT
#include "mail/detail/claim_words.h"

#include "base/text.h"
#include "mail/detail/claimed_limit.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string_view>

namespace muster {

std::size_t begin_of_size_of_one(const Tokens& tokens, std::size_t at) {
    static const WordSet one{"a", "an", "each", "every", "one", "ein", "eine", "jede", "jeder", "jedes"};
    static const WordSet things{"link", "pair", "element", "unit", "block", "paar", "einheit"};
    static const WordSet lines{"line", "row", "entry", "zeile"}; // each for one
    static const WordSet concluding{"so", "and", "thus", "hence", "also", "und"};
    if (at + 1 >= tokens.size() || !is_counted_thing(tokens[at + 1].plain()))
        return at;
    std::size_t begin = at;
    while (begin != 0 && !tokens[begin - 1].is(".") && !tokens[begin - 1].is(",") &&
           !tokens[begin - 1].is(";"))
        --begin;
    while (begin < at && concluding.contains(tokens[begin].plain()))
        ++begin;
    bool thing = begin + 1 < at && tokens[begin + 1].is("stand"); // not "each vignette stands on"
    for (std::size_t i = begin; i < at; ++i)
        thing =
            thing || tokens[i].has_form_in(things) || (tokens[at].value == 1 && tokens[i].has_form_in(lines));
    return begin + 2 > at || !thing || !one.contains(tokens[begin].plain()) ? at : begin;
}

bool begins_words_of_sum(const Tokens& tokens, std::size_t at) {
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].has_form(word);
    };
    // "12 all in.", not "all in one battle"
    const bool ends = at + 2 >= tokens.size() || tokens[at + 2].is_mark() ||
                      (tokens[at + 2].is_number() && !tokens[at + 2].as_word);
    const auto is_number = [&](std::size_t i) { return i < tokens.size() && tokens[i].is_number(); };
    // "12 the lot.", "12 vignettes, the lot", "that's the lot: 12", not "barbarians the lot of them"
    const bool counted = (at > 0 && is_number(at - 1)) || (at > 1 && is_number(at - 2));
    const bool told = at + 2 < tokens.size() && (is(at + 2, ":") || is(at + 2, "=")) && is_number(at + 3);
    if (is(at, "the") && is(at + 1, "lot") && ((counted && ends) || told))
        return true;
    return ((is(at, "in") || is(at, "au")) && is(at + 1, "total")) || (is(at, "in") && is(at + 1, "all")) ||
           ((is(at, "im") || is(at, "in")) && is(at + 1, "ganzen")) ||
           (is(at, "all") && ((is(at + 1, "in") && ends) || is(at + 1, "told") || is(at + 1, "up")));
}

bool is_whole_of(const Tokens& tokens, std::size_t at) {
    std::size_t before = at;
    if (before != 0 && (tokens[before - 1].is("the") || tokens[before - 1].is("den")))
        --before;
    if (before < 2 || !(tokens[before - 1].is("of") || tokens[before - 1].is("von")))
        return false;
    --before;
    if (before > 1 && tokens[before - 1].is("out"))
        --before;
    if (before > 1 && is_in(WordList::money, tokens[before - 1].plain()))
        --before;
    return tokens[before - 1].is_number() && tokens[before - 1].value <= tokens[at].value &&
           tokens[at].value >= 100;
}

bool is_remainder(const Tokens& tokens, std::size_t at) {
    const auto is_word_of = [&](std::size_t i) {
        return i < tokens.size() && tokens[i].is_word() && is_in(WordList::remainder, tokens[i].plain());
    };
    if ((at != 0 && is_word_of(at - 1)) || (at + 2 < tokens.size() && tokens[at + 1].is("in") &&
                                            (tokens[at + 2].is("hand") || tokens[at + 2].is("reserve"))))
        return true;
    std::size_t behind = at + 1;
    if (behind < tokens.size() && is_in(WordList::money, tokens[behind].plain()))
        ++behind;
    if (behind < tokens.size() && (tokens[behind].is("are") || tokens[behind].is("to")))
        ++behind;
    const bool of_field = behind + 1 < tokens.size() && tokens[behind].is("left") &&
                          tokens[behind + 1].has_form_in(list_of(WordList::heading_noun)); // "3 left wing"
    const bool sure = behind < tokens.size() && (behind != at + 1 || tokens[behind].is("spare") ||
                                                 tokens[behind].is("unspent") || tokens[behind].is("übrig"));
    return sure && is_word_of(behind) && !of_field;
}

bool is_vague(const Tokens& tokens, std::size_t at) {
    constexpr std::size_t furthest = 3; // tokens
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at - std::min(at, furthest)),
                       tokens.begin() + static_cast<std::ptrdiff_t>(at), [](const Token& token) {
                           return token.is_word() && is_in(WordList::vague, token.plain());
                       });
}

bool is_one_of_two(const Tokens& tokens, std::size_t at) {
    const auto pair = [&](std::size_t first) {
        return first + 2 < tokens.size() && tokens[first].is_number() && tokens[first + 1].is("or") &&
               tokens[first + 2].is_number() && (first + 3 == tokens.size() || tokens[first + 3].is_mark());
    };
    return pair(at) || (at > 1 && pair(at - 2));
}

std::size_t end_without_price(const Tokens& tokens, std::size_t begin, std::size_t end) {
    std::size_t at = end;
    while (at > begin && (is_in(WordList::price_word, tokens[at - 1].plain()) || tokens[at - 1].is("each")))
        --at;
    const bool priced = at > begin + 3 && tokens[at - 1].is_number() &&
                        (tokens[at - 2].is("at") || tokens[at - 2].is("@") || tokens[at - 2].is("for"));
    return priced ? at - 2 : end;
}

bool is_price_of_one(const Tokens& tokens, std::size_t at) {
    if (is_size_of_sides(tokens, at))
        return false;
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].has_form(word);
    };
    const auto stands_before = [&](std::string_view word) { return at != 0 && is(at - 1, word); };
    const bool of_officer =
        at > 1 && stands_before("(") && (is(at - 2, "commander") || is(at - 2, "officer"));
    // "a unit commander, his 25 points are in the last column"
    static const WordSet owners{"his", "her", "their", "whose", "its", "seine", "ihre", "deren"};
    const bool of_somebody =
        at != 0 && owners.contains(tokens[at - 1].plain()) &&
        std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at), [](const Token& token) {
            return token.has_form("commander") || token.has_form("officer");
        });
    return of_officer || of_somebody || stands_before("at") || stands_before("for") || stands_before("@") ||
           stands_before("zu") || is(at + 2, "each") || is(at + 1, "each") || is(at + 2, "ea") ||
           is(at + 1, "years") ||
           ((is(at + 2, "a") || is(at + 2, "per")) && at + 3 < tokens.size() && // "31 IP a vignette"
            is_counted_thing(tokens[at + 3].plain()));
}

bool counts_lines(const Tokens& tokens, std::size_t at) {
    return at != 0 && at + 1 < tokens.size() && tokens[at].is_number() && tokens[at - 1].is("in") &&
           (tokens[at + 1].is("lines") || tokens[at + 1].is("rows"));
}

bool measures_bases(const Tokens& tokens, std::size_t at) {
    static const WordSet measures{"wide", "deep", "abreast", "across", "breit", "tief"};
    std::size_t behind = at + 1;
    if (behind < tokens.size() && (tokens[behind].has_form("rank") || tokens[behind].has_form("base")))
        ++behind;
    return behind < tokens.size() && measures.contains(tokens[behind].plain());
}

bool is_more_or_less(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"more", "less", "either", "here", "short", "shy"};
    std::size_t behind = at + 1;
    while (behind < tokens.size() && is_in(WordList::price_word, tokens[behind].plain()))
        ++behind;
    const bool at_most =
        behind + 1 < tokens.size() && tokens[behind].is("at") && tokens[behind + 1].is("most");
    return behind > at + 1 && behind < tokens.size() && (words.contains(tokens[behind].plain()) || at_most);
}

namespace {

// "A 72 IP, B 12, C 54, D 68: 206 IP": where the total stands that the numbers before it come to; the count
// of the tokens if the line is no such sum.
std::size_t total_of_labelled(const Tokens& tokens) {
    constexpr std::size_t fewest = 3; // numbers
    std::size_t last = tokens.size();
    while (last != 0 && !tokens[last - 1].is_number())
        --last;
    std::size_t numbers = 0;
    std::int32_t sum = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is("@") || token.is("x") || token.is("+"))
            return tokens.size();
        if (!token.is_number())
            continue;
        if (at + 1 == last)
            return numbers >= fewest && sum == token.value &&
                           (tokens[at - 1].is(":") || tokens[at - 1].is("="))
                       ? at
                       : tokens.size();
        const bool labelled = at != 0 && tokens[at - 1].is_word() &&
                              (at == 1 || tokens[at - 2].is(",") || tokens[at - 2].is(";"));
        if (!labelled)
            return tokens.size();
        ++numbers;
        sum += token.value;
    }
    return tokens.size();
}

bool ends_clause_of_sum(const Tokens& tokens, std::size_t at) {
    static const WordSet marks{",", ";", ".", "(", ")", "!"};
    return at >= tokens.size() || (tokens[at].is_mark() && marks.contains(tokens[at].plain()));
}

// The token behind "count as one each" or "counts double" at `at`; 0 if those words do not stand there.
std::size_t behind_counting(const Tokens& tokens, std::size_t at) {
    static const WordSet counting{"count", "counts", "counting", "counted", "zählen", "zählend"};
    static const WordSet times{"double", "twice", "extra", "separately", "doppelt", "extra"};
    if (!counting.contains(tokens[at].plain()))
        return 0;
    const bool as = at + 1 < tokens.size() && (tokens[at + 1].is("as") || tokens[at + 1].is("for"));
    std::size_t end = at + (as ? 2 : 1);
    if (end + 1 < tokens.size() && tokens[end].is("a") && is_counted_thing(tokens[end + 1].plain()))
        ++end; // "count as a vignette each"
    else if (end >= tokens.size() || !(tokens[end].is_number() || times.contains(tokens[end].plain())))
        return 0;
    ++end;
    if (end < tokens.size() && is_counted_thing(tokens[end].plain())) // "counts as two vignettes"
        ++end;
    while (end < tokens.size() && (tokens[end].is("each") || tokens[end].is("too")))
        ++end;
    return ends_clause_of_sum(tokens, end) ? end : 0;
}

// "of which nine are in the main battle line" from `at` on: one number, and where those are.
std::optional<SpanOfTokens> part_of_whole(const Tokens& tokens, std::size_t at) {
    static const WordSet places{"are",  "is",     "in",   "on",    "off", "the",
                                "main", "battle", "line", "stand", "of"};
    if (!tokens[at].is("of") || at + 1 >= tokens.size() || !tokens[at + 1].is("which"))
        return std::nullopt;
    SpanOfTokens span{at, at + 2, std::nullopt};
    for (; !ends_clause_of_sum(tokens, span.end); ++span.end) {
        const Token& token = tokens[span.end];
        if (token.is_number() && !span.part)
            span.part = token.value;
        else if (!token.is_word() || !places.contains(token.plain()))
            return std::nullopt;
    }
    return span.part ? std::optional(span) : std::nullopt;
}

// "the guns being merged in", "guns included": why there are fewer bases than vignettes.
bool tells_merged_guns(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet guns{"guns",      "gun",       "pieces",    "cannon",
                              "batteries", "artillery", "geschütze", "kanonen"};
    static const WordSet merged{"merged",       "amalgamated", "included",   "attached",
                                "incorporated", "counted",     "mitgezählt", "eingerechnet"};
    static const WordSet fillers{"brigade", "regimental", "battalion", "being", "not",    "separately",
                                 "along",   "them",       "light",     "field", "all",    "into",
                                 "foot",    "infantry",   "nicht",     "extra", "already"};
    bool gun = false;
    bool verb = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = tokens[at];
        if (!token.is_word())
            return false;
        gun = gun || guns.contains(token.plain());
        verb = verb || merged.contains(token.plain());
        if (!guns.contains(token.plain()) && !merged.contains(token.plain()) &&
            !fillers.contains(token.plain()) && !is_joining_word(token.plain()))
            return false;
    }
    return gun && verb;
}

// "so well below a third", "just within the limit": a share that the rules allow, not one that is stated.
bool compares_with_share(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet shares{"third",   "half",    "quarter", "limit",  "allowance",
                                "maximum", "drittel", "hälfte",  "viertel"};
    static const WordSet comparing{"below", "under",  "within", "less",      "over",
                                   "short", "inside", "unter",  "innerhalb", "weniger"};
    static const WordSet fillers{"so",     "well",  "just",     "comfortably", "safely", "easily",
                                 "nicely", "which", "than",     "still",       "thus",   "therefore",
                                 "only",   "also",  "deutlich", "als",         "one"};
    bool share = false;
    bool compared = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = tokens[at];
        const std::string& word = token.plain();
        share = share || shares.contains(word);
        compared = compared || comparing.contains(word);
        if (!shares.contains(word) && !comparing.contains(word) && !fillers.contains(word) &&
            !(token.is_word() && (is_joining_word(word) || is_in(WordList::money, word))))
            return false;
    }
    return share && compared;
}

} // namespace

std::vector<SpanOfTokens> parts_told(const Tokens& tokens) {
    static const WordSet verbs{"are",    "is",     "make",   "makes",   "cost", "costs",
                               "come",   "comes",  "take",   "account", "sind", "ist",
                               "kosten", "kostet", "machen", "share",   "part"};
    static const WordSet wholes{"of", "it", "them", "that",  "this", "these", "the", "total",     "whole",
                                "to", "up", "for",  "davon", "in",   "all",   "my",  "altogether"};
    constexpr std::size_t longest = 4; // words before the verb
    std::vector<SpanOfTokens> parts;
    for (std::size_t begin = 0; begin < tokens.size(); ++begin) {
        if (begin != 0 && !ends_clause_of_sum(tokens, begin - 1))
            continue;
        SpanOfTokens span{begin, begin, std::nullopt};
        bool verb = false;
        bool known = true;
        for (; !ends_clause_of_sum(tokens, span.end); ++span.end) {
            const Token& token = tokens[span.end];
            if (verb && token.is_number() && !span.part)
                span.part = token.value;
            else if ((!token.is_word() && !token.is("'")) || // "regulars' share 240"
                     (verb && !wholes.contains(token.plain()) && !is_in(WordList::money, token.plain())))
                known = false;
            verb = verb || verbs.contains(token.plain());
            known = known && (verb || span.end - begin < longest);
        }
        if (known && span.part)
            parts.push_back(span);
    }
    return parts;
}

namespace {

// "5 x HIM counts double", "10 hussars counting as two": no explanation of a sum, but troops.
bool counts_troops_before(const Tokens& tokens, std::size_t clause, std::size_t verb) {
    const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(clause);
    const bool finite = tokens[verb].is("count") || tokens[verb].is("counts");
    return (!finite && begin->is_number()) ||
           std::any_of(begin, tokens.begin() + static_cast<std::ptrdiff_t>(verb),
                       [](const Token& token) { return token.is("x"); });
}

} // namespace

std::optional<std::int32_t> total_counted_so(const Tokens& tokens) {
    static const WordSet opening{"with", "as", "since", "because", "if", "mit"};
    if (tokens.size() < 4 || !tokens[0].is_number() ||
        !(ends_clause_of_sum(tokens, 1) || opening.contains(tokens[1].plain())))
        return std::nullopt;
    for (std::size_t at = 2; at < tokens.size() && !tokens[at].is_number(); ++at)
        if (const std::size_t end = behind_counting(tokens, at); end != 0)
            return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(end), tokens.end(),
                               [](const Token& token) { return token.is_mark(); })
                       ? std::optional(tokens[0].value)
                       : std::nullopt;
    return std::nullopt;
}

std::vector<SpanOfTokens> explanations_of_sums(const Tokens& tokens) {
    std::vector<SpanOfTokens> spans;
    if (const std::size_t total = total_of_labelled(tokens); total != tokens.size())
        spans.push_back({0, total, std::nullopt});
    std::size_t clause = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (ends_clause_of_sum(tokens, at)) {
            if (clause != 0 &&
                (tells_merged_guns(tokens, clause, at) || compares_with_share(tokens, clause, at)))
                spans.push_back({clause, at, std::nullopt});
            clause = at + 1;
        } else if (begins_words_of_sum(tokens, at)) {
            spans.push_back({at, at + 2, std::nullopt});
        } else if (const std::size_t end = behind_counting(tokens, at); end != 0) {
            if (!counts_troops_before(tokens, clause, at))
                spans.push_back({clause, end, std::nullopt});
        } else if (const auto part = part_of_whole(tokens, at)) {
            spans.push_back(*part);
        }
    }
    return spans;
}

bool names_number(const Tokens& tokens, const SpanOfTokens& span, std::string_view name) {
    std::size_t words = 0;
    for (const std::string_view word : words_of(name)) {
        const std::string small = small_letters(word);
        if (is_joining_word(small))
            continue;
        ++words;
        if (is_in(WordList::money, small)) // "Regulars are 250 of it"
            continue;
        if (std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(span.begin),
                         tokens.begin() + static_cast<std::ptrdiff_t>(span.end),
                         [&](const Token& token) { return token.is(small); }))
            return false;
    }
    return words > 1 && std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(span.begin),
                                     tokens.begin() + static_cast<std::ptrdiff_t>(span.end),
                                     [](const Token& token) { return token.is("off"); });
}

bool names_table(const Tokens& tokens, std::size_t at) {
    static const WordSet verbs{"are", "stand", "stands", "go", "appear", "of", "them", "these", "actually"};
    static const WordSet places{"table", "board", "tabletop"};
    while (at < tokens.size() && verbs.contains(tokens[at].plain()))
        ++at;
    return at + 2 < tokens.size() && tokens[at].is("on") && tokens[at + 1].is("the") &&
           places.contains(tokens[at + 2].plain());
}

bool is_sum_word(const Tokens& tokens, std::size_t at) { // not "here come the Russians"
    return tokens[at].has_form_in(list_of(WordList::sum)) && (at == 0 || !tokens[at - 1].is("here"));
}

bool is_row_of_totals(const Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (!tokens[at].is_number() && !is_sum_word(tokens, at) && !tokens[at].is(":") && !tokens[at].is("|"))
            return false;
    return true;
}

} // namespace muster
