// SPDX-License-Identifier: MIT
#include "mail/detail/answered_questions.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

std::vector<std::string> plain_words(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : words_of(text)) {
        std::string small = small_letters(word);
        while (!small.empty() && std::ispunct(static_cast<unsigned char>(small.back())) != 0)
            small.pop_back();
        words.push_back(std::move(small));
    }
    return words;
}

bool is_question(const MailLine& line) {
    return line.quoted && line.role == MailLine::Role::text && line.text.ends_with('?');
}

bool is_answer(const MailLine& line) {
    return !line.quoted && line.role == MailLine::Role::text;
}

bool has_one_of(const std::vector<std::string>& words, const WordSet& set) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return set.contains(word); });
}

// "left wing" of "What is on your left wing?"; "" if it names no part of the field, or several.
std::string part_asked_for(const std::vector<std::string>& words) {
    static const WordSet sides{"left",   "right",  "centre",  "center",  "reserve", "vanguard", "rearguard",
                               "linker", "linken", "rechter", "rechten", "zentrum", "mitte"};
    static const WordSet nouns{"wing", "flank", "flügel", "flanke"};
    std::string part;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!sides.contains(words[at]))
            continue;
        if (!part.empty())
            return "";
        part = words[at];
        if (at + 1 < words.size() && nouns.contains(words[at + 1]))
            part += " " + words[at + 1];
    }
    return part;
}

bool asks_where_general_is(const std::vector<std::string>& words) {
    static const WordSet asking{"where", "with", "whom", "which", "who", "wo", "wem", "welcher", "wer"};
    static const WordSet generals{"general", "general's", "feldherr", "commander-in-chief", "c-in-c"};
    static const WordSet others{"rating", "rated", "name", "called", "wertung", "heißt"};
    return has_one_of(words, asking) && has_one_of(words, generals) && !has_one_of(words, others);
}

// "General's rating:", "How is your General rated?", "General:": nothing but that.
bool asks_for_rating(const std::vector<std::string>& words) {
    static const WordSet generals{"general", "general's", "generals", "feldherr", "feldherrn", "c-in-c"};
    static const WordSet around{"rating", "rated",  "wertung", "the",  "of",   "my",  "your", "our",
                                "is",     "what's", "what",    "how",  "and",  "des", "der",  "die",
                                "wie",    "ist",    "dein",    "your", "army", "a",   "for"};
    return has_one_of(words, generals) &&
           std::all_of(words.begin(), words.end(), [](const std::string& word) {
               const bool range = std::none_of(word.begin(), word.end(), [](unsigned char c) {
                   return std::isalpha(c) != 0 || c >= 0x80U;
               }); // "(1-6)"
               return generals.contains(word) || around.contains(word) || range;
           });
}

// "4", "Rating 4.", "He is rated four": the number, where the answer holds nothing else.
std::optional<std::int32_t> rating_given(const std::string& answer, bool asked) {
    static const WordSet around{"rating", "rated", "is", "he",      "she", "it",
                                "it's",   "of",    "a",  "wertung", "er",  "ist"};
    constexpr std::size_t most_digits = 2;
    std::optional<std::int32_t> given;
    for (const std::string& word : plain_words(answer)) {
        const bool digits =
            !word.empty() && word.size() <= most_digits &&
            std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
        const auto number = digits ? std::optional(std::stoi(word)) : number_called(word);
        if (number && !given)
            given = number;
        else if (number || !around.contains(word))
            return std::nullopt;
        asked = asked || word == "rating" || word == "rated" || word == "wertung";
    }
    return asked ? given : std::nullopt;
}

// "General's rating:" over "4": the answer says what it is of. Whoever wrote the label, nothing else can be
// meant.
void put_rating_in_answers(std::vector<MailLine>& lines) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        const std::string& label = lines[at].text;
        if (lines[at].role != MailLine::Role::text || lines[at + 1].role != MailLine::Role::text ||
            lines[at + 1].quoted || !(label.ends_with(':') || label.ends_with('?')))
            continue;
        const std::vector<std::string> words = plain_words(label);
        const bool asked = std::any_of(words.begin(), words.end(), [](const std::string& word) {
            return word == "rating" || word == "rated" || word == "wertung";
        });
        const auto rating = asks_for_rating(words) ? rating_given(lines[at + 1].text, asked) : std::nullopt;
        if (!rating)
            continue;
        lines[at + 1].text = "General's rating " + std::to_string(*rating);
        lines[at].text.clear();
    }
    std::erase_if(lines, [](const MailLine& line) { return line.text.empty(); });
}

bool gives_number_alone(std::string_view text) {
    const std::size_t end = text.find_first_not_of("0123456789");
    return end != 0 && (end == std::string_view::npos || text.substr(end) == ".");
}

// "vignettes" of "How many vignettes is that?"; "" if it asks for something else.
std::string thing_counted(const std::vector<std::string>& words) {
    static const WordSet verbs{"is", "are", "do",         "does", "have", "has",
                               "in", "did", "altogether", "sind", "hat",  "hast"};
    std::size_t at = 0;
    if (words.size() > 2 &&
        ((words[0] == "how" && words[1] == "many") || (words[0] == "wie" && words[1] == "viele")))
        at = 2;
    else if (words.size() > 1 && (words[0] == "wieviele" || words[0] == "wieviel"))
        at = 1;
    std::string thing;
    for (; at != 0 && at < words.size() && !verbs.contains(words[at]); ++at)
        thing += " " + words[at];
    return thing;
}

// "With the Guards.", "He rides with the Guards.", "The Guards." as a sentence about the General.
std::string with_general(const std::string& answer) {
    static const WordSet placing{"with", "in",  "among", "at", "beside",  "on",
                                 "mit",  "bei", "beim",  "im", "leading", "riding"};
    static const WordSet pronouns{"he", "she", "er", "sie"};
    const std::vector<std::string> words = plain_words(answer);
    if (words.empty() || answer.find("eneral") != std::string::npos ||
        answer.find("eldherr") != std::string::npos)
        return answer;
    const std::string_view rest = std::string_view(answer).substr(words.front().size());
    if (pronouns.contains(words.front()))
        return "The General" + std::string(rest);
    if (placing.contains(words.front()))
        return "The General is " + words.front() + std::string(rest);
    if (is_negation(words.front()) || changes_meaning(words.front()))
        return "General: " + answer;
    const bool article = words.front() == "the" || words.front() == "my" || words.front() == "our";
    return "The General is with " + (article ? words.front() + std::string(rest) : answer);
}

// "Who is the General, and where does he stand?"
bool asks_for_name(const std::vector<std::string>& words) {
    static const WordSet names{"who", "wer"};
    static const WordSet beside{"with", "bei", "mit"};
    return has_one_of(words, names) && !has_one_of(words, beside);
}

} // namespace

std::vector<MailLine> with_questions_answered(std::vector<MailLine> lines) {
    put_rating_in_answers(lines);
    std::size_t answered = 0;
    for (std::size_t at = 0; at + 1 < lines.size(); ++at)
        answered += is_question(lines[at]) && is_answer(lines[at + 1]) ? 1 : 0;
    constexpr std::size_t fewest = 2;
    if (answered < fewest)
        return lines;
    std::vector<MailLine> told;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        told.push_back(lines[at]);
        if (!is_question(lines[at]) || at + 1 >= lines.size() || !is_answer(lines[at + 1]))
            continue;
        const std::vector<std::string> words = plain_words(lines[at].text);
        MailLine& answer = lines[at + 1];
        const bool goes_on = answer.text.find(". ") != std::string::npos; // "Montrose. He rides with …"
        if (asks_where_general_is(words) && !(asks_for_name(words) && goes_on))
            answer.text = asks_for_name(words) ? "General: " + answer.text : with_general(answer.text);
        else if (const std::string thing = thing_counted(words);
                 !thing.empty() && gives_number_alone(answer.text))
            answer.text = answer.text.substr(0, answer.text.find('.')) + thing + ".";
        else if (const std::string part = part_asked_for(words); !part.empty()) {
            MailLine heading = lines[at];
            heading.text = part + ":";
            heading.quoted = heading.bullet = false;
            heading.label.clear();
            heading.after_blank = true;
            told.push_back(std::move(heading));
        }
    }
    return told;
}

} // namespace muster
