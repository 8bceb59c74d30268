// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_guns.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

// Whether the words say that guns which go with others count: "count double", "with the two attached guns
// counted".
bool speaks_of_counting(std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet counting{"count", "counts", "counted", "counting"};
    static const WordSet guns{"gun", "guns", "piece", "pieces", "cannon", "attached", "artillery"};
    const Tokens tokens = vocabulary.tokens(text);
    const auto says = [&](const WordSet& words) {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const Token& token) { return words.contains(token.plain()); });
    };
    return says(counting) && says(guns) && class_word_in(text, vocabulary) < ClassWord::name;
}

bool is_gun(const Token& token) {
    static const WordSet guns{"gun", "guns", "piece", "pieces", "cannon"};
    return token.is_word() && guns.contains(token.plain());
}

} // namespace

std::string without_counting(std::string line, const Vocabulary& vocabulary) {
    if (line.find("count") == std::string::npos || !speaks_of_counting(line, vocabulary))
        return line;
    const std::size_t open = line.find('(');
    const std::size_t close = line.find(')', open == std::string::npos ? line.size() : open);
    if (close != std::string::npos && open != 0 &&
        speaks_of_counting(std::string_view(line).substr(open, close - open), vocabulary))
        return line.erase(open, close + 1 - open);
    for (const std::string_view opening : {", since ", ", because ", ", as ", " with ", ", with ", ", if "}) {
        const std::size_t at = line.find(opening);
        if (at != std::string::npos && at != 0 && (is_digit(line.front()) || line.starts_with("That")) &&
            speaks_of_counting(std::string_view(line).substr(at), vocabulary))
            return line.substr(0, at) + ".";
    }
    for (const std::string_view closing : {", so that is ", ", so that's ", ", so it is ", ", so ",
                                           ", which makes ", ", which is ", ", that makes ", ", making "}) {
        const std::size_t at = line.find(closing);
        if (at != std::string::npos && speaks_of_counting(std::string_view(line).substr(0, at), vocabulary))
            return line.substr(at + closing.size());
    }
    return line;
}

std::string with_attached_gun(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t most_between = 2; // words
    const std::size_t attached = line.find("attached ");
    if (attached == std::string::npos || line.find('(', attached) == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t at = 0;
    while (at < tokens.size() && !tokens[at].is("attached"))
        ++at;
    std::size_t gun = at + 1;
    while (gun < tokens.size() && gun <= at + most_between && tokens[gun].is_word() && !is_gun(tokens[gun]))
        ++gun;
    std::size_t value = gun + 1;
    if (value + 2 >= tokens.size() || !is_gun(tokens[gun]) || !tokens[value].is("("))
        return line;
    ++value;
    if (is_in_capitals(tokens[value].text) && tokens[value + 1].is(",")) // "AA": the gun, in short
        value += 2;
    const std::size_t end = tokens[value].is("epoch") ? value + 2 : value + 1;
    std::size_t close = end;
    while (close < tokens.size() && !tokens[close].is(")"))
        ++close;
    if (close >= tokens.size() || !(tokens[end].is(")") || tokens[end].is("-") || tokens[end].is(",")) ||
        class_word_in(text_between(line, tokens, end, close), vocabulary) != ClassWord::none)
        return line;
    return line.substr(0, tokens[at].end) + " " + tokens[gun].text + " " +
           text_between(line, tokens, value, end) + line.substr(tokens[close].end);
}

} // namespace muster
