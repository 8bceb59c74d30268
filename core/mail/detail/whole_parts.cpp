// SPDX-License-Identifier: MIT
#include "mail/detail/whole_parts.h"

#include "base/text.h"
#include "mail/detail/class_beneath.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "everything in this wing is", "the whole wing is": the token behind it; `at` if no such words stand there.
std::size_t behind_whole_part(const Tokens& tokens, std::size_t at) {
    static const WordSet everything{"everything", "everybody", "everyone", "all", "alles", "alle"};
    static const WordSet nouns{"troops", "units", "men", "vignettes", "of", "them", "it"};
    static const WordSet in{"in", "of", "on", "within", "im", "auf"};
    static const WordSet pointing{"this", "the", "that", "whole", "entire", "dieser", "diesem", "my"};
    std::size_t next = at;
    const bool all = next < tokens.size() && everything.contains(tokens[next].plain());
    if (all) {
        for (++next; next < tokens.size() && nouns.contains(tokens[next].plain()) && !tokens[next].is("of");)
            ++next;
        if (next >= tokens.size() || !in.contains(tokens[next].plain()))
            return at;
        ++next;
    }
    bool pointed = false;
    bool whole = all;
    for (; next < tokens.size() && pointing.contains(tokens[next].plain()); ++next) {
        pointed = true;
        whole = whole || tokens[next].is("whole") || tokens[next].is("entire");
    }
    if (!pointed || next + 1 >= tokens.size() || !tokens[next].is_word() ||
        !names_part_of_field(tokens[next]))
        return at;
    ++next;
    if (tokens[next].is("is") || tokens[next].is("are") || tokens[next].is("ist") ||
        tokens[next].is("sind")) {
        ++next;
        whole = whole || (next < tokens.size() && (tokens[next].is("all") || tokens[next].is("entirely")));
        next += next < tokens.size() && (tokens[next].is("all") || tokens[next].is("entirely")) ? 1 : 0;
        return whole && next < tokens.size() ? next : at; // "this wing is in reserve"
    }
    return all ? next : at;
}

// Whether nothing but values of troops stands from the token on.
bool tells_values(const Phrases& phrases, std::size_t begin, std::size_t end) {
    bool value = false;
    for (std::size_t at = begin; at < end; ++at) {
        const bool owned =
            phrases.owner[at] != Phrases::nobody && !phrases.items[phrases.owner[at]].meanings.empty();
        value = value || owned;
        if (!owned && !phrases.tokens[at].is_mark() && !phrases.tokens[at].is("and") &&
            !phrases.tokens[at].is("und"))
            return false;
    }
    return value;
}

void put_whole_part_in_short(std::string& text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    std::size_t part = 0; // the heading's own name
    while (part < tokens.size() && !names_part_of_field(tokens[part]))
        ++part;
    for (std::size_t at = part + 1; at < tokens.size(); ++at) {
        const Token& mark = tokens[at - 1];
        const bool begins = mark.is("(") || mark.is(",") || mark.is(";") || mark.is(".") || mark.is(":") ||
                            (mark.is("-") && mark.spaced);
        const std::size_t said = begins ? behind_whole_part(tokens, at) : at;
        if (said == at)
            continue;
        std::size_t end = said;
        while (end < tokens.size() && !tokens[end].is(")") && !tokens[end].is(".") && !tokens[end].is(";") &&
               !tokens[end].is("("))
            ++end;
        if (!tells_values(phrases, said, end))
            return;
        const std::string values = "all " + text_between(text, tokens, said, end);
        const bool bracket = mark.is("(");
        const std::size_t behind = end < tokens.size() && !bracket && tokens[end].is(".")
                                       ? tokens[end].end
                                       : (end < tokens.size() ? tokens[end].begin : text.size());
        std::string whole(bracket ? std::string_view(text).substr(0, mark.end)
                                  : trimmed(std::string_view(text).substr(0, mark.begin)));
        whole.append(bracket ? "" : " (").append(values).append(bracket ? "" : ")");
        text = whole.append(text.substr(behind));
        return;
    }
}

// "ELEPHANTS" over "Right herd: 6 elephants": what stands beneath it up to an empty line is of that kind.
bool heads_its_class(const MailLine& line, const MailLine& next, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // words
    if (line.role != MailLine::Role::text || next.role != MailLine::Role::text || !line.after_blank ||
        next.after_blank || line.bullet || line.text.empty() || words_of(line.text).size() > longest ||
        std::any_of(line.text.begin(), line.text.end(), [](char c) {
            return c != ' ' && c != '-' && std::isalpha(static_cast<unsigned char>(c)) == 0;
        }))
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary);
    const bool whole = phrases.items.size() == 1 && phrases.items.front().begin == 0 &&
                       phrases.items.front().end == phrases.tokens.size() && !phrases.tokens.empty();
    const bool plural =
        phrases.tokens.back().plain().ends_with('s') || phrases.tokens.back().plain().ends_with("ry") ||
        phrases.tokens.back().plain().ends_with("foot") || phrases.tokens.back().plain().ends_with("horse");
    const std::vector<std::int32_t> above = classes_in(line.text, vocabulary);
    return whole && plural && above.size() == 1 &&
           std::any_of(next.text.begin(), next.text.end(), is_digit) &&
           classes_in(next.text, vocabulary) == above;
}

} // namespace

std::vector<MailLine> with_whole_parts_told(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at < lines.size(); ++at) {
        MailLine& line = lines[at];
        if (line.role != MailLine::Role::text)
            continue;
        if (at + 1 < lines.size() && heads_its_class(line, lines[at + 1], vocabulary))
            line.text += ':';
        if (line.text.find("wing") != std::string::npos || line.text.find("lank") != std::string::npos ||
            line.text.find("ommand") != std::string::npos || line.text.find("attle") != std::string::npos ||
            line.text.find("part") != std::string::npos || line.text.find("lügel") != std::string::npos)
            if (class_word_in(line.text, vocabulary) < ClassWord::name)
                put_whole_part_in_short(line.text, vocabulary);
    }
    return lines;
}

} // namespace muster
