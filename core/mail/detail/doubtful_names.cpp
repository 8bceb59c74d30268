// SPDX-License-Identifier: MIT
#include "mail/detail/doubtful_names.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/where_it_applies.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace muster {

namespace {

// Of no name of troops: how sure their writer is, how many they are, when something holds.
bool casts_doubt(const Token& token) {
    static const WordSet words{"maybe",  "perhaps",    "possibly",  "optional",  "optionally", "approx",
                               "circa",  "max",        "maximum",   "min",       "minimum",    "score",
                               "when",   "whenever",   "unless",    "instead",   "twice",      "del",
                               "strike", "vielleicht", "eventuell", "höchstens", "mindestens", "ungefähr",
                               "wenn",   "falls",      "about",     "neither",   "nor",        "weder",
                               "mostly", "mainly",     "largely",   "meist",     "meistens",   "überwiegend"};
    return words.contains(token.plain());
}

// "if he comes", in small letters: the code of an informal army is "IF".
bool sets_condition(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"he",  "she", "they",     "it",     "i",         "we",      "you",  "there",
                               "not", "any", "possible", "needed", "necessary", "allowed", "legal"};
    return tokens[at].text == "if" && at + 1 < tokens.size() && words.contains(tokens[at + 1].plain());
}

bool tells_count(const Token& token) {
    return token.is_number() || number_called(token.plain());
}

// "two of them", "as many"
bool counts_of_others(const Tokens& tokens, std::size_t at) {
    if (tells_count(tokens[at]) && at + 2 < tokens.size() && tokens[at + 1].is("of") &&
        (tokens[at + 2].is("them") || tokens[at + 2].is("these") || tokens[at + 2].is("which")))
        return true;
    return tokens[at].is("as") && at + 1 < tokens.size() && tokens[at + 1].is("many");
}

// "half with pikes, half with bows" leaves "half half", "half as many" stands by itself.
bool halves_troops(const Tokens& tokens, std::size_t at) {
    const auto is_half = [&](std::size_t i) {
        return i < tokens.size() && (tokens[i].is("half") || tokens[i].is("halb"));
    };
    return is_half(at) && is_half(at + 1);
}

// "Cohorts I-III": the numerals behind a name, if they are a range.
std::string_view range_behind_name(std::string_view name) {
    const std::string_view last = name.substr(name.find_last_of(' ') + 1);
    const std::size_t dash = last.find('-');
    if (last.size() == name.size() || dash == std::string_view::npos)
        return {};
    const auto is_numeral = [](std::string_view word) {
        return is_roman_number(word) ||
               (!word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos);
    };
    return is_numeral(last.substr(0, dash)) && is_numeral(last.substr(dash + 1)) ? last : std::string_view();
}

// "3-4 Uruks"
bool begins_with_range(const Tokens& tokens) {
    return tokens.size() > 3 && tokens[0].is_number() && tokens[1].is("-") && !tokens[1].spaced &&
           tokens[2].is_number() && tokens[3].is_word();
}

// The words of a troop's name that may change what it is; "" if none do.
std::string doubt_in_name(const std::string& name, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(name);
    if (begins_with_range(tokens))
        return text_between(name, tokens, 0, 3);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (halves_troops(tokens, at))
            return text_between(name, tokens, at, at + 2);
        if (counts_of_others(tokens, at))
            return text_between(name, tokens, at, std::min(at + 3, tokens.size()));
        if (casts_doubt(tokens[at]))
            return text_between(name, tokens, at, at + 1);
    }
    return {};
}

// "Not used:", "The enemy", "Last year's list": troops beneath it are none of this army. "" of other
// headings.
std::string_view other_army_in(std::string_view heading) {
    static constexpr std::array<std::string_view, 22> openings{
        "not used",      "unused",        "not fielded", "not taken", "not in use", "left at home",
        "alternatively", "alternative",   "or else",     "enemy",     "enemies",    "the enemy",
        "my opponent",   "opponent",      "last year",   "last time", "previous",   "old list",
        "nicht dabei",   "nicht benutzt", "gegner",      "alternativ"};
    static constexpr std::array<std::string_view, 5> anywhere{"do not count", "don't count", "not counted",
                                                              "not included", "zählen nicht"};
    for (const std::string_view opening : openings)
        if (heading.starts_with(opening))
            return opening;
    for (const std::string_view words : anywhere)
        if (heading.find(words) != std::string_view::npos)
            return words;
    return {};
}

// "and a couple of elephants", "double that": whether the sentence that begins at `first` adds or takes away.
bool changes_counts_from(const Tokens& tokens, std::size_t first) {
    static const WordSet adding{"and", "plus", "also", "another"};
    static const WordSet verbs{"double", "halve", "deduct", "add", "triple"};
    static const WordSet troops{"that", "these", "them"};
    const Token& opens = tokens[first];
    const Token& next = tokens[first + 1];
    const bool number = tells_count(next) || next.is("another") ||
                        (next.is("a") && first + 2 < tokens.size() && tokens[first + 2].is("couple"));
    return (adding.contains(opens.plain()) && number) ||
           (verbs.contains(opens.plain()) && (number || troops.contains(next.plain())));
}

// "four of them": its token; that behind the last if nothing says so.
std::size_t place_of_count_of_them(const Tokens& tokens) {
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at)
        if (tells_count(tokens[at]) && tokens[at + 1].is("of") && tokens[at + 2].is("them"))
            return at;
    return tokens.size();
}

// "One more, please", "Oh, and a couple of elephants", "Double that", "There are four of them": a sentence
// that changes how many there are.
bool changes_counts(const Tokens& tokens) {
    constexpr std::size_t longest = 9;      // tokens
    constexpr std::size_t longest_more = 5; // of "one more, please"
    if (tokens.size() < 2 || tokens.size() > longest)
        return false;
    const std::size_t first = tokens[0].is("oh") ? (tokens[1].is(",") ? 2 : 1) : 0;
    if (first + 1 >= tokens.size())
        return false;
    if (changes_counts_from(tokens, first))
        return true;
    if (const std::size_t them = place_of_count_of_them(tokens); them != tokens.size())
        return them == 2 && tokens[0].is("there") && tokens[1].is("are");
    return tells_count(tokens[first]) && tokens[first + 1].is("more") &&
           tokens.size() <= first + longest_more;
}

// "All have shields where they stand in line": the condition behind what is said of all, unless it is about
// what the list says.
std::string condition_in(const std::string& line, const Tokens& tokens) {
    static const WordSet openings{"where", "when", "if", "while", "wo", "wenn", "falls"};
    static const WordSet whom{"they", "these", "it", "sie"};
    if (std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return says_all(token); }))
        return {};
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!openings.contains(tokens[at].plain()) || !whom.contains(tokens[at + 1].plain()))
            continue;
        std::size_t end = at + 2;
        bool about_list = false;
        for (; end < tokens.size() && !tokens[end].is_mark(); ++end)
            about_list = about_list || is_in(WordList::marking, tokens[end].plain());
        return about_list ? std::string() : text_between(line, tokens, at, end);
    }
    return {};
}

// "AP: 5 or 6"
std::string choice_of_numbers(const std::string& line, const Tokens& tokens) {
    constexpr std::size_t longest = 7; // tokens
    for (std::size_t at = 0; tokens.size() <= longest && at + 2 < tokens.size(); ++at)
        if (tokens[at].is_number() && (tokens[at + 1].is("or") || tokens[at + 1].is("oder")) &&
            tokens[at + 2].is_number())
            return text_between(line, tokens, at, at + 3);
    return {};
}

// "Links: 1+2, 3+4" that nothing has read
bool lists_links(const Tokens& tokens) {
    return tokens.size() > 2 && (tokens[0].is("links") || tokens[0].is("link") || tokens[0].is("linked")) &&
           tokens[1].is(":") &&
           std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
}

// "FD" of "FD = …": the sign of which a line tells what it means; "" of other lines.
std::string_view sign_told(const Tokens& tokens) {
    constexpr std::size_t longest = 4; // letters
    const bool tells = tokens.size() > 2 && (tokens[1].is("=") || tokens[1].is(":") || tokens[1].is("means"));
    return tells && tokens[0].is_word() && tokens[0].text.size() <= longest && is_in_capitals(tokens[0].text)
               ? std::string_view(tokens[0].text)
               : std::string_view();
}

bool is_counted(const TroopReading& troop) {
    return troop.counted || std::any_of(troop.numbers.begin(), troop.numbers.end(),
                                        [](const WrittenNumber& one) { return one.may_be_count; });
}

class DoubtfulNames {
public:
    DoubtfulNames(MailReading& reading, const std::vector<MailLine>& lines, const Vocabulary& vocabulary)
        : reading_(reading), lines_(lines), vocabulary_(vocabulary) {
        for (const LineQuestion& question : reading.questions)
            asked_.insert(question.line);
    }

    void ask() {
        for (const LineDraft& line : reading_.draft.lines)
            if (!line.ways.empty())
                for (const TroopReading& troop : line.ways.front().troops)
                    ask_of(line.line, doubt_in_name(troop.name, vocabulary_));
        for (const BodyDraft& body : reading_.draft.bodies) {
            ask_of(body.line, other_army_in(small_letters(body.heading)));
            ask_of(body.line, other_army_in(small_letters(body.name)));
            for (const UnitDraft& unit : body.units) {
                ask_of(unit.line, other_army_in(small_letters(unit.name)));
                ask_of(unit.line, doubt_in_name(unit.name, vocabulary_));
                ask_of(unit.line, range_behind_name(unit.name));
            }
        }
        for (const MailLine& line : lines_)
            if (line.role == MailLine::Role::text)
                look_at(line);
    }

private:
    // Whether the sign is left in the name of some troops, as if it said nothing.
    [[nodiscard]] bool stands_in_name(std::string_view sign) const {
        const auto has = [sign](std::string_view name) {
            const std::vector<std::string_view> words = words_of(name);
            return std::find(words.begin(), words.end(), sign) != words.end();
        };
        const auto& lines = reading_.draft.lines;
        return !sign.empty() && std::any_of(lines.begin(), lines.end(), [&](const LineDraft& line) {
            return !line.ways.empty() &&
                   std::any_of(line.ways.front().troops.begin(), line.ways.front().troops.end(),
                               [&](const TroopReading& troop) { return has(troop.name); });
        });
    }

    // "The elephants, barbarian." beneath "3 elephants": it may be said of those.
    [[nodiscard]] bool may_mean_others(const MailLine& line) const {
        const bool sentence = line.text.starts_with("The ") && line.text.ends_with('.');
        if (!sentence || std::any_of(line.text.begin(), line.text.end(), is_digit) ||
            class_word_in(line.text, vocabulary_) == ClassWord::code)
            return false;
        const std::size_t trait = vocabulary_.class_trait();
        std::set<std::int32_t> here; // classes
        std::set<std::int32_t> counted;
        for (const LineDraft& draft : reading_.draft.lines)
            for (const TroopReading& troop : draft.ways.front().troops)
                if (is_counted(troop))
                    counted.insert(troop.value(trait, -1));
                else if (draft.line == line.number)
                    here.insert(troop.value(trait, -1));
        return std::any_of(here.begin(), here.end(), [&](std::int32_t one) {
            return !vocabulary_.is_leader(one) && counted.contains(one);
        });
    }

    void look_at(const MailLine& line) {
        const Tokens tokens = vocabulary_.tokens(line.text);
        if (!has_troops_in_line(reading_.draft, line.number)) {
            const bool settled = std::find(reading_.settled.begin(), reading_.settled.end(), line.number) !=
                                 reading_.settled.end();
            if (changes_counts(tokens) || (lists_links(tokens) && !settled))
                ask_of(line.number, line.text);
            if (with_condition_as_scope(line.text, vocabulary_) == line.text)
                ask_of(line.number, condition_in(line.text, tokens));
            ask_of(line.number, choice_of_numbers(line.text, tokens));
            if (const std::string_view sign = sign_told(tokens); stands_in_name(sign))
                ask_of(line.number, sign);
            return;
        }
        if (may_mean_others(line))
            ask_of(line.number, line.text);
        if (line.text.starts_with("//"))
            ask_of(line.number, "//");
        if (!tokens.empty() && casts_doubt(tokens.front()))
            ask_of(line.number, tokens.front().text);
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
            if ((tokens[at].has_form("general") && tokens[at + 1].is("?")) || sets_condition(tokens, at))
                ask_of(line.number, text_between(line.text, tokens, at, at + 2));
    }

    void ask_of(std::size_t line, std::string_view words) {
        if (!words.empty() && asked_.insert(line).second)
            reading_.questions.push_back(
                {line, fmt::format("{}: not understood; it may change the troops", muster::quoted(words))});
    }

    MailReading& reading_;
    const std::vector<MailLine>& lines_;
    const Vocabulary& vocabulary_;
    std::set<std::size_t> asked_; // lines
};

} // namespace

void ask_of_doubtful_names(MailReading& reading, const std::vector<MailLine>& lines,
                           const Vocabulary& vocabulary) {
    DoubtfulNames(reading, lines, vocabulary).ask();
}

} // namespace muster
