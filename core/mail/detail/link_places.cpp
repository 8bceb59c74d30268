// SPDX-License-Identifier: MIT
#include "mail/detail/link_places.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <utility>

namespace muster {

namespace {

bool names_one_link(const Token& token) {
    static const WordSet words{"link", "links", "verband"};
    return words.contains(token.plain());
}

// "Link 1 (in line)  3x LIS-", "Support link A  1 x HIS-IV": a colon behind the label.
std::string with_label_marked(const std::string& text, const Vocabulary& vocabulary) {
    static const WordSet kinds{"in", "-", "line", "inline", "support", "the"};
    const Tokens tokens = vocabulary.tokens(text);
    std::size_t at = 0;
    while (at < tokens.size() && kinds.contains(tokens[at].plain()))
        ++at;
    if (at + 3 >= tokens.size() || !tokens[at].is("link"))
        return text;
    ++at;
    if (!(tokens[at].is_number() || tokens[at].text.size() == 1) || tokens[at].is_mark())
        return text;
    ++at;
    std::string label = text.substr(0, tokens[at - 1].end);
    if (tokens[at].is("(")) {
        std::size_t close = at + 1;
        while (close < tokens.size() && kinds.contains(tokens[close].plain()))
            ++close;
        if (close == at + 1 || close + 1 >= tokens.size() || !tokens[close].is(")"))
            return text;
        const bool line_alone = close == at + 2 && tokens[at + 1].is("line");
        label += line_alone ? " (in line)" : " " + text_between(text, tokens, at, close + 1);
        at = close + 1;
    } else {
        return text;
    }
    if (!tokens[at].is_number() && !(tokens[at].is(":") && at + 1 < tokens.size()))
        return text;
    return fmt::format("{}: {}", label,
                       text.substr(tokens[at].is(":") ? tokens[at + 1].begin : tokens[at].begin));
}

// The token behind "not in a link", "in no link", "not part of any link"; `at` if nothing of it stands there.
std::size_t behind_denial(const Tokens& tokens, std::size_t at) {
    static const WordSet denials{"not", "no", "never", "nicht", "none", "keinem", "kein"};
    static const WordSet little{"in",  "into", "part", "member", "of",     "a",         "an", "any",
                                "the", "this", "that", "these",  "their",  "belonging", "to", "one",
                                "im",  "teil", "des",  "einem",  "within", "inside",    "a",  "there"};
    bool denied = false;
    std::size_t next = at;
    for (; next < tokens.size() && !names_one_link(tokens[next]); ++next) {
        if (denials.contains(tokens[next].plain())) {
            if (denied)
                return at;
            denied = true;
        } else if (!little.contains(tokens[next].plain())) {
            return at;
        }
    }
    if (!denied || next >= tokens.size() || next == at)
        return at;
    ++next;
    const bool ends = next == tokens.size() || tokens[next].is_mark() || tokens[next].is_number();
    return ends ? next : at;
}

std::string with_denial_as_unlinked(const std::string& text, const Vocabulary& vocabulary) {
    static const WordSet verbs{"is", "are", "was", "were", "be", "do", "does", "but", "if", "and", "or"};
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (at != 0 && verbs.contains(tokens[at - 1].plain())) // a sentence
            continue;
        const std::size_t end = behind_denial(tokens, at);
        if (end == at)
            continue;
        const bool opens = at == 0 && end < tokens.size() && tokens[end].is_number();
        return text.substr(0, tokens[at].begin) + (opens ? "Unlinked:" : "unlinked") +
               text.substr(tokens[end - 1].end);
    }
    return text;
}

} // namespace

std::vector<MailLine> with_links_in_place(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().trait(Level::unit, "link") == nullptr)
        return lines;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || !line.parts.empty() ||
            class_word_in(line.text, vocabulary) < ClassWord::code)
            continue;
        line.text = with_label_marked(line.text, vocabulary);
        line.text = with_denial_as_unlinked(line.text, vocabulary);
    }
    return lines;
}

} // namespace muster
