// SPDX-License-Identifier: MIT
#include "mail/detail/sum_forms.h"

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

// Where "20 x 7 + 10 = 150" begins at the end of the line, if the sum comes out and 20 stands before it; the
// number of tokens if there is none.
std::size_t begin_of_sum(const Tokens& tokens) {
    std::size_t equals = tokens.size();
    while (equals > 0 && !tokens[equals - 1].is("="))
        --equals;
    if (equals < 5 || equals >= tokens.size() || !tokens[equals].is_number())
        return tokens.size();
    for (std::size_t at = equals + 1; at < tokens.size(); ++at)
        if (!tokens[at].is_mark() && !is_in(WordList::price_word, tokens[at].plain()))
            return tokens.size();
    std::int64_t added = 0;
    std::size_t at = equals - 1; // of the "="
    while (at >= 2 && tokens[at - 1].is_number() && tokens[at - 2].is("+")) {
        added += tokens[at - 1].value;
        at -= 2;
    }
    if (at < 4 || !tokens[at - 1].is_number() || !(tokens[at - 2].is("x") || tokens[at - 2].is("*")) ||
        !tokens[at - 3].is_number())
        return tokens.size();
    const std::int64_t count = tokens[at - 3].value;
    const bool counted =
        std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at - 3),
                    [&](const Token& token) { return token.is_number() && token.value == count; });
    return counted && count * tokens[at - 1].value + added == tokens[equals].value ? at - 3 : tokens.size();
}

// "20 x 8 + 10 = 170" at the end of the line.
struct WrittenSum {
    std::size_t begin = 0; // tokens
    std::int32_t count = 0;
    std::int32_t each = 0;
    std::int32_t added = 0;
    std::int32_t sum = 0;
};

std::optional<WrittenSum> sum_at_end(const Tokens& tokens) {
    std::size_t end = tokens.size();
    while (end > 0 && !tokens[end - 1].is_number() &&
           (tokens[end - 1].is_mark() || is_in(WordList::price_word, tokens[end - 1].plain())))
        --end;
    const auto number = [&](std::size_t back) { return tokens[end - back].is_number(); };
    const auto is = [&](std::size_t back, std::string_view sign) { return tokens[end - back].is(sign); };
    if (end < 6 || !number(1) || !is(2, "="))
        return std::nullopt;
    const bool added = end > 8 && number(3) && is(4, "+") && number(5);
    const std::size_t each = added ? 5 : 3; // tokens from the end
    if (!number(each) || !(is(each + 1, "x") || is(each + 1, "*")) || !number(each + 2))
        return std::nullopt;
    WrittenSum found{end - each - 2, tokens[end - each - 2].value, tokens[end - each].value,
                     added ? tokens[end - 3].value : 0, tokens[end - 1].value};
    const std::int64_t sum = std::int64_t{found.count} * found.each + found.added;
    return sum == found.sum ? std::optional(found) : std::nullopt;
}

} // namespace

std::string with_count_of_sum(std::string line, const Vocabulary& vocabulary) {
    if (line.find('=') == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const std::optional<WrittenSum> sum = sum_at_end(tokens);
    if (!sum || std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(sum->begin),
                            [](const Token& token) { return token.is_number(); }))
        return line;
    const PhraseItem* of_class = nullptr;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary); said && said->second >= ClassWord::name) {
            const bool other = of_class != nullptr && class_said(*of_class, vocabulary)->first != said->first;
            if (other || item.end > sum->begin || vocabulary.is_leader(said->first))
                return line;
            of_class = &item;
        }
    if (of_class == nullptr)
        return line;
    const std::size_t at = tokens[of_class->begin].begin;
    const std::string officer = sum->added == 0 ? "" : fmt::format(", unit commander {}", sum->added);
    return fmt::format("{}{} {}@ {}{} = {}", line.substr(0, at), sum->count,
                       line.substr(at, tokens[sum->begin].begin - at), sum->each, officer, sum->sum);
}

std::string with_sum_alone(std::string line, const Vocabulary& vocabulary) {
    if (line.find('=') == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const std::size_t begin = begin_of_sum(tokens);
    if (begin == tokens.size())
        return line;
    std::size_t equals = begin;
    while (!tokens[equals].is("="))
        ++equals;
    return line.substr(0, tokens[begin].begin) + line.substr(tokens[equals].begin);
}

std::string with_sum_told(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view told = ", together ";
    const std::size_t at = line.rfind(told);
    if (at == std::string::npos)
        return line;
    const Tokens behind = vocabulary.tokens(line.substr(at + told.size()));
    const bool sum = !behind.empty() && behind.front().is_number() &&
                     std::all_of(behind.begin() + 1, behind.end(), [](const Token& token) {
                         return token.is_mark() || is_in(WordList::price_word, token.plain());
                     });
    const bool priced = !vocabulary.ruleset().conversion.price.empty();
    return sum ? line.replace(at, told.size(), priced ? " = " : ", total ") : line;
}

std::string with_sum_made(std::string line, const Vocabulary& vocabulary) {
    static const WordSet making{"makes", "making", "that's", "totals", "totalling", "macht"};
    static const WordSet around{"which", "that",  "it", "is",  "another", "comes", "coming",    "to",
                                "a",     "total", "of", "all", "in",      "so",    "altogether"};
    static const WordSet behind{"too", "again", "also", "as", "well", "altogether", "together", "."};
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t end = tokens.size();
    while (end > 0 && !tokens[end - 1].is_number() &&
           (behind.contains(tokens[end - 1].plain()) || is_in(WordList::price_word, tokens[end - 1].plain())))
        --end;
    if (end < 4 || !tokens[end - 1].is_number() || tokens[end - 1].as_word)
        return line;
    std::size_t begin = end - 1;
    bool made = false;
    while (begin > 0 &&
           (making.contains(tokens[begin - 1].plain()) || around.contains(tokens[begin - 1].plain()))) {
        --begin;
        made = made || making.contains(tokens[begin].plain()) ||
               (tokens[begin].is("that") && tokens[begin + 1].is("is")) ||
               ((tokens[begin].is("comes") || tokens[begin].is("coming")) && tokens[begin + 1].is("to"));
    }
    const std::size_t mark = begin;
    while (begin > 0 && (tokens[begin - 1].is(",") || tokens[begin - 1].is(";") || tokens[begin - 1].is("-")))
        --begin;
    const bool counts = std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                                    [](const Token& token) { return token.is_number(); });
    if (!made || begin == mark || begin == 0 || !counts ||
        class_word_in(text_between(line, tokens, 0, begin), vocabulary) < ClassWord::kind)
        return line;
    return fmt::format("{} = {}", text_between(line, tokens, 0, begin), tokens[end - 1].value);
}

namespace {

// The token behind "a unit", "each", "per cohort"; `at` if none of them stands there.
std::size_t behind_words_of_each(const Tokens& tokens, std::size_t at) {
    static const WordSet alone{"each", "apiece", "je"};
    static const WordSet before{"a", "an", "per", "the", "each", "every", "pro", "je"};
    if (at + 1 < tokens.size() && before.contains(tokens[at].plain()) && tokens[at + 1].is_word())
        return at + 2;
    return at < tokens.size() && alone.contains(tokens[at].plain()) ? at + 1 : at;
}

// The "=" of the sum at the end of the line, or of that of one of several units: "2 x 10 horse …: 120 + 25 =
// 145 a unit, 290"; 0 if there is none.
std::size_t sign_of_last_sum(const Tokens& tokens) {
    const bool several =
        tokens.size() > 1 && tokens[0].is_number() && tokens[0].value > 1 && tokens[1].is("x");
    for (std::size_t at = tokens.size(); at-- > 1;)
        if (tokens[at].is("=") && at + 1 < tokens.size() && tokens[at + 1].is_number()) {
            const bool of_each = several && behind_words_of_each(tokens, at + 2) != at + 2;
            return at + 2 == tokens.size() || of_each ? at : 0;
        }
    return 0;
}

} // namespace

std::string without_summands(std::string line, const Vocabulary& vocabulary) {
    if (line.find('=') == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const std::size_t sign = sign_of_last_sum(tokens);
    if (tokens.size() < 6 || sign == 0)
        return line;
    std::size_t at = sign;
    std::int64_t sum = 0;
    const auto opens = [&](std::size_t i) { // "…: 195 + 25 = 220", "… - 195 + 25 = 220"
        return tokens[i].is(":") || (tokens[i].is("-") && tokens[i].spaced && tokens[i + 1].spaced);
    };
    while (at >= 2 && tokens[at - 1].is_number() && (tokens[at - 2].is("+") || opens(at - 2))) {
        sum += tokens[at - 1].value;
        at -= 2;
        if (opens(at))
            break;
    }
    if (!opens(at) || at + 3 >= sign || sum != tokens[sign + 1].value)
        return line;
    const std::size_t behind = behind_words_of_each(tokens, sign + 2);
    return behind == tokens.size() ? line.substr(0, tokens[at].begin) + " = " + std::to_string(sum)
                                   : fmt::format("{}: {} a unit{}", trimmed(line.substr(0, tokens[at].begin)),
                                                 sum, line.substr(tokens[behind - 1].end));
}

namespace {

// "generals", "C-in-C", "officers": whom the total counts too, the words of `begin` to `end`.
bool names_leaders_only(const Phrases& phrases, std::size_t begin, std::size_t end,
                        const Vocabulary& vocabulary) {
    static const WordSet leaders{"leader",     "leaders",  "general",      "generals", "commander",
                                 "commanders", "officer",  "officers",     "generale", "generäle",
                                 "generälen",  "generals", "kommandeuren", "leaders"};
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
