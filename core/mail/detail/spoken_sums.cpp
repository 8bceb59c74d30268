// SPDX-License-Identifier: MIT
#include "mail/detail/spoken_sums.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

struct SpokenSum {
    std::size_t mark = 0;   // tokens: that parts it from the troops
    std::size_t number = 0; // tokens
};

// ", that makes 12", "; which is 12 vignettes in all": nothing if such words do not end the line.
std::optional<SpokenSum> spoken_sum_in(const Tokens& tokens) {
    static const WordSet verbs{"makes", "make", "making", "totals", "totalling"};
    static const WordSet being{"is", "are", "equals"}; // "1 x ART, which is 2 vignettes" counts one kind
    static const WordSet subjects{"that", "this", "which", "it", "so", "and", "all", "together"};
    static const WordSet behind{"in", "all", "total", "altogether", "together"};
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is_mark() || behind.contains(tokens[end - 1].plain())))
        --end;
    const bool in_all = end < tokens.size() && tokens[end].is_word();
    if (end != 0 && is_counted_thing(tokens[end - 1].plain()))
        --end;
    if (end < 3 || !tokens[end - 1].is_number() ||
        !(verbs.contains(tokens[end - 2].plain()) || (in_all && being.contains(tokens[end - 2].plain()))) ||
        (tokens[end - 3].is("which") && !in_all))
        return std::nullopt;
    std::size_t begin = end - 2;
    while (begin != 0 && subjects.contains(tokens[begin - 1].plain()))
        --begin;
    if (begin == 0 || !(tokens[begin - 1].is(",") || tokens[begin - 1].is(";") ||
                        (tokens[begin - 1].is("-") && tokens[begin - 1].spaced)))
        return std::nullopt;
    return SpokenSum{begin - 1, end - 1};
}

} // namespace

std::vector<MailLine> with_spoken_sums_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!vocabulary.ruleset().conversion.price.empty())
        return lines;
    std::vector<MailLine> apart;
    for (MailLine& line : lines) {
        const Tokens tokens = vocabulary.tokens(line.text);
        const auto sum = line.role == MailLine::Role::text ? spoken_sum_in(tokens) : std::nullopt;
        if (!sum || class_word_in(line.text, vocabulary) != ClassWord::code) {
            apart.push_back(std::move(line));
            continue;
        }
        MailLine total = line;
        total.number = line.last_number();
        total.text = "Total " + line.text.substr(tokens[sum->number].begin);
        total.bullet = total.after_blank = false;
        total.parts.clear();
        line.text = trimmed(std::string_view(line.text).substr(0, tokens[sum->mark].begin));
        std::erase_if(line.parts,
                      [&](const MailLine::Part& part) { return part.offset >= line.text.size(); });
        apart.push_back(std::move(line));
        apart.push_back(std::move(total));
    }
    return apart;
}

} // namespace muster
