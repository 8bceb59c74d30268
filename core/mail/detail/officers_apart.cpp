// SPDX-License-Identifier: MIT
#include "mail/detail/officers_apart.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/mail_talk.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

constexpr std::array<std::string_view, 6> placing_verbs{" is with ",   " are with ", " rides with ",
                                                        " ride with ", " is in ",    " are in "};

// "the sub-commander of the left is with unit 2": who is where, and no more.
bool places_some_officer(std::string_view clause, const Vocabulary& vocabulary) {
    const FoundPhrase where = first_of_phrases(clause, placing_verbs, 0);
    if (where.size == 0)
        return false;
    const Tokens who = vocabulary.tokens(clause.substr(0, where.at));
    return std::none_of(who.begin(), who.end(), [](const Token& token) { return token.is_number(); }) &&
           std::any_of(who.begin(), who.end(), [](const Token& token) {
               return token.has_form("commander") || token.has_form("general") || token.is("sub-commander") ||
                      token.has_form("officer");
           });
}

void begin_sentence(std::string& line, std::size_t at) {
    line[at] = static_cast<char>(std::toupper(static_cast<unsigned char>(line[at])));
}

// "South sub-commander and the General are …": an officer of a part, with the article that he needs before
// another.
void put_article(std::string& line, std::size_t begin, std::size_t end) {
    const std::string_view sentence = std::string_view(line).substr(begin, end - begin);
    const std::size_t officer = small_letters(sentence).find(" sub-commander");
    if (officer == std::string::npos || officer == 0 || small_letters(sentence).starts_with("the ") ||
        sentence.substr(0, officer).find(' ') != std::string_view::npos)
        return;
    line.insert(begin, "The ");
}

// "and friends, General's rating 5": the sentence tells of him, and of no other officer.
bool rates_general(std::string_view small) {
    static constexpr std::string_view told[] = {"general's rating", "general has rating", "general is rated",
                                                "general rating",   "general rated",      "general: rating"};
    return std::any_of(std::begin(told), std::end(told),
                       [&](std::string_view words) { return small.find(words) != std::string_view::npos; });
}

// Behind "The General's rating is 5." who "he" is.
void name_general(std::string& line) {
    for (const std::string_view verb : {"and ", "is with ", "rides with ", "is in ", "rides in "})
        for (const std::string_view pronoun : {". He ", ". She "}) {
            const std::string he = std::string(pronoun) + std::string(verb);
            const std::size_t at = line.find(he);
            if (at == std::string::npos)
                continue;
            const std::size_t stop = line.rfind(". ", at == 0 ? 0 : at - 1);
            const std::size_t begin = stop == std::string::npos ? 0 : stop;
            const std::string before = small_letters(line.substr(begin, at - begin));
            const bool of_him =
                verb == "and " ? before.find("general") != std::string::npos : rates_general(before);
            if (of_him && before.find("sub-") == std::string::npos &&
                before.find(" sub") == std::string::npos)
                line.replace(at, he.size(), ". The General " + std::string(verb));
        }
}

// The Roman numeral or the capital that stands between the byte and a space; "" if there is none.
std::string label_at(std::string_view line, std::size_t at) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    const std::string label(line.substr(at, end - at));
    const bool numeral = !label.empty() && label.find_first_not_of("IVX") == std::string::npos;
    const bool capital = label.size() == 1 && std::isupper(static_cast<unsigned char>(label.front())) != 0;
    return end < line.size() && (numeral || capital) ? label : std::string();
}

// "Sub-commander I is with unit 1, sub-commander II with unit 3, General with unit 3" as "The sub-commander
// of wing I is with unit 1, the sub-commander of wing II is with unit 3, the General is with unit 3".
// `placed`: the clause before said where somebody is. Returns whether this one does.
bool put_clause_in_full(std::string& line, std::size_t begin, bool placed) {
    constexpr std::string_view with = "with ";
    const std::string small = small_letters(line);
    std::size_t at = begin + (small.compare(begin, 4, "the ") == 0 ? 4 : 0);
    std::string who;
    for (const std::string_view officer : {"sub-commander ", "sub-cdr ", "general "})
        if (who.empty() && small.compare(at, officer.size(), officer) == 0)
            who = officer;
    at += who.size();
    if (who.empty() || at >= line.size())
        return false;
    const bool general = who.starts_with('g');
    const std::string label = general ? std::string() : label_at(line, at);
    at += label.empty() ? 0 : label.size() + 1;
    const bool elliptic = small.compare(at, with.size(), with) == 0;
    const auto verb = std::find_if(placing_verbs.begin(), placing_verbs.end(), [&](std::string_view words) {
        return small.compare(at, words.size() - 1, words.substr(1)) == 0;
    });
    if (!elliptic && verb == placing_verbs.end())
        return false;
    if (elliptic && !placed)
        return false;
    if (!elliptic && label.empty())
        return true;
    line.replace(begin, at - begin,
                 std::string(general ? "the General " : "the sub-commander ") +
                     (label.empty() ? "" : "of wing " + label + " ") + (elliptic ? "is " : ""));
    if (begin == 0 || line[begin - 2] == '.')
        begin_sentence(line, begin);
    return true;
}

void put_clauses_in_full(std::string& line) {
    static constexpr std::array<std::string_view, 5> joints{"; and ", "; ", ", and ", ", ", ". "};
    bool placed = put_clause_in_full(line, 0, false);
    for (std::size_t at = 0; at < line.size(); ++at) {
        const auto joint = std::find_if(joints.begin(), joints.end(), [&](std::string_view words) {
            return line.compare(at, words.size(), words) == 0;
        });
        if (joint == joints.end())
            continue;
        at += joint->size() - 1;
        placed = put_clause_in_full(line, at + 1, placed && *joint != ". ");
    }
}

} // namespace

std::string with_officers_apart(std::string line, const Vocabulary& vocabulary) {
    if (first_of_phrases(line, placing_verbs, 0).size == 0)
        return line;
    for (const std::string_view idle : {"Nearly forgot: ", "Almost forgot: ", "I forgot: ", "Forgot to say: ",
                                        "Nearly forgot - ", "Almost forgot - "})
        replace_phrase(line, idle, "");
    name_general(line);
    put_clauses_in_full(line);
    static constexpr std::array<std::string_view, 5> joints{"; and ", "; ", ", and ", ", while ", ", "};
    std::size_t begin = 0;
    for (std::size_t at = 0; at < line.size();) {
        const bool stop = line.compare(at, 2, ". ") == 0;
        const auto joint = std::find_if(joints.begin(), joints.end(), [&](std::string_view words) {
            return line.compare(at, words.size(), words) == 0;
        });
        if (stop)
            begin = at + 2;
        if (stop || joint == joints.end()) {
            ++at;
            continue;
        }
        const std::size_t next = at + joint->size();
        const std::size_t end = std::min(line.find_first_of(";,.", next), line.size());
        if (next < end && places_some_officer(std::string_view(line).substr(begin, at - begin), vocabulary) &&
            places_some_officer(std::string_view(line).substr(next, end - next), vocabulary)) {
            put_article(line, next, end);
            line.replace(at, joint->size(), ". ");
            begin = at + 2;
            begin_sentence(line, begin);
        }
        ++at;
    }
    return line;
}

} // namespace muster
