// SPDX-License-Identifier: MIT
#include "mail/detail/spoken_words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::pair<std::string_view, std::string_view> spoken[] = {
    {"'em", "them"}, {"wi'", "with"}, {"an'", "and"}, {"o'", "of"}, {"t'", "the"}, {"th'", "the"}};

// Whether nothing but a blank or a mark stands there, so that the word is whole.
bool ends_word(std::string_view text, std::size_t at) {
    constexpr std::string_view marks = " ,.;:!?()";
    return at >= text.size() || marks.find(text[at]) != std::string_view::npos;
}

void write_out(MailLine& line, std::string_view word, std::string_view written) {
    for (std::size_t at = line.text.find(word); at != std::string::npos; at = line.text.find(word, at + 1)) {
        const bool begins = at == 0 || line.text[at - 1] == ' ' || line.text[at - 1] == '(';
        if (!begins || !ends_word(line.text, at + word.size()))
            continue;
        line.text.replace(at, word.size(), written);
        for (MailLine::Part& part : line.parts)
            if (part.offset > at)
                part.offset = part.offset + written.size() - word.size();
    }
}

// "27 points a piece" as "27 points apiece", not "a piece of ordnance".
void write_apiece(MailLine& line) {
    constexpr std::string_view spoken_apart = " a piece";
    for (const std::string_view money : {"points", "pts", "pt", "IP", "ip", "each"}) {
        const std::string words = std::string(money) + std::string(spoken_apart);
        const std::size_t at = line.text.find(words);
        if (at == std::string::npos || !ends_word(line.text, at + words.size()) ||
            line.text.find(" of ", at + words.size()) == at + words.size())
            continue;
        line.text.erase(at + money.size() + 2, 1);
        for (MailLine::Part& part : line.parts)
            if (part.offset > at)
                --part.offset;
    }
}

// "They trained all winter" as "They trained winter": it says all of no troops.
void leave_out_all_of_times(MailLine& line) {
    constexpr std::string_view all = "all ";
    for (const std::string_view time : {"winter", "summer", "spring", "autumn", "year", "month", "week",
                                        "weekend", "day", "night", "morning", "afternoon", "evening"}) {
        const std::string words = std::string(all) + std::string(time);
        const std::size_t at = line.text.find(words);
        if (at == std::string::npos || at == 0 || line.text[at - 1] != ' ' ||
            !ends_word(line.text, at + words.size()))
            continue;
        line.text.erase(at, all.size());
        for (MailLine::Part& part : line.parts)
            if (part.offset > at)
                part.offset -= all.size();
    }
}

} // namespace

std::vector<MailLine> with_spoken_words_written(std::vector<MailLine> lines) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            write_apiece(line);
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            leave_out_all_of_times(line);
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.text.find('\'') != std::string::npos)
            for (const auto& [word, written] : spoken)
                write_out(line, word, written);
    return lines;
}

} // namespace muster
