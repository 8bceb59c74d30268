// SPDX-License-Identifier: MIT
#include "mail/detail/sum_forms.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
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

} // namespace muster
