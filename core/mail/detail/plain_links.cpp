// SPDX-License-Identifier: MIT
#include "mail/detail/plain_links.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/single_headings.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

bool parts_clauses(const Token& token) {
    static const WordSet marks{",", ";", ".", "(", ")", "[", "]", ":"};
    return token.is_mark() && (marks.contains(token.plain()) || (token.is("-") && token.spaced));
}

// The codes of classes from token `begin` to `end`.
std::size_t codes_between(const Phrases& phrases, std::size_t begin, std::size_t end,
                          const Vocabulary& vocabulary) {
    return static_cast<std::size_t>(
        std::count_if(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
            const auto said = class_said(item, vocabulary);
            return item.begin >= begin && item.begin < end && said && said->second == ClassWord::code;
        }));
}

// Words that tell one link and no other: "in one in-line link", "as a single link".
struct OneLink {
    std::size_t begin = 0; // tokens
    std::size_t end = 0;
    std::string_view kind; // of the link: "in line", "in support", or nothing
};

class OneLinkReader {
public:
    OneLinkReader(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary) {}

    [[nodiscard]] std::optional<OneLink> read() const {
        for (std::size_t at = 1; at < tokens_.size(); ++at)
            if (tokens_[at].is("link"))
                if (auto found = read_at(at))
                    return found;
        return std::nullopt;
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    [[nodiscard]] std::optional<OneLink> read_at(std::size_t link) const {
        OneLink found{link, link + 1, {}};
        take_kind(found);
        if (!take_number(found))
            return std::nullopt;
        while (found.begin != 0 && leads_to_link(tokens_[found.begin - 1]))
            --found.begin;
        if (!take_number_of_all(found) || !take_size(found) || found.begin == 0)
            return std::nullopt;
        std::size_t segment = found.begin;
        while (segment != 0 && !tokens_[segment - 1].is(";"))
            --segment;
        static const WordSet too{"too", "also", "again"};
        while (found.end < tokens_.size() && too.contains(tokens_[found.end].plain()))
            ++found.end;
        const bool ends = found.end == tokens_.size() || parts_clauses(tokens_[found.end]);
        return ends && codes_between(phrases_, segment, found.begin, vocabulary_) == 1 ? std::optional(found)
                                                                                       : std::nullopt;
    }

    // "in-line link", "support link", "link in line", "link, in line"
    void take_kind(OneLink& found) const {
        const std::size_t link = found.begin;
        const auto line_before = [&](std::size_t behind) {
            return behind >= 3 && is(behind - 1, "line") && is(behind - 2, "-") && is(behind - 3, "in");
        };
        if (line_before(link)) {
            found = {link - 3, found.end, "in line"};
        } else if (link >= 2 && is(link - 1, "line") && is(link - 2, "in")) {
            found = {link - 2, found.end, "in line"};
        } else if (is(link - 1, "inline") || is(link - 1, "line")) {
            found = {link - 1, found.end, "in line"};
        } else if (is(link - 1, "support")) {
            found = {link - 1, found.end, "in support"};
        } else {
            const std::size_t at = is(found.end, ",") ? found.end + 1 : found.end;
            const std::size_t word = is(at + 1, "-") ? at + 2 : at + 1; // "link in-line"
            if (is(at, "in") && (is(word, "line") || is(word, "support")))
                found = {link, word + 1, is(word, "line") ? "in line" : "in support"};
        }
    }

    // "one", "a single", "another", "a third": a link of their own, no other one that is told elsewhere.
    [[nodiscard]] bool take_number(OneLink& found) const {
        std::size_t at = found.begin;
        const auto before = [&](std::string_view word) { return at != 0 && is(at - 1, word); };
        const auto article = [&] {
            return before("a") || before("an") || before("one") || before("another");
        };
        if (before("own") && at >= 2 && (is(at - 2, "their") || is(at - 2, "its"))) {
            found.begin = at - 2;
            return true;
        }
        if (before("single") || before("separate") || before("new"))
            --at;
        if (at != 0 && ordinal_of(tokens_[at - 1]) != 0 && at >= 2 && is(at - 2, "a"))
            --at; // "a third link", not "the third link"
        const bool digit = at != 0 && tokens_[at - 1].is_number() && tokens_[at - 1].value == 1;
        if (!article() && !digit)
            return false;
        found.begin = at - 1;
        return true;
    }

    [[nodiscard]] static bool leads_to_link(const Token& token) {
        static const WordSet words{"in",   "as",  "into", "form",     "forming", "forms",  "joined",
                                   "all",  "of",  "make", "making",   "to",      "linked", "together",
                                   "both", "and", "they", "combined", "up",      "makes",  "being",
                                   "them", "are", "is",   "these"};
        return token.is_word() && words.contains(token.plain());
    }

    [[nodiscard]] bool counts_before(std::size_t at, std::int32_t value) const {
        return std::any_of(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(at),
                           [&](const Token& token) { return token.is_number() && token.value == value; });
    }

    // "all four in one link", "the three of them in one link": as many as the line counts.
    [[nodiscard]] bool take_number_of_all(OneLink& found) const {
        const std::size_t number = found.begin - (found.begin == 0 ? 0 : 1);
        const bool all =
            number != 0 && tokens_[number].is_number() && (is(number - 1, "all") || is(number - 1, "the"));
        if (all)
            found.begin = number - 1;
        return !all || counts_before(number - 1, tokens_[number].value);
    }

    // "one link of three": if it is what the line counts.
    [[nodiscard]] bool take_size(OneLink& found) const {
        if (!is(found.end, "of") && !is(found.end, "with"))
            return true;
        const std::size_t size = found.end + 1;
        if (!is(found.end, "of") || size >= tokens_.size() || !tokens_[size].is_number() ||
            std::none_of(
                tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(found.begin),
                [&](const Token& token) { return token.is_number() && token.value == tokens_[size].value; }))
            return false;
        found.end = size + 1;
        if (found.end < tokens_.size() && is_counted_thing(tokens_[found.end].plain()))
            ++found.end;
        return true;
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
};

// "3 HIPn, all in one link" as "3 HIPn, linked in line".
std::string with_one_link_plain(const std::string& line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    const auto found = OneLinkReader(phrases, vocabulary).read();
    if (!found)
        return line;
    const Tokens& tokens = phrases.tokens;
    const std::size_t before = tokens[found->begin - 1].end;
    const std::string joint = !parts_clauses(tokens[found->begin - 1]) ? ", "
                              : tokens[found->begin].spaced            ? " "
                                                                       : "";
    return fmt::format("{}{}linked{}{}{}", line.substr(0, before), joint, found->kind.empty() ? "" : " ",
                       found->kind, line.substr(tokens[found->end - 1].end));
}

// Where one of two troops ends and the other begins: "supported by", "with … in support".
struct Support {
    std::size_t end = 0;    // of the first, tokens
    std::size_t begin = 0;  // of the second
    std::size_t behind = 0; // the second
    bool rear_first = false;
};

// "in support", "behind in support", "supporting them": where such words at the end of the line begin; the
// number of tokens if there are none.
std::size_t begin_of_support_at_end(const Tokens& tokens) {
    static const WordSet little{"in",    "as",   "behind", "rear",  "the", "to",   "at", "of",
                                "their", "them", "it",     "close", "a",   "back", "its"};
    static const WordSet supports{"support", "supporting"};
    std::size_t end = tokens.size();
    if (end != 0 && tokens[end - 1].is("."))
        --end;
    std::size_t at = end;
    bool told = false;
    while (at != 0 && (little.contains(tokens[at - 1].plain()) || supports.contains(tokens[at - 1].plain())))
        told = supports.contains(tokens[--at].plain()) || told;
    return told ? at : tokens.size();
}

std::optional<Support> support_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    static const WordSet joints{",", "is", "are", "being", "each", "closely"};
    static const WordSet partners{"with", "and", "+", "plus", "&"};
    const Tokens& tokens = phrases.tokens;
    Support found;
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        const bool up = tokens[at].is("backed") && tokens[at + 1].is("up");
        const std::size_t by = at + (up ? 2 : 1);
        const bool by_others = (tokens[at].is("supported") || tokens[at].is("backed")) &&
                               by < tokens.size() && (tokens[by].is("by") || tokens[by].is("with"));
        const bool others = tokens[at].is("supporting") || tokens[at].is("supports");
        if (!by_others && !others)
            continue;
        found = {at, others ? at + 1 : by + 1, tokens.size(), others};
        while (found.end > 1 && joints.contains(tokens[found.end - 1].plain()))
            --found.end;
        return found.begin < tokens.size() &&
                       codes_between(phrases, found.begin, tokens.size(), vocabulary) == 1
                   ? std::optional(found)
                   : std::nullopt;
    }
    found.behind = begin_of_support_at_end(tokens);
    if (found.behind == tokens.size())
        return std::nullopt;
    if (tokens[found.behind - 1].is(","))
        --found.behind;
    for (std::size_t at = found.behind; at-- > 1;)
        if (partners.contains(tokens[at].plain()) &&
            codes_between(phrases, at, found.behind, vocabulary) == 1) {
            found.end = tokens[at - 1].is(",") ? at - 1 : at;
            found.begin = at + 1;
            return found;
        }
    return std::nullopt;
}

// Whether the words name one troop by its code and count no more than one of it.
bool names_single_troop(const std::string& text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (phrases.tokens[at].is_number() && phrases.owner[at] == Phrases::nobody &&
            phrases.tokens[at].value != 1)
            return false;
    return codes_between(phrases, 0, phrases.tokens.size(), vocabulary) == 1;
}

// "1 HIS, supported by 1 VLI" as "Support link: 1 HIS + 1 VLI".
std::string with_support_as_link(const std::string& line, const Vocabulary& vocabulary) {
    if (line.find("upport") == std::string::npos && line.find("backed") == std::string::npos)
        return line;
    if (line.find_first_of("|\t") != std::string::npos || line.find("link") != std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const auto found = support_in(phrases, vocabulary);
    if (!found)
        return line;
    std::size_t first = 0; // behind "Left wing:"
    for (std::size_t at = 0; at < found->end; ++at)
        if (tokens[at].is(":") && codes_between(phrases, 0, at, vocabulary) == 0)
            first = at + 1;
    const std::string front = text_between(line, tokens, first, found->end);
    const std::string rear = text_between(line, tokens, found->begin, found->behind);
    if (!names_single_troop(front, vocabulary) || !names_single_troop(rear, vocabulary))
        return line;
    return fmt::format("{}{}Support link: {} + {}", first == 0 ? "" : line.substr(0, tokens[first - 1].end),
                       first == 0 ? "" : " ", found->rear_first ? rear : front,
                       found->rear_first ? front : rear);
}

// "4 HIM, two links of two in line": the count of the line, the links and the words that tell them.
struct EqualLinks {
    std::size_t count = 0; // tokens
    std::size_t begin = 0;
    std::size_t end = 0;
    std::int32_t links = 0;
    std::int32_t size = 0;
    std::string_view kind;
};

std::optional<EqualLinks> equal_links_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    constexpr std::int32_t most = 12; // links
    const Tokens& tokens = phrases.tokens;
    EqualLinks found;
    std::size_t at = 2;
    while (at < tokens.size() && !tokens[at].is("links"))
        ++at;
    if (at + 2 >= tokens.size() || codes_between(phrases, 0, tokens.size(), vocabulary) != 1)
        return std::nullopt;
    found.begin = at;
    while (found.begin > 1 &&
           (tokens[found.begin - 1].is("in") || tokens[found.begin - 1].is("-") ||
            tokens[found.begin - 1].is("line") || tokens[found.begin - 1].is("separate"))) {
        found.kind = tokens[found.begin - 1].is("line") ? " in line" : found.kind;
        --found.begin;
    }
    if (!tokens[--found.begin].is_number() || !tokens[at + 1].is("of") || !tokens[at + 2].is_number())
        return std::nullopt;
    found.links = tokens[found.begin].value;
    found.size = tokens[at + 2].value;
    found.end = at + 3;
    if (found.end < tokens.size() && tokens[found.end].is("each"))
        ++found.end;
    const std::size_t line =
        found.end < tokens.size() && tokens[found.end].is(",") ? found.end + 1 : found.end;
    if (line + 1 < tokens.size() && tokens[line].is("in") && tokens[line + 1].is("line")) {
        found.kind = " in line";
        found.end = line + 2;
    }
    for (const std::string_view little : {"in", "as", "forming"})
        found.begin -= found.begin > 1 && tokens[found.begin - 1].is(little) ? 1U : 0U;
    const bool ends = found.end == tokens.size() || parts_clauses(tokens[found.end]);
    while (found.count < found.begin && !(tokens[found.count].is_number() && !tokens[found.count].as_word &&
                                          phrases.owner[found.count] == Phrases::nobody))
        ++found.count;
    const bool right = found.links > 1 && found.links <= most && found.size > 1 && found.size <= most &&
                       found.count < found.begin && tokens[found.count].value == found.links * found.size;
    return ends && right ? std::optional(found) : std::nullopt;
}

// Such a line as so many lines of one link each; where the General is, nobody could tell then.
bool add_equal_links(const MailLine& line, const Vocabulary& vocabulary, std::vector<MailLine>& lines) {
    const Phrases phrases = phrases_in(line.text, vocabulary);
    const auto found = equal_links_in(phrases, vocabulary);
    const bool marks_one =
        std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
            return !item.meanings.empty() &&
                   vocabulary.ruleset().traits[item.meanings.front().values.front().trait].is_switch();
        });
    if (!found || marks_one)
        return false;
    const Tokens& tokens = phrases.tokens;
    MailLine one = line;
    const bool parted = parts_clauses(tokens[found->begin - 1]);
    one.text = fmt::format(
        "{}{}{}{} linked{}{}", line.text.substr(0, tokens[found->count].begin), found->size,
        line.text.substr(tokens[found->count].end, tokens[found->begin - 1].end - tokens[found->count].end),
        parted ? "" : ",", found->kind, line.text.substr(tokens[found->end - 1].end));
    for (std::int32_t link = 0; link < found->links; ++link)
        lines.push_back(one);
    return true;
}

bool knows_support(const Trait& link) {
    return std::any_of(link.values.begin(), link.values.end(),
                       [](const TraitValue& value) { return value.id == "support"; });
}

} // namespace

std::vector<MailLine> with_links_told_plainly(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    const auto link = trait_of_links(vocabulary.ruleset());
    if (!link)
        return lines;
    const bool supports = knows_support(vocabulary.ruleset().traits[*link]);
    std::vector<MailLine> told;
    for (MailLine& line : lines) {
        if (line.role == MailLine::Role::text && line.parts.empty() &&
            class_word_in(line.text, vocabulary) == ClassWord::code) {
            if (supports)
                line.text = with_support_as_link(line.text, vocabulary);
            if (line.text.find(" links ") != std::string::npos && add_equal_links(line, vocabulary, told))
                continue;
            if (line.text.find("link") != std::string::npos)
                line.text = with_one_link_plain(line.text, vocabulary);
        }
        told.push_back(std::move(line));
    }
    return with_single_headings(std::move(told), vocabulary);
}

} // namespace muster
