// SPDX-License-Identifier: MIT
#include "mail/detail/total_forms.h"

#include "base/text.h"
#include "mail/detail/claim_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/layout_talk.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster {

namespace {

// "generals", "C-in-C", "officers": whom the total counts too, the words of `begin` to `end`.
bool names_leaders_only(const Phrases& phrases, std::size_t begin, std::size_t end,
                        const Vocabulary& vocabulary) {
    static const WordSet leaders{"leader",  "leaders",  "general",  "generals", "commander", "commanders",
                                 "officer", "officers", "generale", "generäle", "generälen", "kommandeuren"};
    bool any = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        const auto said =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
        const bool leader = leaders.contains(token.plain()) || (said && vocabulary.is_leader(said->first));
        any = any || leader;
        if (!leader && !is_article(token.plain()) && !is_joining_word(token.plain()) && !token.is("both") &&
            !token.is("all") && !token.is("-") && !(token.is_number() && token.as_word))
            return false;
    }
    return any;
}

} // namespace

std::string with_total_of_all(std::string line, const Vocabulary& vocabulary) {
    static const WordSet with{"with", "including", "incl", "counting", "mit", "inklusive", "samt"};
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() < 4 || !tokens.back().is_number() || tokens.back().as_word)
        return line;
    std::size_t first = 0;
    while (first + 1 < tokens.size() && tokens[first].is_word() && !with.contains(tokens[first].plain()))
        ++first;
    const bool total =
        std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(first),
                    [](const Token& token) { return token.has_form_in(list_of(WordList::sum)); });
    if (!total || !with.contains(tokens[first].plain()))
        return line;
    std::size_t last = tokens.size() - 1;
    while (tokens[last - 1].is(":") || tokens[last - 1].is("=") || tokens[last - 1].is("."))
        --last;
    return names_leaders_only(phrases_in(line, vocabulary), first + 1, last, vocabulary)
               ? fmt::format("{}: {}", text_between(line, tokens, 0, first), tokens.back().value)
               : line;
}

std::string without_remainder(std::string line, const Vocabulary& vocabulary) {
    const std::size_t open = line.find('(');
    const std::size_t close = line.find(')', open == std::string::npos ? line.size() : open);
    if (close == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line.substr(open + 1, close - open - 1));
    if (tokens.empty() || !tokens.front().is_number() || !is_remainder(tokens, 0))
        return line;
    return line.erase(open, close + 1 - open);
}

namespace {

// "the rest went on beer": what became of what the list does not use, and nothing that the rules know.
bool tells_of_rest(std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet rests{"rest", "remainder", "balance", "change", "difference"};
    static const WordSet verbs{"went", "goes", "was", "spent", "saved", "kept", "drunk", "buys", "bought"};
    static const WordSet kinds{"spent", "saved", "kept", "unspent", "went", "goes", "buys", "bought"};
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const std::size_t rest = !tokens.empty() && tokens[0].is("the") ? 1 : 0;
    return rest + 2 < tokens.size() && rests.contains(tokens[rest].plain()) &&
           verbs.contains(tokens[rest + 1].plain()) &&
           (kinds.contains(tokens[rest + 1].plain()) || kinds.contains(tokens[rest + 2].plain())) &&
           phrases.items.empty() && std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
               return token.is_number() || token.has_form_in(list_of(WordList::heading_noun)) ||
                      token.has_form_in(list_of(WordList::body_heading));
           });
}

} // namespace

std::string with_total_before_remainder(std::string line, const Vocabulary& vocabulary) {
    static const WordSet joints{"so", "and", "that", "which", "leaves", "leaving", "with", ",", ";", "-"};
    if (line.find_first_of(",;-") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const std::size_t first = !tokens.empty() && tokens.front().is("=") ? 1 : 0;
    std::size_t at = first + 1;
    while (at < tokens.size() && is_in(WordList::price_word, tokens[at].plain()))
        ++at;
    const std::size_t joint = at;
    while (at < tokens.size() && joints.contains(tokens[at].plain()))
        ++at;
    if (at > joint && tokens[joint].is_mark() && tokens[first].is_number() && !tokens[first].as_word &&
        tells_of_rest(text_between(line, tokens, at, tokens.size()), vocabulary))
        return fmt::format("Total {}", tokens[first].value);
    if (at == joint || at >= tokens.size() || !tokens[joint].is_mark() || !tokens[first].is_number() ||
        tokens[first].as_word || !tokens[at].is_number() || !is_remainder(tokens, at))
        return line;
    for (++at; at < tokens.size(); ++at)
        if (!tokens[at].is("to") && !tokens[at].is_mark() &&
            !is_in(WordList::price_word, tokens[at].plain()) &&
            !is_in(WordList::remainder, tokens[at].plain()))
            return line;
    return fmt::format("Total {}", tokens[first].value);
}

std::string with_sum_of_this_part(std::string line, const Vocabulary& vocabulary) {
    static const WordSet inside{"in", "for", "on", "within"};
    static const WordSet these{"this", "that", "dieser", "diesem"};
    constexpr std::size_t shortest = 4; // tokens: "4 in this wing"
    constexpr std::size_t longest = 8;
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() < shortest || tokens.size() > longest || !tokens[0].is_number())
        return line;
    const std::size_t joint = is_counted_thing(tokens[1].plain()) ? 2 : 1;
    const bool of_this = joint + 2 < tokens.size() && inside.contains(tokens[joint].plain()) &&
                         these.contains(tokens[joint + 1].plain()) &&
                         tokens[joint + 2].has_form_in(list_of(WordList::heading_noun)) &&
                         std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(joint) + 3, tokens.end(),
                                     [](const Token& token) { return token.is_mark(); });
    return of_this ? "Subtotal " + text_between(line, tokens, 0, joint) : line;
}

std::string with_total_behind_layout(std::string line, const Vocabulary& vocabulary) {
    const std::size_t comma = line.rfind(',');
    if (comma == std::string::npos)
        return line;
    const Tokens behind = vocabulary.tokens(line.substr(comma + 1));
    const bool total = !behind.empty() && behind.front().is_number() &&
                       std::all_of(behind.begin() + 1, behind.end(), [](const Token& token) {
                           return token.is_mark() || is_counted_thing(token.plain());
                       });
    return total && tells_layout(trimmed(std::string_view(line).substr(0, comma)), vocabulary)
               ? fmt::format("Total {}", behind.front().value)
               : line;
}

namespace {

// "Saturday", "the club day": when or for what an army is raised.
bool names_occasion(const Token& token) {
    static const WordSet occasions{
        "monday",   "tuesday",  "wednesday",  "thursday",    "friday",    "saturday",   "sunday",
        "weekend",  "week",     "tomorrow",   "tonight",     "today",     "january",    "february",
        "april",    "june",     "july",       "august",      "september", "october",    "november",
        "december", "game",     "games",      "match",       "club",      "campaign",   "round",
        "day",      "evening",  "tournament", "competition", "cup",       "convention", "show",
        "battle",   "event",    "meeting",    "spieltag",    "samstag",   "sonnabend",  "sonntag",
        "montag",   "dienstag", "mittwoch",   "donnerstag",  "freitag",   "turnier",    "wochenende",
        "morgen",   "heute"};
    return occasions.contains(token.plain());
}

// Whether "for Saturday week" stands at the token, up to a mark or the end.
bool begins_occasion(const Phrases& phrases, std::size_t at) {
    static const WordSet openers{"for", "on", "für", "am"};
    static const WordSet around{"the",       "next",    "this",   "our",    "my",  "your",
                                "coming",    "first",   "second", "third",  "big", "last",
                                "night",     "a",       "in",     "of",     "at",  "then",
                                "afternoon", "morning", "den",    "das",    "die", "kommenden",
                                "nächsten",  "nächste", "unser",  "unseren"};
    constexpr std::size_t longest = 5; // words
    const Tokens& tokens = phrases.tokens;
    if (at >= tokens.size() || !openers.contains(tokens[at].plain()))
        return false;
    bool occasion = false;
    std::size_t end = at + 1;
    for (; end < tokens.size() && !tokens[end].is_mark(); ++end) {
        if (end > at + longest || !(names_occasion(tokens[end]) || around.contains(tokens[end].plain())))
            return false;
        occasion = occasion || names_occasion(tokens[end]);
    }
    return occasion;
}

} // namespace

std::string with_number_for_occasion(std::string line, const Vocabulary& vocabulary) {
    static const WordSet before{"my", "the", "our", "here", "are", "meine", "die"};
    constexpr std::int32_t least = 6; // vignettes of an army: "two for Saturday" may be troops
    if (!vocabulary.ruleset().conversion.price.empty())
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t at = 0;
    while (at < tokens.size() && before.contains(tokens[at].plain()))
        ++at;
    if (at + 2 >= tokens.size() || !tokens[at].is_number() || tokens[at].value < least ||
        !begins_occasion(phrases, at + 1))
        return line;
    return line.insert(tokens[at].end, " vignettes");
}

} // namespace muster
