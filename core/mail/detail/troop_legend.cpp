// SPDX-License-Identifier: MIT
#include "mail/detail/troop_legend.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t longest_key = 3; // bytes

// By its letter.
using Legend = std::map<std::string, std::string>;

bool may_be_key(const Token& token) {
    const auto is_letter = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
    return token.is_word() && token.text.size() <= longest_key && is_letter(token.text.front()) &&
           std::all_of(token.text.begin(), token.text.end(),
                       [&](char c) { return is_letter(c) || is_digit(c); });
}

// "A = (HIS-III-RA) spearmen", "B: HIS-III-RA"; troops of a unit that is called so have a count.
std::optional<std::pair<std::string, std::string>> entry_in(const MailLine& line,
                                                            const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text)
        return std::nullopt;
    const Tokens tokens = vocabulary.tokens(line.text);
    if (tokens.size() < 3 || !may_be_key(tokens[0]) ||
        !(tokens[1].is("=") || tokens[1].is(":") || (tokens[1].is("-") && tokens[1].spaced)) ||
        tokens[2].is_number() || class_word_in(tokens[0].text, vocabulary) == ClassWord::code ||
        (tokens[0].text.size() > 1 && vocabulary.is_code(tokens, 0))) // "RA: CAT+ x 1"
        return std::nullopt;
    std::string troops(trimmed(std::string_view(line.text).substr(tokens[1].end)));
    if (class_word_in(troops, vocabulary) != ClassWord::code)
        return std::nullopt;
    while (troops.ends_with('.') || troops.ends_with(',') || troops.ends_with(';'))
        troops.pop_back();
    return std::pair(tokens[0].text, std::move(troops));
}

class LegendSpeller {
public:
    LegendSpeller(const Legend& legend, const Vocabulary& vocabulary)
        : legend_(legend), vocabulary_(vocabulary) {}

    // The line with its counted letters spelled out; the rest of it stays.
    std::string spelled(std::string line) {
        mark_the_one(line);
        const Tokens tokens = vocabulary_.tokens(line);
        std::string text;
        std::size_t copied = 0; // bytes of the line
        bool joined = false;    // nothing but a joint stands behind the last that was spelled out
        for (std::size_t at = 0; at < tokens.size();) {
            const std::optional<Counted> counted = counted_at(tokens, at);
            if (!counted) {
                joined = joined && joins(tokens[at]);
                ++at;
                continue;
            }
            text += joined ? ", " : line.substr(copied, tokens[at].begin - copied);
            text += fmt::format("{} x {}", counted->count, counted->entry->second);
            used_.insert(counted->entry->first);
            at = counted->end;
            copied = tokens[at - 1].end;
            joined = true;
        }
        return text + line.substr(copied);
    }

    [[nodiscard]] bool uses_all() const { return used_.size() == legend_.size(); }

private:
    struct Counted {
        std::size_t end = 0; // tokens
        std::int32_t count = 0;
        Legend::const_iterator entry;
    };

    // "1 K (the K is the General)" as "1 K (General)".
    void mark_the_one(std::string& line) const {
        const Tokens tokens = vocabulary_.tokens(line);
        for (std::size_t at = 3; at + 3 < tokens.size(); ++at) {
            const Token& counted = tokens[at - 2];
            const bool one =
                tokens[at - 3].is_number() && tokens[at - 3].value == 1 && legend_.contains(counted.text);
            const bool told = tokens[at - 1].is("(") && tokens[at].is("the") &&
                              tokens[at + 1].text == counted.text &&
                              (tokens[at + 2].is("is") || tokens[at + 2].is("has"));
            if (!one || !told)
                continue;
            const std::size_t rest = tokens[at + 3].is("the") && at + 4 < tokens.size() ? at + 4 : at + 3;
            line.erase(tokens[at].begin, tokens[rest].begin - tokens[at].begin);
            return mark_the_one(line);
        }
    }

    // "Right wing: S, T": one of each.
    [[nodiscard]] static bool stands_for_one(const Tokens& tokens, std::size_t at) {
        const bool parted =
            at != 0 && (tokens[at - 1].is(":") || tokens[at - 1].is(",") || tokens[at - 1].is("+"));
        const bool ends = at + 1 == tokens.size() || tokens[at + 1].is(",") || tokens[at + 1].is("+") ||
                          tokens[at + 1].is(".") || tokens[at + 1].is("(");
        return parted && ends;
    }

    // "2 x A", "2 A", "A x 2", "A" alone
    [[nodiscard]] std::optional<Counted> counted_at(const Tokens& tokens, std::size_t at) const {
        if (const auto alone = legend_.find(tokens[at].text);
            alone != legend_.end() && stands_for_one(tokens, at))
            return Counted{at + 1, 1, alone};
        const bool times = is_times(tokens, at + 1);
        const std::size_t last = times ? at + 2 : at + 1;
        if (last >= tokens.size())
            return std::nullopt;
        const bool count_first = tokens[at].is_number();
        if (!count_first && !(times && tokens[last].is_number()))
            return std::nullopt;
        const Token& key = tokens[count_first ? last : at];
        const Token& count = tokens[count_first ? at : last];
        const auto entry = legend_.find(key.text);
        return entry == legend_.end() || !key.is_word()
                   ? std::nullopt
                   : std::optional(Counted{last + 1, count.value, entry});
    }

    [[nodiscard]] static bool is_times(const Tokens& tokens, std::size_t at) {
        return at < tokens.size() && (tokens[at].is("x") || tokens[at].is("*") || tokens[at].is("times"));
    }
    [[nodiscard]] static bool joins(const Token& token) {
        return token.is(",") || token.is(";") || token.is("+") || token.is("/") || token.is("&") ||
               token.is(".") || token.is("and") || token.is("und") || token.is("plus");
    }

    const Legend& legend_;
    const Vocabulary& vocabulary_;
    std::set<std::string> used_;
};

} // namespace

std::vector<MailLine> with_legend_spelled_out(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    Legend legend;
    std::vector<bool> is_entry(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (auto entry = entry_in(lines[i], vocabulary)) {
            if (!legend.insert(*std::move(entry)).second)
                return lines; // one letter for two kinds
            is_entry[i] = true;
        }
    if (legend.size() < 2)
        return lines;
    LegendSpeller speller(legend, vocabulary);
    std::vector<MailLine> spelled;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_entry[i])
            continue;
        spelled.push_back(lines[i]);
        if (lines[i].role == MailLine::Role::text)
            spelled.back().text = speller.spelled(lines[i].text);
    }
    return speller.uses_all() ? std::move(spelled) : std::move(lines);
}

} // namespace muster
