// SPDX-License-Identifier: MIT
#include "mail/detail/general_by_title.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <cstddef>
#include <string>
#include <utility>

namespace muster {

namespace {

bool opens_title(const Token& token) {
    static const WordSet articles{"the", "da", "der", "die", "our", "my", "ol", "ye"};
    return articles.contains(token.plain());
}

bool is_own(const Token& token) {
    static const WordSet words{"my", "our", "the", "a"};
    return words.contains(token.plain());
}

bool begins_clause(const Tokens& tokens, std::size_t at) {
    return at == 0 || tokens[at - 1].is(".") || tokens[at - 1].is(",") || tokens[at - 1].is(";") ||
           tokens[at - 1].is(":");
}

bool is_title_word(const Token& token) {
    return token.is_word() && has_capital_letter(token) && !token.is("general") && !token.is("sub");
}

// Whether "is rated 3", "has rating 4", ", rating 5" stands at the token.
bool rates_him(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"is", "has", "a", "of", ",", ":", "rated", "rating", "with", "the", "and"};
    bool rated = false;
    for (; at < tokens.size() && words.contains(tokens[at].plain()); ++at)
        rated = rated || tokens[at].is("rated") || tokens[at].is("rating");
    return rated && at < tokens.size() && tokens[at].is_number();
}

// The words of the title that the line tells: "Great Goblin" of "The Great Goblin (General) is rated 3",
// "King" of "King Bladorthin is the General"; none if it tells no title.
std::vector<std::string> title_of_general_told(const Tokens& tokens) {
    constexpr std::size_t longest = 3; // words
    for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
        if (!begins_clause(tokens, at))
            continue;
        std::vector<std::string> title;
        std::size_t next = at + (opens_title(tokens[at]) ? 1U : 0U);
        const bool article = next != at;
        for (; next < tokens.size() && title.size() <= longest && is_title_word(tokens[next]); ++next)
            title.push_back(tokens[next].text);
        if (title.empty() || title.size() > longest || next + 2 >= tokens.size())
            continue;
        std::size_t general = next + 1;
        general += is_own(tokens[general]) ? 1 : 0;
        if (general >= tokens.size() || !tokens[general].is("general"))
            continue;
        if (article && tokens[next].is("(") && general + 1 < tokens.size() && tokens[general + 1].is(")") &&
            rates_him(tokens, general + 2))
            return title;
        if (!article && title.size() > 1 && tokens[next].is("is") &&
            (general + 1 == tokens.size() || tokens[general + 1].is_mark()))
            return {title.front()};
    }
    return {};
}

bool stands_at(const Tokens& tokens, std::size_t at, const std::vector<std::string>& title) {
    if (at + title.size() > tokens.size())
        return false;
    for (std::size_t i = 0; i < title.size(); ++i)
        if (tokens[at + i].text != title[i])
            return false;
    return true;
}

// "the King" by himself: not "the King's men", "King Harald", "men of the King", "the King of Rohan's guard".
void put_general_for(std::string& text, const std::vector<std::string>& title, const Vocabulary& vocabulary) {
    static const WordSet of_others{"of", "by", "for", "from", "like"};
    static const WordSet behind_him{"of", "'"};
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = tokens.size(); at-- > 1;) {
        if (!opens_title(tokens[at - 1]) || !stands_at(tokens, at, title) ||
            (at > 1 && of_others.contains(tokens[at - 2].plain())))
            continue;
        const std::size_t end = at + title.size();
        const bool goes_on =
            end < tokens.size() &&
            ((tokens[end].is_word() && has_capital_letter(tokens[end])) ||
             behind_him.contains(tokens[end].plain()) ||
             (tokens[end].is_mark() && !tokens[end].spaced && (tokens[end].is("-") || tokens[end].is("/"))));
        if (!goes_on)
            text.replace(tokens[at - 1].begin, tokens[end - 1].end - tokens[at - 1].begin, "the General");
    }
}

// "with Varro as General", "under King Agis as the General" as "with Varro (General)".
void put_general_in_brackets(std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        std::size_t general = at + 1;
        general += is_own(tokens[general]) && general + 1 < tokens.size() ? 1 : 0;
        if (!(tokens[at].is("as") || tokens[at].is("als")) || !is_title_word(tokens[at - 1]) ||
            !tokens[general].is("general"))
            continue;
        static const WordSet ends{",", ".", ";", ")", "]"};
        const std::size_t behind = general + 1;
        if (behind < tokens.size() && !ends.contains(tokens[behind].plain()))
            continue;
        text = text.substr(0, tokens[at - 1].end) + " (General)" + text.substr(tokens[general].end);
        return;
    }
}

} // namespace

std::vector<MailLine> with_general_by_title(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<std::string> title;
    const MailLine* told = nullptr;
    bool several = false;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || !line.parts.empty() ||
            line.text.find("eneral") == std::string::npos)
            continue;
        if (class_word_in(line.text, vocabulary) >= ClassWord::code) {
            put_general_in_brackets(line.text, vocabulary);
            continue;
        }
        std::vector<std::string> found = title_of_general_told(vocabulary.tokens(line.text));
        if (found.empty())
            continue;
        several = several || told != nullptr;
        title = std::move(found);
        told = &line;
    }
    for (MailLine& line : lines)
        if (told != nullptr && !several && &line != told && line.role == MailLine::Role::text &&
            line.parts.empty())
            put_general_for(line.text, title, vocabulary);
    return lines;
}

} // namespace muster
