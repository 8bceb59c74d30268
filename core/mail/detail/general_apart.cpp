// SPDX-License-Identifier: MIT
#include "mail/detail/general_apart.h"

#include "base/text.h"
#include "mail/detail/command_clauses.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// Where the General is told of at the beginning of a sentence: behind him; 0 if he is not.
std::size_t behind_general(std::string_view sentence) {
    std::string small = small_letters(sentence);
    std::size_t at = 0;
    for (const std::string_view words : {"and ", "the ", "my ", "our "})
        if (std::string_view(small).substr(at).starts_with(words))
            at += words.size();
    for (const std::string_view words : {"general's", "general", "gen"})
        if (std::string_view(small).substr(at).starts_with(words)) {
            at += words.size();
            const bool ends =
                at == small.size() || std::string_view(" :,;(-./=").find(small[at]) != std::string_view::npos;
            return ends ? at : 0;
        }
    return 0;
}

// What the sentence, and those behind it that go on ("He stands with unit A."), say of the General; `end`:
// the first that does not.
std::optional<CommandSaid> told_of_general(const std::vector<std::string>& sentences, std::size_t& at,
                                           const Vocabulary& vocabulary) {
    std::optional<CommandSaid> said;
    for (; at < sentences.size(); ++at) {
        std::size_t begin = behind_general(sentences[at]);
        const std::string small = small_letters(sentences[at]);
        const bool goes_on = said && (small.starts_with("he ") || small.starts_with("she "));
        if (begin == 0 && !goes_on)
            break;
        // "rating" before a bare number: "gen 3"
        const auto more =
            command_said_in("commander " + behind_command_marks(sentences[at].substr(begin)), vocabulary);
        if (!more || more->with_nobody || !more->orders.empty() || !more->names.empty())
            return std::nullopt;
        if (!said)
            said = CommandSaid();
        if (!add_command(*more, *said))
            return std::nullopt;
    }
    return said;
}

// "The General is there as well." behind "Sub-commander: rating 2, with unit 2." as "The General is with
// unit 2."
std::string general_who_is_there(const std::string& before, const std::string& sentence,
                                 const Vocabulary& vocabulary) {
    static const WordSet around{"is",   "there",  "here", "too", "as",  "well",
                                "also", "stands", "in",   "it",  "him", "with"};
    const std::size_t begin = behind_general(sentence);
    if (begin == 0)
        return {};
    bool there = false;
    for (const std::string_view word : words_of(std::string_view(sentence).substr(begin))) {
        std::string small = small_letters(word);
        while (small.ends_with('.'))
            small.pop_back();
        if (!around.contains(small))
            return {};
        there = there || small == "there" || small == "him";
    }
    const auto said = command_said_in(before, vocabulary);
    return there && said && !said->with.empty() && said->names.empty()
               ? "The General is with " + said->with + "."
               : std::string();
}

// "General: rating 5. He stands with unit A." as lines of their own.
void add_general_apart(const MailLine& line, std::vector<MailLine>& made, const Vocabulary& vocabulary) {
    made.push_back(line);
    const std::string small = small_letters(line.text);
    if (line.role != MailLine::Role::text || !line.parts.empty() || small.find("gen") == std::string::npos ||
        line.text.find('\t') != std::string::npos)
        return;
    const std::vector<std::string> sentences = command_sentences(line.text);
    std::size_t first = 0;
    while (first < sentences.size() && behind_general(sentences[first]) == 0)
        ++first;
    std::size_t end = first;
    if (first != 0 && first + 1 == sentences.size())
        if (const std::string told = general_who_is_there(sentences[first - 1], sentences[first], vocabulary);
            !told.empty()) {
            made.back().text = line.text.substr(0, line.text.size() - sentences[first].size());
            made.back().text = trimmed(made.back().text);
            made.push_back(line);
            made.back().text = told;
            return;
        }
    const auto said = told_of_general(sentences, end, vocabulary);
    if (!said || said->with.empty() || said->rating.empty())
        return;
    made.pop_back();
    const auto add = [&](const std::string& text) {
        made.push_back(line);
        made.back().text = text;
    };
    const auto add_joined = [&](std::size_t from, std::size_t to) {
        std::string text;
        for (; from < to; ++from)
            text += (text.empty() ? "" : " ") + sentences[from];
        if (!text.empty())
            add(text);
    };
    add_joined(0, first);
    add("General's rating " + said->rating);
    add("The General is with " + said->with + ".");
    add_joined(end, sentences.size());
}

// "General" over "rating 4" and "with the Mumak" as one line.
std::vector<MailLine> with_general_joined(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> joined;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        joined.push_back(lines[at]);
        MailLine& line = joined.back();
        if (line.role != MailLine::Role::text || !line.parts.empty() ||
            behind_general(line.text) < line.text.size() - (line.text.ends_with(':') ? 1 : 0) ||
            line.text.empty())
            continue;
        if (line.text.ends_with(':'))
            line.text.pop_back();
        while (at + 1 < lines.size() && lines[at + 1].role == MailLine::Role::text &&
               !lines[at + 1].after_blank && lines[at + 1].indent > line.indent) {
            const auto said = command_said_in("commander " + lines[at + 1].text, vocabulary);
            if (!said || !said->names.empty() || !said->orders.empty() || said->with_nobody)
                break;
            line.text += ", " + lines[++at].text;
        }
    }
    return joined;
}

} // namespace

std::vector<MailLine> with_general_apart(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> made;
    for (const MailLine& line : with_general_joined(lines, vocabulary))
        add_general_apart(line, made, vocabulary);
    return made;
}

} // namespace muster
