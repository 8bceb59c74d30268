// SPDX-License-Identifier: MIT
#include "mail/detail/heading_words.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"

#include <algorithm>
#include <unordered_set>

namespace muster {

namespace {

using Words = std::unordered_set<std::string_view>;

constexpr std::size_t longest_heading = 16; // words

bool is_body_word(const Token& token) {
    static const Words words{"wing",       "flank",    "centre",  "left",    "right",   "battle",
                             "command",    "division", "corps",   "brigade", "reserve", "vanguard",
                             "rearguard",  "van",      "rear",    "line",    "horn",    "horns",
                             "contingent", "part",     "sector",  "front",   "main",    "host",
                             "chest",      "loins",    "treffen", "kolonne", "column"};
    return token.has_form_in(words);
}

bool is_unit_word(const Token& token) {
    static const Words words{"unit", "regiment", "link", "group", "einheit", "linked", "support"};
    const bool is_left =
        std::find(token.forms.begin(), token.forms.end(), "left") != token.forms.end(); // German "links"
    return !is_left && token.has_form_in(words);
}

class HeadingReader {
public:
    HeadingReader(const std::string& text, const MailLine& line, const Vocabulary& vocabulary)
        : text_(text), line_(line), vocabulary_(vocabulary),
          phrases_(phrases_in(text, vocabulary, {Level::body, Level::unit, Level::troop})) {}

    HeadingSplit split() {
        if (phrases_.tokens.empty() || line_.role != MailLine::Role::text)
            return {};
        const std::size_t colon = heading_colon();
        const std::size_t end = colon < phrases_.tokens.size() ? colon : dash_behind_heading();
        const bool has_rest = end + 1 < phrases_.tokens.size();
        const bool counts = phrases_.tokens.front().is_number() && !is_ordinal(1);
        if (says_class(0, end) || is_all(end) || (counts && has_rest))
            return {};
        HeadingSplit found;
        found.kind = kind_of(end);
        found.sure = found.kind != HeadingKind::none;
        if (has_rest && !says_class(end, phrases_.tokens.size()))
            return sure_without_troops(std::move(found));
        if (has_rest && found.kind == HeadingKind::none)
            return {}; // a label of its troops
        if (!has_rest && !stands_as_heading(end, found))
            return {};
        if (found.kind == HeadingKind::none)
            found.kind = HeadingKind::body;
        found.heading = text_between(text_, phrases_.tokens, 0, end);
        found.rest = has_rest ? text_.substr(phrases_.tokens[end].end) : "";
        return found;
    }

private:
    // "Left wing - sub-commander rating 3, orders: attack": the whole line is the heading.
    HeadingSplit sure_without_troops(HeadingSplit found) const {
        if (says_class(0, phrases_.tokens.size()) || !stands_as_heading(phrases_.tokens.size(), found))
            return {};
        if (found.kind == HeadingKind::none)
            return {};
        found.heading = text_;
        return found;
    }

    // The colon before the troops, or the last of the line; a colon between brackets or behind a label is
    // none.
    [[nodiscard]] std::size_t heading_colon() const {
        int depth = 0;
        for (std::size_t at = 0; at < phrases_.tokens.size(); ++at) {
            const Token& token = phrases_.tokens[at];
            depth += token.is("(") ? 1 : token.is(")") && depth > 0 ? -1 : 0;
            if (token.is(":") && depth == 0 && phrases_.owner[at] == Phrases::nobody)
                return at;
        }
        return phrases_.tokens.size();
    }

    // "Unit 1 - 20 HI pilum", "Left wing - HIPn RA x 3"
    [[nodiscard]] std::size_t dash_behind_heading() const {
        for (std::size_t at = 1; at < phrases_.tokens.size() && at <= 4; ++at) {
            const bool dash = phrases_.tokens[at].is("-") && phrases_.tokens[at].spaced;
            const bool ends = (phrases_.tokens[at].is(".") || phrases_.tokens[at].is(")")) && at >= 2;
            if (!(dash || ends) || !says_class(at, phrases_.tokens.size()))
                continue;
            const HeadingKind kind = kind_of(at);
            if (kind == HeadingKind::unit || (dash && kind == HeadingKind::body && names_only_body(at)))
                return at;
        }
        return phrases_.tokens.size();
    }

    // "Left wing", not "Line infantry".
    [[nodiscard]] bool names_only_body(std::size_t end) const {
        return std::all_of(
            phrases_.tokens.begin(), phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
            [](const Token& token) { return is_body_word(token) || is_joining_word(token.plain()); });
    }

    [[nodiscard]] bool says_class(std::size_t begin, std::size_t end) const {
        for (const PhraseItem& item : phrases_.items)
            if (item.begin >= begin && item.begin < end)
                for (const Meaning& meaning : item.meanings)
                    for (const ValueOf& value : meaning.values)
                        if (value.trait == vocabulary_.class_trait() &&
                            meaning.source <= (begin == 0 ? Source::name : Source::guess))
                            return true;
        return false;
    }

    // "All my troops …" is a statement.
    [[nodiscard]] bool is_all(std::size_t end) const {
        return std::any_of(
            phrases_.tokens.begin(), phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
            [](const Token& token) {
                return token.is("all") || token.is("everything") || token.is("each") || token.is("every");
            });
    }

    [[nodiscard]] HeadingKind kind_of(std::size_t end) const {
        const std::string& unit = vocabulary_.ruleset().level_words[index_of(Level::unit)];
        const Tokens unit_words = vocabulary_.tokens(small_letters(unit));
        for (std::size_t at = 0; at < end && at < 3; ++at) {
            const Token& token = phrases_.tokens[at];
            if (is_unit_word(token) || (!unit_words.empty() && token.is(unit_words.front().plain())))
                return HeadingKind::unit;
            if (is_body_word(token))
                break;
        }
        for (std::size_t at = 0; at < end && !phrases_.tokens[at].is("("); ++at)
            if (is_body_word(phrases_.tokens[at]))
                return HeadingKind::body;
        // "Amun division (centre)", "Catulus (left)"
        for (std::size_t at = 0; at < end && words_in(end) <= 5; ++at)
            if (is_body_word(phrases_.tokens[at]))
                return HeadingKind::body;
        if (names_body_by_values(end))
            return HeadingKind::body;
        return HeadingKind::none;
    }

    // "Skitterers, sub-commander rating 1, orders advance": a name, then a number and another value of a
    // body.
    [[nodiscard]] bool names_body_by_values(std::size_t end) const {
        const Token& first = phrases_.tokens.front();
        if (end == 0 || !first.is_word() || phrases_.owner[0] != Phrases::nobody ||
            is_body_label(first.plain()))
            return false;
        bool number = false;
        for (std::size_t at = 1; at < end; ++at)
            number = number || phrases_.tokens[at].is_number();
        return number &&
               std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
                   return item.labelled && item.end <= end && !item.meanings.empty() &&
                          vocabulary_.ruleset().traits[item.meanings.front().values.front().trait].level ==
                              Level::body;
               });
    }

    [[nodiscard]] std::size_t words_in(std::size_t end) const {
        return static_cast<std::size_t>(
            std::count_if(phrases_.tokens.begin(), phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                          [](const Token& token) { return token.is_word(); }));
    }

    // A line without troops that is a heading: by its colon, as Markdown's, or by its words where it is no
    // sentence.
    [[nodiscard]] bool stands_as_heading(std::size_t end, const HeadingSplit& found) const {
        if (words_in(end) > longest_heading + (found.sure ? 8 : 0) || is_sentence(text_))
            return false;
        if (line_.heading && found.sure)
            return true;
        const bool colon = end < phrases_.tokens.size();
        if (!found.sure)
            return colon && words_in(end) <= 6;
        const Token& first = phrases_.tokens.front();
        if (first.is_number() && !is_ordinal(1))
            return false; // "12 vignettes"
        return colon || !text_.ends_with('.') || names_body_by_values(end);
    }

    [[nodiscard]] bool is_ordinal(std::size_t at) const {
        return at < phrases_.tokens.size() && is_body_word(phrases_.tokens[at]);
    }

    const std::string& text_;
    const MailLine& line_;
    const Vocabulary& vocabulary_;
    Phrases phrases_;
};

} // namespace

HeadingSplit split_heading(const std::string& text, const MailLine& line, const Vocabulary& vocabulary) {
    return HeadingReader(text, line, vocabulary).split();
}

} // namespace muster
