// SPDX-License-Identifier: MIT
#include "mail/detail/links_of_body.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_values.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace muster {

namespace {

struct LinksOfBody {
    std::int32_t count = 0;
    std::vector<ValueOf> values;
};

// "three support links", "two links in line"
std::optional<LinksOfBody> links_in(const BodyDraft& body, const Vocabulary& vocabulary) {
    constexpr std::size_t furthest = 2; // tokens between
    const Tokens tokens = vocabulary.tokens(body.heading);
    if (denies_link(body.heading, vocabulary))
        return std::nullopt;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (std::size_t back = 1; tokens[at].is("links") && back <= std::min(at, furthest + 1); ++back)
            if (tokens[at - back].is_number()) {
                UnitDraft said;
                read_unit_words(body.heading, vocabulary, said);
                return LinksOfBody{tokens[at - back].value, said.values};
            }
    return std::nullopt;
}

bool speaks_of_link(const Token& token) {
    return token.is("link") || token.is("linked");
}

// Where the remark behind the name begins that says of a link: "linked" of "Left wing, linked"; 0 if none
// does.
std::size_t begin_of_link_words(const Tokens& tokens) {
    std::size_t begin = 0;
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const Token& mark = tokens[at - 1];
        if (mark.is(",") || mark.is("(") || mark.is(":") || mark.is(";") || (mark.is("-") && mark.spaced))
            begin = at;
        if (begin != 0 && speaks_of_link(tokens[at]))
            return begin;
    }
    return 0;
}

// "linked in line", "one link of three, in line" and nothing else from the token on.
bool tells_one_link(const Tokens& tokens, std::size_t begin) {
    static const WordSet words{"link", "linked", "in",    "line", "a",   "an", "one",  "single", "support",
                               "as",   "all",    "of",    "them", "the", "up", "into", "all",    "together",
                               "with", "each",   "other", "is",   "are", "it", "this", "both"};
    return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin), tokens.end(),
                       [](const Token& token) {
                           return token.is_mark() || token.is_number() || words.contains(token.plain()) ||
                                  (token.is_word() && is_counted_thing(token.plain()));
                       });
}

// A part whose heading says that it is a link, and nothing of it is one.
bool is_link_in_vain(const BodyDraft& body, const Vocabulary& vocabulary) {
    return begin_of_link_words(vocabulary.tokens(body.heading)) != 0 &&
           !denies_link(body.heading, vocabulary) &&
           std::none_of(body.units.begin(), body.units.end(),
                        [](const UnitDraft& unit) { return unit.named_link || unit.troops.size() > 1; });
}

bool names_ranks(const LineDraft& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    static const WordSet rear{"behind", "rear", "back", "hinten", "dahinter"};
    static const WordSet front{"front", "vorn", "vorne", "davor", "before"};
    const auto has = [&](const WordSet& words) {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const Token& token) { return words.contains(token.plain()); });
    };
    return has(rear) && has(front);
}

// The two troops of one line, in front and behind, are one unit.
void join_ranks(ArmyDraft& draft, BodyDraft& body, const Vocabulary& vocabulary) {
    for (std::size_t at = 1; at < body.units.size(); ++at) {
        UnitDraft& before = body.units[at - 1];
        UnitDraft& unit = body.units[at];
        if (before.troops.size() == 1 && unit.troops.size() == 1 &&
            before.troops.front().line == unit.troops.front().line &&
            names_ranks(draft.lines[unit.troops.front().line], vocabulary)) {
            before.troops.push_back(unit.troops.front());
            unit.troops.clear();
        }
    }
    std::erase_if(body.units, [](const UnitDraft& unit) { return unit.troops.empty(); });
}

} // namespace

namespace {

// "A support link.", "Link -": the token of the mark behind it; 0 if the line begins otherwise. Without an
// article only behind a bullet or a number.
std::size_t end_of_announced_link(const Tokens& tokens, bool bullet) {
    constexpr std::size_t longest = 2; // words before "link"
    const std::size_t first = !tokens.empty() && (tokens[0].is("a") || tokens[0].is("an")) ? 1 : 0;
    if (first == 0 && !bullet)
        return 0;
    for (std::size_t at = first; at + 2 < tokens.size() && at <= first + longest; ++at) {
        const Token& mark = tokens[at + 1];
        if (tokens[at].is("link"))
            return mark.is(".") || mark.is(";") || (mark.is("-") && mark.spaced) ? at + 1 : 0;
        if (!tokens[at].is_word() || is_joining_word(tokens[at].plain()) ||
            changes_meaning(tokens[at].plain()) || tokens[at].is("same"))
            return 0;
    }
    return 0;
}

// "Single: 2 HCC", "single, 2 HCC", "Single vignettes - HCC": the token of the mark behind it; 0 if the line
// begins otherwise.
std::size_t end_of_single_label(const Tokens& tokens) {
    if (tokens.size() < 3 || !(tokens[0].is("single") || tokens[0].is("singles") || tokens[0].is("singly")))
        return 0;
    const std::size_t at = is_counted_thing(tokens[1].plain()) ? 2 : 1;
    const bool counts = tokens[at].is(",") && at + 1 < tokens.size() && tokens[at + 1].is_number();
    return counts || tokens[at].is(":") || (tokens[at].is("-") && tokens[at].spaced) ? at : 0;
}

// "[Support link] HIS in front, LIN behind", "(Single) 2 HCC" as "Support link: …", "Single: …".
void mark_label_in_brackets(std::string& text, const Vocabulary& vocabulary) {
    static const WordSet words{"support", "in",      "line",   "a",        "one",
                               "no",      "not",     "link",   "links",    "linked",
                               "single",  "singles", "singly", "unlinked", "supported"};
    const std::size_t mark = text.empty() ? std::string::npos : std::string_view("[({<").find(text.front());
    const std::size_t close = mark == std::string::npos ? mark : text.find("])}>"[mark]);
    if (close == std::string::npos || close + 1 == text.size() || text[close + 1] == ':' ||
        class_word_in(text.substr(close + 1), vocabulary) < ClassWord::name)
        return;
    const std::string label = text.substr(1, close - 1);
    const Tokens tokens = vocabulary.tokens(label);
    const bool known = !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        return token.is("-") || token.is(",") || words.contains(token.plain());
    });
    const auto tells = [](const Token& token) {
        return token.plain().find("link") != std::string::npos || token.plain().starts_with("sing");
    };
    if (known && std::any_of(tokens.begin(), tokens.end(), tells))
        text = label + ": " + std::string(trimmed(std::string_view(text).substr(close + 1)));
}

} // namespace

std::string link_of_whole_part(std::string_view heading, const Vocabulary& vocabulary) {
    if (heading.find("ink") == std::string_view::npos || !trait_of_links(vocabulary.ruleset()) ||
        denies_link(heading, vocabulary))
        return {};
    const Tokens tokens = vocabulary.tokens(heading);
    std::size_t begin = begin_of_link_words(tokens);
    return begin == 0 || !tells_one_link(tokens, begin) ? std::string()
                                                        : text_between(heading, tokens, begin, tokens.size());
}

std::vector<MailLine> with_links_announced(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!trait_of_links(vocabulary.ruleset()))
        return lines;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find("in") == std::string::npos)
            continue;
        mark_label_in_brackets(line.text, vocabulary);
        const Tokens tokens = vocabulary.tokens(line.text);
        if (const std::size_t colon = end_of_single_label(tokens);
            colon != 0 && class_word_in(line.text.substr(tokens[colon].end), vocabulary) >= ClassWord::name)
            line.text.replace(0, tokens[colon].end, "Not linked:"); // the number one would count them
        const std::size_t mark = end_of_announced_link(tokens, line.bullet);
        if (mark == 0 || class_word_in(line.text.substr(tokens[mark].end), vocabulary) < ClassWord::name)
            continue;
        const std::size_t first = tokens[0].is("a") || tokens[0].is("an") ? 1 : 0;
        line.text = text_between(line.text, tokens, first, mark) + ":" + line.text.substr(tokens[mark].end);
    }
    return lines;
}

std::string with_link_as_heading(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 6; // tokens before the comma
    if (line.find("link") == std::string::npos || !trait_of_links(vocabulary.ruleset()))
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const std::size_t first = !tokens.empty() && (tokens[0].is("a") || tokens[0].is("an")) ? 1 : 0;
    for (std::size_t at = first; first == 1 && at + 2 < std::min(tokens.size(), longest); ++at)
        if (tokens[at].is("link") && tokens[at + 1].is(",") &&
            class_word_in(line.substr(tokens[at + 1].end), vocabulary) == ClassWord::code)
            return text_between(line, tokens, first, at + 1) + ":" + line.substr(tokens[at + 1].end);
    return line;
}

std::vector<std::size_t> settle_links_of_bodies(ArmyDraft& draft, const Vocabulary& vocabulary) {
    std::vector<std::size_t> otherwise;
    if (!trait_of_links(vocabulary.ruleset()))
        return otherwise;
    for (BodyDraft& body : draft.bodies) {
        const std::optional<LinksOfBody> links = links_in(body, vocabulary);
        if (!links && is_link_in_vain(body, vocabulary))
            otherwise.push_back(body.line);
        if (!links)
            continue;
        join_ranks(draft, body, vocabulary);
        const auto is_link = [](const UnitDraft& unit) { return unit.named_link || unit.troops.size() > 1; };
        const auto found = std::count_if(body.units.begin(), body.units.end(), is_link);
        if (found != links->count) {
            otherwise.push_back(body.line);
            continue;
        }
        for (UnitDraft& unit : body.units)
            if (is_link(unit)) {
                unit.named_link = true;
                for (const ValueOf& value : links->values)
                    if (std::none_of(unit.values.begin(), unit.values.end(),
                                     [&](const ValueOf& said) { return said.trait == value.trait; }))
                        unit.values.push_back(value);
            }
    }
    return otherwise;
}

} // namespace muster
