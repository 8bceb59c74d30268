// SPDX-License-Identifier: MIT
#include "mail/detail/commander_aside.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "with the Guard" of "he is with the Guard too"; "" of other words.
std::string company_in(std::string_view aside) {
    static constexpr std::string_view persons[] = {"he ", "she ", "who "};
    static constexpr std::string_view verbs[] = {"is ", "stands ", "rides ", "fights ", "goes ", "marches "};
    static constexpr std::string_view behind[] = {" too", " also", " as well", " himself", " herself"};
    const auto begins = [&](std::string_view words) { return aside.starts_with(words); };
    for (const auto& words :
         {std::span<const std::string_view>(persons), std::span<const std::string_view>(verbs)}) {
        const auto found = std::find_if(words.begin(), words.end(), begins);
        if (found == words.end())
            return {};
        aside.remove_prefix(found->size());
    }
    for (const std::string_view words : behind)
        if (aside.ends_with(words))
            aside.remove_suffix(words.size());
    constexpr std::size_t longest = 6; // words
    const std::size_t words = words_of(aside).size();
    return aside.starts_with("with ") && words > 1 && words <= longest &&
                   aside.find_first_of(",;:(") == std::string_view::npos
               ? std::string(aside)
               : std::string();
}

// "sub-commander rating 4 ", "commander " before the bracket, in a line that names a part of the army.
bool stands_behind_commander(std::string_view line, std::size_t open, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.substr(0, open));
    constexpr std::size_t most_between = 4; // tokens
    const std::size_t first = tokens.size() - std::min(tokens.size(), most_between);
    return std::any_of(tokens.begin(), tokens.end(), names_part_of_field) &&
           std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(first), tokens.end(),
                       [](const Token& token) { return token.has_form("commander"); });
}

} // namespace

std::vector<MailLine> with_asides_of_commanders(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    for (MailLine& line : lines) {
        const std::size_t open = line.text.find(" (");
        const std::size_t close = open == std::string::npos ? open : line.text.find(')', open);
        if (line.role != MailLine::Role::text || close == std::string::npos || !line.parts.empty())
            continue;
        const std::string company =
            company_in(std::string_view(line.text).substr(open + 2, close - open - 2));
        if (!company.empty() && stands_behind_commander(line.text, open, vocabulary))
            line.text.replace(open, close + 1 - open, ", " + company);
    }
    return lines;
}

} // namespace muster
