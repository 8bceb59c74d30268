// SPDX-License-Identifier: MIT
#include "mail/detail/units_with_working.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "Unit 1 - Archers - 3 vignettes"
struct CountedHead {
    std::string label; // "Unit 1"
    std::string name;
    std::string count; // "3 vignettes"
    std::int32_t number = 0;
};

std::optional<CountedHead> counted_head_in(const MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::string_view dash = " - ";
    const std::string& text = line.text;
    const std::size_t first = text.find(dash);
    const std::size_t last = text.rfind(dash);
    if (line.role != MailLine::Role::text || !line.parts.empty() || first == std::string::npos ||
        last == first || text.find_first_of(":(\"") != std::string::npos)
        return std::nullopt;
    CountedHead head{text.substr(0, first), text.substr(first + dash.size(), last - first - dash.size()),
                     text.substr(last + dash.size())};
    const Tokens label = vocabulary.tokens(head.label);
    const Tokens count = vocabulary.tokens(head.count);
    if (label.size() != 2 || !names_unit(label[0]) || count.size() != 2 || !count[0].is_number() ||
        !is_counted_thing(count[1].plain()) || head.name.find(dash) != std::string::npos ||
        !marks_in(head.name, vocabulary).empty())
        return std::nullopt;
    head.number = count[0].value;
    return head;
}

// "12 + 3 + 5 = 20 each; 3 x 20 = 60": what one costs, where it comes out; 0 if not.
std::int32_t price_worked_out(std::string_view value, std::int32_t count, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(value);
    std::int64_t sum = 0;
    std::size_t at = 0;
    for (; at < tokens.size() && tokens[at].is_number(); at += 2) {
        sum += tokens[at].value;
        if (at + 1 >= tokens.size() || !tokens[at + 1].is("+"))
            break;
    }
    const std::size_t sign = at + 1;
    if (sign + 1 >= tokens.size() || !tokens[sign].is("=") || !tokens[sign + 1].is_number() ||
        tokens[sign + 1].value != sum)
        return 0;
    std::size_t next = sign + 2;
    while (next < tokens.size() && !tokens[next].is_number()) {
        if (!tokens[next].is_mark() && !is_in(WordList::price_word, tokens[next].plain()))
            return 0;
        ++next;
    }
    const auto each = static_cast<std::int32_t>(sum);
    if (next == tokens.size())
        return each;
    const bool product = next + 5 == tokens.size() && tokens[next].value == count &&
                         tokens[next + 1].is("x") && tokens[next + 2].is_number() &&
                         tokens[next + 2].value == each && tokens[next + 3].is("=") &&
                         tokens[next + 4].is_number() && std::int64_t{count} * each == tokens[next + 4].value;
    return product ? each : 0;
}

// What the line beneath the head says in its place; nothing where it is no such line.
std::optional<std::string> said_beneath(const MailLine& line, const CountedHead& head, bool& describes,
                                        const Vocabulary& vocabulary) {
    static const WordSet troops{"traits", "troops", "type", "characteristics", "description", "what"};
    static const WordSet workings{"working", "workings", "sum", "price", "cost", "ip", "points"};
    static const WordSet company{"with it", "with them", "joined by", "commanders", "commander", "officers"};
    const std::size_t colon = line.text.find(':');
    if (line.role != MailLine::Role::text || colon == std::string::npos || !line.parts.empty())
        return std::nullopt;
    const std::string label = small_letters(trimmed(std::string_view(line.text).substr(0, colon)));
    const std::string value(trimmed(std::string_view(line.text).substr(colon + 1)));
    if (troops.contains(label)) {
        describes = true;
        return value;
    }
    if (workings.contains(label)) {
        const std::int32_t each = price_worked_out(value, head.number, vocabulary);
        return each == 0 ? value : fmt::format("{} points each = {}", each, std::int64_t{each} * head.number);
    }
    if (!company.contains(label))
        return std::nullopt;
    if (value == "-" || is_in(WordList::none, small_letters(value)))
        return std::string();
    return marks_in(value, vocabulary).empty() ? std::nullopt : std::optional(value);
}

} // namespace

std::vector<MailLine> with_labelled_units_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        const auto head = counted_head_in(lines[first], vocabulary);
        MailLine whole = lines[first];
        std::size_t end = first + 1;
        bool describes = false;
        if (head)
            whole.text = fmt::format("{} ({}): {}", head->label, head->name, head->count);
        for (; head && end < lines.size() && !lines[end].after_blank && lines[end].indent > whole.indent;
             ++end) {
            const auto said = said_beneath(lines[end], *head, describes, vocabulary);
            if (!said)
                break;
            if (said->empty())
                continue;
            whole.parts.push_back({whole.text.size() + 2, lines[end].number});
            whole.text += ", " + *said;
        }
        const bool taken =
            describes && (end == lines.size() || lines[end].after_blank || lines[end].indent <= whole.indent);
        joined.push_back(taken ? std::move(whole) : std::move(lines[first]));
        first = taken ? end : first + 1;
    }
    return joined;
}

} // namespace muster
