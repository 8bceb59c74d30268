// SPDX-License-Identifier: MIT
#include "mail/detail/commands_told.h"

#include "base/text.h"
#include "mail/detail/command_clauses.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/general_apart.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_table.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// A heading of a part of the army, and what is said of its commander behind the name.
struct HeadingOfCommand {
    std::string name;
    std::string rest;
};

std::optional<HeadingOfCommand> heading_of_command(const MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 8; // tokens of the name
    if (line.role != MailLine::Role::text || !line.parts.empty() || line.text.find('\t') != std::string::npos)
        return std::nullopt;
    const std::string_view text = line.text;
    const std::size_t clause = end_of_command_clause(text, 0);
    const std::size_t colon = text.find(':');
    const std::size_t end = std::min(clause, colon);
    const std::string_view name = trimmed(text.substr(0, end));
    const Tokens tokens = vocabulary.tokens(name);
    const bool speaks = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is("general") || token.has_form("commander") || token.is("is") || token.is("has") ||
               token.has_form("rating") || token.is("orders") || token.is("and") || token.is("all") ||
               is_negation(token.plain()) || changes_meaning(token.plain());
    });
    if (tokens.empty() || tokens.size() > longest || speaks || is_digit(name.front()) ||
        std::none_of(tokens.begin(), tokens.end(), names_part_of_field) ||
        class_word_in(name, vocabulary) >= ClassWord::code || MailTable::begins(line, vocabulary))
        return std::nullopt;
    return HeadingOfCommand{std::string(name), std::string(text.substr(std::min(end, text.size())))};
}

// Whether no reader of headings knows the clauses as they stand.
bool wants_brackets(const MailLine& line, const CommandSaid& said) {
    return said.places() || said.in_own_words || line.text.find(" / ") != std::string::npos ||
           line.text.find(". ") != std::string::npos || line.text.ends_with('.');
}

void put_heading_in_brackets(MailLine& line, const Vocabulary& vocabulary) {
    const auto heading = heading_of_command(line, vocabulary);
    if (!heading || behind_command_marks(heading->rest).empty())
        return;
    const auto said = command_said_in(behind_command_marks(heading->rest), vocabulary);
    if (said && (!said->rating.empty() || !said->orders.empty() || said->places()) &&
        wants_brackets(line, *said))
        line.text = heading->name + " " + command_in_brackets(*said);
}

std::string name_in_small(std::string_view name) {
    std::string small = small_letters(name);
    std::erase(small, '"');
    if (small.starts_with("the "))
        small.erase(0, 4);
    return small;
}

constexpr std::array<std::string_view, 6> commander_titles{"sub-commander", "subcommander", "sub-cdr",
                                                           "commander",     "sub-cmdr",     "sc"};

// Of "Sub-commander of the left wing: rating 3, with unit 2", "The left wing's sub-commander has joined no
// unit" what stands behind; nothing if it is not told of the commander of that part.
std::optional<std::string> told_of_commander(std::string_view text, const std::string& name) {
    std::string small = small_letters(text);
    std::replace(small.begin(), small.end(), '"', ' ');
    std::size_t at = small.starts_with("the ") ? 4 : 0;
    const auto take = [&](std::string_view words) {
        const bool found = std::string_view(small).substr(at).starts_with(words);
        at += found ? words.size() : 0;
        return found;
    };
    const auto take_commander = [&] {
        return std::any_of(commander_titles.begin(), commander_titles.end(), take) &&
               (at == small.size() || std::string_view(" :,'(-").find(small[at]) != std::string_view::npos);
    };
    if (take_commander()) {
        if (!take(" of the ") && !take(" of ") && !take(" for ") && !take(" "))
            return std::nullopt;
        if (!take(name))
            return std::nullopt;
    } else if (!take(name) || !(take(" has ") || take(" is ") || (take("'s ") && take_commander()))) {
        return std::nullopt;
    }
    const bool ends = at >= text.size() || text[at - 1] == ' ' ||
                      std::string_view(" :,;(-/.").find(text[at]) != std::string_view::npos;
    if (!ends)
        return std::nullopt;
    return behind_command_marks(std::string(text.substr(std::min(at, text.size()))));
}

// Puts what the sentence tells of the commander of a part into the only line that heads it.
bool put_in_heading(std::string_view sentence, const std::vector<std::size_t>& headings,
                    std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    MailLine* found = nullptr;
    std::string made;
    for (const std::size_t at : headings) {
        const auto heading = heading_of_command(lines[at], vocabulary);
        const auto told = heading ? told_of_commander(sentence, name_in_small(heading->name)) : std::nullopt;
        if (!told)
            continue;
        auto said = command_said_in(behind_command_marks(heading->rest), vocabulary);
        const auto more = command_said_in("sub-commander " + *told, vocabulary);
        if (found != nullptr || !said || !more || !add_command(*more, *said))
            return false;
        found = &lines[at];
        made = heading->name + " " + command_in_brackets(*said);
    }
    if (found != nullptr)
        found->text = made;
    return found != nullptr;
}

// Lines that head parts of the army, where they are as many as an army has.
std::vector<std::size_t> headings_in(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    constexpr std::size_t most = 30;
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (heading_of_command(lines[at], vocabulary))
            found.push_back(at);
    return found.size() > most ? std::vector<std::size_t>() : found;
}

bool may_tell_of_commander(const MailLine& line) {
    constexpr std::size_t longest = 400; // bytes
    const std::string small = small_letters(line.text);
    return line.role == MailLine::Role::text && line.parts.empty() && small.size() <= longest &&
           std::any_of(commander_titles.begin(), commander_titles.end(),
                       [&](std::string_view words) { return small.find(words) != std::string::npos; });
}

// "Left wing: rating 2, with unit 1" over all of the list, and "Left wing" over its troops: only the second
// is left, and says it all.
void join_repeated_headings(std::vector<MailLine>& lines, const std::vector<std::size_t>& headings,
                            const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i + 1 < headings.size(); ++i) {
        const std::size_t behind = headings[i] + 1;
        if (headings[i + 1] != behind && !lines[behind].after_blank)
            continue; // troops stand beneath
        const auto first = heading_of_command(lines[headings[i]], vocabulary);
        const auto same = std::find_if(
            headings.begin() + static_cast<std::ptrdiff_t>(i) + 1, headings.end(), [&](std::size_t at) {
                const auto other = heading_of_command(lines[at], vocabulary);
                return first && other && name_in_small(first->name) == name_in_small(other->name);
            });
        if (same == headings.end())
            continue;
        const auto second = heading_of_command(lines[*same], vocabulary);
        const auto said = command_said_in(behind_command_marks(first->rest), vocabulary);
        auto both = command_said_in(behind_command_marks(second->rest), vocabulary);
        if (!said || !both || !add_command(*said, *both))
            continue;
        lines[*same].text = second->name + " " + command_in_brackets(*both);
        lines[headings[i]].text.clear();
    }
}

// "Sub-commander: Merry, rating 3, with the spears" beneath the heading of his part. Nothing where he has no
// name: readers of lines know that as it stands.
std::optional<CommandSaid> told_beneath(const MailLine& line, const Vocabulary& vocabulary) {
    if (!may_tell_of_commander(line))
        return std::nullopt;
    const std::string small = small_letters(line.text);
    const auto* const title =
        std::find_if(commander_titles.begin(), commander_titles.end(), [&](std::string_view words) {
            return words.starts_with('s') && small.starts_with(words) && small.size() > words.size() &&
                   std::string_view(" :,(-=").find(small[words.size()]) != std::string_view::npos;
        });
    const std::string told = title == commander_titles.end()
                                 ? line.text // "Merry, sub-commander, rating 3"
                                 : "sub-commander, " + behind_command_marks(line.text.substr(title->size()));
    auto said = command_said_in(told, vocabulary);
    return said && said->names.size() == 1 && !said->rating.empty() ? std::move(said) : std::nullopt;
}

void put_beneath_in_headings(std::vector<MailLine>& lines, const std::vector<std::size_t>& headings,
                             const Vocabulary& vocabulary) {
    for (const std::size_t at : headings)
        for (std::size_t row = at + 1; row < lines.size() && !lines[row].after_blank; ++row) {
            const auto told = told_beneath(lines[row], vocabulary);
            if (!told && small_letters(lines[row].text).find("general") == std::string::npos)
                break; // troops
            const auto heading = heading_of_command(lines[at], vocabulary);
            auto said = told && heading ? command_said_in(behind_command_marks(heading->rest), vocabulary)
                                        : std::nullopt;
            if (!said || !add_command(*told, *said))
                continue;
            lines[at].text = heading->name + " " + command_in_brackets(*said);
            lines[row].text.clear();
        }
}

// What is told of commanders apart from the headings of their parts goes there.
void move_to_headings(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    const std::vector<std::size_t> headings = headings_in(lines, vocabulary);
    join_repeated_headings(lines, headings, vocabulary);
    put_beneath_in_headings(lines, headings, vocabulary);
    for (std::size_t at = 0; at < lines.size() && !headings.empty(); ++at) {
        if (!may_tell_of_commander(lines[at]))
            continue;
        std::string left;
        bool moved = false;
        for (const std::string& sentence : command_sentences(lines[at].text))
            if (put_in_heading(sentence, headings, lines, vocabulary))
                moved = true;
            else
                left += (left.empty() ? "" : " ") + sentence;
        if (moved)
            lines[at].text = left;
    }
    std::erase_if(lines, [](const MailLine& line) { return line.text.empty(); });
}

} // namespace

std::vector<MailLine> with_commands_in_usual_form(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    std::vector<MailLine> made = with_general_apart(lines, vocabulary);
    move_to_headings(made, vocabulary);
    for (MailLine& line : made)
        put_heading_in_brackets(line, vocabulary);
    return made;
}

} // namespace muster
