// SPDX-License-Identifier: MIT
#include "mail/detail/told_of_general.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool is_general(std::string_view words, const Vocabulary& vocabulary) {
    return small_letters(words) == "general" && !marks_in(words, vocabulary).empty();
}

// Whether "has rating 3" or "is rated 3" stands behind the subject.
bool tells_rating(std::string_view text) {
    static constexpr std::string_view verbs[] = {" has rating ", " has a rating of ", " is rated ",
                                                 " is of rating "};
    return std::any_of(std::begin(verbs), std::end(verbs), [&](std::string_view verb) {
        return text.starts_with(verb) && text.size() > verb.size() && is_digit(text[verb.size()]);
    });
}

// "Thranduil, General, rating 5", "Celeborn the Wise (my General), rated 5": the token of the rating's
// number; 0 if the line begins otherwise.
std::size_t rating_behind_name(const Tokens& tokens) {
    constexpr std::size_t longest = 5; // words of the name
    static const WordSet joints{"the", "of", "de", "von"};
    static const WordSet owners{"my", "our", "the", "as", "is"};
    static const WordSet rating{"rating", "rated", "rates", ":", "of", ",", "(", ")", "with", "has", "a"};
    std::size_t at = 0;
    while (at < tokens.size() && at <= longest && tokens[at].is_word() && !tokens[at].has_form("general") &&
           (has_capital_letter(tokens[at]) || (at != 0 && joints.contains(tokens[at].plain())))) {
        if (names_part_of_field(tokens[at]) || names_unit(tokens[at]) || tokens[at].has_form("commander"))
            return 0;
        ++at;
    }
    if (at == 0 || at + 2 >= tokens.size() || !(tokens[at].is(",") || tokens[at].is("(")))
        return 0;
    ++at;
    while (at < tokens.size() && owners.contains(tokens[at].plain()))
        ++at;
    if (at >= tokens.size() || !tokens[at].is("general"))
        return 0;
    bool rated = false;
    for (++at; at < tokens.size() && rating.contains(tokens[at].plain()); ++at)
        rated = rated || tokens[at].plain().starts_with("rat");
    const bool ends = at + 1 >= tokens.size() || tokens[at + 1].is_mark();
    return rated && at < tokens.size() && tokens[at].is_number() && ends ? at : 0;
}

// "Keith, the", "The": what may stand before who is General.
bool may_open(std::string_view words) {
    const std::size_t comma = words.find(',');
    if (comma == std::string_view::npos)
        return true;
    const std::string_view behind = trimmed(words.substr(comma + 1));
    return words.find(' ') > comma && behind.starts_with("the ") &&
           behind.find(',') == std::string_view::npos;
}

// The title in "The King is my General", where the General's token is behind `at`; nullptr if none is told.
const Token* title_told(const Tokens& tokens, std::string_view line) {
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!tokens[at - 1].is("the") || !tokens[at].is_word() || !has_capital_letter(tokens[at]) ||
            !tokens[at + 1].is("is"))
            continue;
        const bool owned = tokens[at + 2].is("my") || tokens[at + 2].is("the") || tokens[at + 2].is("our");
        const std::size_t general = at + (owned ? 3U : 2U);
        if (general >= tokens.size() || !tokens[general].is("general"))
            continue;
        const std::string_view rest = trimmed(line.substr(tokens[general].end));
        if (rest.empty() || rest.front() == '(' || rest.front() == '.' || rest.front() == ',')
            return &tokens[at];
    }
    return nullptr;
}

// Whether the title stands at `at` for its owner: not "the King's men", "King Harald", "men of the King".
bool is_owner(const Tokens& tokens, std::size_t at, std::string_view line) {
    const std::string_view behind = line.substr(tokens[at].end);
    if (!behind.empty() && !is_space(behind.front()) && behind.front() != ',' && behind.front() != '.' &&
        behind.front() != ')')
        return false;
    if (at + 1 < tokens.size() && tokens[at + 1].is_word() && has_capital_letter(tokens[at + 1]))
        return false;
    if (at != 0 && tokens[at - 1].is("the"))
        --at;
    return at == 0 || tokens[at - 1].is(".") || tokens[at - 1].is(",") || tokens[at - 1].is(";") ||
           tokens[at - 1].is("(") || tokens[at - 1].is("with") || tokens[at - 1].is("and");
}

} // namespace

std::vector<MailLine> with_general_rated(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        if (line.role == MailLine::Role::text && line.text.find("eneral") != std::string::npos) {
            const Tokens tokens = vocabulary.tokens(line.text);
            if (const std::size_t number = rating_behind_name(tokens); number != 0) {
                const std::string told = "General's rating " + tokens[number].text;
                const std::size_t closed = number + 1 < tokens.size() && tokens[number + 1].is(")") ? 1 : 0;
                const std::size_t cut = tokens[number + closed].end;
                for (MailLine::Part& part : line.parts)
                    part.offset = part.offset < cut ? 0 : part.offset - cut + told.size();
                line.text = told + line.text.substr(cut);
                continue;
            }
        }
        const std::size_t open = line.text.find('(');
        const std::size_t close = line.text.find(')', std::min(open, line.text.size()));
        if (line.role != MailLine::Role::text || !line.parts.empty() || open == 0 ||
            close == std::string::npos)
            continue;
        const std::string_view text = line.text;
        const std::string_view subject = text.substr(0, open);
        if (subject.find_first_of("0123456789.;:=") != std::string_view::npos || !may_open(subject) ||
            !is_general(text.substr(open + 1, close - open - 1), vocabulary) ||
            !tells_rating(text.substr(close + 1)))
            continue;
        line.text = std::string(text.substr(open + 1, close - open - 1)).append(text.substr(close + 1));
    }
    return lines;
}

std::vector<MailLine> with_title_of_general(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::string title;
    const MailLine* told = nullptr;
    for (const MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find(" is ") == std::string::npos)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        const Token* found = title_told(tokens, line.text);
        if (found == nullptr || vocabulary.longest(tokens, static_cast<std::size_t>(found - tokens.data())))
            continue;
        if (told != nullptr)
            return lines; // two of them
        title = found->text;
        told = &line;
    }
    for (MailLine& line : lines) {
        if (told == nullptr || &line == told || line.role != MailLine::Role::text || !line.parts.empty() ||
            line.text.find(title) == std::string::npos)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        for (std::size_t at = tokens.size(); at-- > 0;)
            if (tokens[at].text == title && is_owner(tokens, at, line.text))
                line.text.replace(tokens[at].begin, tokens[at].end - tokens[at].begin, "General");
    }
    return lines;
}

} // namespace muster
