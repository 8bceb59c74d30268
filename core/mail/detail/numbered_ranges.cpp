// SPDX-License-Identifier: MIT
#include "mail/detail/numbered_ranges.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

struct NumberedLine {
    std::size_t line = 0; // index
    std::int32_t first = 0;
    std::int32_t last = 0;
    std::size_t behind = 0; // where the text begins
};

// "Vignettes 1 to 3: ", "Nos. 4-7: ", "Vignette 8 ": what is numbered.
struct NumberedThing {
    std::size_t end = 0; // where the numbers begin; 0 where the text begins otherwise
    bool single = false;
};

NumberedThing thing_numbered_in(std::string_view text) {
    static const WordSet numbers{"no", "nos", "no.", "nos.", "number", "numbers", "nr.", "nummer", "nummern"};
    const std::vector<std::string_view> words = words_of(text.substr(0, text.find(':')));
    if (words.size() < 2 || !is_digit(words[1].front()))
        return {};
    const std::string first = small_letters(words.front());
    if (!is_counted_thing(first) && !numbers.contains(first))
        return {};
    return {static_cast<std::size_t>(words[1].data() - text.data()),
            is_counted_thing(first) && !first.ends_with('s')};
}

// "4 x HIS", "4 vignettes of archers": the number before counts.
bool counts_ahead(std::string_view text, std::size_t at) {
    const std::vector<std::string_view> words = words_of(text.substr(at));
    return words.empty() || small_letters(words.front()) == "x" || words.front() == "*" ||
           is_counted_thing(small_letters(words.front()));
}

// "1-4. ", "5 - 6) ", "8–9: ", "11 to 12. "; "5+6: ", "9, 10: " and "11: ", which need the colon.
// `bare`: "7 " too.
std::optional<NumberedLine> range_in(const std::string& text, bool bare = false) {
    const NumberedThing thing = thing_numbered_in(text);
    std::size_t at = thing.end;
    const auto skip_blanks = [&] {
        while (at < text.size() && is_space(text[at]))
            ++at;
    };
    const auto number = [&] {
        const std::size_t begin = at;
        while (at < text.size() && is_digit(text[at]))
            ++at;
        return whole_number(std::string_view(text).substr(begin, at - begin));
    };
    const auto take = [&](std::string_view sign) {
        const bool found = text.compare(at, sign.size(), sign) == 0;
        at += found ? sign.size() : 0;
        return found;
    };
    const auto first = number();
    const std::size_t behind_first = at;
    skip_blanks();
    const bool range = first && (take("-") || take("to ") || take("through ") || take("bis "));
    auto last = first;
    if (range) {
        skip_blanks();
        last = number();
    }
    for (bool more = first && !range;
         more && (take("+") || take(",") || take("&") || take("and ") || take("und "));) {
        skip_blanks();
        const auto next = number();
        more = next && last && *next == *last + 1;
        last = more ? next : std::nullopt;
        skip_blanks();
    }
    if (!first || !last || (range && *last <= *first) || at >= text.size())
        return std::nullopt;
    const bool marked = text[at] == ':' || (range && (text[at] == '.' || text[at] == ')'));
    at += marked ? 1 : 0;
    const bool parted = at < text.size() && is_space(text[at]);
    const bool alone = bare && last == first && !marked && at != behind_first && !counts_ahead(text, at);
    if (!(parted && (marked || range)) && !alone && !(thing.single && !marked && last == first))
        return std::nullopt;
    skip_blanks();
    return NumberedLine{0, *first, *last, at};
}

// "5+6: HIS in front, LIN behind": how many troops the line names; if it counts them itself, that sum.
std::int64_t troops_in(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    std::int64_t sum = 0;
    for (const Token& token : phrases.tokens)
        sum += token.is_number() ? token.value : 0;
    const auto pieces = static_cast<std::int64_t>(pieces_of(phrases, vocabulary).size());
    return pieces > 1 && sum > pieces ? sum : pieces;
}

std::optional<NumberedLine> numbered(const MailLine& line, bool bare) {
    if (line.role != MailLine::Role::text)
        return std::nullopt;
    if (const auto label = whole_number(line.label))
        return NumberedLine{0, *label, *label, 0};
    return line.bullet ? std::nullopt : range_in(line.text, bare);
}

// The lines whose numbers go on from the first to the last, a range among them; none otherwise. `bare`: a
// number without a mark may number a line, where every line of troops is numbered.
std::vector<NumberedLine> numbered_in(const std::vector<MailLine>& lines, bool bare,
                                      const Vocabulary& vocabulary) {
    std::vector<NumberedLine> found;
    bool ranges = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto line = numbered(lines[i], bare);
        const std::int32_t expected = found.empty() ? 1 : found.back().last + 1;
        if (!line && lines[i].role == MailLine::Role::text &&
            class_word_in(lines[i].text, vocabulary) >= ClassWord::code) {
            const auto next = bare || found.empty() ? std::nullopt : numbered(lines[i], true);
            if (bare || (next && next->first == expected)) // "7" behind "5-6." may count or go on
                return {};
        }
        if (!line)
            continue;
        line->line = i;
        if (line->first != expected)
            return {};
        ranges = ranges || line->last > line->first;
        found.push_back(*line);
    }
    const std::size_t fewest = bare ? 3 : 2;
    return ranges && found.size() >= fewest ? found : std::vector<NumberedLine>();
}

// "Vignettes 2 to 4: HIM" in a list whose numbers do not go on: how many they are is asked.
std::vector<MailLine> with_ranges_open(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        const auto range =
            line.role == MailLine::Role::text && !line.bullet ? range_in(line.text) : std::nullopt;
        if (range && range->last > range->first &&
            class_word_in(line.text.substr(range->behind), vocabulary) >= ClassWord::code)
            line.passed_over = trimmed(std::string_view(line.text).substr(0, range->behind));
    }
    return lines;
}

} // namespace

std::vector<MailLine> with_ranges_counted(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<NumberedLine> found = numbered_in(lines, false, vocabulary);
    if (found.empty())
        found = numbered_in(lines, true, vocabulary);
    if (found.empty())
        return with_ranges_open(std::move(lines), vocabulary);
    std::vector<MailLine> as_written = lines;
    for (const NumberedLine& line : found) {
        MailLine& numbered = lines[line.line];
        numbered.text.erase(0, line.behind);
        const std::int64_t size = line.last - line.first + 1;
        const std::int64_t named = troops_in(numbered.text, vocabulary);
        if (line.behind != 0 && named > 1 && named != size)
            return with_ranges_open(std::move(as_written), vocabulary);
        numbered.bullet = numbered.bullet || line.behind != 0;
        if (size == 1)
            numbered.label = std::to_string(line.first);
        if (named <= 1 && (size > 1 || (line.behind != 0 && !is_digit(numbered.text.front()))))
            numbered.text = fmt::format("{} x {}", size, numbered.text);
    }
    return lines;
}

} // namespace muster
